// A value that was read from the page, and where it stands: what every look-up answers with.
import type { Citation } from '../../shared/citation';
import { pageBlock } from '../../shared/page-block';
import type { Words } from '../../shared/phrase';
import type { Item } from '../items/items';
import type { SkillView } from '../skill';
import type { Draft } from '../steps/draft';
import { fold } from '../words/words';
import { citationOf } from './best-passages';

export function found(answer: Words, evidence: Words, where?: Citation): Draft {
  return { kind: 'answer', answer, basis: 'lookup', evidence: [evidence], citations: where ? [where] : [] };
}

/** What lists call the column in which their rows have their names. */
const NAMES = /^(?:name|title|subject|summary|headline|titel|betreff|bezeichnung|名称|名字|姓名|标题|主题)$/;

/** The cell that names a row of a list: in a column that is called so, or the first whose words tell the rows apart. */
export function headOf(item: Item, items: readonly Item[]): string {
  const field = headFieldOf(items, item.collectionId);
  const named = field === undefined ? undefined : item.cells[field]?.text;
  if (named) return named;
  const texts = Object.values(item.cells).map((cell) => cell.text);
  return texts.find((text) => LETTER.test(text)) ?? texts[0] ?? item.text;
}

const LETTER = /\p{L}/u;
const headFields = new WeakMap<readonly Item[], Map<string, string | undefined>>();

function headFieldOf(items: readonly Item[], collectionId: string): string | undefined {
  const known = headFields.get(items) ?? new Map<string, string | undefined>();
  headFields.set(items, known);
  if (known.has(collectionId)) return known.get(collectionId);
  const own = items.filter((item) => item.collectionId === collectionId);
  const fields = Object.keys(own[0]?.cells ?? {});
  const tellsApart = (field: string): boolean => {
    const texts = own.map(({ cells }) => cells[field]?.text ?? '');
    return texts.every((text) => LETTER.test(text)) && new Set(texts).size === texts.length;
  };
  const field = fields.find((name) => NAMES.test(fold(name))) ?? fields.find(tellsApart);
  known.set(collectionId, field);
  return field;
}

export function rowText(item: Item): string {
  const cells = Object.entries(item.cells);
  return cells.length > 0 ? cells.map(([name, cell]) => `${name}: ${cell.text}`).join('; ') : item.text;
}

export function rowCitation(view: SkillView, item: Item): Citation {
  const cells = Object.values(item.cells).map((cell) => cell.text);
  return citationOf(view, 1, {
    id: item.collectionId,
    text: pageBlock(cells.length > 0 ? cells.join(' | ') : item.text, 500),
  });
}
