// A value counts as set when the page shows it; what was pressed in vain is no success.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});
const $ = <T extends HTMLElement = HTMLInputElement>(id: string): T => document.getElementById(id) as T;
const ended = (end: string): boolean => end === 'succeeded' || end === 'done';
const patch = (id: string, color: string): string =>
  `<button id="${id}" style="width:24px;height:24px;background:${color}"></button>`;

test('a caption in the wished colour is no patch of it: the code is typed', async () => {
  document.body.innerHTML = `<a href="#x" style="color:#000000">Ink</a><p style="color:#000">Paper</p>
    <div tabindex="0" style="background:#000;color:#fff;width:300px;height:30px">Delete everything</div>
    <label>Shade <input id="code" value="12ab9c"></label>`;
  const ran = await runIntent({ kind: 'set', value: 'black', control: 'color' });
  expect(ended(ran.end)).toBe(true);
  expect($('code').value).toBe('000000');
  expect(ran.attempts.map((attempt) => attempt.call.name)).toEqual(['dom.type']);
});

test('a patch that shows what was chosen is enough', async () => {
  document.body.innerHTML = `<div>${patch('red', '#ff0000')}${patch('lime', '#00ff00')}</div><p id="now">Now: none</p>`;
  $('lime').addEventListener('click', () => ($('now').textContent = 'Now: lime'));
  const ran = await runIntent({ kind: 'set', value: 'lime', control: 'color' });
  expect(ended(ran.end)).toBe(true);
  expect($('now').textContent).toBe('Now: lime');
});

test('a patch that was pressed in vain is said to show nothing', async () => {
  document.body.innerHTML = `<div>${patch('red', '#ff0000')}${patch('lime', '#00ff00')}</div>`;
  const ran = await runIntent({ kind: 'set', value: 'lime', control: 'color' });
  expect(ended(ran.end)).toBe(false);
  expect(ran.plan).toMatchObject({ reason: 'The page does not show that the colour is lime now.' });
});

test('an option whose name has an "and" in it is chosen once and seen to be chosen', async () => {
  document.body.innerHTML = `<select id="s" multiple>${['Bosnia', 'Trinidad and Tobago', 'Peru']
    .map((name) => `<option>${name}</option>`)
    .join('')}</select>`;
  const ran = await runIntent({ kind: 'choose', options: [{ text: 'Trinidad' }, { text: 'Tobago' }] });
  expect(ended(ran.end)).toBe(true);
  expect([...$<HTMLSelectElement>('s').selectedOptions].map((each) => each.text)).toEqual([
    'Trinidad and Tobago',
  ]);
});

test('a list that takes the choice back is not said to have it', async () => {
  document.body.innerHTML = '<select id="s"><option>Small</option><option>Large</option></select>';
  $('s').addEventListener('change', () => ($<HTMLSelectElement>('s').selectedIndex = 0));
  const ran = await runIntent({ kind: 'choose', options: [{ text: 'Large' }] });
  expect(ended(ran.end)).toBe(false);
});

test('a slider that falls back is not said to be set', async () => {
  document.body.innerHTML = '<label>Volume <input id="v" type="range" min="0" max="10" value="2"></label>';
  $('v').addEventListener('input', () => ($('v').value = '2'));
  const ran = await runIntent({ kind: 'set', value: '7', control: 'slider' });
  expect(ended(ran.end)).toBe(false);
});

test('a field that keeps something else is told, not taken for filled', async () => {
  document.body.innerHTML = '<label>Town <input id="t"></label>';
  $('t').addEventListener('input', () => ($('t').value = 'Rome'));
  const ran = await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'Town' }, value: { from: 'text', text: 'Oslo' } }],
  });
  expect(ended(ran.end)).toBe(false);
});

test('a field that writes the same its own way is filled', async () => {
  document.body.innerHTML = '<label>Phone <input id="t"></label>';
  $('t').addEventListener('change', () => ($('t').value = '(555) 12-34'));
  const ran = await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'Phone' }, value: { from: 'text', text: '5551234' } }],
  });
  expect(ended(ran.end)).toBe(true);
});

test('what is ticked off and leaves the list is done', async () => {
  document.body.innerHTML =
    '<ul><li id="x"><label><input type="checkbox">Water plants</label></li><li>Rest</li></ul>';
  $('x').addEventListener('change', () => $('x').remove());
  const ran = await runIntent({ kind: 'check', targets: [{ text: 'Water plants' }], on: true });
  expect(ended(ran.end)).toBe(true);
  expect(document.body.textContent).not.toContain('Water');
});

test('a day that the picker does not write down is not said to be picked', async () => {
  const days = Array.from({ length: 30 }, (_, day) => `<td><a href="#" class="d">${day + 1}</a></td>`);
  const weeks = [0, 7, 14, 21, 28].map((from) => `<tr>${days.slice(from, from + 7).join('')}</tr>`).join('');
  document.body.innerHTML = `<label>Day <input id="t" readonly value="11/05/2026"></label>
    <div role="dialog" aria-label="Calendar"><h2>November 2026</h2><table role="grid">${weeks}</table></div>`;
  const ran = await runIntent({
    kind: 'date',
    date: { from: '2026-11-17', words: '17 November 2026' },
  } as never);
  expect(ran.attempts.some((attempt) => attempt.description.includes('Take the day'))).toBe(true);
  expect(ended(ran.end)).toBe(false);
});

test('fields that a notice has shut are not gone: the notice is sent away first', async () => {
  document.body.innerHTML = `<form><label>Name <input id="n"></label><label>City <input id="c"></label></form>`;
  const fields = [...document.querySelectorAll('input')];
  $('c').addEventListener(
    'focus',
    () => {
      for (const field of fields) field.disabled = true;
      const box = document.createElement('div');
      box.style.cssText = 'position:absolute;top:5px;left:5px;width:220px;height:130px;background:#eee';
      box.innerHTML = '<p>Leave without saving?</p><button>OK</button> <button>Cancel</button>';
      document.body.append(box);
      box.lastElementChild!.addEventListener('click', () => {
        for (const field of fields) field.disabled = false;
        box.remove();
      });
    },
    { once: true },
  );
  const named = (text: string, value: string) => ({
    field: { text },
    value: { from: 'text' as const, text: value },
  });
  const ran = await runIntent({ kind: 'fill', fields: [named('Name', 'Ines'), named('City', 'Graz')] });
  expect(ended(ran.end)).toBe(true);
  expect(fields.map((field) => [field.value, field.disabled])).toEqual([
    ['Ines', false],
    ['Graz', false],
  ]);
});
