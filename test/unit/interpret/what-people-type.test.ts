// Wishes as people type them in a hurry: terse, with a state or a number behind, with a second act in the same breath.
import { expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { readAs } from './read-as';
import { tellTask } from './tell';

const tell = (intent: Intent): string => {
  switch (intent.kind) {
    case 'paginate':
      return `page ${intent.to}`;
    case 'history':
      return intent.direction;
    case 'filter':
      return `filter ${intent.field ?? ''}=${intent.value}`;
    case 'addToCart':
      return `cart ${intent.quantity ?? 1} ${intent.what.text}`;
    case 'extract':
      return `extract ${intent.what.text}${intent.what.all ? ' all' : ''}`;
    case 'scroll':
      return `scroll ${intent.direction ?? intent.target?.text ?? ''}`;
    default:
      return tellTask(intent);
  }
};

test.each([
  ['dark mode on', ['check dark mode']],
  ['notifications off', ['uncheck notifications']],
  ['toggle notifications off', ['uncheck notifications']],
  ['turn of the lights', ['uncheck lights']],
  ['next page x3', ['page next', 'page next', 'page next']],
  ['go back two pages', ['back', 'back']],
  ['add 3x coffee beans to my basket', ['cart 3 coffee beans']],
  ['filter price 10 to 50', ['filter price=10 – 50']],
  ['scroll a bit down', ['scroll down']],
  ['pick seats 12A and 12B', ['choose seat 12A, seat 12B']],
  ['select rows 1, 3 and 5', ['choose #1 (row), #3 (row), #5 (row)']],
  ['go back to the list', ['back']],
])('a state or a number behind the thing is no part of its name: %s', (goal, tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});

test.each([
  ['leave the comment empty and submit', ['comment=', 'submit']],
  ['leave the nickname blank', ['nickname=']],
])('a field that is left empty holds nothing: %s', (goal, tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});

test.each([
  ['find the save button and click it', ['click save (button)']],
  ['open the orders and save them as csv', ['open orders', 'extract orders']],
  ['öffne die Bestellungen und speichere sie als csv', ['open Bestellungen', 'extract Bestellungen']],
  ['select file readme.md in the tree', ['choose file readme.md']],
  ['choose cv.pdf for the attachment', ['upload']],
])('what is found first is then pressed, saved or chosen, whatever it is: %s', (goal, tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});

test.each([
  ['reply to Anna and cc Tom', ['reply Anna', 'cc=Tom']],
  ['reply to anna saying see you and cc tom', ['other']],
  ['print the page and ping Otto', ['other']],
  ['approve the first request and reject the others', ['clarify']],
  ['check the terms and conditions box', ['check terms and conditions (checkbox)']],
  ['remove all filters', ['click remove all filters']],
  ['hide completed tasks', ['click hide completed tasks']],
  ['do the same for the second one', ['other']],
  ['whats the price of the second item', ['answer']],
  ['open the orders page, sorry i mean the invoices page', ['clarify']],
  ['replace the word cat with dog', ['cat=dog']],
  ['new task buy milk', ['add buy milk']],
])('words of another act, or of somebody else, are no name and nothing that is said: %s', (goal, tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});

test.each([
  [
    'email anna that the meeting is moved',
    ['click compose', 'to=anna;message=the meeting is moved', 'submit'],
  ],
  [
    'compose a mail to a@x.de with subject Lunch and say see you at noon',
    ['click compose', 'to=a@x.de;subject=Lunch;message=see you at noon', 'submit'],
  ],
])('a mail is written as it is told, with its subject and its articles: %s', (goal, tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});
