// What secrets look like: card numbers, keys and tokens. Shared by the lifting of goals and by the gate.

export interface Found {
  start: number;
  end: number;
}

/** A letter of a script that parts words by spaces: in others a number stands right beside its name. */
export const LETTER =
  '[^\\P{L}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}]';
/** Between the groups of a number; some of it is not seen at all. */
const GAP = '[ \\t\\p{Zs}\\u200b-\\u200d\\u2060\\ufeff\\p{Pd}]{0,3}';
const DIGITS = new RegExp(`(?<!${LETTER}|[\\p{N}.,])\\p{Nd}(?:${GAP}\\p{Nd}){12,}(?!${LETTER}|\\p{N})`, 'gu');

/** 13–19 digits, spaces and hyphens between groups, that pass the Luhn check and begin like a card. */
export function findCards(text: string): Found[] {
  return [...text.matchAll(DIGITS)].flatMap(({ index, 0: run }) => {
    const found = cardIn(run);
    return found ? [{ start: index + found.start, end: index + found.end }] : [];
  });
}

/** As issuers print it: in one piece, in fours, or 4-6-5; by the lengths of its groups. */
const PRINTED = /^(?:1[3-9]|4,4,4,[1-4]|4,4,4,4,[1-3]|4,6,[45])$/;

/** Other numbers may stand before and behind it, as its code: what is printed like a card is looked for within, too. */
function cardIn(run: string): Found | undefined {
  const groups = [...run.matchAll(/\p{Nd}+/gu)].slice(0, MAX_GROUPS);
  const lengths = groups.map(({ 0: group }) => group.length);
  for (const [from, { index: start }] of groups.entries())
    for (let to = groups.length - 1; to >= from; to--) {
      const isWhole = from === 0 && to === groups.length - 1;
      if (!isWhole && !PRINTED.test(lengths.slice(from, to + 1).join(','))) continue;
      const last = groups[to]!;
      const end = last.index + last[0].length;
      const digits = run.slice(start, end).normalize('NFKC').replace(/\D/g, '');
      if (/^[2-6]\d{12,18}$/.test(digits) && luhn(digits)) return { start, end };
    }
  return undefined;
}
const MAX_GROUPS = 24;

function luhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Prefixes that issuers give their keys, JSON web tokens, and PEM keys. */
const ISSUED =
  /(?<![\p{L}\p{N}])(?:(?:sk|pk|rk)[-_][A-Za-z0-9_-]{16,}|gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,}|glpat-[A-Za-z0-9_-]{16,}|xox[abprs]-[A-Za-z0-9-]{10,}|(?:AKIA|ASIA)[A-Z0-9]{16}|AIza[A-Za-z0-9_-]{30,}|hf_[A-Za-z0-9]{20,}|npm_[A-Za-z0-9]{20,}|eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{4,})/gu;
/** A gap of bounded length: without a bound, long runs of white space would make the expression slow. */
const BEARER =
  /(?<=\b(?:bearer|api[ _-]?key|access[ _-]?token|secret[ _-]?key|token)(?:\s{1,8}is)?\s{0,8}(?:[:=]\s{0,8})?["“']?)[A-Za-z0-9_\-.~+/=]{16,}/giu;
const LONG = /(?<![\p{L}\p{N}@/.:_=-])[A-Za-z0-9+_=-]{20,}(?![\p{L}\p{N}@/.:])/gu;

/** Keys and tokens: by their issuer's prefix, by the word in front, or by their randomness. */
export function findTokens(text: string): Found[] {
  const all = [...text.matchAll(ISSUED), ...text.matchAll(BEARER)];
  for (const match of text.matchAll(LONG)) if (isRandom(match[0])) all.push(match);
  return merged(all.map((match) => ({ start: match.index, end: match.index + match[0].length })));
}

/** Letters of both cases and digits, nearly evenly spread; identifiers of records (UUIDs) and slugs are not. */
function isRandom(token: string): boolean {
  if (!/[a-z]/.test(token) || !/[A-Z]/.test(token) || !/\d/.test(token)) return false;
  const words = token.split(/[-_]/);
  if (words.length > 2 && words.every((word) => /^([A-Z]?[a-z]+|\d+)$/.test(word))) return false;
  const counts = new Map<string, number>();
  for (const char of token) counts.set(char, (counts.get(char) ?? 0) + 1);
  let bits = 0;
  for (const n of counts.values()) bits -= (n / token.length) * Math.log2(n / token.length);
  return bits >= 3.5;
}

export function merged(found: Found[]): Found[] {
  const sorted = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Found[] = [];
  for (const one of sorted) {
    const last = kept.at(-1);
    if (!last || one.start >= last.end) kept.push(one);
  }
  return kept;
}

/** Text that carries a card number or an issued key. URL-encoded forms count. */
export function looksSecret(text: string): boolean {
  const plain = decodedEscapes(text);
  return findCards(text).length > 0 || findCards(plain).length > 0 || plain.search(ISSUED) >= 0;
}

/** Decodes each run of percent-escapes by itself, with a mark for bytes that are no text, so that a malformed one cannot hide what is beside it. */
export function decodedEscapes(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) =>
    new TextDecoder().decode(Uint8Array.from(run.slice(1).split('%'), (byte) => parseInt(byte, 16))),
  );
}
