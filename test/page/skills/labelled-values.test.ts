// Questions about pages that list names and what they are, and no table of many alike.
import { afterEach, describe, expect, test } from 'vitest';
import { answerTo } from './say';

afterEach(() => document.body.replaceChildren());

const rows = (pairs: readonly (readonly [string, string])[]): string =>
  `<table><tbody>${pairs.map(([name, value]) => `<tr><th>${name}</th><td>${value}</td></tr>`).join('')}</tbody></table>`;

const ORDER = `<main><h1>Order 1042</h1>
  <dl><dt>Customer</dt><dd>Ada Nord</dd><dt>Total</dt><dd>€ 42.00</dd><dt>Tracking number</dt><dd>JD0142</dd></dl>
  <table><tr><td>Carrier</td><td>DHL</td></tr><tr><td>Weight</td><td>2.4 kg</td></tr></table>
  <p>Tracking is updated every hour.</p></main>`;

const NODE = `<main><h1>Tidal</h1><p>To keep others from Tidal, set a password.</p>
  <h3>This device</h3>${rows([
    ['Upload rate', '12 B/s'],
    ['Listeners', '2/3'],
    ['Version', 'v1.19.2'],
  ])}<h3>Remote devices</h3><button>Add remote device</button></main>`;

describe('the value of what is asked for', () => {
  test.each([
    ['What is the tracking number?', 'JD0142'],
    ['Who is the customer?', 'Ada Nord'],
    ['Which carrier is it?', 'DHL'],
    ['How heavy is the order?', '2.4 kg'],
    ['What does the order cost?', '€ 42.00'],
    ['What is the weight of the parcel?', '2.4 kg (for “Weight”; the page does not say: “parcel”)'],
  ])('%s', async (question, answer) => {
    document.body.innerHTML = ORDER;
    expect(await answerTo(question)).toBe(answer);
  });

  test.each([
    ['Which version of Tidal is running?', 'v1.19.2'],
    ['What is the upload rate?', '12 B/s'],
    ['How many listeners are there?', '2/3'],
  ])('%s', async (question, answer) => {
    document.body.innerHTML = NODE;
    expect(await answerTo(question)).toBe(answer);
  });
});

describe('no value of something else', () => {
  const LAMP = `<main><h1>Lamp</h1><dl><dt>Order</dt><dd>1042</dd><dt>Height</dt><dd>80 cm</dd><dt>Length</dt><dd>120 cm</dd>
    <dt>Size</dt><dd>L</dd><dt>Version</dt><dd>v2</dd></dl><p>Shipping is € 4.90. Delivery takes three days. Ask Bob Hart.</p></main>`;
  test.each([
    ['How high is the shipping?', '80 cm'],
    ['How long does delivery take?', '120 cm'],
    ['How long is the waiting list?', '120 cm'],
    ['How big is the team?', 'L'],
    ['Where is the order?', '1042'],
    ['How many orders are there?', '1042'],
    ['What is in the order?', '1042'],
    ['Who sent the order?', '1042'],
    ['Can I cancel the order?', '1042'],
    ['What is the height of Bob?', '80 cm'],
    ['Which version is outdated?', 'v2'],
  ])('%s', async (question, other) => {
    document.body.innerHTML = LAMP;
    expect(await answerTo(question)).not.toBe(other);
  });

  test.each([
    ['How high is it?', '80 cm'],
    ['How long is the lamp?', '120 cm'],
    ['Which version is it?', 'v2'],
  ])('%s', async (question, answer) => {
    document.body.innerHTML = LAMP;
    expect(await answerTo(question)).toBe(answer);
  });
});

test.each(['How many folders are paused?', 'How many folders were deleted yesterday?'])(
  '%s: not how many there are',
  async (question) => {
    document.body.innerHTML =
      '<main><h1>Node</h1><dl><dt>Folders</dt><dd>12</dd><dt>Files</dt><dd>1,234</dd></dl></main>';
    expect(await answerTo(question)).not.toMatch(/^12/);
  },
);

test('people with their numbers are counted', async () => {
  document.body.innerHTML = `<main><h1>Contacts</h1><table>${['Ada', 'Bob', 'Eve'].map((name, i) => `<tr><td>${name}</td><td>0431 ${i}</td></tr>`).join('')}</table></main>`;
  expect(await answerTo('How many contacts are there?')).toBe('3.');
  expect(await answerTo('Who is Bob?')).not.toBe('0431 1');
});

test('a number in words answers how many', async () => {
  document.body.innerHTML = `<main><h1>Flat</h1><p>The flat has two bathrooms and a garden.</p></main>`;
  expect(await answerTo('How many bathrooms does the flat have?')).toContain('two bathrooms');
});

test('this month is no place', async () => {
  const row = (day: string) => `<tr><td>Chair</td><td>${day}</td></tr>`;
  document.body.innerHTML = `<main><h1>Orders</h1><table><tr><th>Item</th><th>Date</th></tr>${['2020-01-02', '2020-02-03', '2020-03-04'].map(row).join('')}</table></main>`;
  expect(await answerTo('How many orders in this month?')).not.toBe('3.');
});

test('a part of a name that is asked for is not it', async () => {
  document.body.innerHTML = `<main><h1>Purchase</h1><dl><dt>Order</dt><dd>1042</dd><dt>Placed</dt><dd>May 2</dd></dl></main>`;
  expect(await answerTo('What is the order status?')).not.toBe('1042');
});

test('names with their values are not counted as what the page is about', async () => {
  document.body.innerHTML = NODE;
  expect(await answerTo('How many remote devices are there?')).not.toMatch(/^3/);
});

test('one name with several values is told of each list', async () => {
  document.body.innerHTML = `<main><h1>Rooms</h1><h2>North</h2>${rows([
    ['Beds', '2'],
    ['Floor', 'first'],
  ])}<h2>South</h2>${rows([
    ['Beds', '4'],
    ['Floor', 'third'],
  ])}</main>`;
  expect(await answerTo('What floor is it on?')).toBe('North: first; South: third');
});

test('files in this folder are the files that are shown', async () => {
  const file = (name: string, size: string) =>
    `<li><a href="#${name}">${name}</a> <span>${size}</span> <span>2 hours ago</span></li>`;
  document.body.innerHTML = `<main><h1>Files</h1><ul>${file('data.json', '8 B')}${file('notes.txt', '6 B')}${file('plan.md', '2 kB')}</ul></main>`;
  expect(await answerTo('How many files are in this folder?')).toBe('3.');
});

test('a heading alone is no answer', async () => {
  document.body.innerHTML = `<main><h1>Shop</h1><h2>Refund policy</h2><p>Within thirty days.</p><h2>Shipping</h2><p>By sea.</p></main>`;
  expect(await answerTo('What is the refund policy?')).toContain('Within thirty days.');
});

test.each(['How many files are in this folder?', 'When was data.json last modified?'])(
  '%s: its own words are no answer',
  async (question) => {
    document.body.innerHTML = '<main><p>Files</p><p>data.json</p></main>';
    expect(await answerTo(question)).toBe('unable');
  },
);
