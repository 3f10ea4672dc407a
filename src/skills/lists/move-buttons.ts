// A list whose items are moved by buttons of their own ("Move up", "↓"): pressed until the item has its place.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { itemNameScore } from '../items/fitting-items';
import { itemsOf, type Item } from '../items/items';
import type { SkillView } from '../skill';
import { isSilent } from '../steps/attempts';
import { act, type Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { tell } from '../target/telling';
import { fold, quote } from '../words/words';

const UP = /(?:^|[^\p{L}])(?:up|upwards?|higher|earlier|oben|hoch|rauf)(?:[^\p{L}]|$)|[↑▲⬆△]|上移/u;
const DOWN = /(?:^|[^\p{L}])(?:down|downwards?|lower|later|unten|runter)(?:[^\p{L}]|$)|[↓▼⬇▽]|下移/u;
/** More than a list that people put in order by hand. */
const MOST_PRESSES = 30;

/** Where the item is to stand, kept while it is on its way: "the second" is another one soon. */
interface Way {
  text: string;
  to: number;
}

/** Undefined where the items have no such buttons, or may be dragged. */
export function moveByButtons(view: SkillView, params: IntentOf<'drag'>): Draft | undefined {
  const list = listOf(view, params);
  if (!list) return undefined;
  const { items, key } = list;
  const kept = view.memory[key];
  const begun = kept === undefined ? undefined : (JSON.parse(kept) as Way);
  const at = begun
    ? items.findIndex(({ text }) => wordsOf(text) === begun.text)
    : indexOf(items, params.what);
  const item = items[at];
  if (!item) return undefined;
  const to = begun?.to ?? goalOf(items, at, params);
  if (to === undefined || to < 0 || to >= items.length) return undefined;
  if (to === at) return { kind: 'done', note: phraseOf('done_place', quote(wordsOf(item.text))) };
  const button = buttonOf(item, to < at ? UP : DOWN);
  if (!button) return undefined;
  const last = view.attempts.at(-1);
  if (view.attempts.length >= MOST_PRESSES || isSilent(last))
    return { kind: 'unable', reason: phraseOf('unable_moves_not', tell(button)) };
  const way: Way = { text: wordsOf(item.text), to };
  const press = { tool: 'dom.click' as const, on: button, say: phraseOf('do_press', tell(button)) };
  return act([press], 'replan', 0.85, tell(button), { [key]: JSON.stringify(way) });
}

/** The list that has the item, each of its items with such a button. */
function listOf(view: SkillView, params: IntentOf<'drag'>): { items: Item[]; key: string } | undefined {
  const lists = new Map<string, Item[]>();
  for (const item of itemsOf([], poolOf(view)))
    lists.set(item.collectionId, [...(lists.get(item.collectionId) ?? []), item]);
  const items = [...lists.values()].find(
    (list) =>
      list.length > 1 &&
      list.every((item) => !item.hits.some(({ draggable }) => draggable)) &&
      list.every((item) => buttonOf(item, UP) ?? buttonOf(item, DOWN)),
  );
  return (
    items && { items: items.toSorted((a, b) => a.index - b.index), key: `move: ${JSON.stringify(params)}` }
  );
}

/** The first item has nowhere to go, and its button is often shut: shut ones tell the kind of list, too. */
const buttonOf = (item: Item, way: RegExp): PcdHit | undefined =>
  item.hits.find((hit) => hit.type === 'action' && way.test(fold(hit.label)));

/** Without what the buttons say, which may be numbered. */
const wordsOf = (text: string): string =>
  fold(text.replace(/[↑▲⬆△↓▼⬇▽]/gu, ' '))
    .replace(/\s+/g, ' ')
    .trim();

function indexOf(items: readonly Item[], { text, ordinal }: IntentOf<'drag'>['what']): number {
  const scores = items.map((item) => (text === '' ? 1 : itemNameScore(item, text)));
  if (ordinal !== undefined) {
    // "The second task": no entry need say that it is one.
    const named = [...items.keys()].filter((at) => (scores[at] ?? 0) >= 0.6);
    const among = named.length > 1 ? named : [...items.keys()];
    return among[ordinal > 0 ? ordinal - 1 : among.length + ordinal] ?? -1;
  }
  if (text === '') return -1;
  const best = Math.max(...scores);
  return best >= 0.6 && scores.filter((score) => score === best).length === 1 ? scores.indexOf(best) : -1;
}

function goalOf(items: readonly Item[], at: number, params: IntentOf<'drag'>): number | undefined {
  const { position, steps, index, to } = params;
  if (index !== undefined) return index > 0 ? index - 1 : items.length + index;
  if (to) {
    const other = indexOf(items, to);
    if (other < 0 || (position !== 'before' && position !== 'after')) return undefined;
    const behind = position === 'after' ? 1 : 0;
    return other + behind - (at < other ? 1 : 0);
  }
  if (position !== 'top' && position !== 'bottom') return undefined;
  if (steps !== undefined) return position === 'top' ? at - steps : at + steps;
  return position === 'top' ? 0 : items.length - 1;
}
