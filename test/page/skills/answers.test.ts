// Extremes are told of what the things really say, not of any number in them.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';
import { say } from './say';

afterEach(() => {
  document.body.innerHTML = '';
});

const ask = async (question: string): Promise<string> => {
  const { plan } = await runIntent({ kind: 'answer', question });
  return plan.kind === 'answer' ? plan.answer : plan.kind;
};
const list = (items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

test('the latest release is not the line with the highest number', async () => {
  document.body.innerHTML = `<main><h1>Sextant</h1><p>Latest release 4.2.0, made for small boats</p>
    <h2>Set-up</h2>${list(['get sextant 4', 'fetch sextant 4', 'load sextant 7'])}</main>`;
  expect(await ask('What is the latest release?')).toContain('4.2.0');
});

test('the latest of dated things is the one with the last day', async () => {
  document.body.innerHTML = `<main><h1>Log</h1>${list([
    'Repaired sail, 3 March 2026',
    'Painted hull, 9 May 2026',
    'Bought rope, 1 April 2026',
  ])}</main>`;
  expect(await ask('What is the latest entry?')).toContain('Painted hull');
});

const RECORDS = [
  ['6', 'Feature', 'New', 'Low', 'Label the cellar shelves'],
  ['5', 'Support', 'New', 'Normal', 'Order jam jars'],
  ['4', 'Bug', 'New', 'Urgent', 'Repair the pump'],
  ['3', 'Support', 'New', 'Low', 'Paint the gate'],
];

/** A list of numbered records under a filter that is a table, too. */
function showRecords(): void {
  const rows = RECORDS.map(
    ([id = '', ...cells]) =>
      `<tr><td><input type="checkbox"></td><td><a href="#${id}">${id}</a></td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  document.title = 'Issues - Orchard';
  document.body.innerHTML = `<main><h2>Issues</h2><form><fieldset><legend>Filters</legend><table><tr>
    <td><label><input type="checkbox" checked> Status</label></td>
    <td><select><option selected>open</option><option>closed</option></select></td><td></td></tr></table></fieldset></form>
    <table><thead><tr><th></th><th>#</th><th>Tracker</th><th>Status</th><th>Priority</th><th>Subject</th></tr></thead>
    <tbody>${rows.join('')}</tbody></table></main>`;
}

test.each([
  ['Which issues are urgent?', 'Repair the pump'],
  ['What is the priority of Paint the gate?', 'Low'],
  ['How many issues are there?', '4.'],
])('a record is called by its subject, not by its kind: %s', async (question, answer) => {
  showRecords();
  expect(await ask(question)).toBe(answer);
});

test('what the list does not say of its rows is not read off a filter beside it', async () => {
  showRecords();
  const { plan } = await runIntent({ kind: 'answer', question: 'How many issues are open?' });
  expect(plan).toMatchObject({ kind: 'unable', reason: expect.stringContaining('“open”') as string });
});

test('a row is named by what one of its cells tells in full; of two columns that are named the first one is asked for', async () => {
  const rows = [
    ['PO-1042', 'Kestrel Tools', '320.00'],
    ['PO-1043', 'Alder Furniture', '8900.00'],
    ['PO-1044', 'Brightside Lamps', '615.20'],
  ].map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  document.body.innerHTML = `<main><h1>Purchase orders</h1><table><thead><tr><th>Order</th><th>Supplier</th>
    <th>Amount</th></tr></thead><tbody>${rows.join('')}</tbody></table></main>`;
  expect(await ask('What is the amount of the order from Alder Furniture?')).toBe('8900.00');
  expect(await ask('Which supplier has the order PO-1044?')).toBe('Brightside Lamps');
});

const TICKET = `<main><h1>#11: Rope</h1><table><tr><td>Owner:</td><td>Nobody</td></tr>
  <tr><td>Requestors:</td><td><a href="#u">Lena Ames</a></td></tr></table>
  <ul><li>Ticket created by the system</li><li>Mail recorded by the system</li></ul>
  <form><div>New reminder, owner: <label>Owner <select><option>Mila</option></select></label></div></form></main>`;

test.each([
  ['Who requested this ticket?', 'Lena Ames'],
  ['Who owns this ticket?', 'Nobody'],
])('%s is told beside the name of whoever does', async (question, answer) => {
  document.body.innerHTML = TICKET;
  expect(await ask(question)).toBe(answer);
});

const QUEUES = `<main><h1>Help desk</h1><table><caption>Queues</caption><tr><th>Queue</th><th>new</th><th>open</th></tr>
  <tr><td>Support</td><td>4</td><td>5</td></tr><tr><td>Hardware</td><td>1</td><td>7</td></tr></table>`;
const OWN = `<table><caption>I own</caption><tr><th>Subject</th><th>Queue</th><th>Status</th></tr>
  <tr><td>Printer</td><td>Support</td><td>open</td></tr><tr><td>Laptop</td><td>Support</td><td>open</td></tr>
  <tr><td>Party</td><td>Events</td><td>open</td></tr></table></main>`;

test('"which" is not answered by a number, and those shown are not said to be all where the page counts more', async () => {
  document.body.innerHTML = QUEUES + OWN;
  expect(await ask('Which tickets are open in Support?')).toMatch(/^Printer, Laptop .*goes on/);
  document.body.innerHTML = `${QUEUES}</main>`;
  expect(await ask('Which tickets are open in Support?')).not.toMatch(/^5/);
});

test('a state is counted under its name in another language', async () => {
  document.body.innerHTML = QUEUES + OWN;
  expect(await ask('Wie viele offene Tickets gibt es in Hardware?')).toBe('7');
});

test('of what is named in quotes and is not here nothing is told', async () => {
  document.body.innerHTML = `<main><h1>Help desk</h1><ul><li>Rope for the ceremony, Take</li><li>Rope order, Take</li></ul></main>`;
  const { plan } = await say('Who owns the ticket "Rope winch squeaks"?');
  expect(plan).toMatchObject({ kind: 'unable', reason: '“Rope winch squeaks” is not on this page.' });
});

test('a button beside the name of whoever does it tells nobody', async () => {
  document.body.innerHTML =
    '<main><h1>#7: Rope</h1><div><span>Owner</span> <button>Assign to me</button></div></main>';
  expect(await ask('Who owns this ticket?')).not.toBe('Assign to me');
});
