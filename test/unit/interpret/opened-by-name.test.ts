// "Open the folder called Taxes": it is there already, and nothing is created.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ['open the folder called Taxes', ['open Taxes (treeitem)']],
  ['open the mail titled "Offer" and reply "ok"', ['reply Offer']],
  ['start the playlist called Chill', ['other']],
  ['open a ticket called Printer broken', ['click open ticket', 'name=Printer broken', 'submit']],
  ['open a new note called Ideas', ['click open note', 'name=Ideas', 'submit']],
])('%s', (goal, tasks) => expect(readAs(goal, tellTask)).toEqual(tasks));

test('a copy is of what is there', () =>
  expect(readAs('make a copy of the sheet called Budget', tellTask)).not.toContain('name=Budget'));
