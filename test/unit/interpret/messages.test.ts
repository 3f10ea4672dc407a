// What is said to somebody, and what only looks like it.
import { expect, test } from 'vitest';
import { describeIntent } from '../../../src/interpret/describe-intent';
import { readAs } from './read-as';

const read = (goal: string): string[] =>
  readAs(goal, (intent) =>
    intent.kind === 'item' ? `${intent.action} ${intent.item.text}: ${intent.value ?? ''}` : intent.kind,
  );

test.each([
  ['Message Ada: Hello there', ['message Ada: Hello there']],
  ['Write "Hello there" to Ada', ['message Ada: Hello there']],
  ['Send Ada the message "Hello there"', ['message Ada: Hello there']],
  ['Tell Ada that I am late', ['message Ada: I am late']],
  ['Let Ada know that we are late', ['message Ada: we are late']],
  ['Ask Ada "Are you coming?"', ['message Ada: Are you coming?']],
  ['Tell the team "I am late"', ['message team: I am late']],
  ['Click on Ada and tell her "Hello"', ['click', 'message Ada: Hello']],
  ['Click on Ada and send her "Hello"', ['click', 'message Ada: Hello']],
  ['Send her "Hello"', ['clarify']],
  ['Find Ada and tell her "Hello"', ['message Ada: Hello']],
  ['Message Marks and Spencer: Hello', ['message Marks and Spencer: Hello']],
  ['Say "Hello there"', ['message : Hello there']],
  ['Send "Hello there"', ['message : Hello there']],
  ['Write "Hello there" in the chat', ['message : Hello there']],
  ['Reply "Hello there"', ['reply message: Hello there']],
  ['Schreib Ada „Hallo du“', ['message Ada: Hallo du']],
  ['Schicke Ada eine Nachricht: Hallo du', ['message Ada: Hallo du']],
  ['Schreib „Hallo du“ an Ada', ['message Ada: Hallo du']],
  ['Nachricht an Ada: Hallo du', ['message Ada: Hallo du']],
  ['Sende „Hallo du“', ['message : Hallo du']],
  ['Antworte „Hallo du“', ['reply message: Hallo du']],
  ['给Ada发消息“你好”', ['message Ada: 你好']],
  ['告诉王芳“你好”', ['message 王芳: 你好']],
  ['发送“你好”', ['message : 你好']],
])('%s', (goal, expected) => {
  expect(read(goal)).toEqual(expected);
});

test.each([
  'Write "Hello" to the description field',
  'Write "Hello" to Subject',
  'Write Title: Hello',
  'Write "42" to A1',
  'Write "x" to Bio',
  'Text Box 1: hello',
  'Schreib IBAN „DE12“',
  'Message: Hello there',
  'Name: Ada, Message: Hi there',
  'Schreib Betreff „Hallo“',
  'Schreib „Hallo“ in das Feld Name',
])('%s fills a field', (goal) => {
  expect(read(goal)).toEqual(['fill']);
});

test('Tell me "Hello" asks something of the page', () => {
  expect(read('Tell me "Hello"')).toEqual(['answer']);
});

test.each([
  ['Message Ada: See you', 'en-US', 'Send “See you” to “Ada”'],
  ['Say "Hello"', 'en-US', 'Send “Hello”'],
  ['Schreib Ada „Hallo“', 'de-DE', '„Hallo“ an „Ada“ senden'],
  ['给王芳发消息“你好”', 'zh-CN', '给“王芳”发送“你好”'],
])('%s is told as what it is', (goal, locale, told) => {
  expect(readAs(goal, (intent) => describeIntent(intent, locale))).toEqual([told]);
});
