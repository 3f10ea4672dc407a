// Values that are given in other words than "set … to …": how far a slider goes, both days of a stay, both states of switches.
import { expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { readAs } from './read-as';
import { tellTask } from './tell';

const tell = (intent: Intent): string =>
  intent.kind === 'date'
    ? `${intent.field?.text ?? ''} ${intent.date.from}`
    : intent.kind === 'sort'
      ? `sort ${intent.by ?? ''} ${intent.direction}`
      : tellTask(intent);

test.each([
  ['move the volume slider up by 10', 'set volume (slider)=+10'],
  ['drag the slider all the way to the right', 'set =max'],
  ['move the brightness slider all the way down', 'set brightness (slider)=min'],
  ['increase the quantity by two', 'set quantity=+2'],
  ['move the card Kite up by 2', 'drag card Kite'],
])('what slides goes as far as is said: %s', (goal, task) => {
  expect(readAs(goal, tell)).toEqual([task]);
});

test.each([
  ['pick June 3 as check-in and June 7 as check-out', 'check-in 2027-06-03', 'check-out 2027-06-07'],
  ['wähle als Anreise den 3. Juni und als Abreise den 7. Juni', 'Anreise 2027-06-03', 'Abreise 2027-06-07'],
  ['wähle den 3. Juni als Anreise und den 7. Juni als Abreise', 'Anreise 2027-06-03', 'Abreise 2027-06-07'],
  ['选择6月3日入住，6月7日退房', '入住 2027-06-03', '退房 2027-06-07'],
])('each day has a field: %s', (goal, ...tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});

test.each([
  ['turn on dark mode but leave notifications off', 'check dark mode', 'uncheck notifications'],
  ['turn off sounds but leave alerts on', 'check alerts', 'uncheck sounds'],
  ['turn the lights off', 'uncheck lights'],
  [
    'log in with otto / x1y2 and stay signed in',
    'username=otto;password=x1y2',
    'check stay signed in',
    'submit',
  ],
])('what is left on or off is so: %s', (goal, ...tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});

test.each([
  ['sort the table by price from cheapest to most expensive', 'sort price asc'],
  ['sort by rating from highest to lowest', 'sort rating desc'],
  ['sort the list by date, oldest to newest', 'sort date asc'],
])('both ends tell the direction: %s', (goal, task) => {
  expect(readAs(goal, tell)).toEqual([task]);
});

test.each([
  ['select the item that starts with Berl', 'choose startsWith:Berl'],
  ['like the first post and comment "great!"', 'like #1 post', 'comment=great!', 'submit'],
  ['send otto a message that I will be late', 'message otto'],
])('what is told by other words is no name: %s', (goal, ...tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});
