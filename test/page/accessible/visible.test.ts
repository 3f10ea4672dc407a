import { afterEach, expect, test } from 'vitest';
import { isHiddenForAria } from '../../../src/page/accessible/excluded';
import { isVisible } from '../../../src/page/accessible/visible';
import { withPerceptionCache } from '../../../src/page/accessible/pass-cache';
import { setShadowOpener } from '../../../src/page/accessible/tree';

afterEach(() => {
  document.body.innerHTML = '';
});

function target(html: string): Element {
  document.body.innerHTML = html;
  return document.getElementById('t')!;
}

const SEEN: [html: string, visible: boolean][] = [
  ['<p id=t>x</p>', true],
  ['<p id=t hidden>x</p>', false],
  ['<div hidden><p id=t>x</p></div>', false],
  ['<p id=t style="visibility:hidden">x</p>', false],
  ['<div style="visibility:hidden"><p id=t style="visibility:visible">x</p></div>', true],
  ['<p id=t style="opacity:0">x</p>', true],
  ['<p id=t style="margin-top:9999px">x</p>', true],
  ['<div id=t style="display:contents"><p>x</p></div>', true],
  ['<div id=t style="display:contents"></div>', false],
  ['<div id=t></div>', false],
  ['<div id=t style="height:0"><p>x</p></div>', true],
  ['<div id=t style="height:0;overflow:hidden"><p>x</p></div>', false],
  ['<div id=t><b style="float:left">x</b></div>', true],
  ['<details><summary>s</summary><p id=t>x</p></details>', false],
  ['<details open><summary>s</summary><p id=t>x</p></details>', true],
  ['<div style="content-visibility:hidden"><p id=t>x</p></div>', false],
];
test.each(SEEN)('visible: %s', (html, visible) => {
  expect(isVisible(target(html))).toBe(visible);
  expect(withPerceptionCache(() => isVisible(document.getElementById('t')!))).toBe(visible);
});

const TOLD: [html: string, hidden: boolean][] = [
  ['<button id=t>x</button>', false],
  ['<button id=t aria-hidden=true>x</button>', true],
  ['<div aria-hidden=true><button id=t>x</button></div>', true],
  ['<div aria-hidden=false><button id=t>x</button></div>', false],
  ['<div inert><button id=t>x</button></div>', true],
  ['<button id=t hidden>x</button>', true],
  ['<div style="display:contents"><button id=t style="display:contents">x</button></div>', false],
  ['<div hidden><button id=t style="display:contents">x</button></div>', true],
  ['<select><option id=t>x</select>', false],
  ['<select hidden><option id=t>x</select>', true],
  ['<button id=t style="width:0;height:0;padding:0;border:0"></button>', false],
];
test.each(TOLD)('hidden for aria: %s', (html, hidden) => {
  expect(isHiddenForAria(target(html))).toBe(hidden);
});

test('a modal dialog hides what is outside of it, and stops when it closes', () => {
  const outside = target('<button id=t>x</button><dialog><button id=i>y</button></dialog>');
  const dialog = document.querySelector('dialog')!;
  dialog.showModal();
  expect([isHiddenForAria(outside), isHiddenForAria(document.getElementById('i')!)]).toEqual([true, false]);
  dialog.close();
  dialog.show();
  expect([isHiddenForAria(outside), isHiddenForAria(document.getElementById('i')!)]).toEqual([false, false]);
});

test.each(['open', 'closed'] as const)('a modal dialog in an %s shadow root does the same', (mode) => {
  const outside = target('<button id=t>x</button><p></p>');
  const shadow = document.querySelector('p')!.attachShadow({ mode });
  shadow.innerHTML = '<dialog><button>y</button></dialog>';
  setShadowOpener((el) => (el === shadow.host ? shadow : null));
  const dialog = shadow.querySelector('dialog')!;
  dialog.showModal();
  expect([isHiddenForAria(outside), isHiddenForAria(dialog.firstElementChild!)]).toEqual([true, false]);
  dialog.close();
  expect(isHiddenForAria(outside)).toBe(false);
  setShadowOpener(undefined);
});
