// Which addresses the bridge may connect to: this computer, and what an administrator adds. Pure.

/** Names and literal addresses of this computer; browsers never look `localhost` up elsewhere. */
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

export type AddressFault = 'bad_address' | 'not_loopback';
export type BridgeAddress = { ok: true; url: string; port: number } | { ok: false; fault: AddressFault };

/**
 * The address as the browser reads it. `extra` are further addresses of the administrator, compared as
 * origins (`wss://agents.example:9000`). Userinfo and fragments are refused.
 */
export function parseBridgeAddress(text: string, extra: readonly string[] = []): BridgeAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^wss?:$/.test(url.protocol) || url.hostname === '')
    return { ok: false, fault: 'bad_address' };
  if (url.username !== '' || url.password !== '' || url.hash !== '')
    return { ok: false, fault: 'bad_address' };
  const known =
    LOOPBACK.has(url.hostname) || extra.some((one) => socketOrigin(one) === socketOrigin(url.href));
  if (!known) return { ok: false, fault: 'not_loopback' };
  return {
    ok: true,
    url: url.href,
    port: url.port === '' ? (url.protocol === 'wss:' ? 443 : 80) : Number(url.port),
  };
}

/** Origin of a WebSocket address, as `wss://agents.example:9000`. */
function socketOrigin(text: string): string | undefined {
  return URL.canParse(text) ? new URL(text).origin : undefined;
}
