// What stands behind a name and is no part of it: another act, a second pair, a number, a time. It is asked about.
import { expect, test } from 'vitest';
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
