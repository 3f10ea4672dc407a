// Addresses as the browser parses them. Nothing here throws.

export function originOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, protocol } = new URL(url);
  return protocol === 'http:' || protocol === 'https:' ? origin : undefined;
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
