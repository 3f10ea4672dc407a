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

test.each([
  ['make a copy called Backup', ['click make copy', 'name=Backup', 'submit']],
  ['create a copy called Backup', ['click create copy', 'name=Backup', 'submit']],
  ['open a poll called Lunch', ['click open poll', 'name=Lunch', 'submit']],
  ['open a bug called Crash with label bug', ['click open bug', 'name=Crash;label=bug', 'submit']],
  ['open the contact named Otto with the number 123', ['other']],
  ['öffne den Kontakt namens Otto mit der Nummer 123', ['other']],
  ['open the issue for Otto with label bug', ['other']],
  ['open the song called Stay with me', ['open Stay with me']],
  ['open the folder with label Taxes', ['open Taxes (treeitem)']],
])('where the name ends: %s', (goal, tasks) => expect(readAs(goal, tellTask)).toEqual(tasks));
