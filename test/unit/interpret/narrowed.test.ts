// Readings that are one word away from another: what they must not become.
import { expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';
import type { Intent } from '../../../src/shared/intent';

const read = (goal: string, locale = 'en-US'): Intent[] => {
  const made = interpret(goal, { now: new Date('2026-11-28T12:00:00'), locale });
  return made.kind === 'tasks' ? made.list.tasks.map(({ parameters }) => parameters) : [];
};
const days = (goal: string): string[] =>
  read(goal).flatMap((intent) =>
    intent.kind === 'date'
      ? [intent.date.from]
      : intent.kind === 'fill'
        ? intent.fields.flatMap(({ value }) => (value.from === 'date' ? [value.date.from] : []))
        : [],
  );

test.each([
  ['leave on friday and return on sunday', ['2026-12-04', '2026-12-06']],
  ['入住周五，离店周日', ['2026-12-04', '2026-12-06']],
  ['start date: 12/30, end date: 1/2', ['2026-12-30', '2027-01-02']],
])('the way back does not come before the way there: %s', (goal, expected) => {
  expect(days(goal)).toEqual(expected);
});

test.each(['set date of birth to 12/13', 'birthday: 5/12'])('nobody is born this year: %s', (goal) => {
  expect(days(goal)).toEqual([]);
});

test.each(['turn off comments on my post and on my page', 'turn off notifications on desktop and on mobile'])(
  '"off … on X and on Y" turns nothing on: %s',
  (goal) => {
    expect(read(goal).some((intent) => intent.kind === 'check' && intent.on)).toBe(false);
  },
);

test.each(['Erlaube bearbeiten und löschen', '保留张三，删除其他用户', 'put this mail in Trash'])(
  'nothing is deleted, sent or typed for what is not understood: %s',
  (goal) => {
    const kinds = read(goal).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'item' || kind === 'fill')).toEqual([]);
  },
);

test('"write down that …" is no message to somebody', () => {
  expect(read('write down that I called').map(({ kind }) => kind)).not.toContain('message');
});

test('上海 keeps its first letter, and 用户付款 chooses nothing', () => {
  expect(JSON.stringify(read('城市选择上海', 'zh-CN'))).toContain('"上海"');
  expect(JSON.stringify(read('用户付款', 'zh-CN'))).not.toContain('"户"');
});

test('a note with fields in it is not written whole', () => {
  const kinds = read('create a note: title: Shopping, text: milk').map(({ kind }) => kind);
  expect(kinds).not.toContain('fill');
});
