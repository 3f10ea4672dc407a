// "My last post", among those of others: it is known by what can be done with it, which each has for their own alone.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { control } from '../items/item-control';
import { byCollection, itemsOf, type Item } from '../items/items';
import type { SkillView } from '../skill';
import { act, type Draft } from '../steps/draft';
import { nameOfPhrase } from '../target/aim';
import { poolOf } from '../target/pool';
import { byAnswer, optionsOf, tell } from '../target/telling';
import { tokens } from '../words/words';
import { fieldsBefore } from './reply-fields';

interface Own {
  item: Item;
  part: PcdHit;
}

/** Presses it there; asks where several have it, or all of them, as an administrator sees them. */
export function actOnOwn(view: SkillView, params: IntentOf<'item'>): Draft | undefined {
  const { own, isOfAll } = ownItems(view, params.action);
  if (own.length === 0) return undefined;
  const { ordinal } = params.item;
  const nth =
    ordinal === undefined ? (own.length === 1 ? 0 : undefined) : ordinal < 0 ? ordinal : ordinal - 1;
  const answered = byAnswer(
    view,
    own.map(({ part }) => part),
  );
  const meant =
    own.find(({ part }) => part === answered) ?? (isOfAll || nth === undefined ? undefined : own.at(nth));
  if (meant) {
    const { item, part } = meant;
    const then = params.value === undefined ? 'verify' : 'replan';
    const step = { tool: 'dom.click' as const, on: part, say: phraseOf('do_press', tell(part)) };
    return { ...act([step], then, 0.85, tell(part)), remember: fieldsBefore(view, item.hits) };
  }
  const question = phraseOf('ask_which_mean', nameOfPhrase(params.item));
  return { kind: 'ask', question, options: optionsOf(own.map(({ part }) => part)) };
}

/** Those of one list that have a control for it. */
function ownItems(view: SkillView, action: string): { own: Own[]; isOfAll: boolean } {
  let best: { own: Own[]; isOfAll: boolean } = { own: [], isOfAll: false };
  for (const list of byCollection(itemsOf(view.tables('tables'), poolOf(view)))) {
    // What says no more than its controls is a bar of them.
    const items = list.filter(
      ({ text, hits }) => tokens(text).length > hits.filter(({ type }) => type === 'action').length,
    );
    const own = items.flatMap((item) => {
      const part = control(
        item.hits.filter(({ type }) => type === 'action'),
        action,
      );
      return part ? [{ item, part }] : [];
    });
    if (own.length > best.own.length) best = { own, isOfAll: own.length > 1 && own.length === items.length };
  }
  return best;
}
