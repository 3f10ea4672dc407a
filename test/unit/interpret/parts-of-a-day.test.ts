// "Friday afternoon", "Friday at 3": no row tells it, and what is of the whole day is not meant.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  'cancel all meetings on Friday afternoon',
  'delete the events on Monday evening',
  'cancel the meeting on Friday at 3',
  'cancel the meeting between 2 and 4 on Friday',
  'delete the mails from yesterday morning',
  'lösche alle Termine am Freitagnachmittag',
  'lösche die Mails von gestern Morgen',
  '删除昨天早上的邮件',
])('is asked about: %s', (goal) => expect(readAs(goal, tellTask)).toEqual(['other']));

test.each([
  ['cancel the meeting on Friday at 10:00', ['cancel meeting is:2026-11-27 contains:10:00']],
  ['delete the mails from Friday', ['delete all mails is:2026-11-20 (row)']],
  ['删除昨天的邮件', ['delete 邮件 is:2026-11-20']],
  ["open Monday's email", ['open email is:2026-11-23']],
])('a day alone: %s', (goal, tasks) => expect(readAs(goal, tellTask)).toEqual(tasks));
