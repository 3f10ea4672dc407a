// Tables of nameless boxes, which the heads of their rows and columns name; and cards that have a button to choose them.
import { afterEach, expect, test } from 'vitest';
import { say } from './say';

afterEach(() => document.body.replaceChildren());

const HEADS = ['Email', 'Push', 'SMS'];

function notifications(): void {
  const row = (name: string): string =>
    `<tr><th scope="row">${name}</th>${HEADS.map((head) => `<td><input type="checkbox" value="${name}/${head}"></td>`).join('')}</tr>`;
  document.body.innerHTML = `<main><h1>Notifications</h1><table><thead><tr><th>Event</th>
    ${HEADS.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
    <tbody>${['Comments', 'Mentions', 'New followers'].map(row).join('')}</tbody></table></main>`;
  document.querySelector<HTMLInputElement>('[value="Comments/Email"]')!.checked = true;
}

const ticked = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

test.each([
  ['Turn on push notifications for mentions', ['Comments/Email', 'Mentions/Push']],
  ['Enable push for Mentions', ['Comments/Email', 'Mentions/Push']],
  ['Turn off email notifications for comments', []],
  ['Enable all SMS notifications', ['Comments/Email', 'Comments/SMS', 'Mentions/SMS', 'New followers/SMS']],
])('%s', async (goal, want) => {
  notifications();
  const ran = await say(goal);
  expect(ran.end).toBe('succeeded');
  expect(ticked()).toEqual(want);
});

test('boxes that only their code has names for are found alike', async () => {
  notifications();
  document.querySelectorAll('input').forEach((box, at) => (box.name = `notify[kind_${at}]`));
  expect((await say('Turn on push notifications for mentions')).end).toBe('succeeded');
  expect(ticked()).toEqual(['Comments/Email', 'Mentions/Push']);
});

test('an answer on a scale is given for the question that is named', async () => {
  const row = (question: string, at: number): string =>
    `<tr><td>${question}</td>${['Disagree', 'Agree'].map((each) => `<td><input type="radio" name="q${at}" value="${at}: ${each}"></td>`).join('')}</tr>`;
  document.body.innerHTML = `<main><h1>Survey</h1><table><thead><tr><th></th><th>Disagree</th><th>Agree</th></tr></thead>
    <tbody>${['The food was good', 'The staff was friendly'].map(row).join('')}</tbody></table></main>`;
  const ran = await say('Choose Agree for the staff was friendly');
  expect(ran.end).toBe('succeeded');
  expect(ticked()).toEqual(['1: Agree']);
});

const FLIGHTS = [
  ['LH 410', '08:15'],
  ['UA 902', '11:40'],
  ['BA 117', '17:05'],
];

test.each([
  ['Pick UA 902', ['UA 902']],
  ['Select the flight that departs at 11:40', ['UA 902']],
  ['Take the flight at 11:40', ['UA 902']],
  ['Select the last flight', ['BA 117']],
])('%s: the button of its card is pressed', async (goal, want) => {
  const chosen: string[] = [];
  const card = ([name, time]: string[]): string =>
    `<li><h3>${name}</h3><p>Departs ${time}</p><button value="${name}">Select</button></li>`;
  document.body.innerHTML = `<main><h1>Flights</h1><ul>${FLIGHTS.map(card).join('')}</ul><p id="said"></p></main>`;
  document.querySelector('ul')!.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (button) chosen.push(button.value);
    document.querySelector('#said')!.textContent = `Chosen: ${chosen.join()}`;
  });
  const ran = await say(goal);
  expect(ran.end).toBe('succeeded');
  expect(chosen).toEqual(want);
});

test('a card has its own box ticked, and nothing booked', async () => {
  document.body.innerHTML = `<main><h1>Rooms</h1><ul>${['Deluxe', 'Plain']
    .map(
      (name) =>
        `<li><input type="radio" name="room" value="${name}"><h3>${name}</h3><button>Book now</button></li>`,
    )
    .join('')}</ul></main>`;
  let booked = 0;
  document.querySelector('ul')!.addEventListener('click', (event) => {
    if ((event.target as Element).closest('button')) booked++;
  });
  await say('Choose Deluxe');
  expect(ticked()).toEqual(['Deluxe']);
  expect(booked).toBe(0);
});

test('a text that nothing comes of is not said to be chosen', async () => {
  document.body.innerHTML = '<main><h1>Harbours</h1><p>Kiel</p><p>Wismar</p></main>';
  const ran = await say('Choose Kiel');
  expect(ran.end).not.toBe('succeeded');
  expect(ran.end).not.toBe('done');
});
