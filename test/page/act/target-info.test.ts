import { expect, test } from 'vitest';
import { printOfAct, targetInfoOf } from '../../../src/page/act/target-info';
import type { TypedCall } from '../../../src/tools/registry';
import { $, render } from './stage';

const CLICK = { name: 'dom.click', args: { tabId: 1, selector: { kind: 'css', css: '#go' } } } as TypedCall;
const info = () => targetInfoOf($('#go'), CLICK, { idOf: () => 'a1', find: () => null });

test('what a long button says is judged to its end', () => {
  const long = 'I have read what follows from this and understand that I delete this project';
  render(`<button id="go">${long}</button>`);
  expect(info().label).toBe(long);
});

test('what is to be read on a control is told where it is called otherwise', () => {
  render('<button id="go" aria-label="Save draft">Delete <b>account</b></button>');
  expect(info()).toMatchObject({ label: 'Save draft', shows: 'Delete account' });
});

test.each([
  '<button id="go" aria-label="Next"><span aria-hidden="true">Delete account</span></button>',
  '<button id="go"><span style="position: absolute; clip-path: inset(50%)">Next</span><b aria-hidden="true">Delete account</b></button>',
])('so is what is to be read and kept from the name: %s', (html) => {
  render(html);
  expect(info()).toMatchObject({ label: 'Next' });
  expect(info().shows).toContain('Delete account');
});

test.each([
  '<button id="go">Search <kbd aria-hidden="true">K</kbd></button>',
  '<button id="go" aria-label="Delete account">Delete</button>',
  '<button id="go">Save draft</button>',
  '<button id="go" aria-label="Clear search"><i aria-hidden="true">delete</i></button>',
  '<button id="go" aria-label="Next page"><span style="display: none">Delete</span></button>',
])('nothing else is told of %s', (html) => {
  render(html);
  expect(info().shows).toBeUndefined();
});

test('a dialog without a name or a heading is called by its words', () => {
  render('<div role="dialog"><p>Delete this account?</p><button id="go">Yes</button></div>');
  expect(info().context).toContain('Delete this account?');
});

test.each(['dom.type', 'dom.set'])('%s at a frame is judged by the field and the form within it', (name) => {
  render(
    '<div role="textbox" id="go" aria-label="Name"><form action="https://else.test/c" method="post"><input type="password"></form></div>',
  );
  const args = { tabId: 1, selector: { kind: 'css', css: '#go' }, text: 'x', value: 'x' };
  const told = targetInfoOf($('#go'), { name, args } as TypedCall, { idOf: () => 'a1', find: () => null });
  expect(told).toMatchObject({ fieldClass: 'password', form: { action: 'https://else.test/c' } });
});

test('where a drag ends is told, by a reference as by an offset', () => {
  render(`<ul style="margin:0;padding:0"><li id="go" style="width:80px;height:30px">a.txt</li></ul>
    <div id="bin" aria-label="Trash" style="width:80px;height:30px"><i>x</i></div>`);
  const drag = (more: object) =>
    ({ name: 'dom.drag', args: { tabId: 1, selector: { kind: 'css', css: '#go' }, ...more } }) as TypedCall;
  const told = (more: object) =>
    targetInfoOf($('#go'), drag(more), { idOf: () => 'a1', find: () => $('#bin') });
  expect(told({ to: { kind: 'ref', ref: 'e7' } })).toMatchObject({ aim: 'Trash' });
  expect(told({ by: { x: 0, y: 30 } })).toMatchObject({ aim: 'Trash' });
  const before = told({ to: { kind: 'ref', ref: 'e7' } }).fingerprint;
  $('#bin').setAttribute('aria-label', 'Inbox');
  expect(told({ to: { kind: 'ref', ref: 'e7' } }).fingerprint).not.toBe(before);
});

test('the entry that a choice would take is told by its words, whatever its value is', () => {
  render(
    `<select id="go" aria-label="Quantity"><option value="1">1</option><option value="2">Order now</option></select>`,
  );
  const call = {
    name: 'dom.select',
    args: { tabId: 1, selector: { kind: 'css', css: '#go' }, value: '2' },
  } as TypedCall;
  const print = () => printOfAct($('#go'), call, () => null);
  const told = targetInfoOf($('#go'), call, { idOf: () => 'a1', find: () => null });
  expect(told).toMatchObject({ aim: 'Order now', fingerprint: print() });
  $<HTMLOptionElement>('#go').querySelectorAll('option')[1]!.text = 'Cancel order';
  expect(print()).not.toBe(told.fingerprint);
});

const TYPE = {
  name: 'dom.type',
  args: { tabId: 1, selector: { kind: 'css', css: '#go' }, text: 'Delete account' },
} as TypedCall;

test.each([
  ['<button id="go" role="combobox" aria-controls="l">Actions</button>', true],
  ['<div id="go" role="combobox" tabindex="0">Actions</div>', true],
  ['<input id="go" role="combobox" readonly aria-label="Actions">', true],
  ['<label id="go">Actions <input role="combobox" readonly></label>', true],
  ['<label id="go">Actions <select><option>Delete account</option></select></label>', true],
  ['<input id="go" role="combobox" aria-label="Actions">', false],
  ['<input id="go" readonly aria-label="Actions">', false],
  ['<div id="go" role="combobox" contenteditable aria-label="Actions"></div>', false],
  ['<div id="go" role="combobox"><input aria-label="Actions"></div>', false],
])('whether a text is chosen or written is told of %s', (html, picks) => {
  render(html);
  const told = targetInfoOf($('#go'), TYPE, { idOf: () => 'a1', find: () => null });
  expect(told).toMatchObject({ picks });
  if (picks) expect(`${told.role} ${told.label}`).toMatch(/^combobox .*Actions/);
});

test('a list within what is set is told as itself', () => {
  render(
    '<div id="go"><select aria-label="Actions"><option value="1">Delete account</option></select></div>',
  );
  const call = { name: 'dom.set', args: { ...CLICK.args, value: '1' } } as TypedCall;
  const told = targetInfoOf($('#go'), call, { idOf: () => 'a1', find: () => null });
  expect(told).toMatchObject({ tag: 'select', label: 'Actions', aim: 'Delete account' });
});

test('a box that became a list after it was judged is another', () => {
  render('<input id="go" role="combobox" aria-label="Actions">');
  const print = () => printOfAct($('#go'), TYPE, () => null);
  const before = print();
  $('#go').setAttribute('readonly', '');
  expect(print()).not.toBe(before);
});

test('what can be read on a control is part of what was judged, but for what it counts down', () => {
  const print = () => printOfAct($('#go'), CLICK, () => null);
  render('<button id="go" aria-label="Pay">Pay 10 € (5s)</button>');
  const judged = print();
  expect(info().fingerprint).toBe(judged);
  $('#go').textContent = 'Pay 10 € (4s)';
  expect(print()).toBe(judged);
  $('#go').textContent = 'Pay 1000 € (4s)';
  expect(print()).not.toBe(judged);
});

test('a key in a list of the browser’s own is told with the option that it comes to', () => {
  render(`<select id="go" aria-label="Actions"><option>Choose</option><option disabled>View</option>
    <option>Delete account</option><option>Archive</option></select>`);
  const told = (key: string) => {
    const call = { name: 'dom.press', args: { ...CLICK.args, key } } as TypedCall;
    return targetInfoOf($('#go'), call, { idOf: () => 'a1', find: () => null }).aim;
  };
  expect(['ArrowDown', 'End', 'Home', 'ArrowUp', 'Tab', 'Control+End'].map(told)).toEqual([
    'Delete account',
    'Archive',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('Enter is told with the entry that a widget says it is at', () => {
  render(`<ul id="go" role="listbox" tabindex="0" aria-label="Actions" aria-activedescendant="o">
    <li role="option" id="o">Delete account</li></ul>`);
  const call = { name: 'dom.press', args: { ...CLICK.args, key: 'Enter' } } as TypedCall;
  expect(targetInfoOf($('#go'), call, { idOf: () => 'a1', find: () => null }).aim).toBe('Delete account');
});

const ENTRY = '<li role="option" id="go">Delete account</li>';

test.each([
  [`<ul role="listbox" aria-label="Actions">${ENTRY}</ul>`, 'Actions'],
  [
    `<button aria-haspopup="listbox" aria-controls="l">Actions</button><div id="l"><ul role="listbox">${ENTRY}</ul></div>`,
    'Actions',
  ],
  [
    `<div role="combobox" tabindex="0" aria-expanded="true">Actions</div><ul role="listbox" aria-label="Entries">${ENTRY}</ul>`,
    'Entries · Actions',
  ],
  [
    `<button aria-haspopup="listbox" aria-expanded="false">Actions</button><ul role="listbox" aria-label="Type">${ENTRY}</ul>`,
    'Type',
  ],
  ['<select aria-label="Actions" size="2"><option id="go">Delete account</option></select>', 'Actions'],
  ['<ul aria-label="Actions"><li id="go">Delete account</li></ul>', undefined],
])('the list of an entry is told by its name and its control’s: %s', (html, list) => {
  render(html);
  expect(info().list).toBe(list);
});

test('of what is switched the switch itself is told', () => {
  render('<div id="go" role="row"><button aria-pressed="false">Delete account</button></div>');
  const call = { name: 'dom.check', args: { tabId: 1, on: true } } as unknown as TypedCall;
  const told = targetInfoOf($('#go'), call, { idOf: () => 'a1', find: () => null });
  expect(told).toMatchObject({ role: 'button', label: 'Delete account' });
});

test('a link that a script of the page sends by another method is told as the form that it is', () => {
  render('<a id="go" href="/posts/3" data-turbo-method="delete">×</a>');
  expect(info()).toMatchObject({
    form: { method: 'delete', submits: true, action: `${location.origin}/posts/3` },
  });
  render('<a id="go" href="/posts/3" data-method="get">Details</a>');
  expect(info().form).toBeUndefined();
});

test('what is written beside a button that sends no form is told, and nothing beyond its part of the page', () => {
  const editor = '<div contenteditable role="textbox" aria-label="Message">Hello all</div>';
  render(`<div role="dialog" aria-label="New message">${editor}<button id="go">Send</button></div>`);
  expect(info()).toMatchObject({ beside: { fields: [{ label: 'Message', value: 'Hello all' }] } });
  render(`${editor}<div role="dialog" aria-label="Note"><button id="go">OK</button></div>`);
  expect(info().beside).toBeUndefined();
  render(`<div>${editor}<a id="go" href="/a">Details</a></div>`);
  expect(info().beside).toBeUndefined();
});

test('a dialog is told by its words, too, where its name does not say what is asked', () => {
  render(`<div role="dialog" aria-label="Please confirm"><p>Are you sure you want to delete the project?</p>
    <button id="go">OK</button></div>`);
  expect(info().context).toContain('Please confirm · Are you sure you want to delete the project?');
});

test('a dialog with a long name is told to its end', () => {
  render(`<div role="dialog" aria-label="${'Name of it '.repeat(40)}"><p>${'What it says. '.repeat(40)}</p>
    <button id="go">OK</button></div>`);
  expect(info().context).toMatch(/^dialog “Name of it .* · What it says\..*”$/);
});

test('a request that a script sends by its own attributes is told with its method and its question', () => {
  render('<button id="go" hx-delete="/items/3" hx-confirm="Delete this item?">×</button>');
  expect(info()).toMatchObject({
    shows: 'Delete this item?',
    form: { method: 'delete', submits: true, action: `${location.origin}/items/3` },
  });
  render(
    '<button id="go" data-can-delete="true" data-pay-method="card" data-confirm="true">Details</button>',
  );
  expect(info()).not.toHaveProperty('form');
  expect(info()).not.toHaveProperty('shows');
});

test('a form that names its method in a hidden field has that method', () => {
  render(`<form action="/posts/3" method="post"><input type="hidden" name="_method" value="delete">
    <button id="go">Go on</button></form>`);
  expect(info()).toMatchObject({ form: { method: 'delete' } });
});

const FILLED = 'style="display:block;width:200px;height:40px;padding:0;border:0;margin:0"';

test.each([
  ['a button', `<button ${FILLED} aria-label="Delete account">x</button>`, 'button'],
  ['a link', `<a href="/delete" ${FILLED}>Delete account</a>`, 'link'],
])('a container that %s fills is judged by what a click on it presses', (_, control, role) => {
  render(`<div role="group" aria-label="View" id="go" style="width:200px">${control}</div>`);
  expect(info()).toMatchObject({ role, label: 'Delete account' });
});

test('a form that a click on a container sends is told with it', () => {
  render(`<form action="/pay" method="post"><div id="go" style="width:200px">
    <button ${FILLED}>Pay</button></div></form>`);
  expect(info()).toMatchObject({ label: 'Pay', form: { submits: true, method: 'post' } });
});

test('a container with room beside its control is judged as itself', () => {
  render(`<div role="group" aria-label="View" id="go" style="width:400px;height:80px">
    <button ${FILLED}>Delete account</button></div>`);
  expect(info()).toMatchObject({ role: 'group', label: 'View' });
});

test('a key is judged by what has the focus in a container that takes none itself', () => {
  render(
    '<div role="group" aria-label="View" id="go"><button>Delete account</button><button>Sort</button></div>',
  );
  const press = { name: 'dom.press', args: { ...CLICK.args, key: 'Enter' } } as TypedCall;
  const told = () => targetInfoOf($('#go'), press, { idOf: () => 'a1', find: () => null }).label;
  expect(told()).toBe('View');
  $('#go button').focus();
  expect(told()).toBe('Delete account');
});
