// Addresses as people write them.

/** Only http and https; `/path` is of the current site, a bare host gets https. */
export function absolute(text: string, base: string): string | undefined {
  const raw = text.trim();
  const full = /^https?:/i.test(raw)
    ? raw
    : /^[/?#]/.test(raw)
      ? raw
      : /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?(?:\/|$)/.test(raw)
        ? `http://${raw}`
        : /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u.test(raw)
          ? `https://${raw}`
          : undefined;
  if (full === undefined) return undefined;
  try {
    const url = new URL(full, base);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** The path of an address as people read it: "/user/Bj%C3%B6rn" → "/user/Björn"; empty for what is no address. */
export function pathWords(url: string): string {
  if (!URL.canParse(url, 'http://x')) return '';
  const { pathname } = new URL(url, 'http://x');
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A sign that is no escape, as in "/100%".
    return pathname;
  }
}
