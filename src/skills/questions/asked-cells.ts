// Which cells a question asks for: rows that it names, in columns that it names.
import type { Item } from '../items/items';
import { WHICH } from '../words/question-words';
import { namesOfState } from '../words/state-words';
import { fold, keywords, nameScore, wordScore } from '../words/words';
import { COUNTS } from './count';
import { headOf } from './found';
import { isOfAll } from './totals';

export interface Cell {
  item: Item;
  name: string;
  column: string;
  text: string;
  /** How much of the row's name, and how well the column's name, was said. */
  named: number;
  asked: number;
  score: number;
  /** Which word of the question names the column: "the amount of the order" asks for the amount. */
  said: number;
}

/** Cells of rows that the question names, in columns that it names, best first. */
export function cellsAsked(items: readonly Item[], question: string): Cell[] {
  const words = keywords(question);
  const byHead = cellsNamed(items, question, words, (item, head) => {
    const [number = ''] = Object.values(item.cells).map(({ text }) => text);
    // A row is called by its name, or by the number that it begins with: "order 1003".
    return /^#?\d+$/.test(number) && shareSaid(number, words) === 1 ? number : head;
  });
  // "The order from Alder Furniture": what another cell tells in full, in several words; one row is asked about.
  if (byHead.length > 0 || WHICH.test(fold(question)) || COUNTS.test(fold(question))) return byHead;
  return cellsNamed(items, question, words, (item) =>
    Object.values(item.cells)
      .map(({ text }) => text)
      .find((text) => keywords(text).length > 1 && shareSaid(text, words) === 1),
  );
}

function cellsNamed(
  items: readonly Item[],
  question: string,
  words: readonly string[],
  nameOfRow: (item: Item, head: string) => string | undefined,
): Cell[] {
  const hits: Cell[] = [];
  for (const item of items) {
    const name = nameOfRow(item, headOf(item, items));
    const named = name === undefined ? 0 : shareSaid(name, words);
    if (name === undefined || named < 0.5) continue;
    for (const [column, cell] of Object.entries(item.cells)) {
      if (cell.text === name || cell.text === '') continue;
      const scores = words.map((word) =>
        Math.max(...[word, ...statesOf(word)].map((name) => nameScore(name, column))),
      );
      const asked = Math.max(...scores, columnSynonym(question, column));
      const said = scores.indexOf(asked);
      if (asked >= 0.6)
        hits.push({ item, name, column, text: cell.text, named, asked, said, score: named + asked });
    }
  }
  // A row that adds up the others is named by no question but its own.
  return hits.sort(
    (a, b) =>
      b.score - a.score ||
      Number(isOfAll(a.item)) - Number(isOfAll(b.item)) ||
      (OF.test(question) ? a.said - b.said : 0),
  );
}

/** "The amount of the order", not "the order's amount". */
const OF = /\b(?:of|von|vom|des|der)\b/i;

/** "Offene" means "open", which a page may count in a column. */
const statesOf = (word: string): string[] =>
  [word, word.replace(/e[nrsm]?$/, '')].flatMap((form) => namesOfState(form).slice(1));

/** Of the words of `name`, how many the question has. */
function shareSaid(name: string, words: readonly string[]): number {
  const parts = keywords(name);
  return (
    parts.filter((part) => words.some((word) => wordScore(word, part) >= 0.8)).length /
    Math.max(1, parts.length)
  );
}

export function columnSynonym(question: string, column: string): number {
  const pairs: ReadonlyArray<[RegExp, RegExp]> = [
    [/how much|costs?|price|amount|total|kostet|多少钱/, /price|cost|amount|total|preis|betrag|价格|金额/],
    [
      /when|date|start|begin|leave|arrive|end|due|wann|beginnt|什么时候|何时/,
      /date|time|day|start|depart|arriv|end|due|datum|zeit|beginn|日期|时间/,
    ],
    [
      /who|written|wrote|made|sent|created|wer|geschrieben|谁/,
      /name|author|by|from|user|customer|owner|autor|von|kunde|作者|客户/,
    ],
    [
      /where|live|located|wo\b|wohnt|在哪/,
      /place|location|city|address|country|ort|stadt|adresse|地点|城市|地址/,
    ],
    [/^how heavy\b|^wie schwer\b|多重/, /weight|gewicht|重量/],
    [/^how (?:big|large)\b|^wie gro(?:ss|ß)\b/, /size|gro(?:ss|ß)e|大小/],
    [/^how old\b|^wie alt\b/, /\bage\b|\balter\b|年龄/],
    [/^how long (?:is|are)\b|^wie lang (?:ist|sind)\b|多长/, /length|\blange\b|长度/],
    [/^how long\b|^wie lange?\b|多久/, /duration|\bdauer\b|时长/],
    [/^how (?:tall|high)\b|^wie hoch\b|多高/, /height|\bhohe\b|高度/],
    [/^how wide\b|^wie breit\b|多宽/, /width|breite|宽度/],
    [/^how deep\b|^wie tief\b|多深/, /depth|tiefe|深度/],
    [/^how fast\b|^wie schnell\b|多快/, /speed|geschwindigkeit|速度/],
  ];
  const [q, c] = [fold(question), fold(column)];
  return pairs.some(([asked, named]) => asked.test(q) && named.test(c)) ? 0.8 : 0;
}
