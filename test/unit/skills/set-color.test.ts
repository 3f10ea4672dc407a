// Which field or patch a colour is set by, and when one counts as chosen.
import { expect, test } from 'vitest';
import type { PcdHit } from '../../../src/shared/query';
import { setColor } from '../../../src/skills/amounts/set-color';
import type { Attempt } from '../../../src/skills/skill';
import { hit, step, viewWith } from './views';

const patch = (section: string, hex: string, from: object = {}): PcdHit =>
  hit({ section, parent: section, look: { box: { x: 0, y: 0, w: 24, h: 24 }, hex }, ...from });
const textField = (from: object): PcdHit =>
  hit({ type: 'field', role: 'textbox', tag: 'input', inputType: 'text', ...from });

/** Ids of what is acted on, or how it ends. */
function outcome(hits: PcdHit[], wish: { value: string; field?: string }, attempts: Attempt[] = []): unknown {
  const field = wish.field === undefined ? {} : { field: { text: wish.field } };
  const draft = setColor(viewWith({ hits, attempts }), {
    kind: 'set',
    control: 'color',
    value: wish.value,
    ...field,
  });
  return draft?.kind === 'act' ? draft.steps.map(({ on }) => on?.id) : draft?.kind;
}

const [ink, inkRed] = [patch('Text colour', '#000000'), patch('Text colour', '#ff0000', { pressed: true })];
const [paper, paperRed] = [
  patch('Background', '#ffffff'),
  patch('Background', '#ff0000', { pressed: false }),
];
const palettes = [ink, inkRed, paper, paperRed];

test('the patch is one of the palette that is named', () => {
  expect(outcome(palettes, { value: 'red', field: 'background colour' })).toEqual([paperRed.id]);
});

test('a patch that was chosen before counts where its palette is named, or is the only one', () => {
  expect(outcome(palettes, { value: 'red', field: 'text colour' })).toBe('done');
  expect(outcome([ink, inkRed], { value: 'red', field: 'colour' })).toBe('done');
});

test('of several palettes a patch counts that was pressed, not one that was chosen before', () => {
  expect(outcome(palettes, { value: 'red', field: 'colour' })).toEqual([inkRed.id]);
  expect(outcome(palettes, { value: 'red', field: 'colour' }, [step('dom.click', inkRed)])).toBe('done');
});

test.each([
  ['six digits', { label: 'Order', value: '204418' }, undefined],
  ['six digits and a sign', { label: 'Order', value: '#204418' }, 'typed'],
  ['digits and a letter', { label: 'Shade', value: '20441f' }, 'typed'],
  ['a name that says colour', { label: 'Colour code', value: '204418' }, 'typed'],
])('a text field holds a colour by %s', (_what, from, ends) => {
  const field = textField(from);
  expect(outcome([field], { value: 'red' })).toEqual(ends && [field.id]);
});

test('of several fields for codes the named one is filled', () => {
  const [title, border] = [textField({ label: 'Title colour' }), textField({ label: 'Border colour' })];
  expect(outcome([title, border], { value: 'red', field: 'border colour' })).toEqual([border.id]);
});
