// Text as a reader of all its encodings would see it: percent-encoding, character references and escapes
// decoded, white space and invisible characters left out, lower case; each character knows where it came from.

export interface Unfolded {
  text: string;
  /** Range of the source behind each UTF-16 unit of `text`. */
  starts: number[];
  ends: number[];
}

const TOKEN =
  /(?:%(?:25)*[0-9a-f]{2})+|&#x[0-9a-f]{1,6};|&#\d{1,7};|&(?:amp|lt|gt|quot|apos);|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\["'\\/]|[^]/giu;
const PERCENT = /%(?:25)*([0-9a-f]{2})/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LEFT_OUT = /^(?:\s|\p{Cf}|\p{Variation_Selector}|[\u115f\u1160\u3164]|\u034f)$/u;

/** Linear in the length of the text. */
export function unfold(source: string): Unfolded {
  const out: Unfolded = { text: '', starts: [], ends: [] };
  let text = '';
  const push = (char: string, start: number, end: number) => {
    if (LEFT_OUT.test(char)) return;
    const lower = char.toLowerCase();
    text += lower;
    for (let i = 0; i < lower.length; i++) {
      out.starts.push(start);
      out.ends.push(end);
    }
  };
  for (const match of source.matchAll(TOKEN)) {
    const token = match[0];
    const at = match.index;
    if (token.length > 1 && token.startsWith('%')) {
      for (const { char, start, end } of percentDecoded(token)) push(char, at + start, at + end);
    } else push(token.length > 1 ? decoded(token) : token, at, at + token.length);
  }
  out.text = text;
  return out;
}

function decoded(token: string): string {
  if (token.startsWith('&#')) {
    const code = /^&#x/i.test(token) ? parseInt(token.slice(3), 16) : parseInt(token.slice(2), 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : token;
  }
  if (token.startsWith('&')) return NAMED[token.slice(1, -1).toLowerCase()] ?? token;
  if (/^\\[ux]/i.test(token)) return String.fromCharCode(parseInt(token.slice(2), 16));
  return token.startsWith('\\') ? token.slice(1) : token;
}

function percentDecoded(token: string): Array<{ char: string; start: number; end: number }> {
  const bytes = [...token.matchAll(PERCENT)].map((match) => ({
    byte: parseInt(match[1] ?? '', 16),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const chars: Array<{ char: string; start: number; end: number }> = [];
  for (let i = 0; i < bytes.length;) {
    const lead = bytes[i]?.byte ?? 0;
    const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
    const group = bytes.slice(i, i + length);
    const char = new TextDecoder().decode(Uint8Array.from(group, ({ byte }) => byte));
    chars.push({ char, start: group[0]?.start ?? 0, end: group.at(-1)?.end ?? 0 });
    i += length;
  }
  return chars;
}
