// What the fields of a form are called, and which of them are one, in the markup of component libraries.
import { expect, test } from 'vitest';
import { besideLabel } from '../../../src/page/perceive/beside-label';
import { perceived } from './perceived';

const fieldsOf = async (html: string | readonly Node[]) => (await perceived(html)).forms[0]!.fieldSummaries;

const wrapped = (field: string) =>
  `<div><div><div><div><div><div>${field}</div></div></div></div></div></div>`;

test('fields without a name are called by what stands beside them, however wrapped', async () => {
  const fields = await fieldsOf(`<form>
    <div><div><label>Amount</label></div>${wrapped('<input role="spinbutton" value="3">')}</div>
    <div><div><label>Newsletter</label></div>${wrapped('<button role="switch" aria-checked="false" type="button" style="width:40px;height:20px"></button>')}</div>
    <div><div><label>Unit</label></div>${wrapped('<input role="combobox" id="rc_select_2">')}</div>
    <button>Save</button></form>`);
  expect(fields.map(({ label }) => label)).toEqual(['Amount', 'Newsletter', 'Unit']);
});

test('a label that was never tied to its field goes before the hint in it', async () => {
  const fields = await fieldsOf(`<form>
    <div><label>Town</label><input placeholder="Type here"></div>
    <div><div class="form-label">Street</div><div><input placeholder="Type here"><button type="button">Find</button></div></div>
    <label>Floor</label><input placeholder="Type here"><br>
    <div><label>Phone</label><input placeholder="Area"><input placeholder="Number"></div>
    <div><p>Get our letters</p><input placeholder="Your email"></div>
    <div><label for="tied">Name</label><input placeholder="Other"></div><input id="tied" placeholder="Type here">
    <button>Save</button></form>`);
  expect(fields.map(({ label }) => label)).toEqual([
    ...['Town', 'Street', 'Floor', 'Area', 'Number', 'Your email', 'Other', 'Name'],
  ]);
});

test('what stands in a field without a name does not name it; its heading does where nothing else is near', async () => {
  const fields = await fieldsOf(`<form>
    <div><div>Size</div><select><option>Small<option>Large</select></div>
    <div><div>Notes</div><div contenteditable="true">Ring twice</div></div>
    <div>Shipping</div><div><select name="c"><option>Ireland<option>Denmark</select></div>
    <p>A longer explanation of what the next list is for, which nobody would take for the name of a field.</p>
    <div><select name="parcelSize"><option>One<option>Two</select></div>
    <h3>Email</h3><p>This contact will be shown to others publicly, so choose it carefully, or leave it out.</p>
    <div><input value="ada@example.com"></div><button>Save</button></form>`);
  expect(fields.map(({ label }) => label)).toEqual(['Size', 'Notes', 'Shipping', 'parcel size', 'Email']);
});

const LINES = `<p>Gender: <br>M: <i><input type="radio" name="g" value="M" checked></i> F: <i><input type="radio" name="g" value="F"></i></p>
  <p>Hobbies<br><i><input type="checkbox" name="h"><ins></ins></i> Skiing<br><i><input type="checkbox" name="h"></i> Running<br></p>
  <p>Size <input type="radio" name="s"> Small <input type="radio" name="s"> Large</p>`;

test('boxes in a line are called by the words after them, or before where none follow the last', async () => {
  const fields = await fieldsOf(`<form><input aria-label="Name">${LINES}<button>Go</button></form>`);
  expect(fields.map(({ label, options, checked }) => [label, options, checked])).toEqual([
    ['Name', undefined, undefined],
    ['Gender', ['M', 'F'], 'M'],
    ['Skiing', undefined, undefined],
    ['Running', undefined, undefined],
    ['Size', ['Small', 'Large'], undefined],
  ]);
});

test('a box in a row of a list is not called by the row', async () => {
  const rows = ['Lamp', 'Chair', 'Desk'].map((name) => `<tr><td><input type="checkbox"><td>${name}<td>9 €`);
  const { actions } = await perceived(`<table><tr><th><th>Name<th>Price${rows.join('')}</table>`);
  expect(actions.map(({ label }) => label)).toEqual(['']);
});

test('a combobox around its field is one field', async () => {
  const fields = await fieldsOf(`<form><div role="combobox" aria-label="Country" aria-expanded="false">
    <input aria-label="Country" placeholder="Any"></div><input aria-label="Town"><button>Go</button></form>`);
  expect(fields.map(({ label, type }) => [label, type])).toEqual([
    ['Country', 'combobox'],
    ['Town', 'text'],
  ]);
});

test('radios in the slot of a group in a shadow tree are one field with its question', async () => {
  document.body.innerHTML = `<form><input aria-label="Name"><x-group>
    <x-radio role="radio" aria-checked="true" tabindex="0">Small</x-radio>
    <x-radio role="radio" aria-checked="false" tabindex="-1">Large</x-radio></x-group><button>Go</button></form>`;
  document.querySelector('x-group')!.attachShadow({ mode: 'open' }).innerHTML =
    '<fieldset role="radiogroup" aria-labelledby="l"><label id="l">Size</label><slot></slot></fieldset>';
  const fields = await fieldsOf([...document.body.childNodes]);
  expect(fields[1]).toMatchObject({ label: 'Size', options: ['Small', 'Large'], checked: 'Small' });
});

test('rows of a form that are like the rows of a list name what stands in them, a drawn list among it', async () => {
  const row = (label: string, control: string) =>
    `<div class="row"><label>${label}</label><div><div><div>${control}</div></div></div></div>`;
  const mini = await perceived(`<form>
    ${row('Language', '<div id="list" tabindex="0" style="cursor:pointer">English</div>')}
    ${row('Dark mode', '<div role="switch" tabindex="0" aria-checked="false" style="width:40px;height:20px"></div>')}
    ${row('Reminder', '<div><div><div><input placeholder="Select time"></div></div></div>')}
    ${row('Volume', '<div role="slider" tabindex="0" aria-valuenow="3" style="width:40px;height:20px"></div>')}
    <button>Save</button></form>`);
  expect(mini.actions.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Language', 'Dark mode', 'Save']),
  );
  expect(mini.forms[0]!.fieldSummaries.map(({ label }) => label)).toEqual([
    'Dark mode',
    'Reminder',
    'Volume',
  ]);
});

test('a field without a name that shares its box with many others counts none of them', () => {
  document.body.innerHTML = `<main>${'<input>'.repeat(400)}</main>`;
  const fields = [...document.querySelectorAll('input')];
  const descriptor = Object.getOwnPropertyDescriptor(Element.prototype, 'querySelectorAll')!;
  const queryAll = descriptor.value as typeof document.querySelectorAll;
  let counted = 0;
  Element.prototype.querySelectorAll = function (this: Element, selector: string) {
    const found = queryAll.call(this, selector);
    counted += found.length;
    return found;
  };
  const labels = fields.map((el) => besideLabel(el));
  Object.defineProperty(Element.prototype, 'querySelectorAll', descriptor);
  expect(new Set(labels)).toEqual(new Set(['']));
  expect(counted).toBeLessThan(2_000);
});

test('the hint of an editor gives way to the label above it', async () => {
  const fields = await fieldsOf(`<form><div><label>Comment</label>
    <div role="textbox" tabindex="0" contenteditable aria-placeholder="Write here"></div></div>
    <label>Title <input></label><button>Save</button></form>`);
  expect(fields.map(({ label }) => label)).toEqual(['Comment', 'Title']);
});
