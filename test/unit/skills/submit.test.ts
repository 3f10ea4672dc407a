// Which names say that a button sends a form, and which that it leaves or empties it.
import { expect, test } from 'vitest';
import { isCalledSubmit, submitButtons } from '../../../src/skills/forms/submit-buttons';
import { hit, viewWith } from './views';

test.each([
  'Send',
  'Save and close',
  'Next',
  'Next page',
  'Weiter',
  'Bestätigen',
  '提交',
  '提交订单',
  '保存',
  '确定',
])('“%s” sends', (label) => {
  expect(isCalledSubmit(label)).toBe(true);
});

test.each(['Goals', 'Sender', 'Nextcloud', 'Weiterführend', 'Sendeplätze', 'Saveä', '不提交', 'Next month'])(
  '“%s” does not',
  (label) => {
    expect(isCalledSubmit(label)).toBe(false);
  },
);

test.each(['Cancel', 'Zurück', 'Schließen', 'Schliessen', 'Zurücksetzen', '取消', '重置', '关闭', '返回'])(
  '“%s” is never pressed to send, whatever its type',
  (label) => {
    const hits = [hit({ label, inputType: 'submit', formId: 'f1' })];
    expect(submitButtons(viewWith({ hits }))).toEqual([]);
  },
);

test.each(['Backup', 'Closed beta', 'Clearance'])('“%s” only begins like a word that leaves', (label) => {
  const hits = [hit({ label, inputType: 'submit', formId: 'f1' })];
  expect(submitButtons(viewWith({ hits }))).toEqual(hits);
});
