// Secrets in answers to questions.
import { expect, test } from 'vitest';
import { liftFromReply } from '../../../src/policy/lift-reply';

const HANDLE = 'secret:test-0001';
const lift = (question: string, reply: string) => liftFromReply(question, reply, () => HANDLE);

test.each([
  ['What is your password?', 'hunter2', 'password'],
  ['Wie lautet das Kennwort?', 'hunter2', 'password'],
  ['密码是什么？', 'hunter2', 'password'],
  ['Which code did you get by SMS?', '493021', 'oneTimeCode'],
  ['What is the code?', '49 30 21', 'oneTimeCode'],
  ['What is the password?', 'correct horse battery staple', 'password'],
  ['CVV?', '123', 'cardCode'],
  ['Wie lautet die Prüfnummer?', '123', 'cardCode'],
  ['安全码是多少？', '123', 'cardCode'],
  ['Which API key?', 'k-3920-aa', 'password'],
])('“%s” answered “%s” holds a %s', (question, reply, fieldClass) => {
  const { text, secrets } = lift(question, reply);
  expect(text).toBe(HANDLE);
  expect(secrets).toMatchObject([{ value: reply, class: fieldClass }]);
});

test.each([
  ['Which one do you mean?', 'first'],
  ['Which country code?', 'the Norwegian one'],
  ['Shall I reset the password?', 'yes please'],
  ['Shall I reset the password?', 'Yes'],
  ['What is the password?', 'I do not know it'],
  ['What is the password?', 'forget it'],
  ['What is the password?', 'log in with Google instead'],
  ['Which password field do you mean?', 'second one below'],
  ['Which API key should be deleted?', 'staging'],
  ['Wie lautet das Passwort?', 'weiß ich nicht'],
])('“%s” answered “%s” holds none', (question, reply) => {
  expect(lift(question, reply)).toEqual({ text: reply, secrets: [] });
});

test('a secret that the answer itself names is lifted whatever was asked', () => {
  expect(lift('Anything else?', 'my password is hunter2').text).toBe(`my password is ${HANDLE}`);
});
