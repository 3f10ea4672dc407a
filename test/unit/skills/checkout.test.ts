import { english } from '../../../src/shared/phrase';
import { expect, test } from 'vitest';
import { checkoutSkill } from '../../../src/skills/checkout';
import { hit, viewWith } from './views';

const field = (label: string, more: Record<string, unknown>) =>
  hit({ type: 'field', role: 'textbox', tag: 'input', required: true, label, ...more });
const order = () => hit({ label: 'Place order', kind: 'place_order' });

test('a secret that shows no value does not hold up the order', () => {
  const hits = [field('City', { value: 'Bonn' }), field('Card number', {}), order()];
  const [match] = checkoutSkill.match(viewWith({ hits }), { kind: 'checkout' });
  expect(english(match?.why ?? '')).toContain('Place order');
});

test.each([
  ['an empty field', { value: '' }],
  ['a secret that the page refused', { invalid: 'Please fill out this field.' }],
])('%s is asked for before the order', (_name, state) => {
  const view = viewWith({ hits: [field('Wanted', state), order()] });
  expect(checkoutSkill.match(view, { kind: 'checkout' })).toEqual([]);
  expect(checkoutSkill.otherwise(view, { kind: 'checkout' })).toMatchObject({
    kind: 'assist',
    message: expect.stringContaining('“Wanted”') as string,
  });
});
