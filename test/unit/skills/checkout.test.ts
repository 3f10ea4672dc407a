// What goes from the cart to the order, and what holds it up.
import { expect, test } from 'vitest';
import { english } from '../../../src/shared/phrase';
import { checkoutSkill } from '../../../src/skills/item-acts/checkout';
import { hit, step, viewWith } from './views';

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

test.each(['Continue to payment', 'Weiter', '继续', '继续付款'])('“%s” goes on to the next page', (label) => {
  const [before, next] = [hit({ label: 'Checkout' }), hit({ label })];
  const attempts = [step('dom.click', before)];
  const [match] = checkoutSkill.match(viewWith({ hits: [before, next], attempts }), { kind: 'checkout' });
  expect(english(match?.why ?? '')).toContain(label);
});
