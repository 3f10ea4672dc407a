// Several things at once: what is denied of them, what they were before, where they lie, how many they are.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ["archive everything that isn't done", ['clarify']],
  ['archive all mails that are not starred', ['clarify']],
  ['move everything that is not done to the next sprint', ['clarify']],
  ["disable all users who aren't active", ['clarify']],
  ['select all users that are not admins and delete them', ['clarify']],
  ['keep the first and delete the rest', ['clarify']],
  ['保留第一个，删除其他的', ['clarify']],
  ['删除其他用户，保留张三', ['clarify']],
  ["delete all tasks that aren't done", ['clarify']],
  ['delete all tasks not done', ['clarify']],
  ['archive all mails that have not been read', ['clarify']],
  ['archiviere alles, was nicht erledigt ist', ['clarify']],
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

test.each([
  ['delete everything in Photos', ['delete all in:Photos']],
  ['delete all in photos', ['delete all in:photos']],
  ['delete everything in the trash', ['delete all in:trash']],
  ['lösche alles im papierkorb', ['delete all in:papierkorb']],
  ['lösche alle einträge von 2024', ['delete all between:2024-01-01']],
  ['archive all in progress', ['archive all in progress']],
  ['delete all in stock', ['delete all in stock']],
  ['archive all on hold', ['archive all on hold']],
  ['lösche alle in Arbeit', ['delete all in Arbeit']],
])('all that lies in a place, and no state: %s', (goal, expected) => {
  expect(readAs(goal, tellTask)).toEqual(expected);
});

test.each([
  ['delete the first three', ['delete all 3 (row)']],
  ['archive the last two', ['archive all -2 (row)']],
  ['mark the first three as read', ['mark as read all 3 (row)']],
  ['select the first two and delete them', ['delete all 2 (row)']],
  ['lösche die ersten drei', ['delete all 3 (row)']],
  ['archiviere die ersten beiden', ['archive all 2 (row)']],
  ['删除前三个', ['delete all 3 (row)']],
  ['delete the first one', ['delete #1']],
  ['open First Two', ['open First Two']],
])('so many of whatever is listed: %s', (goal, expected) => {
  expect(readAs(goal, tellTask)).toEqual(expected);
});
