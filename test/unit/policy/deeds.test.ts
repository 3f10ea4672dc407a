import { describe, expect, test } from 'vitest';
import { authorize } from '../../../src/policy/authorize';
import { deedOf } from '../../../src/policy/risk/deeds';
import { riskOf } from '../../../src/policy/risk/risk';
import { plainWords } from '../../../src/policy/words';
import { A, callOf, context, form, target } from './gate-fixtures';

const click = callOf('dom.click');
const pressed = (userWords: string, on: object) =>
  authorize(click, context({ target: target(on), task: { namedByUser: true, userWords } })).decision;

describe('deeds that can be taken back', () => {
  test.each([
    ['Block user', 'block Bob'],
    ['Archive', 'archiviere die erste Mail'],
    ['Sperren', 'sperre Bob'],
    ['Subscribe', 'sign me up for the newsletter'],
    ['Disable notifications', 'turn the notifications off'],
    ['Archiver', 'archive this mail'],
    ['封禁', '把他封禁'],
    ['Unfollow', 'unfollow them'],
    ['Upgrade', 'upgrade my plan'],
    ['Reset settings', 'reset all of my settings'],
  ])('“%s” is done when the user says “%s”, and asked otherwise', (label, words) => {
    expect(pressed(words, { label })).toBe('allow');
    expect(pressed('find the address of the shop', { label })).toBe('confirm');
  });

  test('on the button of a search, beside an icon, and behind an “OK” they are deeds as well', () => {
    const words = 'search for Bob';
    const search = form({ purpose: 'search', method: 'get', action: `${A}/s`, submitLabel: 'Ban user' });
    expect(pressed(words, { label: 'Ban user', form: search })).toBe('confirm');
    expect(pressed(words, { label: 'Search', shows: 'Ban user' })).toBe('confirm');
    expect(pressed(words, { label: 'OK', context: 'dialog “Do you want to block this user?”' })).toBe(
      'confirm',
    );
    expect(pressed(words, { label: 'OK', context: 'dialog “Do you want to see more?”' })).toBe('allow');
  });

  test.each([
    'Reset',
    'Reset filters',
    'Reset zoom',
    'Followers',
    'Block quote',
    'Freeze panes',
    'Follow link',
    'Add to cart',
    'Accept all',
    'Restart',
    'Log out',
    'Format',
    'Leave a comment about this',
    'Zurücksetzen',
    '加入购物车',
    'Registered users',
  ])('“%s” is none', (label) => {
    expect(deedOf(plainWords(label))).toBeUndefined();
  });

  test('a link shows a page, and the user’s own press needs no question', () => {
    expect(pressed('find the address', { role: 'link', label: 'Subscribe', href: `${A}/s` })).toBe('allow');
    const own = context({ caller: 'panel', target: target({ label: 'Archive' }) });
    expect(authorize(click, own).decision).toBe('allow');
  });
});

test.each([
  ['Book', 'order'],
  ['Reserve', 'order'],
  ['Place bet', 'order'],
  ['Buchen', 'order'],
  ['Gebot abgeben', 'order'],
  ['Pujar', 'order'],
  ['出价', 'order'],
  ['Subscribe for $5', 'order'],
  ['Charge', 'pay'],
  ['Send tip', 'pay'],
  ['Uninstall app', 'delete'],
  ['Deinstallieren', 'delete'],
  ['卸载', 'delete'],
  ['deleteAccount', 'delete'],
  ['delete_account', 'delete'],
  ['removeUser', 'delete'],
  ['🗑', 'delete'],
  ['🗑️', 'delete'],
  ['Rotate key', 'credentials'],
  ['Zugriff widerrufen', 'credentials'],
  ['Révoquer', 'credentials'],
  ['Connect wallet', 'grant'],
  ['Sign transaction', 'grant'],
  ['Gruppe verlassen', 'cancel'],
  ['Quitter le groupe', 'cancel'],
  ['退出群聊', 'cancel'],
])('“%s” cannot be taken back: %s', (label, kind) => {
  expect(riskOf(click, target({ label }))).toMatchObject({ irreversible: true, kind });
});

test.each(['PayPal', 'Notebook', 'Book details', 'Charge history', 'iPhone', 'Format', 'Rotate', '撤销'])(
  '“%s” is no false alarm',
  (label) => {
    expect(riskOf(click, target({ label })).irreversible).toBe(false);
  },
);

test('what a script asks before it lets a press through says what the press does', () => {
  const shows = 'Are you sure you want to delete this project?';
  expect(riskOf(click, target({ label: 'Go on', shows }))).toMatchObject({
    kind: 'delete',
    irreversible: true,
  });
});
