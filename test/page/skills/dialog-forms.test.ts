// A form in a dialog whose buttons stand beside the form, over a page that has a form of its own.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sayAll } from './say';

const log: string[] = [];

/** `field`: of the form behind. */
function page(field: string): void {
  document.body.innerHTML = `<main><h1>Boats</h1><form id="filter"><label>${field} <input name="q"></label>
    <label>Status <select name="status"><option>Any<option selected>Afloat</select></label>
    <button>Apply</button> <button type="button">Reset</button></form>
    <button id="new">Create boat</button></main>`;
  document.querySelector('#filter')?.addEventListener('submit', (event) => {
    event.preventDefault();
    log.push('filtered');
  });
  document.querySelector('#new')?.addEventListener('click', open);
}

beforeEach(() => {
  log.length = 0;
  buttons = '<button id="done">Add</button> <button id="no">Cancel</button>';
});
afterEach(() => document.body.replaceChildren());

let buttons = '<button id="done">Add</button> <button id="no">Cancel</button>';

function open(): void {
  const around = document.createElement('div');
  around.innerHTML = `<div style="position:fixed;inset:0;background:#0008"></div>
    <div role="dialog" aria-modal="true" aria-labelledby="t" style="position:fixed;top:40px;left:80px;width:420px;background:#fff">
    <button title="Close" id="x">×</button><h2 id="t">New boat</h2>
    <form id="boat"><label>* Boat name <input name="name"></label>
      <div>Harbours <button type="button" class="more">Select</button></div>
      <div>Crew <button type="button" class="more">Add</button></div></form>
    <div>${buttons}</div></div>`;
  document.body.append(around);
  const on = (selector: string, does: () => void): void =>
    around.querySelectorAll(selector).forEach((button) => button.addEventListener('click', does));
  on('#x, #no', () => {
    log.push('left');
    around.remove();
  });
  on('.more', () => log.push('more'));
  on('.wrong', () => log.push('wrong'));
  on('#done', () => {
    log.push(`made ${around.querySelector<HTMLInputElement>('[name=name]')?.value}`);
    around.remove();
  });
}

test.each(['Name', 'Owner'])('its own button sends it, and no form behind with a field %s', async (field) => {
  page(field);
  expect(await sayAll('Create a boat called "Alba"')).toBe('succeeded');
  expect(log).toEqual(['made Alba']);
});

test('a deletion beside the way out is no answer', async () => {
  page('Owner');
  buttons =
    '<button class="wrong">Delete</button> <button id="no">Cancel</button> <button id="done" disabled>Save</button>';
  await sayAll('Create a boat called "Alba"');
  expect(log).not.toContain('wrong');
  expect(log).not.toContain('filtered');
});
