import { expect, test } from 'vitest';
import { reveal } from '../../../src/skills/target/reveal';
import { hit, step, viewWith } from './views';

const question = hit({ label: 'Where can I see what I pay?', role: 'button', expanded: false });
const other = hit({ label: 'More fields', expanded: false });
const inForm = hit({ label: 'Second address', expanded: false, formId: 'f1' });
const related = hit({ label: 'Message options', expanded: false });

function firstOpened(hits: ReturnType<typeof hit>[], roles?: string[]): string | undefined {
  const draft = reveal(
    viewWith({ hits }),
    { text: 'message', ...(roles ? { roles } : {}) },
    { scroll: false },
  );
  return draft?.steps[0]?.on?.label;
}

test.each([
  ['the part of a form before others', [question, other, inForm], 'Second address'],
  [
    'what shares words with the wish before a form’s parts',
    [question, other, inForm, related],
    'Message options',
  ],
  ['any part of the page before the answer to a strange question', [question, other], 'More fields'],
  ['the answer to a question when nothing else is closed', [question], 'Where can I see what I pay?'],
])('opens %s', (_name, hits, expected) => {
  expect(firstOpened(hits)).toBe(expected);
});

test('no control is looked for in the answer to a strange question', () => {
  expect(firstOpened([question], ['button'])).toBeUndefined();
});

const list = hit({ label: 'Select a country', role: 'button', expanded: false, hasPopup: 'listbox' });
const pager = hit({ label: 'Next', role: 'button', kind: 'next_page' });
const month = hit({ label: 'Next month', role: 'button', kind: 'next_page' });

test.each([
  ['a field is looked for in no list of options', list, { field: true }, undefined],
  ['a field is looked for on no other page of a list', pager, { field: true }, undefined],
  ['a thing of a list is looked for on its next page', pager, {}, 'Next'],
  ['nothing is looked for in another month', month, {}, undefined],
])('%s', (_name, place, options, expected) => {
  const draft = reveal(viewWith({ hits: [place] }), { text: 'city' }, { scroll: false, ...options });
  expect(draft?.steps[0]?.on?.label).toBe(expected);
});

test('what was opened and comes back as a new thing is not opened again; another of that name is', () => {
  const tag = (id: string) =>
    hit({ id, label: 'boats', role: 'button', expanded: false, hasPopup: 'menu', section: 'Repairs' });
  const opened = tag('a1');
  const draft = reveal(viewWith({ hits: [opened] }), { text: 'cake' }, { scroll: false });
  const say = draft?.steps[0]?.say;
  const attempts = [step('dom.click', opened, say ? { say } : {})];
  const next = (...hits: ReturnType<typeof hit>[]): string | undefined =>
    reveal(viewWith({ hits, attempts }), { text: 'cake' }, { scroll: false })?.steps[0]?.on?.id;
  expect(next(tag('a2'))).toBeUndefined();
  expect(next(tag('a2'), tag('a3'))).toBe('a2');
});
