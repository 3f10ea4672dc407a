// How often "add" is pressed for a number of pieces.
import { expect, test } from 'vitest';
import { failure } from '../../../src/shared/tool-result';
import { addToCartSkill } from '../../../src/skills/item-acts/add-to-cart';
import type { Attempt } from '../../../src/skills/skill';
import { hit, step, viewWith } from './views';

const add = hit({ label: 'Add to cart' });

function presses(attempts: Attempt[]): number | string {
  const view = viewWith({ hits: [add], attempts, title: 'Green tea' });
  const params = { kind: 'addToCart' as const, what: { text: 'Green tea' }, quantity: 3 };
  if (addToCartSkill.match(view, params).length === 0) return addToCartSkill.otherwise(view, params).kind;
  const plan = addToCartSkill.plan({ binding: {}, confidence: 1 }, params, view);
  return plan.kind === 'steps' ? plan.steps.length : plan.kind;
}

const ok = step('dom.click', add);
const failed: Attempt = { ...ok, result: failure('NOT_FOUND', 'gone') };

test.each([
  ['none was pressed', [], 3],
  ['one press came through and one failed', [ok, failed], 2],
  ['all came through', [ok, ok, ok], 'unable'],
])('three pieces, %s', (_what, attempts, left) => {
  expect(presses(attempts)).toBe(left);
});
