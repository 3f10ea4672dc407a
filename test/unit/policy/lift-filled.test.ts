// What a goal enters into a field that is called after a password, a code or a key.
import { expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';
import { liftFilled, mayFill } from '../../../src/policy/secrets/lift-filled';
import type { Intent } from '../../../src/shared/intent';

const HANDLE = 'secret:test-0001';
const fill = (field: string, text: string): Intent => ({
  kind: 'fill',
  fields: [{ field: { text: field }, value: { from: 'text', text } }],
});
const lift = (goal: string, field: string, value: string) =>
  liftFilled(goal, [fill(field, value)], () => HANDLE);

test.each([
  ['Password', 'hunter2', 'password'],
  ['new password', 'sesame', 'password'],
  ['Repeat the password', 'sesame', 'password'],
  ['Passwort-Feld', 'geheim9', 'password'],
  ['Passwort wiederholen', 'geheim9', 'password'],
  ['密码输入框', 'abc12345', 'password'],
  ['PIN eingeben', '4711', 'password'],
  ['verification code', '482913', 'oneTimeCode'],
  ['验证码', '482913', 'oneTimeCode'],
  ['安全码', '123', 'cardCode'],
  ['recovery code', 'ABCD-EFGH', 'plain'],
  ['API key', 'abcdef123456', 'plain'],
])('what goes into “%s” is a secret: %s', (field, value, fieldClass) => {
  const { text, secrets } = lift(`Now do it: ${value} there`, field, value);
  expect(text).toBe(`Now do it: ${HANDLE} there`);
  expect(secrets).toMatchObject([{ value, class: fieldClass }]);
});

test.each([
  ['Password hint', 'Rex2'],
  ['Password length', '12'],
  ['Password policy', 'strict2'],
  ['Password', 'something'],
  ['Password', 'the old one'],
  ['postal code', '10115'],
  ['promo code', 'SAVE20'],
  ['code', '482913'],
  ['Country code', '49'],
  ['PIN', 'required'],
  ['verification code', 'resend'],
  ['API key name', 'staging2024'],
  ['API key', 'staging'],
  ['密码', '一栏填tulip'],
  ['Passenger', 'anna7'],
  ['Passport number', 'C01X00T47'],
  ['Key', 'abc1234'],
  ['Pincode', 'abc'],
])('what goes into “%s” is none: %s', (field, value) => {
  const goal = `Now do it: ${value} there`;
  expect(lift(goal, field, value)).toEqual({ text: goal, secrets: [] });
});

test('in quotes it may be words, and each time that it is said it goes', () => {
  expect(lift('put "open sesame" here and "open sesame" there', 'Password', 'open sesame').text).toBe(
    `put "${HANDLE}" here and "${HANDLE}" there`,
  );
});

test('it is not taken out of other words, addresses and handles, nor where the field is called so', () => {
  expect(lift('a1b2 at https://a1b2.test/a1b2 and xa1b2', 'Password', 'a1b2').text).toBe(
    `${HANDLE} at https://a1b2.test/a1b2 and xa1b2`,
  );
  expect(lift('secret:0001-0001 or 0001', 'PIN', '0001').text).toBe(`secret:0001-0001 or ${HANDLE}`);
  expect(lift('fill in 123 and 123 pieces', 'CVV', '123').text).toBe(`fill in ${HANDLE} and 123 pieces`);
  expect(lift('password in Password', 'Password', 'password').secrets).toEqual([]);
});

test('a mark behind it that belongs to it goes, too', () => {
  expect(lift('enter Sommer24!', 'Password', 'Sommer24')).toMatchObject({
    text: `enter ${HANDLE}`,
    secrets: [{ value: 'Sommer24!' }],
  });
});

test('the goal without it is read as the goal with it', { timeout: 30_000 }, () => {
  const context = { now: new Date(2026, 10, 21), locale: 'en' };
  for (const goal of ['Fill in anna for User and tulip for Password', 'Passwort wiederholen: tulpe']) {
    const read = interpret(goal, context);
    const before = read.kind === 'tasks' ? read.list.tasks.map(({ parameters }) => parameters) : [];
    expect(mayFill(goal)).toBe(true);
    const again = interpret(liftFilled(goal, before, () => HANDLE).text, context);
    const after = again.kind === 'tasks' ? again.list.tasks.map(({ parameters }) => parameters) : [];
    expect(JSON.stringify(after)).toContain(HANDLE);
    expect(after.map(({ kind }) => kind)).toEqual(before.map(({ kind }) => kind));
  }
});
