// Words that the user takes back: "no wait".
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ['go to settings no wait go to profile', 'open profile'],
  [
    'open the shop, then click Add, no wait, click Remove and then pay',
    'open shop',
    'click Remove',
    'click pay',
  ],
  ['öffne die Einstellungen, nein warte, öffne das Profil', 'open Profil'],
  ['打开设置，不对，打开个人资料', 'open 个人资料'],
])('what is taken back is not done: %s', (goal, ...tasks) => {
  expect(readAs(goal, tellTask)).toEqual(tasks);
});

test.each([
  'set the quantity to 2 no make it 3',
  'delete the first mail no the second one',
  'delete the first mail, no wait, the second one',
  'öffne die Einstellungen nein warte das Profil',
])('half of a correction is asked about: %s', (goal) => {
  expect(readAs(goal, tellTask)).toEqual(['clarify']);
});

test.each([
  ['search for no sorry lyrics', 'search'],
  ['type "no wait" in the box', '=no wait'],
  ['reply to Otto: no wait, I mean it', 'reply Otto'],
])('what is looked for or written may sound like a correction: %s', (goal, task) => {
  expect(readAs(goal, tellTask)).toEqual([task]);
});
