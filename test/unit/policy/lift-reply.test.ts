// Secrets in answers to questions.
import { expect, test } from 'vitest';
import { liftFromReply } from '../../../src/policy/secrets/lift-reply';

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
  ['Which password should I use?', 'first'],
  ['Which password should I use?', 'the old one'],
  ['What is the password?', "it's forgotten"],
  ['What is the password?', 'it is in my notes'],
  ['Shall we go on?', 'it is: hunter2'],
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

test.each([
  ['What is your password?', 'it is: hunter2', `it is: ${HANDLE}`],
  ['What is your password?', "it's hunter2", `it's ${HANDLE}`],
  ['What is your password?', 'It is hunter2.', `It is ${HANDLE}.`],
  ['Wie lautet das Passwort?', 'es lautet: sesam', `es lautet: ${HANDLE}`],
  ['密码是什么？', '是hunter2', `是${HANDLE}`],
  ['Which password should I use?', 'hunter2', HANDLE],
  ['Welches Passwort soll ich verwenden?', 'hunter2', HANDLE],
])('“%s” answered “%s” becomes “%s”', (question, reply, text) => {
  expect(lift(question, reply).text).toBe(text);
});

test('a secret that the answer itself names is lifted whatever was asked', () => {
  expect(lift('Anything else?', 'my password is hunter2').text).toBe(`my password is ${HANDLE}`);
});
