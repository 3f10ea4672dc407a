// What is said for politeness behind a message, a note or a comment is no part of it.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ['delete the comment please', ['delete comment']],
  ['open the first message please', ['open #1 message']],
  ['add a comment please', ['click add comment']],
  ['write a message please', ['other']],
  ['delete my comment asap', ['delete comment']],
  ['archive the message right now', ['archive message']],
  ['show the last message for me', ['open #-1 message']],
  ['pin this note for me', ['pin note']],
  ['send the message please', ['submit']],
  ['close the message please and go back', ['close message', 'history']],
])('%s', (goal, tasks) => expect(readAs(goal, tellTask)).toEqual(tasks));

test('what is written keeps its thanks', () => {
  expect(readAs('leave a comment saying hi please', tellTask)).toEqual(['comment=hi please', 'submit']);
});
