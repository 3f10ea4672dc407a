// "How many boats are there?" where a list has one row that is called "boats": the row is no boat, and may tell how many
// there are. And what a page says where it has none: "No matching contacts". Pure.
import type { Extraction } from '../../shared/extraction';
import { itemsOf, type Item } from '../items/items';
import type { SkillView } from '../skill';
import type { Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { clip, fold, isUnspaced, sameWord, tokens } from '../words/words';
import { citationOf } from './best-passages';
import { found, headOf, rowCitation, rowText } from './found';

/** What tables call the column of how many a row stands for; as `fold` gives it. */
const MANY_COLUMN =
  /\b(?:rows?|counts?|number|items|entries|records|members|total|quantity|anzahl|menge|zeilen|datensatze|eintrage)\b|数量|数目|个数|行数|条数|记录数|总数/u;
const NUMBER = /^[~≈]?\s*\d[\d.,'\u00a0\u202f ]*$/u;

/** The one row of a list whose name is the kind that is counted, and nothing else. */
export function rowOfKind(view: SkillView, table: Extraction, wanted: readonly string[]): Item | undefined {
  const rows = itemsOf([table], poolOf(view)).slice(0, table.rows.length);
  const called = rows.filter((row) => isSaidBy(headOf(row, rows), wanted));
  return rows.length > 1 && called.length === 1 ? called[0] : undefined;
}

/** How many it stands for, where a column tells. */
export function toldByRow(view: SkillView, row: Item): Draft | undefined {
  const told = Object.entries(row.cells).find(
    ([name, { text }]) => MANY_COLUMN.test(fold(name)) && NUMBER.test(text.trim()),
  );
  return told && found(`${told[1].text.trim()}.`, clip(rowText(row), 300), rowCitation(view, row));
}

function isSaidBy(name: string, wanted: readonly string[]): boolean {
  const words = tokens(name);
  return (
    wanted.length > 0 &&
    words.length === wanted.length &&
    words.every((word, at) => (isUnspaced(word) ? word === wanted[at] : sameWord(word, wanted[at] ?? '')))
  );
}

/** As `fold` gives it; `of` is what there is none of. */
const NONE = [
  /^(?:sorry, )?(?:there (?:are|is) )?no (?:matching |such )?(?<of>\p{L}+)(?: (?:were |was )?(?:found|yet|available|here|match(?:es)?(?: .*)?|to (?:show|display)))?$/u,
  /^(?:es gibt )?keine? (?:passenden? )?(?<of>\p{L}+)(?: (?:gefunden|vorhanden|verfugbar))?$/u,
  /^(?:没有|暂无|无|未找到)(?:匹配的|符合条件的|任何)?(?<of>\p{L}+)$/u,
];

/** "No matching contact": none are there. */
export function toldNone(view: SkillView, wanted: readonly string[]): Draft | undefined {
  const of = wanted.join('');
  if (of === '' || (wanted.length > 1 && !isUnspaced(of))) return undefined;
  for (const passage of view.passages('passages'))
    for (const line of passage.text.split('\n')) {
      const said = line.trim();
      const plain = fold(said).replace(/[.!。！]$/u, '');
      const none = NONE.map((form) => form.exec(plain)?.groups?.['of']).find((each) => each !== undefined);
      if (none !== undefined && (isUnspaced(none) ? none === of : sameWord(none, of)))
        return found('0.', said, citationOf(view, 1, passage));
    }
  return undefined;
}
