// What reads as it always did: names with verbs in them, places that are no pages, and words that are what they say.
import { expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { readAs } from './read-as';
import { tellTarget, tellTask } from './tell';

const tell = (intent: Intent): string => {
  switch (intent.kind) {
    case 'search':
      return `search ${intent.query}`;
    case 'sort':
      return `sort ${intent.by}`;
    case 'expand':
      return `expand ${tellTarget(intent.target)}`;
    case 'scroll':
      return `scroll ${intent.target ? tellTarget(intent.target) : ''}`;
    case 'wait':
      return intent.gone === undefined ? `wait ${intent.forText}` : `wait without ${intent.gone}`;
    default:
      return tellTask(intent);
  }
};

test.each([
  ['in the recipe remove section click save', ['click save in:recipe remove']],
  ['in the email archive delete the first mail', ['delete #1 mail in:email archive']],
  ['in the left filter by price click 10', ['click 10 in the left filter is:price']],
  ['in file search for x click go', ['click go in file search for x']],
  ['in my inbox delete the first mail', ['delete #1 mail in:inbox']],
  ['in the sidebar click delete account', ['click delete account in:sidebar']],
])('a place is what stands before the act, and not a verb in its name: %s', (goal, tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});

test.each([
  ['in Berlin, search for hotels', ['search hotels in Berlin']],
  ['in English, search for books', ['search books in English']],
  ['in the morning search for trains', ['other']],
  ['at the top, sort by price', ['sort price at the top']],
  ['on the left, expand filters', ['expand filters on the left']],
  ['in row 3, expand details', ['expand details in:row 3']],
  ['under Shipping, expand details', ['expand details in:Shipping']],
  ['in my orders, search for shoes', ['open orders', 'search shoes']],
  ['in settings, search for dark mode', ['open settings', 'search dark mode']],
  ['im Posteingang, suche nach Rechnung', ['open Posteingang', 'search Rechnung']],
])('a place is opened where it is one: %s', (goal, tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});

test.each([
  ['email the invoice that my boss sent', ['other']],
  ['email the document that i uploaded to anna', ['other']],
  ['email me the file that it made', ['other']],
  ['email it saying hello', ['other']],
  ['email invoices that my boss sent', ['other']],
  ['email Anna that we are late', ['click compose', 'to=Anna;message=we are late', 'submit']],
  ['email the team that we are late', ['click compose', 'to=team;message=we are late', 'submit']],
])('who is mailed is somebody: %s', (goal, tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});

test.each([
  ['invite Tom and Archie to the meeting', ['other']],
  ['Archie Smith', ['clarify']],
  ['Wite house', ['clarify']],
  ['archie the first mail', ['other']],
  ['Opne settings', ['open settings']],
  ['click Save and delte the first mail', ['click Save and delte the first mail']],
])('names and words of their own are no slips: %s', (goal, tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});

test.each([
  ['type the beatles in the search box', ['=beatles']],
  ['type the matrix into search', ['search=matrix']],
  ['put the lord of the rings in the search bar', ['=lord of the rings']],
  ['enter the hague as city', ['city=hague']],
  ['enter the netherlands for country', ['country=netherlands']],
  ['fill in the author field with the weeknd', ['author=weeknd']],
  ['type the quick brown fox jumps over the lazy dog', ['=quick brown fox jumps over the lazy dog']],
  ['type the letter b', ['=letter b']],
  ['type the result into the field', ['=described']],
  ['put the code above into the box', ['=described']],
  ['enter the total displayed below into the field', ['=described']],
])('what is typed is told of only where something is shown: %s', (goal, tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});

test.each([
  ['wait until Build finished', ['wait Build finished']],
  ['wait until the order is finished', ['wait order is finished']],
  ['wait for Download finished', ['wait Download finished']],
  ['wait until it is gone', ['wait it is gone']],
  ['wait until the spinner stops', ['wait without spinner']],
  ['wait until loading is finished', ['wait without loading']],
  ['wait until the loading bar stops', ['wait without loading bar']],
  ['wait until the dialog is gone', ['wait without dialog']],
])('what is finished need not be gone: %s', (goal, tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});

test.each([
  ['select the task delete all files', ['choose task delete all files']],
  ['open task delete the branch', ['open task delete the branch']],
  ['open the song turn on the lights', ['open song turn on the lights']],
  ['click the ad download the app', ['click ad download the app']],
  ['scroll to the heading choose a plan', ['scroll choose a plan (heading)']],
  ['wait until the page says search for flights', ['wait page says search for flights']],
  ['open the first mail archive it', ['archive #1 mail']],
])('a name behind its kind is whole: %s', (goal, tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});

test.each([
  ['does the next train leave at 5', ['answer']],
  ['do the other rows have dates', ['answer']],
  ['does the last order include tax', ['answer']],
  ['do the last two rows have a price', ['answer']],
  ['do the same for Anna', ['other']],
  ['do the next ones too', ['other']],
  ['do the rest', ['other']],
])('a question about several, and a wish to do the same: %s', (goal, tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});

test.each([
  ['if there are items to delete select them', ['other']],
  ['if there is a way to sort by price use it', ['other']],
  ['if there is a log in form fill it', ['other']],
  ['if there is an error message saying open the file close the tab', ['other']],
  ["if there's a cookie banner close it", ['click Close in:cookie banner (button)']],
])('a verb in what is there begins no act: %s', (goal, tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});

test.each([
  ['Neue Aufgabe anlegen', ['click Aufgabe anlegen']],
  ['Neue Erinnerung anlegen', ['click Erinnerung anlegen']],
  ['new task form', ['click new task form']],
  ['new task list', ['click new task list']],
  ['new task dialog', ['click new task dialog']],
  ['new label button', ['click new label button']],
  ['new item here', ['click new item here']],
  ['new task buy milk', ['add buy milk']],
  ['Neue Aufgabe Milch kaufen', ['add Milch kaufen']],
])('words for a control are no text of a task: %s', (goal, tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});

test.each([
  ['complete email "a@b.de"', ['email=a@b.de']],
  ['complete the first name "Otto"', ['first name=Otto']],
  ['complete the task "Buy milk"', ['complete Buy milk']],
  ['select every other week as frequency', ['choose all other week']],
  ['search for the tab and click it', ['open the tab']],
  ['Suche den Button und klicke ihn an', ['open den Button']],
  ['search for the Save button and click it', ['click Save (button)']],
  ['Sende "Rechnung März" an Anna', ['forward Rechnung März']],
  ['tick black and white', ['check black, white']],
  ['click lens 3x', ['click lens 3x']],
  ['click + 3x', ['click +', 'click +', 'click +']],
  ['enter any number', ['=described']],
])('fields, options and buttons keep their names: %s', (goal, tasks) => {
  expect(readAs(goal, tell)).toEqual(tasks);
});
