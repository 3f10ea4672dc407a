// Text → comparable terms. Pure: page, worker and tests cut words the same way.
// Languages that write no spaces become overlapping pairs of characters, which need no dictionary and
// make any part of a word findable (Intl.Segmenter disagrees between engines and costs ten times more).

const MARKS = /[\p{M}\p{Cf}]+/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/u;
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu;
const ASCII = /^[\x20-\x7e]*$/;

/** Lower case, no diacritics, compatibility forms unified (`Größe` → `grosse`, `ﬁ` → `fi`). */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('ı', 'i');
}

/** Words as they stand, folded; runs of unspaced script stay whole. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(SEPARATORS)
    .filter((word) => word !== '');
}

/** Terms for the index: folded, unspaced runs as pairs, plurals reduced. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const word of wordsOf(text)) {
    if (ASCII.test(word)) {
      terms.push(stem(word));
      continue;
    }
    let end = 0;
    for (const run of word.matchAll(UNSPACED)) {
      if (run.index > end) terms.push(stem(word.slice(end, run.index)));
      pushPairs(run[0], terms);
      end = run.index + run[0].length;
    }
    if (end < word.length) terms.push(stem(word.slice(end)));
  }
  return terms;
}

function pushPairs(run: string, into: string[]): void {
  const characters = [...run];
  if (characters.length === 1) into.push(run);
  for (let i = 0; i + 1 < characters.length; i++) into.push(`${characters[i]}${characters[i + 1]}`);
}

/**
 * English and German plurals and case endings, nothing more: `invoices` and `invoice`, `Rechnungen` and
 * `Rechnung` meet. Not linguistics: both sides of a comparison are cut alike, so a stem may be no word.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let out = word;
  if (out.endsWith('ies') && out.length > 4) out = `${out.slice(0, -3)}y`;
  else if (/(?:ss|x|ch|sh|zz)es$/.test(out)) out = out.slice(0, -2);
  else if (out.endsWith('s') && !/(?:ss|us|is)$/.test(out)) out = out.slice(0, -1);
  if (out.length >= 7 && /(?:ungen|heiten|keiten|schaften|ionen|eien)$/.test(out)) return out.slice(0, -2);
  if (out.length >= 7 && out.endsWith('innen')) return out.slice(0, -3);
  if (out.length >= 7 && out.endsWith('en')) return out.slice(0, -2);
  if (out.length >= 5 && out.endsWith('e')) return out.slice(0, -1);
  return out;
}

const SPACED = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}]/u;
/** After one of these no word begins. */
const WITHIN_WORD =
  /(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])[\p{L}\p{N}]/u;

/** Whether a word of the folded text begins with the term. A stem is the beginning of its word, but for a plural of `y`. */
export function beginsWordIn(text: string, term: string): boolean {
  return (
    begins(text, term) || (term.length > 2 && term.endsWith('y') && begins(text, `${term.slice(0, -1)}ies`))
  );
}

function begins(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1))
    // A space tells by itself, and is what stands there in most cases.
    if (at === 0 || text[at - 1] === ' ' || !WITHIN_WORD.test(text[at - 1]!) || !SPACED.test(start))
      return true;
  return false;
}

/** White space folded, case and diacritics gone, outer punctuation dropped: equal means "the same name". */
export function nameKey(text: string): string {
  return foldText(text)
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .trim();
}

/** White space folded, case and diacritics gone, punctuation kept: equal means the very name, `Security` or `Security »`. */
export function literalKey(text: string): string {
  return foldText(text).replace(/\s+/g, ' ').trim();
}
