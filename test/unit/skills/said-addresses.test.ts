// Addresses of people in the text of a page.
import { expect, test } from 'vitest';
import { emailsIn, phonesIn } from '../../../src/skills/words/said-addresses';

test.each([
  ['Write to ada.berg+club@mail.example.test.', ['ada.berg+club@mail.example.test']],
  ['“otto@müller.test”, ‹kim@a-b.test›', ['otto@müller.test', 'kim@a-b.test']],
  ['联系：wang@例子.test', ['wang@例子.test']],
  ['@ada, user@localhost and a@b are none', []],
])('mail: %s', (text, found) => expect(emailsIn(text)).toEqual(found));

test.each([
  ['Call +49 30 1234567 or (030) 765-4321', ['+49 30 1234567', '(030) 765-4321']],
  ['555-867-5309, 030/1234567, 0049 171 2345678', ['555-867-5309', '030/1234567', '0049 171 2345678']],
  ['电话 13812345678', ['13812345678']],
  ['on 2026-11-29, 29.11.2026 and 01.12.2026 14:00', []],
  ['€ 1.234.567,00; 1,234,567 guests; order 20261129; 12 345 678; 0.1234567', []],
  ['ISBN 978-3-16-148410-0 and version 10.0.19045.3803', []],
])('phone: %s', (text, found) => expect(phonesIn(text)).toEqual(found));

test('a page may hold a long run of letters and digits', () => {
  for (const run of ['a', 'a.', '12345-', '+1 ', '@a'])
    expect([run, emailsIn(run.repeat(60_000)), phonesIn(run.repeat(60_000))]).toEqual([run, [], []]);
});
