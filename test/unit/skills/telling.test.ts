// Which of several candidates an answer picks, as people say it in the three languages.
import { expect, test } from 'vitest';
import { byAnswer } from '../../../src/skills/target/telling';
import { hit, viewWith } from './views';

const hits = ['Edit', 'Edit', 'Edit'].map((label, at) =>
  hit({ id: `a${at + 1}`, label, itemText: `Row ${at + 1}` }),
);

test.each([
  ['the second one', 'a2'],
  ['the last', 'a3'],
  ['das zweite', 'a2'],
  ['die letzte', 'a3'],
  ['Nummer 3', 'a3'],
  ['第二个', 'a2'],
  ['最后一个', 'a3'],
  ['3', 'a3'],
  ['nothing of this', undefined],
])('“%s” picks %s', (answer, id) => {
  expect(byAnswer(viewWith({ hits, answers: [answer] }), hits)?.id).toBe(id);
});

const named = ['Delete all', 'Delete this', 'Not now'].map((label, at) => hit({ id: `b${at + 1}`, label }));

test.each([
  ['delete all', 'b1'],
  ['not now', 'b3'],
  ['no, not Delete all', undefined],
  ['anything but delete all', undefined],
  ['nicht Delete all', undefined],
])('“%s” of “Delete all”, “Delete this”, “Not now” picks %s', (answer, id) => {
  expect(byAnswer(viewWith({ hits: named, answers: [answer] }), named)?.id).toBe(id);
});
