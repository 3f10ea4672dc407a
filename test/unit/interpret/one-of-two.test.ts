// Two things in one breath that are not to be taken for one: two answers, the thing that is spared, the state behind a name.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ['mark the mail from Otto unread', 'mark as unread mail is:Otto'],
  ['delete the mail from Otto, not the one from Anna', 'delete mail is:Otto'],
  ['lösche die Mail von Otto, nicht die von Anna', 'delete Mail is:Otto'],
  ['write "a" in the name field, "b" in the city field and "c" in the zip field', 'name=a;city=b;zip=c'],
  ['download everything except the pdfs', 'download all not:pdfs'],
])('each word stands with its own: %s', (goal, task) => {
  expect(readAs(goal, tellTask)).toEqual([task]);
});

test.each([
  'reply to the first mail with yes and to the second with no',
  'antworte auf die erste Mail mit ja und auf die zweite mit nein',
])('two answers are not sent as one: %s', (goal) => {
  expect(readAs(goal, tellTask)).toEqual(['other']);
});

test('a thing and its place are no field and its value', () => {
  expect(readAs('put the mail from Otto in the folder Work', tellTask)).toEqual(['other']);
});

test('what is highlighted may have been named before', () => {
  expect(readAs('move Kite to Done and mark it read', tellTask)).toEqual(['drag Kite', 'mark as read Kite']);
  expect(readAs('highlight it', tellTask)).toEqual(['clarify']);
});
