// The palette's instant answer from what it already knows.
import { expect, test } from 'vitest';
import type { PaletteItem } from '../../../src/shared/messages/ui';
import { filterItems, matchRanges } from '../../../src/ui/popup/filter-items';

const item = (label: string, type: PaletteItem['type'] = 'action', detail?: string): PaletteItem => ({
  id: label,
  type,
  label,
  ...(detail ? { detail } : {}),
});
const labels = (items: PaletteItem[]) => items.map(({ label }) => label);

test('no text: everything, in the order given', () => {
  expect(labels(filterItems([item('b'), item('a')], '  '))).toEqual(['b', 'a']);
});

test('every word must occur, in any order, label or detail', () => {
  const items = [item('Download invoice'), item('Download'), item('Invoice', 'tab', 'download page')];
  expect(labels(filterItems(items, 'inv down'))).toEqual(['Download invoice', 'Invoice']);
});

test('the start of a word beats its middle', () => {
  expect(labels(filterItems([item('Scarf'), item('Car hire')], 'car'))).toEqual(['Car hire', 'Scarf']);
});

test('accents and case do not matter', () => {
  expect(labels(filterItems([item('Über uns')], 'uber'))).toEqual(['Über uns']);
});

test('a goal offered for another text is not offered again', () => {
  expect(filterItems([item('Do: open', 'goal')], 'open')).toEqual([]);
});

test('ranges to mark are in order and do not overlap', () => {
  expect(matchRanges('Download invoice', 'inv down wnl')).toEqual([
    [0, 4],
    [9, 12],
  ]);
  expect(matchRanges('ﬁle', 'file')).toEqual([]);
});
