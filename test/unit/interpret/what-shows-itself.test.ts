// What is done only where something is there: on the thing itself, its button is the look for it.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ['schließe das Popup, falls es erscheint', 'click Schließen in:Popup (button)'],
  ['schließe das Banner, falls es eines gibt', 'click Schließen in:Banner (button)'],
  ['schließe den Cookie-Hinweis, falls er erscheint', 'click Schließen in:Cookie-Hinweis (button)'],
  ['klicke auf Überspringen, wenn es da ist', 'click Überspringen'],
  ['if there is a "Continue" button, click "Continue"', 'click Continue'],
  ['click "Accept" if there is an "Accept" button', 'click Accept'],
  ['如果有下一步按钮，点击下一步', 'click 下一步'],
  ['if a confirmation appears, click Yes', 'click Yes'],
  ['if an alert appears, click OK', 'click OK'],
  ['if a message appears, click OK', 'click OK'],
  ['if there is a GDPR notice, click Accept all', 'click Accept all'],
  ['if there is a privacy notice, click Accept all', 'click Accept all'],
  ['if a survey appears, click No thanks', 'click No thanks'],
  ['wenn eine Meldung erscheint, klicke auf OK', 'click OK'],
  ['如果有提示，点击确定', 'click 确定'],
  ['if there is a next page, click Next', 'click Next'],
  ['wenn es eine nächste Seite gibt, klicke auf Weiter', 'click Weiter'],
  ['if a menu opens, click Logout', 'click Logout in:menu'],
  ['if a dropdown appears, choose the first', 'choose #1'],
  ['if there is a search box, search for shoes', 'search'],
  ["if there's a discount code field, enter SAVE10", 'discount code=SAVE10'],
])('%s', (goal, task) => expect(readAs(goal, tellTask)).toEqual([task]));

test.each([
  'if there is a message, click Delete',
  'if a message from Bob appears, click OK',
  'if there is a new message, click OK',
  'if there are notifications, click Delete all',
  'if there is a "Continue" button, click "Delete"',
  'lösche die Mail, wenn er kommt',
  'wenn eine Meldung erscheint, klicke auf Löschen',
  '如果有通知，删除邮件',
])('what needs a look is not done without it: %s', (goal) =>
  expect(readAs(goal, tellTask)).toEqual(['other']),
);
