// The filter that a column or a field has of its own: which column is meant, and what opens its filter.
import type { IntentOf } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import { itemsOf } from '../items/items';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { poolOf } from '../target/pool';
import { nameOf } from '../words/naming';
import { fold, keywords, wordScore } from '../words/words';
import { isOtherFilter } from './filter-box';

/** The column that was said, else the only one whose cells say the value: "admins" are told under "Role". */
export function columnOf(view: SkillView, { field, value }: IntentOf<'filter'>): string | undefined {
  if (field !== undefined) return field;
  const wanted = keywords(value);
  const says = (text: string): boolean => {
    const words = keywords(text);
    return (
      words.length === wanted.length && words.every((word, at) => wordScore(word, wanted[at] ?? '') >= 0.95)
    );
  };
  const columns = itemsOf(view.tables('tables'), poolOf(view)).flatMap(({ cells }) =>
    Object.keys(cells).filter((name) => says(cells[name]?.text ?? '')),
  );
  const [only, ...others] = new Set(columns);
  return others.length === 0 ? only : undefined;
}

/** A choice in a row of a table changes or picks the row; a form of filters may be laid out as a table, too. */
export function isInRow(view: SkillView, hit: PcdHit): boolean {
  const form = view.mini.forms.find(({ id }) => id === hit.formId);
  if (hit.itemIndex === undefined || form?.purpose === 'filter') return false;
  const rows = itemsOf(view.tables('tables'), poolOf(view));
  return rows.some(({ cells, hits }) => Object.keys(cells).length > 1 && hits.includes(hit));
}

const FILTERS = /(?<!\p{L})(?:filter\w*|refine|facet)|筛选|过滤/u;
const MEANT = 0.7;

/** The button of an open panel that makes what was ticked in it count. */
export function agreeIn(view: SkillView, box: PcdHit): PcdHit | undefined {
  const isOpened = view.attempts.some(({ call }) => call.name === 'dom.click');
  if (!isOpened) return undefined;
  return poolOf(view).find(
    (hit) =>
      hit.role === 'button' &&
      !hit.disabled &&
      APPLIES.test(fold(hit.label)) &&
      hit.parent === box.parent &&
      hit.order > box.order &&
      attemptsOn(view, hit).length === 0,
  );
}

export const APPLIES =
  /^(?:filter|apply(?: filters?)?|go|refine|show(?: results)?|update|ok|done|filtern|anwenden|ubernehmen|fertig)$|^(?:筛选|应用|确定|完成)$/;

/** What opens the filter of a column: named by it, and no button that sorts. */
export function filterOpener(view: SkillView, column: string): PcdHit | undefined {
  const opens = (hit: PcdHit): boolean =>
    hit.hasPopup !== undefined ||
    hit.expanded === false ||
    hit.kind === 'filter' ||
    FILTERS.test(fold(hit.label));
  const openers = poolOf(view).filter(
    (hit) =>
      hit.type === 'action' &&
      !hit.disabled &&
      opens(hit) &&
      hit.itemIndex === undefined &&
      !isOtherFilter(view, hit, column) &&
      Math.max(nameOf(hit, column), nameOf(hit, `filter ${column}`)) >= MEANT,
  );
  return openers.find((hit) => hit.expanded !== true && attemptsOn(view, hit).length === 0);
}

/** A list of columns that shows a filter for the one that is chosen: "Add filter". */
export function filterAdder(view: SkillView, column: string): { hit: PcdHit; option: string } | undefined {
  for (const hit of poolOf(view)) {
    const option = hit.options?.find((each) => fold(each) === fold(column));
    const isNew = attemptsOn(view, hit, 'dom.select').every(({ call }) => call.args['value'] !== option);
    if (option !== undefined && isNew && !hit.disabled && FILTERS.test(fold(hit.label)))
      return { hit, option };
  }
  return undefined;
}
