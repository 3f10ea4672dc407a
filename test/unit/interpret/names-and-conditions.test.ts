// Words like those of a condition, a place or an end that belong to a name, a search or a time; and the like that do not.
import { expect, test } from 'vitest';
import type { Intent, TargetPhrase } from '../../../src/shared/intent';
import { readAs, tellFields } from './read-as';

const tellPhrase = ({ text, within }: TargetPhrase): string =>
  within === undefined ? text : `${text} < ${within}`;

function tell(intent: Intent): string {
  switch (intent.kind) {
    case 'item':
      return `${intent.action} ${intent.item.text}`;
    case 'fill':
      return tellFields(intent.fields);
    case 'check':
      return `${intent.on ? 'check' : 'uncheck'} ${intent.targets.map(tellPhrase).join(',')}`;
    case 'choose':
      return `choose ${intent.options.map(tellPhrase).join(',')}`;
    case 'open':
    case 'click':
      return `${intent.kind} ${tellPhrase(intent.target)}`;
    case 'search':
      return `search ${intent.query}`;
    case 'add':
      return `add ${intent.what.join(',')}`;
    case 'set':
      return `set ${intent.field?.text ?? ''} = ${intent.value}`;
    case 'login':
      return `login ${intent.user ?? ''}`.trim();
    case 'createEvent':
      return `${intent.name} ${intent.start} to ${intent.end}`;
    default:
      return intent.kind;
  }
}

test.each<[string, string[]]>([
  ['Search for stretches after running', ['search stretches after running']],
  ['Google when the shop opens', ['search when the shop opens']],
  ['Search for once the musical', ['search once the musical']],
  ['Open the story of when they met', ['open story of when they met']],
  ['Enable Confirm before sending', ['check Confirm before sending']],
  ['Turn off Warn before closing the window', ['uncheck Warn before closing the window']],
  ['Create a task called Lock the door before leaving', ['add Lock the door before leaving']],
  ['Set the title to Life after dying', ['title=Life after dying']],
  ['Submit after checking the total', ['other']],
  ['Delete them after exporting', ['other']],
  ['Turn off the light before leaving', ['other']],
  ['Close the dialog once the upload is done', ['other']],
  ['点击稍后付款', ['click 稍后付款']],
  ['选择货到后付款', ['choose 货到后付款']],
  ['勾选下载后打开', ['check 下载后打开']],
  ['勾选退出前先确认', ['check 退出前先确认']],
  ['搜索睡前先喝水', ['search 睡前先喝水']],
  ['删除邮件前先备份', ['other']],
  ['填写表单后提交', ['other']],
  ['如果出现广告就关闭', ['click 关闭 < 广告']],
])('a name or a search is no condition: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each<[string, string[]]>([
  ['Find cafes near me, when do they open?', ['search cafes near me', 'answer']],
  ['Search for a hotel, if possible with pool', ['search a hotel', 'other']],
  ['Click Next, if available', ['click Next']],
  ['Klicke auf Weiter, wenn möglich', ['click Weiter']],
  ['Klicke auf Weiter, falls verfügbar', ['click Weiter']],
  ['Comment on the post: nice, when is the next one', ['other']],
  ['delete the mail, if it is older than a year', ['other']],
])('a question or a wish behind a comma: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each<[string, string[]]>([
  ['Buche einen Flug nach Rom und zurück', ['book Flug nach Rom und zurück']],
  ['Kaufe das Buch Der lange Weg', ['buy Buch Der lange Weg']],
  ['Buche den Kurs um in Form zu kommen', ['book Kurs um in Form zu kommen']],
  ['Buche die Reise um auf Mai', ['other']],
  ['Bestelle das Buch nach', ['other']],
  ['Buy Back to the Future', ['buy Back to the Future']],
  ['Buy up to 3 mugs', ['buy up to 3 mugs']],
  ['Buy back the shares', ['other']],
  ['Archive the mail with the comment Boats', ['archive mail with the comment Boats']],
  ['Approve the request with the comment ok', ['other']],
  ['Delete it with the reason spam', ['other']],
  ['Reply to all', ['click Reply all']],
  ['Reply to all with "ok"', ['other']],
])('titles, round trips and what a thing contains: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});

test.each<[string, string[]]>([
  ['Create an event Lunch tomorrow from 10am to 11.30am', ['Lunch 10am to 11.30am']],
  ['Create an event Lunch tomorrow from 10am to 12 noon', ['Lunch 10am to 12 noon']],
  ['Create an event Lunch tomorrow from 9:00 to 10:00 CET', ['Lunch 9:00 to 10:00 CET']],
  ['Create an event Lunch tomorrow from 9:00 to 10:00 in Lisbon', ['other']],
  ['Turn wifi on, and bluetooth off', ['check wifi', 'uncheck bluetooth']],
  ['Schalte WLAN ein, und Bluetooth aus', ['check WLAN', 'uncheck Bluetooth']],
  ['log in with username and password', ['login']],
  ['log in with Otto and password', ['login Otto']],
  ['Rate it 5, not 4', ['set  = 5']],
  ['Rate food 5, service 3', ['set food = 5', 'set service = 3']],
  ['Bei Name, gib Otto ein', ['Name=Otto']],
  ['In addition, tick the terms', ['check terms']],
  ['In Zukunft, schalte den Ton aus', ['uncheck Ton']],
  ['At 5pm, turn off sounds', ['other']],
  ['Under Privacy, tick cookies', ['check cookies < Privacy']],
])('ends of events and of lists, and what begins like a place: %s', (goal, expected) => {
  expect(readAs(goal, tell)).toEqual(expected);
});
