// Which name belongs to one owner, by the Public Suffix List: `shop.co.uk`, `me.github.io`. Right above it anybody can
// have a site, so that what is meant for one owner must not reach further.
import { getDomain } from 'tldts';

/** Everybody's sites stand below these, too, though the list lacks them. */
const UNLISTED = new Set(['amazonaws.com', 'glitch.me', 'googleusercontent.com', 'wordpress.com']);

/** null: anybody can have a site below this host, or nobody can (an IP address, a name without a dot). */
export function siteOf(host: string): string | null {
  const site = getDomain(host, { allowPrivateDomains: true, extractHostname: false });
  if (site === null || !UNLISTED.has(site)) return site;
  return host === site
    ? null
    : host
        .split('.')
        .slice(-site.split('.').length - 1)
        .join('.');
}
