// Forms of several steps, days that stand over their times, lists of languages by their own names.
import { afterEach, expect, test } from 'vitest';
import type { IntentOf } from '../../../src/shared/intent';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.replaceChildren();
});

const text = (field: string, value: string): IntentOf<'fill'>['fields'][number] => ({
  field: { text: field },
  value: { from: 'text', text: value },
});

function showSteps(next: string): void {
  document.body.innerHTML = `<main><form>
    <fieldset><legend>You</legend><label>First name <input name="first"></label><label>Last name <input name="last"></label></fieldset>
    <fieldset hidden><legend>Contact</legend><label>Email <input name="email"></label></fieldset>
    <fieldset hidden><legend>Plan</legend><label>Company <input name="company"></label></fieldset>
    <button type="button">${next}</button></form></main>`;
  const steps = [...document.querySelectorAll('fieldset')];
  document.querySelector('button')!.addEventListener('click', () => {
    const at = steps.findIndex(({ hidden }) => !hidden);
    if (at === steps.length - 1) return;
    steps[at]!.hidden = true;
    steps[at + 1]!.hidden = false;
  });
}
const entered = () => Object.fromEntries(new FormData(document.querySelector('form')!));
const PERSON = [
  text('first name', 'Ada'),
  text('last name', 'Bell'),
  text('email', 'a@b.org'),
  text('company', 'Acme'),
];

test('what belongs to a later step of a form is entered there', async () => {
  showSteps('Next');
  const { end } = await runIntent({ kind: 'fill', fields: PERSON });
  expect(end).toBe('succeeded');
  expect(entered()).toEqual({ first: 'Ada', last: 'Bell', email: 'a@b.org', company: 'Acme' });
});

test('a button of another name is not pressed for it', async () => {
  showSteps('Register');
  const { end } = await runIntent({ kind: 'fill', fields: PERSON });
  expect(end).toBe('unable');
  expect(entered()).toEqual({ first: 'Ada', last: 'Bell', email: '', company: '' });
});

function showDays(): void {
  document.body.innerHTML = `<main><h1>Book a visit</h1><div role="tablist"></div><div id="times"></div><output></output></main>`;
  const times = document.querySelector('#times')!;
  for (const day of ['Mon 7', 'Tue 8', 'Wed 9']) {
    const tab = document.createElement('button');
    tab.role = 'tab';
    tab.textContent = day;
    tab.ariaSelected = String(day === 'Mon 7');
    tab.onclick = () => {
      for (const each of document.querySelectorAll('[role=tab]')) each.ariaSelected = String(each === tab);
    };
    document.querySelector('[role=tablist]')!.append(tab);
  }
  for (const time of ['9:00', '10:30']) {
    const button = document.createElement('button');
    button.textContent = time;
    button.onclick = () => {
      const day = document.querySelector('[aria-selected=true]')?.textContent ?? '';
      document.querySelector('output')!.textContent = `${day} ${time}`;
    };
    times.append(button);
  }
}
const book = (day: string): IntentOf<'item'> => ({
  kind: 'item',
  item: { text: '10:30', where: [{ field: 'date', op: 'is', value: day }] },
  action: 'book',
});

test('a time of a day is that of the day that stands over it', async () => {
  showDays();
  await runIntent(book('2026-12-08'));
  expect(document.querySelector('output')!.textContent).toBe('Tue 8 10:30');
});

test('nothing but the time is pressed for it, above all no heading of that word', async () => {
  showDays();
  const { end, attempts } = await runIntent({ kind: 'item', item: { text: '10:30' }, action: 'book' });
  expect([end, document.querySelector('output')!.textContent]).toEqual(['done', 'Mon 7 10:30']);
  expect(attempts).toHaveLength(1);
});

test('a time is not taken on another day than was said', async () => {
  showDays();
  const { end } = await runIntent(book('2026-12-18'));
  expect([end, document.querySelector('output')!.textContent]).toEqual(['unable', '']);
});

test.each([
  ['German', 'Deutsch'],
  ['Englisch', 'English (United States)'],
  ['Chinese', '中文'],
])('the language %s is chosen by its own name', async (said, own) => {
  document.body.innerHTML =
    '<label>Language <select><option>Français</option><option>Deutsch</option><option>English (United States)</option><option>中文</option></select></label>';
  await runIntent({ kind: 'fill', fields: [text('language', said)] });
  expect(document.querySelector('select')!.value).toBe(own);
});
