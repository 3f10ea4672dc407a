// Which numbers on a page are pages.
import { expect, test } from 'vitest';
import { paginateSkill } from '../../../src/skills/lists/paginate';
import { hit, viewWith } from './views';

test.each([
  ['button', 1],
  ['link', 1],
  ['radio', 0],
])('a %s called by a number leads to that page: %i', (role, count) => {
  const hits = [hit({ type: 'action', role, label: '3' })];
  expect(paginateSkill.match(viewWith({ hits }), { kind: 'paginate', to: 3 })).toHaveLength(count);
});

test.each(['Page 3', 'Go to page 3', 'Show Page 3'])('a button called "%s" leads to page 3', (label) => {
  const hits = [hit({ type: 'action', role: 'button', label })];
  expect(paginateSkill.match(viewWith({ hits }), { kind: 'paginate', to: 3 })).toHaveLength(1);
});
