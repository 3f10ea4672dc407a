// When a file that is chosen already counts as the one that was asked for.
import { expect, test } from 'vitest';
import { uploadSkill } from '../../../src/skills/forms/upload';
import { hit, viewWith } from './views';

const field = (value: string, more: object = {}) =>
  hit({ id: 'a1', type: 'field', role: 'button', label: 'Your letter', inputType: 'file', value, ...more });
const planFor = (file: string, value: string, answers: string[] = []) =>
  uploadSkill.otherwise(viewWith({ hits: [field(value)], answers }), { kind: 'upload', file });

test.each([
  ['letter.txt', 'letter.txt'],
  ['my letter', 'Letter-final.txt'],
  ['', 'anything.txt'],
])('asked for “%s”, “%s” is the file', (wanted, chosen) => {
  expect(planFor(wanted, chosen)).toMatchObject({ kind: 'done', note: `The file “${chosen}” is chosen.` });
});

test('a file that was there before under another name is not taken for the one asked for', () => {
  expect(planFor('letter.txt', 'invoice.pdf')).toMatchObject({
    kind: 'ask',
    question: '“invoice.pdf” is chosen in button “Your letter”. Is it the file “letter.txt”?',
  });
});

test('the user’s word decides', () => {
  expect(planFor('letter.txt', 'invoice.pdf', ['yes'])).toMatchObject({ kind: 'done' });
  expect(planFor('letter.txt', 'invoice.pdf', ['no'])).toMatchObject({ kind: 'assist' });
});

test('without a file the user is asked to choose it', () => {
  expect(planFor('letter.txt', '')).toMatchObject({ kind: 'assist' });
});

test('of several file fields it is the one that the user picks', () => {
  const hits = [field('', { id: 'a1', label: 'Letter' }), field('', { id: 'a2', label: 'Photo' })];
  const params = { kind: 'upload', file: 'me.png' } as const;
  const asked = uploadSkill.otherwise(viewWith({ hits }), params);
  if (asked.kind !== 'ask') throw new Error('no question');
  const answers = [asked.options[1]!.value];
  expect(uploadSkill.otherwise(viewWith({ hits, answers }), params)).toMatchObject({
    kind: 'assist',
    message: expect.stringContaining('Photo') as string,
  });
});
