// Verbs with a slip of the finger in them.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ['clcik the save button', ['click save (button)']],
  ['pleas delte the first task', ['delete #1 task']],
  ['opne settings', ['open settings']],
  ['swich to german', ['language=german']],
  ['logn', ['login']],
  ['klcik auf speichern', ['click speichern']],
  ['suhce nach schuhen', ['search']],
])('a slip in the verb does not hide it: %s', (goal, tasks) => {
  expect(readAs(goal, tellTask)).toEqual(tasks);
});

test.each(['rely on anna', 'clock the door', 'wave the flag', 'chance the date', 'remote the item'])(
  'another word is no slip: %s',
  (goal) => {
    expect(['clarify', 'other']).toContain(readAs(goal, tellTask)[0]);
  },
);
