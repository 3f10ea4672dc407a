// Several things at once: what is denied of them, what they were before, where they lie, how many they are.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ['archive everything that isn’t done', ['archive all not:done']],
  ["archive everything that isn't done", ['archive all not:done']],
  [
    'archive all tasks that are not done',
    ['archive all not:done (row)'].map((one) => one.replace('all', 'all tasks')),
  ],
  ['move everything that is not done to the next sprint', ['drag all not:done']],
  ["disable all users who aren't active", ['uncheck all users not:active']],
  ["delete all tasks that aren't done", ['clarify']],
  ['delete all tasks not done', ['clarify']],
  ['archive all mails that have not been read', ['clarify']],
  ['archive everything that is done', ['archive all is:done']],
  ['delete Do not disturb', ['delete Do not disturb']],
  ['select all that apply', ['choose all apply']],
])('what is denied of all is never the opposite: %s', (goal, expected) => {
  expect(readAs(goal, tellTask)).toEqual(expected);
});

test.each([
  ['change all prices from 10 to 12', ['clarify']],
  ['change every status from open to done', ['clarify']],
  ['change the status of all orders from open to done', ['clarify']],
  ['把所有价格从10改成12', ['clarify']],
  ['change the status from open to done', ['status=done']],
  ['change all prices to 12', ['prices=12']],
])('of several only those are changed that had the old value: %s', (goal, expected) => {
  expect(readAs(goal, tellTask)).toEqual(expected);
});
