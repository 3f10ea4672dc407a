import { expect, test } from 'vitest';
import type { TargetPhrase } from '../../../src/shared/intent';
import { resolveTarget } from '../../../src/skills/target/target';
import { optionsOf } from '../../../src/skills/target/telling';
import { hit, table, viewWith } from './views';

function chosen(phrase: TargetPhrase, parts: Parameters<typeof viewWith>[0]): string[] | string {
  const found = resolveTarget(viewWith(parts), phrase);
  return found.kind === 'found' ? found.hits.map((each) => each.label) : found.kind;
}

test.each<[string, TargetPhrase, string[] | string]>([
  ['the exact name', { text: 'Save' }, ['Save']],
  ['case as written, when two differ in nothing else', { text: 'SAVE' }, ['SAVE']],
  ['a typing error', { text: 'Chekcout' }, ['Checkout']],
  ['a plural for a singular', { text: 'order' }, ['Orders']],
  ['a synonym by kind', { text: 'sign in' }, ['Anmelden']],
  ['nothing for a stranger', { text: 'Weather' }, 'none'],
  ['all of a role', { text: '', roles: ['link'], all: true }, ['Orders', 'Anmelden']],
  ['the last of a role', { text: '', roles: ['link'], ordinal: -1 }, ['Anmelden']],
  ['none beyond the last', { text: '', roles: ['link'], ordinal: 3 }, 'none'],
])('finds %s', (_name, phrase, expected) => {
  const hits = [
    hit({ label: 'Save as draft' }),
    hit({ label: 'Save' }),
    hit({ label: 'SAVE' }),
    hit({ label: 'Checkout' }),
    hit({ label: 'Orders', role: 'link', tag: 'a', href: '/orders' }),
    hit({ label: 'Anmelden', role: 'link', tag: 'a', href: '/in', kind: 'login' }),
  ];
  expect(chosen(phrase, { hits })).toEqual(expected);
});

test('quoted letters are those very letters among things of a kind, even where another looks more like a control', () => {
  const hits = [
    hit({ label: 'G', implicit: true, role: 'generic', tag: 'text' }),
    hit({ label: 'g', type: 'text', role: 'generic', tag: 'tspan' }),
  ];
  expect(chosen({ text: 'g', literal: true }, { hits })).toEqual(['g']);
});

test('a heading in the quoted letters is not what is pressed: the button of that name is', () => {
  const heading = hit({ label: 'Archive', type: 'text', role: 'heading', tag: 'h2' });
  const hits = [heading, hit({ label: 'archive' })];
  expect(chosen({ text: 'Archive', literal: true }, { hits })).toEqual(['archive']);
});

test('a place decides between equals', () => {
  const hits = [hit({ label: 'Email', section: 'Shipping' }), hit({ label: 'Email', section: 'Billing' })];
  const found = resolveTarget(viewWith({ hits }), { text: 'Email', within: 'billing section' });
  expect(found).toMatchObject({ kind: 'found', hits: [{ section: 'Billing' }] });
});

test.each([
  ['Edit in the row of Bo', 1],
  ['second', 1],
  ['1', 0],
  ['the last', 2],
])('the answer %j picks among equals', (answer, index) => {
  const hits = ['Ann', 'Bo', 'Cy'].map((name) => hit({ label: 'Edit', itemText: name }));
  const asked = resolveTarget(viewWith({ hits }), { text: 'Edit' });
  expect(asked.kind).toBe('ambiguous');
  const found = resolveTarget(viewWith({ hits, answers: [answer] }), { text: 'Edit' });
  expect(found).toMatchObject({ kind: 'found', hits: [{ id: hits[index]!.id }] });
});

test('options of a question never read alike', () => {
  const labels = optionsOf([hit({ label: 'Edit' }), hit({ label: 'Edit' })]).map((option) => option.label);
  expect(new Set(labels).size).toBe(2);
});

test('links to the same address under the same name are one choice', () => {
  const hits = [1, 2].map(() =>
    hit({ label: 'Help', role: 'link', tag: 'a', href: 'https://example.org/help' }),
  );
  expect(chosen({ text: 'Help' }, { hits })).toEqual(['Help']);
});

test('conditions and superlatives choose the row, words the part of it', () => {
  const rows = [
    ['Lamp', '$30', 'open'],
    ['Desk', '$120', 'open'],
    ['Chair', '$80', 'sold'],
  ];
  const hits = rows.flatMap((row, itemIndex) =>
    ['View', 'Buy'].map((label) =>
      hit({ label, text: `${row[0]} ${label}`, collectionId: 'c1', itemIndex, itemText: row.join(' ') }),
    ),
  );
  const parts = { hits, tables: [table(['Name', 'Price', 'Status'], rows)] };
  const part = (phrase: TargetPhrase): unknown => {
    const found = resolveTarget(viewWith(parts), phrase);
    return found.kind === 'found' ? found.hits.map((each) => `${each.label} ${each.itemIndex}`) : found.kind;
  };
  const status = { field: 'status', op: 'is' as const, value: 'open' };
  expect(part({ text: 'Buy', superlative: { field: 'price', direction: 'max' } })).toEqual(['Buy 1']);
  expect(part({ text: 'Buy', where: [status], superlative: { field: 'price', direction: 'min' } })).toEqual([
    'Buy 0',
  ]);
  expect(
    part({
      text: 'View',
      where: [
        { field: 'price', op: 'lt', value: '100' },
        { ...status, op: 'not' },
      ],
    }),
  ).toEqual(['View 2']);
  expect(part({ text: 'View', where: [status], all: true })).toEqual(['View 0', 'View 1']);
});

test('a box to type into and the frame around it that is called a combobox too are one control', () => {
  const frame = hit({ type: 'field', role: 'combobox', tag: 'div', label: 'Country Country' });
  const box = hit({ type: 'field', role: 'combobox', tag: 'input', label: 'Country', parent: frame.id });
  expect(chosen({ text: 'country' }, { hits: [frame, box] })).toEqual(['Country']);
});
