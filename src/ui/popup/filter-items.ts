// The palette's answer within the frame of the keystroke: what is already known, filtered here, until the
// background's ranking of the new text arrives. Pure.
import type { PaletteItem } from '../../shared/messages/ui';

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word of the text must occur; word starts count more, then earlier places. */
export function filterItems(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...items];
  const scored: { item: PaletteItem; score: number }[] = [];
  for (const item of items) {
    // Made for the very text it was offered for: of no use for another.
    if (item.type === 'goal') continue;
    const label = fold(item.label);
    const all = item.detail ? `${label} ${fold(item.detail)}` : label;
    let score = 0;
    for (const word of words) {
      const at = all.indexOf(word);
      if (at < 0) {
        score = -1;
        break;
      }
      const starts = at === 0 || !/[\p{L}\p{N}]/u.test(all[at - 1] ?? '');
      score += (starts ? 2 : 1) + (at < label.length ? 1 : 0) - at / 1_000;
    }
    if (score >= 0) scored.push({ item, score });
  }
  // Array.sort is stable: equals keep the background's order.
  return scored.sort((a, b) => b.score - a.score).map(({ item }) => item);
}

/** Where the words occur in a label, as [start, end) pairs in order, for marking them. */
export function matchRanges(label: string, text: string): [number, number][] {
  const plain = fold(label);
  // Folding that changes the length would mark the wrong letters: then mark nothing.
  if (plain.length !== label.length) return [];
  const ranges: [number, number][] = [];
  for (const word of fold(text).split(/\s+/).filter(Boolean)) {
    const at = plain.indexOf(word);
    if (at >= 0) ranges.push([at, at + word.length]);
  }
  ranges.sort((a, b) => a[0] - b[0]);
  return ranges.filter(([start], i) => i === 0 || start >= (ranges[i - 1]?.[1] ?? 0));
}
