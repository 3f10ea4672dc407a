// "If there are new mails, …": what nobody looks up is asked about, and never done in every case.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  'if there are unread mails, delete the first mail',
  'delete the first mail if there are unread mails',
  'if there is an error click Cancel',
  'if there are no new mails go to spam',
  "open the first unread mail, if there's none go to the archive",
  'wenn eine Warnung erscheint, lösche die Datei',
  'wenn es einen Fehler gibt, klick auf Abbrechen',
  '如果有警告，删除文件',
  '如果没有新邮件，打开垃圾邮件',
])('%s', (goal) => expect(readAs(goal, tellTask)).toEqual(['other']));

test.each([
  ['if there is a Save button, click Save', ['click Save']],
  ['if a popup appears, click Close', ['click Close']],
  ['delete the drafts if there are any', ['delete drafts']],
  ['wenn eine Warnung erscheint, schließe sie', ['click Warnung schließen']],
  ['如果有横幅，关闭它', ['click 关闭 in:横幅 (button)']],
])('on the thing itself: %s', (goal, tasks) => expect(readAs(goal, tellTask)).toEqual(tasks));
