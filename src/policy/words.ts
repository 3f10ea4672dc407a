// Words of labels, made comparable: case, width and accents folded, look-alike letters read as what they look
// like. Used to judge what a control does, never to decide what it may be called.

/** Cyrillic and Greek letters, each followed by the Latin letter that it is drawn like. */
const PAIRS = 'аa вb еe кk мm нn оo рp сc тt уy хx іi јj ѕs ԁd һh αa βb εe ικ κk νv οo ρp τt υu χx';
const LOOK_ALIKE = new Map(PAIRS.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));

/** Lower case, compatibility forms and accents folded, punctuation as single spaces, at most `maxChars`. */
export function plainWords(text: string, maxChars = 400): string {
  const folded = text
    .slice(0, maxChars)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/(?<=\p{L})[’'](?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    // Chinese buttons of two characters are often drawn with a space between them: 确 定.
    .replace(/(?<![^ ])\p{Script=Han}(?: \p{Script=Han})+(?![^ ])/gu, (set) => set.replaceAll(' ', ''));
  return folded.replace(/[\u0370-\u052f]/g, (letter) => LOOK_ALIKE.get(letter) ?? letter);
}

/** A phrase as it stands in plain words; parts of regular expressions in it stay. */
export function foldedPhrase(phrase: string): string {
  const folded = phrase
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFKC')
    .toLowerCase();
  return folded.replace(/[\u0370-\u052f]/g, (letter) => LOOK_ALIKE.get(letter) ?? letter);
}

/** Scripts without spaces between words (Chinese, Japanese), or with particles attached to words (Korean). */
export const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** One expression for phrases in plain words: whole words for scripts with spaces, anywhere for the others. */
export function phrases(list: readonly string[], flags = 'u'): RegExp {
  const parts = list.map((phrase) =>
    UNSPACED.test(phrase) ? `(?:${phrase})` : `(?<![\\p{L}\\p{N}])(?:${phrase})(?![\\p{L}\\p{N}])`,
  );
  return new RegExp(parts.join('|'), flags);
}

/** As `phrases`, for labels that are the phrase and nothing else. */
export function wholeLabels(list: readonly string[]): RegExp {
  return new RegExp(`^(?:${list.join('|')})$`, 'u');
}

/** Words of a label; a character of an unspaced script counts as half a word. */
export function wordCount(plain: string): number {
  const unspaced = plain.match(new RegExp(UNSPACED.source, 'g'))?.length ?? 0;
  return plain.split(' ').filter((word) => word !== '' && !UNSPACED.test(word)).length + unspaced / 2;
}
