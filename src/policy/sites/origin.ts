// What an origin is: scheme, host and port as the browser itself parses them. http(s) only,
// no userinfo, never opaque. Strings are never compared by prefix, suffix or pattern before they are parsed.
import { failure, success, type ToolResult } from '../../shared/tool-result';
import { siteAddress } from '../../shared/url';
import { siteOf } from './site-of';

export interface ParsedOrigin {
  /** As the browser prints it: punycode, default port left out. */
  origin: string;
  protocol: 'http:' | 'https:';
  /** Without port. */
  host: string;
  /** The whole address, normalised. */
  url: string;
}

/** `input` is a URL or an origin. POLICY_DENIED says what is wrong with it. */
export function parseOrigin(input: string): ToolResult<ParsedOrigin> {
  const shown = `“${input.slice(0, 120)}”`;
  const url = URL.canParse(input) ? new URL(input) : undefined;
  // The browser takes a blank in a host for %20: no site is called so.
  if (!url || url.hostname.includes('%')) return failure('POLICY_DENIED', `${shown} is not an address`);
  const { protocol } = url;
  if (protocol !== 'http:' && protocol !== 'https:')
    return failure(
      'POLICY_DENIED',
      `${shown} is a ${protocol.slice(0, 30)} address; only http and https are used`,
    );
  if (url.username !== '' || url.password !== '')
    return failure(
      'POLICY_DENIED',
      `${shown} carries a user name in front of its host, which hides the real site`,
    );
  if (url.hostname === '' || url.origin === 'null')
    return failure('POLICY_DENIED', `${shown} has no site of its own`);
  if (url.hostname.includes('*'))
    return failure('POLICY_DENIED', `${shown} stands for many sites; name one, as https://example.com`);
  if (url.hostname.endsWith('.'))
    return failure('POLICY_DENIED', `${shown} has a host that ends in a dot, which is another site`);
  return success({ origin: url.origin, protocol, host: url.hostname, url: url.href });
}

/** The origin, or null where `parseOrigin` refuses the input. (`originOf` in shared/url.ts takes any http(s) address.) */
export function strictOriginOf(input: string | undefined): string | null {
  if (input === undefined) return null;
  const parsed = parseOrigin(input);
  return parsed.ok ? parsed.data.origin : null;
}

/** Of a site as a person writes it: "example.com", "https://example.com/page". */
export function siteFromUser(text: string): ToolResult<ParsedOrigin> {
  return parseOrigin(siteAddress(text));
}

export interface SitePattern {
  /** null: http and https. */
  protocol: 'http:' | 'https:' | null;
  host: string;
  /** Also every name below the host. */
  below: boolean;
  /** null: none was given. Empty: the scheme's default. */
  port: string | null;
}

/**
 * `https://example.com`, `example.com`, `*.example.com`, `https://*.example.com:8443`. A star stands only
 * for whole labels in front, and never in front of a public suffix.
 */
export function parseSitePattern(pattern: string): ToolResult<SitePattern> {
  const refuse = (why: string) => failure('INVALID_ACTION', `site “${pattern.slice(0, 120)}”: ${why}`);
  const match = /^(?:(https?):\/\/)?(\*\.)?([^*/\\@\s?#]+?)\/?$/i.exec(pattern.trim());
  if (!match) return refuse('write it as https://example.com or *.example.com');
  const [, scheme, star, rest = ''] = match;
  const parsed = parseOrigin(`${scheme ?? 'https'}://${rest}`);
  if (!parsed.ok) return refuse(parsed.error);
  const { host } = parsed.data;
  if (star && /^[\d.]+$|^\[/.test(host)) return refuse('an IP address has no names below it');
  if (star && siteOf(host) === null) return refuse(`*.${host} would be everybody’s sites`);
  return success({
    protocol: scheme ? (`${scheme.toLowerCase()}:` as 'http:' | 'https:') : null,
    host,
    below: star !== undefined,
    port: /:\d+$/.test(rest) ? new URL(parsed.data.origin).port : scheme ? '' : null,
  });
}

/**
 * Whether the origin is one that the pattern names. A pattern that cannot be read matches nothing when it
 * allows. `mode` block is generous: without a scheme or port it means all of them.
 */
export function matchesSite(pattern: string, origin: string, mode: 'allow' | 'block' = 'allow'): boolean {
  const site = parseSitePattern(pattern);
  const parsed = parseOrigin(origin);
  if (!site.ok || !parsed.ok) return false;
  const { protocol, host, below, port } = site.data;
  if (protocol !== null && protocol !== parsed.data.protocol) return false;
  const sameHost = parsed.data.host === host || (below && parsed.data.host.endsWith(`.${host}`));
  if (!sameHost) return false;
  const actualPort = new URL(parsed.data.origin).port;
  if (port === null) return mode === 'block' || actualPort === '';
  return port === actualPort;
}

/** For chrome.permissions and chrome.scripting. Chrome's host permissions know no ports: the gate does. */
export function originToMatchPattern(origin: string): ToolResult<string> {
  const parsed = parseOrigin(origin);
  return parsed.ok ? success(`${parsed.data.protocol}//${parsed.data.host}/*`) : parsed;
}
