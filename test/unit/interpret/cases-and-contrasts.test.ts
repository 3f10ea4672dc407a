// What is done in one case and what in the other; and what is done instead of something else.
import { expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  'if there is a cookie banner, close it, otherwise click next',
  'if there is a cookie banner, close it. Otherwise click Next',
  "if there's a popup close it, else search for tea",
  'log in, otherwise register',
  'wenn der Haken da ist, entferne ihn. Sonst setze ihn',
  '如果有弹窗就关闭，否则点击下一步',
])('neither case is done without a look: %s', (goal) => {
  expect(readAs(goal, tellTask)).toEqual(['other']);
});

test('what is to be said may tell of another case', () => {
  expect(readAs('reply to Otto saying come now otherwise call me', tellTask)).toEqual(['reply Otto']);
});

test.each([
  ['delete not the first but the second mail', 'delete #2 mail', 'the first'],
  ["don't click Save but Cancel", 'click Cancel', 'Save'],
  ["don't delete the first mail but the second", 'delete #2 mail', 'the first mail'],
  ['klicke nicht auf Speichern, sondern auf Abbrechen', 'click Abbrechen', 'auf Speichern'],
  ['lösche nicht die Mail von Otto, sondern die von Anna', 'delete Mail is:Anna', 'die Mail von Otto'],
  ['nicht die erste, sondern die zweite Mail löschen', 'delete #2 Mail', 'die erste'],
  ['stell die Menge nicht auf 2, sondern auf 3', 'Menge=3', 'auf 2'],
])('one thing is done instead of another: %s', (goal, task, left) => {
  expect(readAs(goal, tellTask)).toEqual([task]);
  const made = interpret(goal, { now: new Date('2026-11-21T12:00:00Z'), locale: 'en-US' });
  expect(made.kind === 'tasks' && made.list.reading).toContain(`✗ ${left}`);
});

test("an exception is no contrast: don't tick all but the first", () => {
  expect(readAs("don't tick all but the first", tellTask)).toEqual(['clarify']);
});

test.each([
  'select not only A but also B',
  'buy not only the shirt but also the hat',
  "don't delete just the first but all mails",
  "don't just click Save but also Send",
  'lösche nicht nur die erste, sondern auch die zweite Mail',
])('"not only" leaves nothing out: %s', (goal) => {
  expect(readAs(goal, tellTask)).toEqual(['clarify']);
});

test('what is written may be "not only"', () => {
  expect(readAs('write not only hello but also bye', tellTask)).toEqual(['=not only hello but also bye']);
});

test.each([
  ['buy the laptop, not refurbished', ['clarify']],
  ['buy the shirt, not used', ['clarify']],
  ['book the room, not refundable', ['clarify']],
  ['book a flight, not overnight', ['clarify']],
  ['buy the laptop, not the phone', ['buy laptop']],
  ['choose monthly, not yearly', ['choose monthly']],
  ['select daily, not weekly', ['choose daily']],
])('what is not wanted of what is bought, or of what is offered: %s', (goal, tasks) =>
  expect(readAs(goal, tellTask)).toEqual(tasks),
);
