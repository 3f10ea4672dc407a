// What is ticked and switched, and what is not: permissions in a list, on and off in one breath, what is kept.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  [
    'tick create, update and delete for role author',
    ['check create in:author, update in:author, delete in:author'],
  ],
  ['tick read and write for admin', ['check read in:admin, write in:admin']],
  ['uncheck read and write', ['uncheck read, write']],
  [
    'kreuze lesen, erstellen und löschen für autor an',
    ['check lesen in:autor, erstellen in:autor, löschen in:autor'],
  ],
  ['勾选创建、更新和删除', ['check 创建, 更新, 删除']],
  ['tick terms and submit', ['check terms', 'submit']],
  ['tick the first box and delete it', ['check #1 (checkbox)', 'delete #1 (checkbox)']],
  ['tick edit and delete the row', ['check edit', 'delete (row)']],
  ['tick all and delete', ['clarify']],
])('what somebody may do is ticked: %s', (goal, expected) => {
  expect(readAs(goal, tellTask)).toEqual(expected);
});

test.each([
  ['schalte wlan ein und bluetooth aus', ['check wlan', 'uncheck bluetooth']],
  ['schalte e-mails aus aber lass push an', ['uncheck e-mails', 'check push']],
  ['activate seo-tools and deactivate cache-pro', ['check seo-tools', 'uncheck cache-pro']],
  ['turn on push and off email', ['check push', 'uncheck email']],
  ['turn push on and email off', ['check push', 'uncheck email']],
  ['勾选条款，不勾选订阅', ['check 条款', 'uncheck 订阅']],
  ['turn on push and email', ['check push, email']],
  ['schalte wlan und bluetooth aus', ['uncheck wlan, bluetooth']],
])('on and off in one breath: %s', (goal, expected) => {
  expect(readAs(goal, tellTask)).toEqual(expected);
});

test.each([
  ['disable all plugins but keep seo', ['uncheck all plugins not:seo']],
  ['turn off all emails but keep security alerts on', ['clarify']],
  ['disable all plugins, but keep seo', ['clarify']],
  ['disable all plugins except seo and cache', ['clarify']],
  ['disable all plugins except seo', ['uncheck all plugins not:seo']],
  ['关闭邮件通知，但保留推送', ['uncheck 邮件通知']],
  ['deaktiviere alle plugins aber behalte seo', ['clarify']],
  ['delete all files but keep report.pdf', ['clarify']],
  ['save but keep the window open', ['click save but keep window open']],
])('what is kept is spared, or asked about: %s', (goal, expected) => {
  expect(readAs(goal, tellTask)).toEqual(expected);
});
