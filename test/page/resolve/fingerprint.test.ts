// What a target is recognized by between judging and acting: the row it stands in, but not what is counted there.
import { afterEach, expect, test } from 'vitest';
import { fingerprintOf } from '../../../src/page/resolve/fingerprint';

afterEach(() => {
  document.body.innerHTML = '';
});

function isSameAfter(html: string, change: (part: HTMLElement) => void): boolean {
  document.body.innerHTML = `<ul><li>Order 7 ${html} <button>Delete</button></li></ul>`;
  const button = document.querySelector('button')!;
  const before = fingerprintOf(button);
  change(document.querySelector<HTMLElement>('li > :first-child')!);
  return fingerprintOf(button) === before;
}
const says = (text: string) => (part: HTMLElement) => void (part.textContent = text);

const AGO = '<time datetime="2026-11-22T10:00Z">3 <b>seconds</b> ago</time>';

test('a time that is counted from a moment, and a timer, may go on', () => {
  expect(isSameAfter(AGO, says('4 seconds ago'))).toBe(true);
  expect(isSameAfter('<span role="timer">0:59</span>', says('0:58'))).toBe(true);
});

test('another moment is another row', () => {
  expect(isSameAfter(AGO, (part) => part.setAttribute('datetime', '2026-11-22T11:00Z'))).toBe(false);
});

test.each([
  ['a time without a moment', '<time>10:00</time>', '11:00'],
  ['a price', '<span>9.99</span>', '99.90'],
  ['words', '<span>Ada</span>', 'Bob'],
])('%s that changes is another row', (_name, html, text) => {
  expect(isSameAfter(html, says(text))).toBe(false);
});

test('what a long row goes on to hold far below its head does not matter', () => {
  document.body.innerHTML = `<article>${AGO}<button>Reply</button><p>${'long words '.repeat(60)}</p></article>`;
  const button = document.querySelector('button')!;
  const before = fingerprintOf(button);
  document.querySelector('article')!.insertAdjacentHTML('beforeend', AGO.replace('10:00', '12:00'));
  expect(fingerprintOf(button)).toBe(before);
});

test('a row that is a form has its times read whatever its controls are called', () => {
  document.body.innerHTML = `<form role="row"><input name="querySelector"><input name="matches"><b>Order 7</b>
    ${AGO}<button>Delete</button></form>`;
  const button = document.querySelector('button')!;
  const before = fingerprintOf(button);
  document.querySelector('time')!.textContent = '4 seconds ago';
  expect(fingerprintOf(button)).toBe(before);
  document.querySelector('b')!.textContent = 'Order 8';
  expect(fingerprintOf(button)).not.toBe(before);
});
