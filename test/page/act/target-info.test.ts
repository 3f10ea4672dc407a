import { expect, test } from 'vitest';
import { targetInfoOf } from '../../../src/page/act/target-info';
import type { TypedCall } from '../../../src/tools/registry';
import { $, render } from './stage';

const CLICK = { name: 'dom.click', args: { tabId: 1, selector: { kind: 'css', css: '#go' } } } as TypedCall;
const info = () => targetInfoOf($('#go'), CLICK, { idOf: () => 'a1' });

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
