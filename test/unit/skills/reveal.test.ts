import { expect, test } from 'vitest';
import { reveal } from '../../../src/skills/reveal';
import { hit, viewWith } from './views';

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
