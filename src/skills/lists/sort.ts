// Sorts: a table by its column header, a list by its sort control, draggable things by dragging them in order.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { BESIDE } from '../items/page-frame';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { lookFor } from '../target/aim';
import { isBesidePage } from '../target/beside-page';
import { poolOf } from '../target/pool';
import { tell } from '../target/telling';
import { withoutIcons } from '../words/naming';
import { fold, nameScore, quote } from '../words/words';
import { byDragging } from './sort-by-dragging';
import { fromMenu, byControl } from './sort-control';
import { columnOf, isInOwnOrder, isSorted, NAMED, reordered } from './sorted-column';

/** Enough to hold what a page says of its list: "1–20 of 300". */
const MAX_PAGE_TEXT_CHARS = 20_000;

export const sortSkill = draftSkill<'sort'>({
  name: 'sort',
  kinds: ['sort'],
  needs: (params) => [
    ...lookFor([...(params.target ? [params.target] : []), { text: params.by ?? 'sort' }], { tables: true }),
    { key: 'near', type: 'query', query: { text: 'sort|order by|sortieren', topK: 20 } },
    { key: 'passages', type: 'text', maxChars: MAX_PAGE_TEXT_CHARS },
  ],
  draft(view, params) {
    return (
      fromMenu(view, params) ?? byHeader(view, params) ?? byControl(view, params) ?? byDragging(view, params)
    );
  },
  effects: [
    (_after, params, view) => {
      const column = columnOf(view, params.by);
      // A part of a list may be in order by chance: what was pressed has to have moved it.
      if (column)
        return (
          (isSorted(column.values, params.direction, view.locale) &&
            (!column.isPart || view.attempts.some(reordered))) ||
          isInOwnOrder(view, column.values, params.direction)
        );
      // No column to tell it by: at least the page has to have moved, and not only the control.
      return view.attempts.some(reordered) || view.attempts.every(({ call }) => call.name === 'dom.drag');
    },
  ],
});

/** With its middle: a link may be drawn beyond the edges of its head. */
function liesIn({ look: { box } }: PcdHit, { look: { box: around } }: PcdHit): boolean {
  const [x, y] = [box.x + box.w / 2 - around.x, box.y + box.h / 2 - around.y];
  return x >= 0 && x <= around.w && y >= 0 && y <= around.h;
}

function byHeader(view: SkillView, params: IntentOf<'sort'>): Draft | undefined {
  const by = params.by;
  if (!by) return undefined;
  const column = columnOf(view, by);
  if (
    column &&
    ((!column.isPart && isSorted(column.values, params.direction, view.locale)) ||
      isInOwnOrder(view, column.values, params.direction))
  )
    return { kind: 'done', note: phraseOf('done_sorted_by', by) };
  // The words of a header may be what a press is for: they stand in no row.
  const isHead = (hit: PcdHit): boolean =>
    hit.role === 'columnheader' ||
    hit.tag === 'th' ||
    (column !== undefined &&
      hit.type === 'text' &&
      hit.role !== 'heading' &&
      (hit.itemIndex === undefined || (hit.role === 'cell' && hit.collectionId !== column.collectionId)) &&
      fold(hit.label) === fold(by));
  const heads = poolOf(view).filter(isHead);
  const isInHead = (hit: PcdHit): boolean => heads.some((head) => liesIn(hit, head));
  const headers = poolOf(view)
    .filter((hit) => !BESIDE.has(hit.landmark) && !isBesidePage(hit))
    .filter((hit) => (hit.type === 'action' && (hit.role === 'button' || hit.role === 'link')) || isHead(hit))
    .map((hit) => ({
      hit,
      score:
        nameScore(by, withoutIcons(hit.label.replace(/[▲▼↑↓⇅]/g, ''))) +
        (hit.type === 'action' ? 0.05 : 0) +
        // The head around it may be for something else: for moving, or marking its column.
        (hit.role === 'link' || hit.role === 'button' ? 0.01 : 0),
    }))
    .filter((each) => each.score >= NAMED && (isHead(each.hit) || isInHead(each.hit) || column !== undefined))
    .sort((a, b) => b.score - a.score);
  const header = headers[0]?.hit;
  if (!header || attemptsOn(view, header).length >= 3) return undefined;
  return act(
    [{ tool: 'dom.click', on: header, say: phraseOf('do_sort', quote(by)) }],
    'verify',
    0.85,
    tell(header),
  );
}
