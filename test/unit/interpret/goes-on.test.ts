// What is written, and what is sought, goes on where its words look like the next act, the next field or a look-up.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ['Write sorry for the delay, thanks for your patience', 'delay, thanks for your patience=sorry'],
  ['Enter sorry for the delay, thanks for your patience', 'delay, thanks for your patience=sorry'],
])('no second field without a sure value: %s', (goal, task) => {
  expect(readAs(goal, tellTask)).toEqual([task]);
});
