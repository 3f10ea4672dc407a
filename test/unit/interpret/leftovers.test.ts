// What stands behind a name and is no part of it: another act, a second pair, a number, a time. It is asked about.
import { expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  'assign the task to Kim and ping her',
  'set the date to Friday and invite Bob',
  'assign the first bug to Kim and the second to Lee',
  'move the first card to Done and the second to Doing',
  'reply "yes" to Tom and "no" to Tim',
  'move the three emails from HR to Onboarding',
  'verschiebe die drei Mails von Bob in den Ordner Alt',
  'delete the two drafts',
  '删除这三封邮件',
  'download the statements for july, august and september',
  'lade die Kontoauszüge für Juli, August und September herunter',
  'delete mails until the inbox is empty',
  'click save every hour',
  'click save in 5 minutes',
  'click Next until it is gone',
  'klicke auf Speichern in 5 Minuten',
  'lösche Mails bis Freitag',
  'delete the three old drafts',
  'refresh in 5 minutes',
  'send the pdf to anna@x.com with the subject Contract',
  'forward the mail to Tom with a short note that it is late',
])('is left to nobody: %s', (goal) => expect(readAs(goal, tellTask)).toEqual(['other']));

test.each([
  ['open the first post and like it too', ['like #1 post']],
  ['open the first post and share it again with Tom', ['forward #1 post']],
  ['delete it now', ['clarify']],
  ['expand it', ['clarify']],
])('a small word behind the pronoun: %s', (goal, tasks) => expect(readAs(goal, tellTask)).toEqual(tasks));

test.each([
  ['do I have new mails? open the first one', ['answer', 'open #1']],
  ['was this page helpful? click yes', ['answer', 'click yes']],
  ["open the inbox and check whether there's anything from Amazon", ['open inbox', 'answer']],
  ['choose Other and specify freelance', ['clarify']],
  ['Set plan to Pro and view to Week', ['plan=Pro;view=Week']],
])('where the next act begins: %s', (goal, tasks) => expect(readAs(goal, tellTask)).toEqual(tasks));

test.each([
  ['enter departure May 5 and return May 8', ['departure=date;return=May 8']],
  ['fill in departure: May 5, return: May 8', ['departure=date;return=May 8']],
  ['date: May 3, order: 55', ['date=date;order=55']],
  ['Date: 2026-05-03, Order: A55, Name: Otto', ['Date=date;Order=A55;Name=Otto']],
  ['set due date to tomorrow and label to urgent', ['due date=date;label=urgent']],
  ['set check-in to May 3, rate to flexible', ['check-in=date;rate=flexible']],
])('a second pair, although its field could be an act: %s', (goal, tasks) =>
  expect(readAs(goal, tellTask)).toEqual(tasks),
);

test.each([
  ['watch The Two Popes', ['watch Two Popes']],
  ['play Four Seasons', ['play Four Seasons']],
  ['play Seven Seconds', ['play Seven Seconds']],
  ['buy The Three Musketeers', ['buy Three Musketeers']],
  ['删除一封邮件', ['delete 一封邮件']],
  ['买一张票', ['buy 一张票']],
])('no count of things, but a title, or one: %s', (goal, tasks) =>
  expect(readAs(goal, tellTask)).toEqual(tasks),
);

test.each([
  ['click Open until 10 pm', ['click Open until 10 pm']],
  ['click Pay in 30 days', ['click Pay in 30 days']],
  ['click Remind me in 1 hour', ['click Remind me in 1 hour']],
  ['klicke auf Montag bis Freitag', ['click Montag bis Freitag']],
  ['klicke auf 10 bis 20 Euro', ['click 10 bis 20 Euro']],
  ['klicke auf A bis Z', ['click A bis Z']],
  ['点击每天', ['click 每天']],
  ['watch Around the World in 80 Days', ['watch Around the World in 80 Days']],
  ['play Wait Until Tomorrow', ['play Wait Until Tomorrow']],
])('a time that is part of a name: %s', (goal, tasks) => expect(readAs(goal, tellTask)).toEqual(tasks));

test.each([
  ['deaktiviere ihn wieder', 'Dark Mode', { kind: 'check', targets: [{ text: 'Dark Mode' }], on: false }],
  ['scroll to it again', 'Reviews', { kind: 'scroll', target: { text: 'Reviews' } }],
])('what was named before: %s', (goal, text, task) => {
  const made = interpret(goal, {
    now: new Date('2026-11-21T12:00:00Z'),
    locale: 'en-US',
    previous: { lastTargets: [{ text }] },
  });
  expect(made.kind === 'tasks' && made.list.tasks.map(({ parameters }) => parameters)).toEqual([
    expect.objectContaining(task),
  ]);
});

test.each([
  ['set pickup time for 10 am', ['pickup time=10 am']],
  ['set pickup time for 10:30', ['pickup time=10:30']],
  ['任务：买牛奶', ['任务=买牛奶']],
  ['目标：减肥', ['目标=减肥']],
  ['任务：点击保存', ['click 保存']],
  ['目标：请帮我打开设置', ['open 设置']],
])('what is the value, and what only leads in: %s', (goal, tasks) =>
  expect(readAs(goal, tellTask)).toEqual(tasks),
);
