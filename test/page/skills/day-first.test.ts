// A field whose page reads numbers day first; nothing tells so but the calendar that it brings up.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['day first', (a: string, b: string) => [b, a], '02/05/2027'],
  ['month first', (a: string, b: string) => [a, b], '05/02/2027'],
])(
  'a day is written so that a calendar that reads it %s turns to its month',
  async (_how, order, written) => {
    document.body.innerHTML = `<label>Start date <input id="f" role="combobox" aria-haspopup="dialog" aria-expanded="false"></label>
    <div id="cal" role="dialog" hidden></div>`;
    const field = document.querySelector<HTMLInputElement>('#f')!;
    const calendar = document.getElementById('cal')!;
    const days = Array.from({ length: 28 }, (_, i) => `<button type="button">${i + 1}</button>`).join('');
    field.addEventListener('input', () => {
      const [, a = '11', b = '01', year = '2026'] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(field.value) ?? [];
      const [month = '1'] = order(a, b);
      const name = new Date(2027, Number(month) - 1, 1).toLocaleString('en', { month: 'long' });
      calendar.innerHTML = `<h3>${name} ${year}</h3><div>${days}</div>`;
      calendar.hidden = false;
      field.setAttribute('aria-expanded', 'true');
    });
    const date = { from: '2027-05-02', to: '2027-05-02', words: '2 May 2027' };
    const ran = await runIntent({
      kind: 'fill',
      fields: [{ field: { text: 'start date' }, value: { from: 'date', date } }],
    });
    expect(ran.end).toMatch(/succeeded|done/);
    expect(field.value).toBe(written);
  },
);
