// Addresses as the browser parses them. Nothing here throws.

export function originOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, protocol } = new URL(url);
  return protocol === 'http:' || protocol === 'https:' ? origin : undefined;
}

/** A site as a person writes it ("example.com"), as an address: https unless it says otherwise, http on loopback. */
export function siteAddress(typed: string): string {
  const site = typed.trim();
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(site)) return site;
  const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?([/?#]|$)/i.test(site);
  return `${loopback ? 'http' : 'https'}://${site}`;
}

/** The page that an address names: without a fragment, except one by which an application names its pages (`#/boats/7`). */
export function pageAddress(url: string): string {
  return url.replace(/#(?![!/]).*$/s, '');
}

/** Path and query, no fragment; empty when it is no address. */
export function pathOf(url: string): string {
  if (!URL.canParse(url)) return '';
  const { pathname, search } = new URL(url);
  return pathname + search;
}
