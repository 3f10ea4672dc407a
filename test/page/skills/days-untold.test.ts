// "The bookmarks of today": what is only called so, and tells no day or another one, is not what was asked for.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { say } from './say';

beforeEach(() => {
  history.replaceState(null, '', '#');
  document.title = 'Mail';
  const mails = [
    ['Invoice', '3 March 2026'],
    ['Minutes', '12 May 2026'],
    ['Harbour fee', '20 Nov'],
    ['Lamps', '1 June 2026'],
  ];
  document.body.innerHTML = `<nav><a href="#calendar">Calendar</a> <a href="#bookmarks">Shared bookmarks</a> <a href="#weather">Weather</a>
    <a href="#diary">Diary of 3 May 2026</a></nav><main><ul>${mails
      .map(([name = '', day = '']) => `<li><a href="#${name}">${name}</a> <span>${day}</span></li>`)
      .join('')}</ul></main>`;
});
afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  'Show the bookmarks of today',
  'Show the weather for tomorrow',
  'Open the calendar for tomorrow',
  'Open the invoice of 4 March 2026',
])('is not opened as if it were of that day: %s', async (goal) => {
  expect((await say(goal)).end).toBe('unable');
  expect(location.hash).toBe('');
});

test.each([
  ['Open the invoice of 3 March 2026', '#Invoice'],
  ['Open the invoice from March', '#Invoice'],
  ['Open the minutes of 12 May', '#Minutes'],
  ['Open the harbour fee of yesterday', '#Harbour%20fee'],
  ['Open the calendar for today', '#calendar'],
  ['Go to the diary of 3 May', '#diary'],
])('what tells that day, or cannot, is opened: %s', async (goal, hash) => {
  expect((await say(goal)).end).toBe('succeeded');
  expect(location.hash).toBe(hash);
});
