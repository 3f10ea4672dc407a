// The words of a question about rows, each taken once something on the page was found for it; and those that ask, join or
// deny, in the languages that are understood. Pure.
import { isUnspaced } from './words';

export interface Word {
  text: string;
  taken: boolean;
}

/** Words that ask or join, and say nothing of a row. */
const FUNCTION = new Set(
  (
    'a an the of for to in on at by with from and or as per it its this that these those there here my your our me i please ' +
    'don doesn didn what which who whose whom where when how many much number count do does did can could you we they he she tell show find give get know say ' +
    'any all each every total altogether still currently now already yet only just exactly page pages table list row rows entry entries item items record records result results s re ve ' +
    'der die das den dem des ein eine einen einem einer und oder als von vom zu zum zur im auf mit fur an am bei aus es ' +
    'was welche welcher welches welchen welchem wer wen wo wann wie viele viel wieviel wieviele anzahl zahle gibt mir sag sage zeig zeige nenne uns unser unsere unseren mein meine meinen ich du wir sie man bitte ' +
    'dieser diese dieses diesem diesen hier da noch schon bereits gerade aktuell derzeit jetzt insgesamt gesamt davon alle aller allen seite tabelle liste zeile zeilen eintrag eintrage eintragen'
  ).split(' '),
);
const HAN_FUNCTION = new Set(
  '有多少几个张条份项位名家件笔封台本只种次的了吗呢啊在这那里上中页面表格列当前目现还都共一总请告诉我数量哪些谁什么和或与被您你们它',
);
/** What the noun stands behind: "which", "who". */
export const WHICH =
  /^(?:which|who|whose|welche[rsnm]?|wer|wessen)\b(?: of (?:the|these)\b| von (?:den|diesen)\b)?|哪些|哪几?[个张条份项位家件笔]|谁/;
/** What follows them is said of the rows, it does not name them. */
export const VERBS = new Set(
  'is are was were be been has have had isn aren wasn weren hasn haven ist sind war waren wird werden wurde wurden hat haben hatte hatten 是'.split(
    ' ',
  ),
);
const NEGATION = new Set(
  'not no never without t nicht kein keine keinen keiner nie ohne 不 没 未 非'.split(' '),
);

/** Whether a word, folded, asks or joins, and says nothing of a row. */
export const isSmall = (word: string): boolean =>
  FUNCTION.has(word) || HAN_FUNCTION.has(word) || VERBS.has(word);
export const isFunction = ({ text }: Word): boolean => isSmall(text);

/** Words as they are written together. */
export const joined = (words: readonly Word[]): string =>
  words.map(({ text }) => text).join(words.every(({ text }) => isUnspaced(text)) ? '' : ' ');

/** Untaken words that stand together, each run as its parts, the longest first. */
export function runsOf(words: readonly Word[]): Word[][][] {
  const runs: Word[][] = [[]];
  for (const word of words)
    if (word.taken || isFunction(word)) runs.push([]);
    else runs.at(-1)?.push(word);
  return runs
    .filter((run) => run.length > 0)
    .map((run) => {
      const parts: Word[][] = [];
      for (let length = Math.min(run.length, 5); length > 0; length--)
        for (let at = 0; at + length <= run.length; at++) parts.push(run.slice(at, at + length));
      return parts;
    });
}

/** "Are not yet paid": the negation before a value, with nothing but small words between. */
export function takeNegation(words: Word[], at: number): boolean {
  for (let i = at - 1; i >= 0 && i >= at - 4; i--) {
    const word = words[i];
    if (!word || word.taken) return false;
    if (NEGATION.has(word.text)) {
      word.taken = true;
      return true;
    }
    if (!isFunction(word)) return false;
  }
  return false;
}

/** What the rows are called in the question, taken. */
export function takeNoun(words: Word[], from: number): string | undefined {
  let at = from;
  while (words[at] !== undefined && (words[at]?.taken || isFunction(words[at] as Word))) {
    if (VERBS.has(words[at]?.text ?? '')) return undefined;
    at++;
  }
  const run: Word[] = [];
  for (
    let word = words[at];
    word && !word.taken && !isFunction(word) && !NEGATION.has(word.text);
    word = words[++at]
  )
    run.push(word);
  // "Unread articles": it says which articles.
  if (words[at]?.taken && isSeveral(words[at]?.text) && !isSeveral(run.at(-1)?.text)) return undefined;
  const isWritten = run.every(({ text }) => isUnspaced(text));
  const noun = isWritten ? (run.length <= 3 ? run : []) : run.slice(-1);
  if (noun.length === 0) return undefined;
  for (const word of noun) word.taken = true;
  return joined(noun);
}

const isSeveral = (word = ''): boolean => /[^s]s$/.test(word);

/** Words in a row stand together, as they were said. */
export function leftOf(words: readonly Word[]): string[] {
  const left: string[] = [];
  let last = -2;
  for (const [at, word] of words.entries()) {
    if (word.taken || isFunction(word)) continue;
    const glue = isUnspaced(word.text) ? '' : ' ';
    if (last === at - 1) left.push(`${left.pop() ?? ''}${glue}${word.text}`);
    else left.push(word.text);
    last = at;
  }
  return left;
}
