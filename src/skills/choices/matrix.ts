// A table of nameless boxes: what each is for, the heads of its row and of its column say. Settings of who is told what,
// questions with one scale for all. Pure.
import { pageText } from '../../shared/page-text';
import type { PcdHit } from '../../shared/query';
import { itemsOf, type Item } from '../items/items';
import type { SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { isChoice } from '../words/role-words';
import { fold, isUnspaced, keywords, sameWord, saysAny, withoutWords } from '../words/words';

interface Crossing {
  hit: PcdHit;
  row: string;
  column: string;
}

const EVERY = /^(?:all|every|everything|everyone|alles?|allen|jede[rsmn]?)$|(?<!安)全部(?!门)|所有(?![者权])/;

/** The boxes whose row and column are both named, by both; of a whole row or column, where all are meant. */
export function choicesCrossed(view: SkillView, said: readonly string[], isAll = false): PcdHit[] {
  const words = said.flatMap((text) => keywords(text));
  const texts = said.map((text) => fold(text));
  const isSaid = (head: string): boolean => {
    if (isUnspaced(head)) return texts.some((text) => text.includes(fold(head)));
    const own = keywords(head);
    return own.length > 0 && own.every((word) => words.some((other) => sameWord(word, other)));
  };
  const crossings = itemsOf(view.tables('tables'), poolOf(view)).flatMap(crossingsOf);
  const both = crossings.filter(({ row, column }) => isSaid(row) && isSaid(column));
  if (both.length > 0) return longest(both).map(({ hit }) => hit);
  if (!isAll && !saysAny(said.join(' '), EVERY)) return [];
  // "SMS for everything": but what is called something else is no part of it.
  return crossings
    .filter(({ row, column }) => isSaid(column) !== isSaid(row) && saysNoMore(said, row, column, isSaid))
    .map(({ hit }) => hit);
}

/** Of "Comments" and "Comments on my posts", both said, the longer one is meant. */
function longest(crossings: readonly Crossing[]): Crossing[] {
  const size = ({ row, column }: Crossing): number => keywords(`${row} ${column}`).length;
  const most = Math.max(...crossings.map(size));
  return crossings.filter((each) => size(each) === most);
}

/** Words for boxes as such. */
const LIGHT = /^(?:notifications?|alerts?|box(?:es)?|options?|settings?|benachrichtigungen|的)$|通知/;
const SAYS_LITTLE = new RegExp(`${EVERY.source}|${LIGHT.source}`);

function saysNoMore(
  said: readonly string[],
  row: string,
  column: string,
  isSaid: (head: string) => boolean,
): boolean {
  const named = keywords(isSaid(column) ? column : row);
  const isNamed = (word: string): boolean => named.some((other) => sameWord(word, other));
  return said.every((text) => {
    const more = withoutWords(text, SAYS_LITTLE);
    return keywords(text).every((word) => !more.includes(word) || isNamed(word));
  });
}

/** As many choices as the row has empty cells: each stands in one of them. What only its code calls it is no name. */
function crossingsOf({ cells, hits }: Item): Crossing[] {
  const boxes = hits.filter(isChoice);
  const fields = Object.entries(cells);
  const row = fields.find(([, { text }]) => text !== '')?.[1].text;
  const empty = fields.filter(([, { text }]) => text === '').map(([name]) => name);
  // Numbers as keys come in their own order, which need not be the page's.
  if (empty.some((name) => /^\d+$/.test(name))) return [];
  if (row === undefined || boxes.length < 2 || empty.length !== boxes.length) return [];
  return boxes.map((hit, at) => {
    const column = empty[at]!;
    return { hit: { ...hit, label: pageText(`${row}: ${column}`) }, row, column };
  });
}
