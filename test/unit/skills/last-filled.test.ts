import { expect, test } from 'vitest';
import { formFilledLast, lastFilled } from '../../../src/skills/steps/last-filled';
import { submitSkill } from '../../../src/skills/forms/submit';
import { resolveTarget } from '../../../src/skills/target/target';
import { hit, viewWith } from './views';

const own = hit({ id: 'a3', label: 'Send', formId: 'f1' });
const other = hit({ id: 'a4', label: 'Send', formId: 'f2' });
const framed = hit({ id: 'f3.a1', label: 'Send', formId: 'f3.f1' });
const hits = [own, other, framed];
const field = (id: string, formId?: string) =>
  hit({ id, type: 'field', role: 'textbox', ...(formId ? { formId } : {}) });
const after = (filled: ReturnType<typeof hit>, url?: string) =>
  viewWith({ hits, memory: lastFilled(viewWith({}), filled), ...(url ? { url } : {}) });

test('without a form in use, equals are a question', () => {
  expect(resolveTarget(viewWith({ hits }), { text: 'Send' }).kind).toBe('ambiguous');
});

test.each([
  ['its form', field('a1', 'f1'), own],
  ['its frame', field('f3.a9'), framed],
])('of equals, the one in %s of what was filled last is meant', (_name, filled, expected) => {
  expect(resolveTarget(after(filled), { text: 'Send' })).toMatchObject({ kind: 'found', hits: [expected] });
});

test('an unnamed form is the one that was filled last', () => {
  const match = submitSkill.match(after(field('a2', 'f2')), { kind: 'submit' });
  expect(match).toMatchObject([{ requestedIds: ['a4'] }]);
});

test('another page has no form in use; a changed query is the same page', () => {
  expect(formFilledLast(after(field('a1', 'f1'), 'https://example.org/next'))).toBeUndefined();
  expect(formFilledLast(after(field('a1', 'f1'), 'https://example.org/?sent=1'))).toBe('f1');
});
