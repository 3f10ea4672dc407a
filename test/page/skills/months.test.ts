// Months in the form that their field wants; what a page marks as wrong is not done.
import { afterEach, expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

const field = (attributes: string, label = 'Billing month'): HTMLInputElement => {
  document.body.innerHTML = `<form><label for="m">${label}</label> <input id="m" ${attributes}> <button>Save</button></form>`;
  return document.querySelector('input')!;
};

const fill = (text: string): Intent => ({
  kind: 'fill',
  fields: [{ field: { text: 'billing month' }, value: { from: 'text', text } }],
});

/** Judged as it is typed, or once it is left. */
function judged(input: HTMLInputElement, event: 'input' | 'blur', form: RegExp): void {
  input.setAttribute('aria-invalid', 'true');
  input.addEventListener(event, () => input.setAttribute('aria-invalid', String(!form.test(input.value))));
}

test.each([
  ['type="month"', 'Billing month', 'May 2027', '2027-05'],
  ['type="month"', 'Billing month', '05/2027', '2027-05'],
  ['placeholder="MM/YYYY"', 'Billing month', 'May 2027', '05/2027'],
  ['', 'Billing month (MM/YY)', 'Mai 2027', '05/27'],
  ['placeholder="YYYY-MM"', 'Billing month', '2027年5月', '2027-05'],
  ['', 'Billing month', 'May 2027', 'May 2027'],
])('a month in <input %s> called “%s”: %s', async (attributes, label, said, expected) => {
  const input = field(attributes, label);
  const ran = await runIntent(fill(said));
  expect([input.value, ran.end]).toEqual([expected, expect.stringMatching(/succeeded|done/)]);
});

test('a month given as a date goes into its field as one', async () => {
  const input = field('placeholder="MM/YYYY"', 'Expiry date');
  const ran = await runIntent({
    kind: 'date',
    field: { text: 'expiry date' },
    date: { from: '2027-05-01', to: '2027-05-31', words: 'May 2027' },
  });
  expect([input.value, ran.end]).toEqual(['05/2027', expect.stringMatching(/succeeded|done/)]);
});

test.each(['input', 'blur'] as const)(
  'a form that the page marks as wrong is not the last one tried, judged on %s',
  async (event) => {
    const input = field('');
    judged(input, event, /^\d\d\/\d{4}$/);
    const ran = await runIntent(fill('May 2027'));
    expect([input.value, ran.end]).toEqual(['05/2027', expect.stringMatching(/succeeded|done/)]);
  },
);

test('what stays marked as wrong is not done, and what is marked until it is left is', async () => {
  judged(field(''), 'input', /^never$/);
  const wrong = await runIntent(fill('soon'));
  expect([wrong.end, wrong.why]).toEqual(['unable', expect.stringContaining('Billing month')]);
  judged(field(''), 'blur', /^soon$/);
  expect((await runIntent(fill('soon'))).end).toMatch(/succeeded|done/);
});
