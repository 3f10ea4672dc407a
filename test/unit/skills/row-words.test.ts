// An act in the page's own words belongs to the row that is named, and to no other.
import { expect, test } from 'vitest';
import { actOnNamedRow } from '../../../src/skills/item-acts/row-words';
import { hit, table, viewWith } from './views';

const rows = [
  ['Bob Lane', 'Order'],
  ['Cleo Hart', 'Return'],
];
const refund = rows.map((_, itemIndex) => hit({ label: 'Refund', collectionId: 'c1', itemIndex }));
const view = viewWith({ hits: refund, tables: [table(['Customer', 'Kind'], rows, 'Payments')] });

test('what somebody else’s row is about names no row', () => {
  expect(actOnNamedRow(view, 'Refund the order of Ada')).toBeUndefined();
});

test('the name of a row does', () => {
  expect(actOnNamedRow(view, 'Refund Cleo Hart')).toMatchObject({ kind: 'act', steps: [{ on: refund[1] }] });
});
