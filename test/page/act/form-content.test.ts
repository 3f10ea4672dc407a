import { expect, test } from 'vitest';
import { judgedPrint, shownFields, shownOf, writtenBeside } from '../../../src/page/act/form-content';
import type { TypedCall } from '../../../src/tools/registry';
import { $, render } from './stage';

const CLICK = { name: 'dom.click', args: { tabId: 1, selector: { kind: 'css', css: '#go' } } } as TypedCall;
const TYPE = { name: 'dom.type', args: { tabId: 1, text: 'x' } } as unknown as TypedCall;

const ORDER = `<form action="/order"><input type="hidden" name="item" value="book"><input type="hidden" name="csrf_token" value="a1">
<label>Quantity <input name="qty" value="1"></label><label>Note <input name="note"></label>
<label>Password <input type="password" name="pw" value="hunter2!"></label>
<label>Gift <input type="checkbox" name="gift" value="yes"></label><button id="go">Buy now</button></form>`;

const printOf = (call: TypedCall) => judgedPrint($('#go'), call);

test('a card shows what is filled in and can be seen, credentials as dots', () => {
  render(ORDER);
  expect(shownFields($('form')).fields).toEqual([
    { label: 'Quantity', value: '1' },
    { label: 'Password', value: '••••••' },
  ]);
});

test('a card has a long text with all that hides in it, and is told what is left out', () => {
  render('<form><label>Message <textarea></textarea></label><label>To <input name="to"></label></form>');
  const text = `See you${' '.repeat(300)}then\u200b\u{e0041}`;
  $<HTMLTextAreaElement>('textarea').value = text;
  expect(shownFields($('form')).fields).toEqual([{ label: 'Message', value: text }]);
  $<HTMLTextAreaElement>('textarea').value = 'x'.repeat(2_500);
  expect(shownFields($('form')).fields?.[0]).toMatchObject({ more: 500 });
  render(`<form>${'<input value="1">'.repeat(30)}</form>`);
  expect(shownFields($('form'))).toMatchObject({ moreFields: 6 });
});

test('every choice of a list is shown and is part of what is approved', () => {
  render(`<form><select multiple aria-label="Share with"><option selected>Ann</option><option>Bob</option>
    <option id="all">Everybody</option></select><button id="go">Share</button></form>`);
  const before = printOf(CLICK);
  $<HTMLOptionElement>('#all').selected = true;
  expect(printOf(CLICK)).not.toBe(before);
  expect(shownFields($('form')).fields).toEqual([{ label: 'Share with', value: 'Ann\nEverybody' }]);
});

test('what a submit was judged for changes with every value that it sends', () => {
  render(ORDER);
  const before = printOf(CLICK);
  expect(printOf(CLICK)).toBe(before);
  $<HTMLInputElement>('[name=qty]').value = '50';
  const more = printOf(CLICK);
  expect(more).not.toBe(before);
  $<HTMLInputElement>('[name=item]').value = 'car';
  expect(printOf(CLICK)).not.toBe(more);
});

test('values that a page renews by itself, and credentials, do not change it', () => {
  render(ORDER);
  const before = printOf(CLICK);
  $<HTMLInputElement>('[name=csrf_token]').value = 'b2';
  $<HTMLInputElement>('[name=pw]').value = 'another';
  expect(printOf(CLICK)).toBe(before);
});

test.each([
  ['is filled in', '<input name="token" value="1">'],
  ['holds an amount', '<input type="hidden" name="tokenAmount" value="1">'],
  ['says what is exchanged', '<input type="hidden" name="to_token" value="1">'],
  ['says when', '<input type="hidden" name="pickup_timestamp" value="1">'],
])('a field called like a token or a time changes it where it %s', (_name, field) => {
  render(`<form action="/a">${field}<button id="go">Send</button></form>`);
  const before = printOf(CLICK);
  $('input').setAttribute('value', '900');
  expect(printOf(CLICK)).not.toBe(before);
});

test.each([
  '_token',
  'authenticity_token',
  '__RequestVerificationToken',
  'csrfToken',
  '_wpnonce',
  '__VIEWSTATE',
  'cf-turnstile-response',
  'checkout-nonce',
])('the hidden field “%s” that a page renews does not change it', (name) => {
  render(
    `<form action="/a"><input type="hidden" name="${name}" value="1"><button id="go">Go</button></form>`,
  );
  const before = printOf(CLICK);
  $('input').setAttribute('value', '2');
  expect(printOf(CLICK)).toBe(before);
});

test.each([
  ['is not rendered', 'style="display:none"', true],
  ['can be seen', '', false],
])('the answer of a captcha in a text area that %s', (_what, style, isRenewed) => {
  render(
    `<form action="/a"><textarea name="g-recaptcha-response" ${style}></textarea><button id="go">Go</button></form>`,
  );
  const before = printOf(CLICK);
  $<HTMLTextAreaElement>('textarea').value = '03AFcWeA5';
  expect(printOf(CLICK) === before).toBe(isRenewed);
});

test('an act that submits nothing is judged for its target alone', () => {
  render(ORDER);
  const before = judgedPrint($('[name=note]'), TYPE);
  $<HTMLInputElement>('[name=qty]').value = '50';
  expect(judgedPrint($('[name=note]'), TYPE)).toBe(before);
});

test('a control of the form that takes the name of a property does not hide its values', () => {
  render(
    '<form action="/a"><input name="elements"><input name="value" value="7"><button id="go">Send</button></form>',
  );
  const before = printOf(CLICK);
  $<HTMLInputElement>('[name=value]').value = '8';
  expect(printOf(CLICK)).not.toBe(before);
});

test('the text of an editor in a form is shown and is part of what is approved', () => {
  render(`<form action="/a"><input name="to" value="ada@example.com" aria-label="To">
    <div contenteditable role="textbox" aria-label="Body">See you</div><button id="go">Send</button></form>`);
  const before = printOf(CLICK);
  expect(shownFields($('form')).fields).toEqual([
    { label: 'To', value: 'ada@example.com' },
    { label: 'Body', value: 'See you' },
  ]);
  $('[contenteditable]').textContent = 'Pay me';
  expect(printOf(CLICK)).not.toBe(before);
});

test('a choice is shown by its words and by what it sends', () => {
  render('<form><select aria-label="Action"><option value="7">Delete selected</option></select></form>');
  expect(shownFields($('form')).fields).toEqual([{ label: 'Action', value: 'Delete selected (7)' }]);
});

test('what is written beside a button without a form is part of what is approved', () => {
  render(`<main><input aria-label="Search" value="far away"><div><div><p>Chat</p>
    <div contenteditable>Hello</div></div><button id="go">Send</button></div></main>`);
  const before = printOf(CLICK);
  $('input').setAttribute('value', 'else');
  $<HTMLInputElement>('input').value = 'else';
  expect(printOf(CLICK)).toBe(before);
  $('[contenteditable]').textContent = 'Hell';
  expect(printOf(CLICK)).not.toBe(before);
});

test('what is written in the shadow of another element beside a button is told, and part of what is approved', () => {
  render('<section><my-editor></my-editor><my-bar></my-bar></section>');
  const editor = $('my-editor').attachShadow({ mode: 'open' });
  editor.innerHTML = '<div contenteditable role="textbox" aria-label="Message">Hello all</div>';
  const bar = $('my-bar').attachShadow({ mode: 'open' });
  bar.innerHTML = '<button>Send</button>';
  const button = bar.querySelector('button')!;
  const print = judgedPrint(button, CLICK);
  expect(shownOf(writtenBeside(button)).fields).toEqual([{ label: 'Message', value: 'Hello all' }]);
  editor.querySelector('div')!.textContent = 'Goodbye';
  expect(judgedPrint(button, CLICK)).not.toBe(print);
});

test.each([
  ['its words', (button: Element) => (button.textContent = 'Pay')],
  ['where it sends to', (button: Element) => button.setAttribute('formaction', 'https://other.example/')],
])('the button that a key would press is part of what is approved: %s', (_, change) => {
  render('<form><input id="go" name="q" value="1"><button>Continue</button></form>');
  const press = { name: 'dom.press', args: { tabId: 1, key: 'Enter' } } as TypedCall;
  const before = printOf(press);
  expect(printOf(press)).toBe(before);
  change($('button'));
  expect(printOf(press)).not.toBe(before);
});
