// Acts whose words stand otherwise in German and in Chinese.
import { expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { readAs } from './read-as';
import { tellTarget, tellTask } from './tell';

const tell = (intent: Intent): string => {
  switch (intent.kind) {
    case 'createEvent':
      return `event ${intent.name} ${intent.day?.from ?? ''} ${intent.start}`;
    case 'search':
      return `search ${intent.query}`;
    case 'item':
      return `${tellTask(intent)}${intent.item.where?.map(({ to }) => (to === undefined ? '' : `–${to}`)).join('') ?? ''}`;
    case 'copy':
      return `copy ${tellTarget(intent.source)} to ${intent.dest ? tellTarget(intent.dest) : ''}`;
    default:
      return tellTask(intent);
  }
};

test.each([
  ['öffne den 5. Treffer', 'open #5 in:treffer (link)'],
  ['buche ein Zimmer von Montag bis Mittwoch', 'book Zimmer between:2026-11-23–2026-11-25'],
  ['buche ein Zimmer von Freitag bis Montag', 'book Zimmer between:2026-11-27–2026-11-30'],
  ['erstelle am Freitag um 9 einen Termin namens Zahnarzt', 'event Zahnarzt 2026-11-27 9:00'],
  ['such mir eine Kamera', 'search eine Kamera'],
  ['könntest du bitte mal die Seite neu laden', 'history'],
  ['setz Haken bei Milch und Eier', 'check Milch, Eier'],
  ['schieb Karte 3 in die Spalte Erledigt', 'drag Karte 3'],
])('German: %s', (goal, task) => {
  expect(readAs(goal, tell)).toEqual([task]);
});

test('what is sent is sent by whatever button the form has', () => {
  expect(readAs('gib bei Name Otto ein und schick es ab', tell)).toEqual(['Name=Otto', 'submit']);
});

test.each([
  ['打开设置，关掉通知，然后保存', 'open 设置', 'uncheck 通知', 'submit'],
  ['把所有来自小王的邮件标为已读', 'mark as read all 邮件 is:小王 (row)'],
  ['复制订单号到搜索框', 'copy 订单号 to 搜索 (textbox)'],
  ['把最后一行删掉', 'delete #-1'],
  // No page has a word by itself.
  ['找到第三段的第二个词并填入输入框', 'other'],
])('Chinese: %s', (goal, ...tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});
