import { afterEach, expect, test } from 'vitest';
import { statesOf, type States } from '../../../src/page/accessible/states';
import { propertyInTree } from './browser-tree';

afterEach(() => {
  document.body.innerHTML = '';
});

const CASES: [html: string, states: States][] = [
  ['<button id=t>x</button>', {}],
  ['<button id=t disabled>x</button>', { disabled: true }],
  ['<fieldset disabled><button id=t>x</button></fieldset>', { disabled: true }],
  ['<div aria-disabled=true><button id=t>x</button></div>', { disabled: true }],
  ['<button id=t aria-pressed=mixed>x</button>', { pressed: 'mixed' }],
  ['<button id=t aria-expanded=false aria-haspopup=true>x</button>', { expanded: false, hasPopup: 'menu' }],
  ['<input id=t type=checkbox checked required>', { checked: true, required: true }],
  ['<div id=t role=switch></div>', { checked: false }],
  ['<div id=t role=tab aria-selected=true>x</div>', { selected: true }],
  ['<select><option id=t>x<option selected>y</select>', { selected: false }],
  ['<input id=t readonly>', { readonly: true }],
  ['<h3 id=t>x</h3>', { level: 3 }],
  ['<div id=t role=heading aria-level=5>x</div>', { level: 5 }],
  ['<a id=t href=x aria-current=page>x</a>', { current: 'page' }],
  ['<input id=t type=range value=7 max=9>', { valueMin: 0, valueMax: 9, valueNow: 7 }],
  ['<div id=t role=slider aria-valuenow=3 aria-valuetext=low></div>', { valueNow: 3, valueText: 'low' }],
  ['<p id=e>Too short</p><input id=t aria-invalid=true aria-errormessage=e>', { invalid: 'Too short' }],
  ['<input id=t required>', { required: true }],
  ['<details open><summary id=t>x</summary></details>', { expanded: true }],
  ['<table role=grid><tr><th id=t aria-sort=ascending>x<th>y</table>', { sort: 'ascending' }],
];
test.each(CASES)('%s', (html, states) => {
  document.body.innerHTML = html;
  expect(statesOf(document.getElementById('t')!)).toEqual(states);
});

test('a page’s own validity message is told at once', () => {
  document.body.innerHTML = '<input id=t>';
  const input = document.querySelector('input')!;
  input.setCustomValidity('Name is taken');
  expect(statesOf(input).invalid).toBe('Name is taken');
});

test('a value that the browser finds wrong is told as such, whatever entered it', async () => {
  document.body.innerHTML = `<h1>Entered</h1><form><input aria-label=a type=email value=me@x.org><input aria-label=b type=email value=nobody>
    <input aria-label=c pattern="[0-9]{5}" value=abc><input aria-label=d type=number value=12 max=9><input aria-label=e type=number value=8 max=9>
    <input aria-label=f pattern="[0-9]+" value=abc disabled><input aria-label=g pattern="[0-9]+" value=abc aria-invalid=false>
    <input aria-label=h pattern="[0-9]+">`;
  const ours = [...document.querySelectorAll('input')].map((el) => statesOf(el).invalid !== undefined);
  expect(ours).toEqual([false, true, true, true, false, false, false, false]);
  expect(ours.map(String)).toEqual(await propertyInTree('Entered', 'invalid'));
});

test('where the browser holds nothing back, the page judges: a price in a field of whole numbers', () => {
  const price = '<input type=number>';
  document.body.innerHTML = `${price}<form novalidate>${price}</form><form>${price}</form>`;
  const fields = [...document.querySelectorAll('input')];
  for (const field of fields) field.value = '9.99';
  expect(fields.map((el) => statesOf(el).invalid !== undefined)).toEqual([false, false, true]);
});

test('what opens a popover is expanded as the browser says', async () => {
  document.body.innerHTML = `<h1>Openers</h1>
    <button popovertarget=a>by target</button><button commandfor=a command=toggle-popover>by command</button>
    <button popovertarget=b>of another</button><input type=button popovertarget=a value="of input">
    <button popovertarget=a aria-expanded=false>says otherwise</button>
    <button commandfor=c command=show-modal>of a dialog</button><button popovertarget=d>of none</button>
    <div popover id=a><button popovertarget=a>inside</button></div><div popover id=b></div><dialog id=c></dialog><p id=d></p>`;
  document.getElementById('a')!.showPopover();
  const ours = [...document.querySelectorAll('button, input')].map((el) => statesOf(el).expanded);
  expect(ours.slice(0, 4)).toEqual([true, true, false, true]);
  expect(ours).toEqual(await propertyInTree('Openers', 'expanded'));
});

test('what is disabled above disables what can be focused, as the browser says', async () => {
  document.body.innerHTML = `<h1>Disabled above</h1><div aria-disabled=true><span role=button>x</span>
    <span role=button tabindex=0>x</span><span role=link tabindex=-1>x</span><button aria-disabled=false>x</button>
    <a href=#>x</a><a role=link>x</a><div aria-disabled=false><button>x</button></div></div>`;
  const ours = [...document.querySelectorAll('[role], button, a')].map((el) => statesOf(el).disabled);
  expect(ours).toEqual(await propertyInTree('Disabled above', 'disabled'));
});
