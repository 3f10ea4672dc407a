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
  'if the price is too high, no wait, close the page',
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

test.each([
  ['如果密码不对，点击忘记密码', 'other'],
  ['如果价格不对，关闭页面', 'other'],
  ['填写姓名、邮箱等等，然后点击提交', '=姓名、邮箱等等', 'click 提交'],
  ['检查地址对不对，然后提交', 'clarify'],
  ['搜索我是说唱歌手', 'search'],
  ['search for the song No, no, the moon', 'search'],
  ['search for shoes no the red ones', 'clarify'],
])('"wrong" and "and so on" take nothing back: %s', (goal, ...tasks) => {
  expect(readAs(goal, tellTask)).toEqual(tasks);
});
