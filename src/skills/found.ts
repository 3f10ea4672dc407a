// A value that was read from the page, and where it stands: what every look-up answers with.
import type { Citation } from '../shared/citation';
import { pageBlock } from '../shared/page-block';
import type { Words } from '../shared/phrase';
import { citationOf } from './best-passages';
import type { Draft } from './draft';
import type { Item } from './items';
import type { SkillView } from './skill';

export function found(answer: Words, evidence: Words, where?: Citation): Draft {
  return { kind: 'answer', answer, basis: 'lookup', evidence: [evidence], citations: where ? [where] : [] };
}

/** The cell that names a row: its first text that is no number. */
export function headOf(item: Item): string {
  const texts = Object.values(item.cells).map((cell) => cell.text);
  return texts.find((text) => /\p{L}/u.test(text)) ?? texts[0] ?? item.text;
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
