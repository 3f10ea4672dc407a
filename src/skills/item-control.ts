// Which control does what is wished with an item: by name, by what its icon stands for, by other words for it.
import type { PcdHit } from '../shared/query';
import { nameOf } from './naming';
import { kindScore } from './synonyms';
import { clickable } from './target';
import { fold, hasPhrase } from './words';

/** The control of that name or meaning; plain text only where it is no mere label of something else. */
export function control(hits: readonly PcdHit[], action: string): PcdHit | undefined {
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  const scored = hits
    .filter((hit) => clickable(hit) > 0 && hit.type !== 'field' && hit.type !== 'form')
    .filter((hit) => hit.type !== 'text' || !/[:：]\s*$/.test(hit.label))
    .filter((hit) => hit.role !== 'heading' || hit.implicit === true)
    .map((hit) => {
      // One cursor for a bar of several acts: the piece that names the act is what is pressed.
      const bar = hit.type === 'text' ? byId.get(hit.parent ?? '') : undefined;
      const weight = hit.type !== 'text' || bar?.implicit === true ? 1 : 0.85;
      return { hit, score: controlScore(hit, action) * weight };
    })
    .filter((each) => each.score >= 0.6)
    .sort((a, b) => b.score - a.score || a.hit.order - b.hit.order);
  // A cell is called after the button that it holds: the button is what acts.
  const holdsAsGood = ({ hit, score }: (typeof scored)[number]): boolean =>
    scored.some((other) => other.hit.parent === hit.id && other.score >= score);
  return scored.find((each) => !holdsAsGood(each))?.hit;
}

export function controlScore(hit: PcdHit, action: string): number {
  const named = Math.max(nameOf(hit, action), kindScore(action, hit.kind ?? ''));
  const meant = (ACTS[fold(action)] ?? []).some((word) => hasPhrase(fold(hit.label), word)) ? 0.7 : 0;
  return Math.max(named, hit.type === 'action' ? meant : 0);
}

/** Other words that controls have for an act on an item. */
export const ACTS: Readonly<Record<string, readonly string[]>> = {
  buy: [
    'buy',
    'book',
    'purchase',
    'order',
    'get ticket',
    'select',
    'reserve',
    'add to cart',
    'kaufen',
    'buchen',
    '购买',
    '预订',
  ],
  book: ['book', 'reserve', 'buy', 'select', 'buchen', '预订'],
  order: ['order', 'buy', 'purchase', 'bestellen'],
  'mark as important': ['star', 'important', 'flag', 'wichtig'],
  star: ['star', 'important', 'favorite', 'favourite'],
  important: ['star', 'important', 'flag'],
  archive: ['archive'],
  delete: ['trash', 'bin', 'papierkorb', '回收站'],
};
