// Sorts things that can be dragged: one drag a round, until they stand in order.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import { dragFitness, siblingsOf } from '../pointer/drag';
import type { SkillView } from '../skill';
import { act, type Draft } from '../steps/draft';
import { unsent } from '../steps/last-filled';
import { poolOf } from '../target/pool';
import { tell, isStep } from '../target/telling';
import { fold, quote } from '../words/words';
import { compare } from './sorted-column';

const MOST_DRAGS = 40;

const OF_NAMES =
  /^(?:.* )?(?:names?|titles?|labels?|words?|letters?|alphabet(?:ical(?:ly)?)?|numbers?|values?|titel|namen?|zahl(?:en)?|nummern?|werten?|alphabet(?:isch)?)$|名|标题|数字|字母/;

/** One drag a round: the first thing out of order is put where it belongs. */
export function byDragging(view: SkillView, params: IntentOf<'sort'>): Draft {
  // Things that are dragged are told apart by their names, which say nothing of an amount.
  if (params.by && !OF_NAMES.test(fold(params.by)))
    return { kind: 'unable', reason: phraseOf('unable_no_sort_by', quote(params.by)) };
  const movable = poolOf(view).filter((hit) => hit.draggable && dragFitness(hit) === 1 && hit.label !== '');
  // An entry of a menu or a tab is no thing of a list, though a list holds it.
  const seed =
    movable[0] ??
    poolOf(view).find(({ role, tag }) => role === 'listitem' || (tag === 'li' && role === 'generic'));
  const list = seed ? siblingsOf(view, seed) : [];
  if (list.length < 2)
    return {
      kind: 'unable',
      reason: params.by ? phraseOf('unable_no_sort_by', quote(params.by)) : phraseOf('unable_no_sort'),
    };
  const sign = params.direction === 'asc' ? 1 : -1;
  const wanted = [...list].sort((a, b) => sign * compare(a.label, b.label, view.locale));
  const at = list.findIndex((hit, index) => hit.label !== wanted[index]?.label);
  // In order, maybe since before the task: what holds them may want to be sent all the same.
  if (at < 0)
    return { kind: 'done', note: phraseOf('done_they_order'), remember: unsent(view, seed ?? list[0]) };
  const [there, moved] = [list[at], list.find((hit, index) => index > at && hit.label === wanted[at]?.label)];
  const say = there && moved ? phraseOf('do_drag_before', tell(moved), tell(there)) : undefined;
  // The very step that was just taken twice: what is dragged does not stay where it is dropped.
  const isStuck =
    say && view.attempts.length > 1 && view.attempts.slice(-2).every((attempt) => isStep(attempt, say));
  if (!there || !moved || !say || isStuck || view.attempts.length > MOST_DRAGS)
    return { kind: 'unable', reason: phraseOf('unable_drag_orders_not') };
  return act(
    [
      {
        tool: 'dom.drag',
        on: moved,
        to: there,
        args: { at: 'before' },
        say,
      },
    ],
    'replan',
    0.75,
    tell(moved),
  );
}
