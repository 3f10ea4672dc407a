// Choices under a name of their own: the name is the field, the choices are its values.
import { afterEach, expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

const radios = (name: string, labels: string[]): string =>
  labels
    .map((label) => `<label><input type="radio" name="${name}" value="${label}">${label}</label>`)
    .join('');
const boxes = (labels: string[]): string =>
  labels.map((label) => `<label><input type="checkbox" value="${label}">${label}</label>`).join('');

const FORM = `<form>
  <label>Full name <input id="name"></label> <label>E-mail <input id="mail" type="email"></label>
  <label>Country <select id="country"><option>Choose…<option>Denmark<option>Norway</select></label>
  <div role="radiogroup" aria-labelledby="p"><span id="p">Plan</span>${radios('plan', ['Free', 'Pro', 'Professional plus'])}</div>
  <fieldset><legend>T-shirt size</legend>${radios('size', ['Small', 'Medium', 'Large'])}</fieldset>
  <fieldset><legend>Toppings</legend>${boxes(['Cheese', 'Olives', 'Ham'])}</fieldset>
  <fieldset><legend>Größe</legend>${radios('groesse', ['Klein', 'Mittel', 'Groß'])}</fieldset>
</form>`;

/** What is chosen and filled in after the goal. */
async function after(goal: string, locale = 'en-US'): Promise<string[]> {
  document.body.innerHTML = FORM;
  const read = interpret(goal, { now: new Date('2026-11-21T12:00:00Z'), locale });
  if (read.kind !== 'tasks') return [`not understood: ${JSON.stringify(read)}`];
  for (const { parameters } of read.list.tasks) {
    const { end } = await runIntent(parameters);
    if (end !== 'succeeded' && end !== 'done') return [`${parameters.kind}: ${end}`];
  }
  const inputs = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  return inputs.flatMap((el) =>
    el instanceof HTMLInputElement && /radio|checkbox/.test(el.type)
      ? el.checked
        ? [el.value]
        : []
      : el.value === '' || el.value === 'Choose…'
        ? []
        : [el.value],
  );
}

test.each([
  ['Choose the Pro plan', ['Pro']],
  ['Select the plan Pro', ['Pro']],
  ['Pick Pro as plan', ['Pro']],
  ['Set the plan to Pro', ['Pro']],
  ['Choose the large T-shirt size', ['Large']],
  ['Choose the country Norway', ['Norway']],
  ['Select the Cheese and Olives toppings', ['Cheese', 'Olives']],
  ['Set the toppings to Cheese and Olives', ['Cheese', 'Olives']],
  ['Choose country Norway, plan Pro and T-shirt size Large', ['Norway', 'Pro', 'Large']],
  [
    'Fill in the form: name Ada Lovelace, email ada@example.com, plan Pro, toppings Cheese and Olives, country Denmark',
    ['Ada Lovelace', 'ada@example.com', 'Denmark', 'Pro', 'Cheese', 'Olives'],
  ],
])('%s', async (goal, chosen) => {
  expect(await after(goal)).toEqual(chosen);
});

test.each([
  ['Wähle die Größe Mittel', ['Mittel']],
  ['Wähle Mittel als Größe aus', ['Mittel']],
  ['Setze die Größe auf Mittel', ['Mittel']],
])('%s', async (goal, chosen) => {
  expect(await after(goal, 'de-DE')).toEqual(chosen);
});
