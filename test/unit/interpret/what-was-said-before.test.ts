// "It" and "that" in places where a value or a thing to be moved stands.
import { expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { readAs } from './read-as';
import { tellTarget, tellTask } from './tell';

const tell = (intent: Intent): string => {
  const [field] = intent.kind === 'fill' ? intent.fields : [];
  return field?.value.from === 'page'
    ? `${tellTarget(field.value.target)} into ${field.field ? tellTarget(field.field) : ''}`
    : tellTask(intent);
};

test.each([
  ['find the order number and type it into the search box', 'order number into (searchbox)'],
  ['find the serial number, then enter it in the field Serial', 'serial number into Serial (textbox)'],
  ['type that into the box', 'clarify'],
  // No page has a word by itself.
  ['find the 4th word in the paragraph, type that into the text box', 'other'],
  ['enter IT into the department field', 'department=IT'],
])('what is entered may have been named before: %s', (goal, task) => {
  expect(readAs(goal, tell)).toEqual([task]);
});

test.each([
  ['open the mail from Otto and drag it to Archive', 'open mail is:Otto', 'drag mail is:Otto'],
  ['rename the file a.txt to b.txt and move it to Archive', 'rename a.txt', 'drag b.txt'],
  ['move it to Archive', 'clarify'],
  ['filter the list by status open and export it as csv', 'filter', 'extract'],
])('what is moved or exported may have been named before: %s', (goal, ...tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});
