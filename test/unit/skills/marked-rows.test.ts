// "The selected rows" are those that are chosen or ticked, or of which a cell says just that.
import { expect, test } from 'vitest';
import type { PcdHit } from '../../../src/shared/query';
import { meets } from '../../../src/skills/items/item-conditions';
import type { Item } from '../../../src/skills/items/items';

const row = (text: string, hit: Partial<PcdHit> = {}): Item => ({
  collectionId: 'c1',
  collection: '',
  index: 0,
  text,
  cells: { State: { text } },
  hits: [{ label: 'Select', role: 'checkbox', ...hit } as PcdHit],
});

test.each<[string, Item, boolean]>([
  ['a ticked box', row('Open', { checked: true }), true],
  ['a chosen row', row('Open', { role: 'row', selected: true }), true],
  ['a cell of that word', row('Selected'), true],
  ['neither', row('Open'), false],
  ['a cell that says the contrary', row('Not selected'), false],
  ['a switch that is on', row('Open', { role: 'switch', checked: true }), false],
])('%s', (_, item, expected) => {
  expect(meets(item, { op: 'is', value: 'selected' }, 'en-US') >= 0.5).toBe(expected);
});
