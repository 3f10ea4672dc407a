// Values that are said together with the name of their field, told of and not said, or called like a control.
import { afterEach, expect, test } from 'vitest';
import { say, sayAll } from './say';

afterEach(() => {
  document.body.innerHTML = '';
});
function page(html: string): void {
  document.body.innerHTML = html;
}
const field = (): string => document.querySelector<HTMLInputElement>('input,textarea')!.value;

test.each([
  ['Enter the verification code 482913 and click Verify', 'Verification code', '482913'],
  ['Enter the verification code 482913', 'Code', '482913'],
  ['Enter the 6-digit code 482913', 'Enter the 6-digit code', '482913'],
  ['Enter the serial number AB-1234', 'Serial number', 'AB-1234'],
  ['Gib den Bestätigungscode 482913 ein', 'Bestätigungscode', '482913'],
  ['Type "order 1234"', 'Order', 'order 1234'],
  ['Type room 12', 'Place', 'room 12'],
])('%s: in the field “%s” stands “%s”', async (goal, label, value) => {
  page(`<label>${label} <input></label><button type="button">Verify</button>`);
  expect((await say(goal)).end).toMatch(/succeeded|done/);
  expect(field()).toBe(value);
});

const PEOPLE = `<table><tr><th>ID</th><th>Name</th><th>Email</th></tr><tr><td>7</td><td>Anna</td><td>anna@x.org</td></tr>
  <tr><td>8</td><td>Ben</td><td>ben@x.org</td></tr></table><label>Ref <input></label>`;

test.each([
  ['Enter the email of Anna in the field', PEOPLE, 'anna@x.org'],
  ['Enter the id of Ben in the field', PEOPLE, '8'],
  [
    'Enter the number of items in the list into the field',
    '<h2>Items</h2><ul><li>Oats</li><li>Milk</li><li>Tea</li></ul><label>Ref <input></label>',
    '3',
  ],
  [
    'Enter the price of "Apple" into the field',
    '<table><tr><th>Fruit</th><th>Price</th></tr><tr><td>Pear</td><td>$2</td></tr><tr><td>Apple</td><td>$3</td></tr></table><label>Ref <input></label>',
    '$3',
  ],
  [
    'Type the third word of the paragraph into the box',
    '<h1>Boats here</h1><p>Every small harbour, they say, has boats.</p><label>Word <input></label>',
    'harbour',
  ],
  ['Enter the current year in the year field', '<label>Year <input></label>', '2026'],
  ['Enter the sum of 12 and 30 in the answer field', '<label>Answer <input></label>', '42'],
  ['Type the last letter of "boat" into the field', '<label>Letter <input></label>', 't'],
  ['Type the word hello into the box', '<label>Word <input></label>', 'hello'],
])('%s', async (goal, html, value) => {
  page(html);
  expect((await say(goal)).end).toMatch(/succeeded|done/);
  expect(field()).toBe(value);
});

test.each([
  'Type the word shown above into the box',
  'Enter a number larger than 5',
  'Enter the id of Anna in the field',
  'Enter the total of the cart in the field',
])('asks for what the page does not tell: %s', async (goal) => {
  page('<a href="#c">Cart</a><p>ID: 7</p><p>Anna</p><p>A text</p><label>Ref <input></label>');
  expect((await say(goal)).end).toBe('ask');
  expect(field()).toBe('');
});

test('what the user answers is typed', async () => {
  page('<p>A text</p><label>Ref <input></label>');
  expect((await say('Enter a number larger than 5', 0, { answers: ['9'] })).end).toMatch(/succeeded|done/);
  expect(field()).toBe('9');
});

test('a captcha is for the user to solve', async () => {
  page('<label>Type the characters <input></label>');
  const { plan } = await say('Enter the captcha text');
  expect(plan).toMatchObject({ kind: 'assist', type: 'captcha' });
  expect(field()).toBe('');
});

test('"enter full screen" presses the control of that name', async () => {
  page('<button type="button">Full screen</button><label>Comment <textarea></textarea></label>');
  const button = document.querySelector('button')!;
  button.addEventListener('click', () => (button.textContent = 'Exit full screen'));
  expect((await say('Enter full screen')).end).toMatch(/succeeded|done/);
  expect([button.textContent, field()]).toEqual(['Exit full screen', '']);
});

test.each(['Enter delete', 'Enter delete in the confirmation field'])(
  '%s: typed, not pressed',
  async (goal) => {
    page('<label>Confirmation: type delete <input></label><button type="button">Delete</button>');
    const button = document.querySelector('button')!;
    button.addEventListener('click', () => button.remove());
    await say(goal);
    expect([field(), button.isConnected]).toEqual(['delete', true]);
  },
);

test('a view is switched to and not searched for', async () => {
  page(`<label>Search calendar <input type="search"></label>
    <div><button type="button" aria-pressed="true">Month</button><button type="button" aria-pressed="false">Week</button></div>`);
  const [month, week] = [...document.querySelectorAll('button')];
  week!.addEventListener('click', () => {
    week!.setAttribute('aria-pressed', 'true');
    month!.setAttribute('aria-pressed', 'false');
  });
  expect((await say('Switch the calendar to week view')).end).toMatch(/succeeded|done/);
  expect([week!.getAttribute('aria-pressed'), field()]).toEqual(['true', '']);
});

test.each([
  ['Set the weight to 70 kg', '<label>Weight <input type="number" value="65"></label> kg', '70'],
  ['Set the price to $1,250', '<label>Price <input type="number" value="65"></label>', '1250'],
  ['Set the height to 1.75 m', '<label>Height <input type="number" step="0.01"></label>', '1.75'],
  ['Set the start date to January 5', '<label>Start date <input></label>', '01/05/2026'],
  ['Set the views to 1e3', '<label>Views <input type="number"></label>', '1e3'],
  ['Trage als Geburtsdatum 5. August 1990 ein', '<label>Geburtsdatum <input></label>', '05.08.1990'],
])('a field gets the value in its own way: %s', async (goal, html, value) => {
  page(html);
  expect((await say(goal)).end).toMatch(/succeeded|done/);
  expect(field()).toBe(value);
});

test('a task is completed by its box, not typed in as a new one', async () => {
  page(`<input placeholder="Add a task"><ul><li><label><input type="checkbox"> Buy milk</label></li>
    <li><label><input type="checkbox"> Call Otto</label></li></ul>`);
  expect((await say('Complete the task "Buy milk"')).end).toMatch(/succeeded|done/);
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map((box) => box.checked);
  expect([field(), ...boxes]).toEqual(['', true, false]);
});

test('all fields get the value', async () => {
  page('<label>One <input></label><label>Two <input></label>');
  expect((await say('Fill all fields with "test"')).end).toMatch(/succeeded|done/);
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['test', 'test']);
});

test('both days of a span go into the one field that holds two', async () => {
  page('<label>Date range <input value="07/06/2026 - 07/06/2026"></label>');
  expect((await say('Set the date range to last week')).end).toMatch(/succeeded|done/);
  expect(field()).toBe('11/09/2026 - 11/15/2026');
});

test('a span is taken by the button of its name', async () => {
  page(
    '<label>Date range <input value="07/06/2026 - 07/06/2026"></label><button type="button">Last week</button><output></output>',
  );
  document.querySelector('button')!.addEventListener('click', () => {
    document.querySelector('output')!.textContent = 'shown';
  });
  expect((await say('Set the date range to last week')).end).toMatch(/succeeded|done/);
  expect([document.querySelector('output')!.textContent, field()]).toEqual([
    'shown',
    '07/06/2026 - 07/06/2026',
  ]);
});

test('waits until what loads has gone', async () => {
  page('<p role="status">Loading…</p><button type="button">Continue</button>');
  setTimeout(() => document.querySelector('p')!.remove(), 1_000);
  let wasThere = true;
  document.querySelector('button')!.addEventListener('click', () => {
    wasThere = document.querySelector('p') !== null;
  });
  expect(await sayAll('Wait until the loading spinner is gone and click Continue')).toMatch(/succeeded|done/);
  expect(wasThere).toBe(false);
});
