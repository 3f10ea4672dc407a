// Which of two is the field, and which its value; what is neither is not filled in.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ['enter my name as Otto Weiss', ['name=Otto Weiss']],
  ['enter Otto as my name', ['name=Otto']],
  ['put the title as Foo', ['title=Foo']],
  ['enter 5 for the quantity', ['quantity=5']],
  ['set the price to 20 for the red shirt', ['price for red shirt=20']],
  ['set the status to away for two hours', ['other']],
  ['set the alarm for 6:45', ['other']],
  ['set the timer for 10 minutes', ['other']],
])('%s', (goal, tasks) => expect(readAs(goal, tellTask)).toEqual(tasks));
