// Words that are no part of what is typed, pressed or chosen, though they stand beside it.
import { expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { readAs } from './read-as';
import { tellTarget, tellTask } from './tell';

const tell = (intent: Intent): string => {
  const [field] = intent.kind === 'fill' ? intent.fields : [];
  if (field?.value.from === 'date') return `${field.field?.text ?? ''} ${field.value.date.from}`;
  return intent.kind === 'addToCart'
    ? `cart ${intent.quantity ?? 1} ${intent.what.text}`.trim()
    : tellTask(intent);
};

test.each([
  ['enter the date of birth 3 June 1990', 'date of birth 1990-06-03'],
  ['enter date of birth 1990-06-03', 'date of birth 1990-06-03'],
  ['type my email otto@x.de into the newsletter box', 'newsletter=otto@x.de'],
  ['trage meine E-Mail otto@x.de in das Feld Kontakt ein', 'Kontakt=otto@x.de'],
  ['enter the same text "abc" in both fields', '=abc'],
])('the field is no part of its value: %s', (goal, task) => {
  expect(readAs(goal, tell)).toEqual([task]);
});

test.each([
  'my name is Otto Weiss and I live in Bonn',
  'write down the order number',
  'enter the same address in both fields',
  'click load more until there are no more',
  'click the button until it is green',
])('what nobody here can know is asked about: %s', (goal) => {
  expect(readAs(goal, tell)).toEqual(['other']);
});

test.each([
  ['choose the size M and add 2 to the cart', 'choose size M', 'cart 2'],
  ['scroll down until you see the button Load more and click it', 'scroll', 'click Load more (button)'],
  ['select the first available slot on Friday', 'choose #1 available slot is:2026-11-27'],
  ['find the box Terms and select it', 'check box Terms'],
  // A time of day is not dropped.
  ['book a table for 4 people on Saturday at 8 pm', 'book table for 4 people on Saturday at 8 pm'],
  ['please book the room Alpha on Friday at 10:00', 'book room Alpha on Friday at 10:00'],
  // What is there already is told by its day, and by the time where a row has it in these very digits.
  ['delete the event on Friday at 10:00', 'delete event is:2026-11-27 contains:10:00'],
  // An hour it may well write otherwise: another meeting of that day is not meant.
  ['delete the meeting with Otto on Friday at 8 pm', 'other'],
])('what goes with it is told: %s', (goal, ...tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});

test('meetings of a day are read off the page, also at some time', () => {
  const tellRows = (intent: Intent): string =>
    intent.kind === 'extract' ? `extract ${tellTarget(intent.what)}` : tell(intent);
  expect(readAs('show meetings on Friday at 5', tellRows)).toEqual(['extract all meetings is:2026-11-27']);
});
