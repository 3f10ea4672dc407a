// When an option counts as chosen where the box that offers it shows nothing itself.
import { expect, test } from 'vitest';
import type { IntentOf } from '../../../src/shared/intent';
import { pageText } from '../../../src/shared/page-text';
import { chooseSkill } from '../../../src/skills/choices/choose';
import { hit, step, viewWith } from './views';

const box = hit({
  type: 'field',
  role: 'combobox',
  tag: 'input',
  label: 'Fruits',
  value: '',
  options: ['Apple', 'Banana', 'Pear'],
});
const params: IntentOf<'choose'> = {
  kind: 'choose',
  options: [{ text: 'Apple' }, { text: 'Pear' }],
  field: { text: 'Fruits' },
};

test.each([
  ['both are marked in the list', [true, true], 'done'],
  ['one is not', [true, false], 'steps'],
])('several chosen in a box that stays empty, %s', (_what, marks, expected) => {
  const options = ['Apple', 'Pear'].map((label, at) =>
    hit({ role: 'option', tag: 'li', label, selected: marks[at] }),
  );
  const view = viewWith({ hits: [box, ...options], attempts: [step('dom.select', box)] });
  const end = chooseSkill.match(view, params).length > 0 ? 'steps' : chooseSkill.otherwise(view, params).kind;
  expect(end).toBe(expected);
});

test.each([
  ['tells both', 'Apple, Pear', 'done'],
  ['tells only the last', 'Pear', 'steps'],
])('several chosen at once in a box that %s', (_what, value, expected) => {
  const filled = { ...box, value: pageText(value) };
  const attempts = [step('dom.select', filled, { args: { values: ['Apple', 'Pear'] } })];
  const view = viewWith({ hits: [filled], attempts });
  expect(
    chooseSkill.match(view, params).length > 0 ? 'steps' : chooseSkill.otherwise(view, params).kind,
  ).toBe(expected);
});

test('an open list that does not offer the option is not pressed in its middle', () => {
  const list = hit({ type: 'field', role: 'listbox', tag: 'div', label: '', options: ['Denmark', 'Norway'] });
  const view = viewWith({ hits: [list] });
  const archive: IntentOf<'choose'> = { kind: 'choose', options: [{ text: 'Archive' }] };
  const [match] = chooseSkill.match(view, archive);
  expect(match?.requestedIds ?? []).not.toContain(list.id);
});

test('several chosen in a box that tells how many are not chosen once more where its list marks them', () => {
  const told = { ...box, value: pageText('2 options selected') };
  const options = ['Apple', 'Pear'].map((label) => hit({ role: 'option', tag: 'li', label, selected: true }));
  const view = viewWith({ hits: [told, ...options], attempts: [step('dom.select', told)] });
  expect(chooseSkill.match(view, params)).toEqual([]);
  expect(chooseSkill.otherwise(view, params).kind).toBe('done');
});
