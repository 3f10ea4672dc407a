// Text of a style sheet without its escapes: strings and identifiers alike (CSS Syntax 3, section 4.3.7). Pure.

export function unescapeCss(text: string): string {
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, hex: string | undefined, char: string) =>
    hex === undefined ? char : String.fromCodePoint(Math.min(parseInt(hex, 16), 0x10ffff)),
  );
}
