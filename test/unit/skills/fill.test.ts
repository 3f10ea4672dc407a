// When fields count as filled: by what they show, or by their going away once all of them were.
import { expect, test } from 'vitest';
import { MAX_VALUE_CHARS } from '../../../src/shared/perception-budgets';
import type { IntentOf } from '../../../src/shared/intent';
import type { PcdHit } from '../../../src/shared/query';
import { isField } from '../../../src/skills/fields/fields';
import { fillSkill } from '../../../src/skills/fields/fill';
import { valueOf } from '../../../src/skills/fields/value';
import type { Attempt } from '../../../src/skills/skill';
import { hit, step, viewWith } from './views';

const field = (label: string, from: object = {}): PcdHit =>
  hit({ type: 'field', role: 'textbox', tag: 'input', inputType: 'text', label, ...from });
const wish = (...pairs: Array<[string, string]>): IntentOf<'fill'> => ({
  kind: 'fill',
  fields: pairs.map(([name, text]) => ({ field: { text: name }, value: { from: 'text', text } })),
});
function outcome(hits: PcdHit[], attempts: Attempt[], params: IntentOf<'fill'>): string {
  const view = viewWith({ hits, attempts });
  return fillSkill.match(view, params).length > 0 ? 'steps' : fillSkill.otherwise(view, params).kind;
}

const [first, second] = [field('First name'), field('Last name')];
const both = wish(['First name', 'Ada'], ['Last name', 'Moss']);

test('fields that are gone after each of them was filled are filled', () => {
  const attempts = [step('dom.type', first), step('dom.type', second)];
  expect(outcome([], attempts, both)).toBe('done');
});

test('one that was typed into twice does not stand for two', () => {
  const attempts = [step('dom.type', first), step('dom.type', first)];
  expect(outcome([], attempts, both)).not.toBe('done');
});

test.each([
  ['one that was filled', first, false],
  ['another one', field('Coupon'), true],
])('a shut field keeps them from counting as gone only when it is %s', (_name, shut, isFilled) => {
  const attempts = [step('dom.type', first)];
  const end = outcome([{ ...shut, disabled: true }], attempts, wish(['First name', 'Ada']));
  expect(end === 'done').toBe(isFilled);
});

test('two fields that are meant alike are asked about, also when enough was typed', () => {
  const alike = [field('City', { section: 'From' }), field('City', { section: 'To' })];
  const attempts = [step('dom.type', first), step('dom.type', second)];
  expect(outcome(alike, attempts, wish(['City', 'Ulm']))).toBe('ask');
});

test('words that the user said are typed as they are, also where a skill keeps something under the same key', () => {
  const view = viewWith({ memory: { add: '{"page":1}' } });
  expect(valueOf(view, { from: 'text', text: 'add' })).toEqual({ text: 'add' });
});

test.each([
  ['1234', '1,234.00', true],
  ['1234.5', '€ 1.234,50', true],
  ['2025-03-12', '12 March 2025', true],
  ['Ulm', 'Ulm, Germany', true],
  ['2', '12', false],
  ['21', '12', false],
  ['2025-03-12', '2025-12-03', false],
  ['15:20', '15:45', false],
  ['12 03 2025', '12 04 2025', false],
  ['--', '7', false],
])('%s typed twice, of which the page made %s: filled is %s', (typed, shown, isFilled) => {
  const box = field('Value', { value: shown });
  const attempts = [step('dom.type', box), step('dom.type', box)];
  expect(outcome([box], attempts, wish(['Value', typed]))).toBe(isFilled ? 'done' : 'unable');
});

test('a value that goes on where perception cuts it off is held, one that ends in dots of its own is not', () => {
  const long = 'a fine day '.repeat(60).trim();
  const cut = `${long.slice(0, MAX_VALUE_CHARS - 1)}…`;
  expect(outcome([field('Note', { value: cut })], [], wish(['Note', long]))).toBe('done');
  expect(outcome([field('Note', { value: 'a fine…' })], [], wish(['Note', long]))).toBe('steps');
  expect(outcome([field('Note', { value: '…' })], [], wish(['Note', long]))).toBe('steps');
});

test('a read-only box is filled where it brings up a list to choose from', () => {
  expect(isField(field('Country', { readonly: true, role: 'combobox' }))).toBeGreaterThan(0);
  expect(isField(field('Country', { readonly: true }))).toBe(0);
});

test('what was chosen in a box that stays empty is told by what stands beside it', () => {
  const box = field('Country', { readonly: true, role: 'combobox', value: '' });
  const beside = (text: string): PcdHit => hit({ type: 'text', role: 'generic', tag: 'span', label: text });
  const params = wish(['Country', 'Denmark']);
  const attempts = [step('dom.type', box)];
  expect(outcome([box, beside('Denmark')], attempts, params)).toBe('done');
  expect(outcome([box, beside('Norway')], attempts, params)).toBe('steps');
  expect(outcome([box, beside('Denmark')], [], params)).toBe('steps');
});

/** A month of days under its name, as a picker shows it. */
const month = (name: string): PcdHit[] => [
  hit({ type: 'text', role: 'heading', tag: 'h2', label: name }),
  ...Array.from({ length: 30 }, (_, at) => hit({ label: String(at + 1) })),
  hit({ label: 'Next month' }),
];

test.each([
  ['at another month', 'November 2026', 'unable'],
  ['at its month', 'December 2026', 'done'],
])('a date that was typed into a field whose picker came up and stands %s', (_where, shown, expected) => {
  const box = field('Meeting', { value: '3 December 2026 at 14:30' });
  const typed = step('dom.type', box);
  typed.observation = {
    ...typed.observation!,
    changes: [{ what: 'content', detail: '+ “1” · + “2” · + “3”' as never }],
  };
  const params = wish(['Meeting', '3 December 2026 at 14:30']);
  expect(outcome([box, ...month(shown)], [typed], params)).toBe(expected);
});

test('for a field that is not there no calendar is turned as if it were a form of several steps', () => {
  const [name, plan] = [field('Name', { value: 'Ada' }), ['Plan', 'Pro'] as [string, string]];
  const attempts = [step('dom.type', name), step('dom.scroll', name, { shown: false })];
  const view = viewWith({ hits: [name, ...month('November 2026')], attempts });
  const [match] = fillSkill.match(view, wish(['Name', 'Ada'], plan));
  expect(match?.requestedIds ?? []).toEqual([]);
});

test.each([
  ['called by their group', { section: 'Plan' }, []],
  [
    'under their name',
    {},
    [
      hit({
        type: 'text',
        role: 'generic',
        tag: 'div',
        label: 'Plan',
        look: { box: { x: 0, y: 80, w: 90, h: 20 } },
      }),
    ],
  ],
])('a value that buttons stand for which stay pressed, %s', (_how, more, texts) => {
  const row = (chosen: string): PcdHit[] =>
    ['Basic', 'Pro'].map((label, at) =>
      hit({
        label,
        pressed: label === chosen,
        parent: 'm1',
        look: { box: { x: at * 90, y: 104, w: 80, h: 24 } },
        ...more,
      }),
    );
  const before = row('Basic');
  const [match] = fillSkill.match(viewWith({ hits: [...texts, ...before] }), wish(['Plan', 'Pro']));
  expect(match?.requestedIds).toEqual([before[1]!.id]);
  expect(outcome([...texts, ...row('Pro')], [], wish(['Plan', 'Pro']))).toBe('done');
});

test('the list that a box has opened under its own name is not taken for another field', () => {
  const box = field('Country', { role: 'combobox', value: 'Nor', expanded: true, hasPopup: 'listbox' });
  const list = hit({ type: 'field', role: 'listbox', tag: 'ul', label: 'Country', options: ['Norway'] });
  const option = hit({ role: 'option', tag: 'li', label: 'Norway' });
  const view = viewWith({ hits: [box, list, option], attempts: [step('dom.type', box)] });
  const [match] = fillSkill.match(view, wish(['Country', 'Norway']));
  expect(match?.requestedIds).toEqual([box.id]);
});
