// Acts that follow each other with nothing between them, as they are dictated.
import { expect, test } from 'vitest';
import { readAs } from './read-as';
import { tellTask } from './tell';

test.each([
  ['open settings turn on dark mode and save', ['open settings', 'check dark mode', 'submit']],
  ['search for shoes sort by price and open the first one', ['search', 'sort', 'open #1']],
  ['go to the shop search for mugs', ['open shop', 'search']],
  ['click on login enter anna as username', ['click login', 'username=anna']],
  ["if there's a cookie banner close it", ['click Close in:cookie banner (button)']],
  ['if a popup shows up close it then click start', ['click Close in:popup (button)', 'click start']],
  ['wenn ein cookie banner da ist schließ es', ['click Schließen in:cookie banner (button)']],
  ['öffne die einstellungen schalte den dunkelmodus ein', ['open einstellungen', 'check dunkelmodus']],
])('each act is done by itself: %s', (goal, tasks) => {
  expect(readAs(goal, tellTask)).toEqual(tasks);
});

test.each([
  ['search for how to open the door', ['search']],
  ['search for songs turn off the lights', ['search']],
  ['click the button open the door', ['click open the door (button)']],
  ['open the page Turn on the lights', ['open page Turn on the lights']],
  ['type open the door in the comment box', ['comment=open the door']],
  ['reply to Tom: open settings turn on dark mode', ['reply Tom']],
])('what is looked for, called or written so is one act: %s', (goal, tasks) => {
  expect(readAs(goal, tellTask)).toEqual(tasks);
});
