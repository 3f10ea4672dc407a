import { afterEach, expect, test } from 'vitest';
import { isFieldRole, isInteractiveRole, roleOf } from '../../../src/page/accessible/role';

afterEach(() => {
  document.body.innerHTML = '';
});

const CASES: [html: string, role: string][] = [
  ['<a id=t href=x>x</a>', 'link'], ['<a id=t>x</a>', 'generic'], ['<a id=t onclick="x()">x</a>', 'link'],
  ['<button id=t>x</button>', 'button'], ['<button id=t role=tab>x</button>', 'tab'],
  ['<input id=t>', 'textbox'], ['<input id=t type=nonsense>', 'textbox'], ['<input id=t type=password>', 'textbox'],
  ['<input id=t type=search>', 'searchbox'], ['<input id=t type=number>', 'spinbutton'],
  ['<input id=t type=range>', 'slider'], ['<input id=t type=checkbox>', 'checkbox'],
  ['<input id=t type=checkbox role=switch>', 'switch'], ['<input id=t type=radio>', 'radio'],
  ['<input id=t type=submit>', 'button'], ['<input id=t type=image>', 'button'], ['<input id=t type=file>', 'button'],
  ['<input id=t type=date>', 'textbox'], ['<input id=t list=l><datalist id=l></datalist>', 'combobox'],
  ['<input id=t list=nowhere>', 'textbox'], ['<textarea id=t></textarea>', 'textbox'],
  ['<select id=t></select>', 'combobox'], ['<select id=t multiple></select>', 'listbox'],
  ['<select id=t size=4></select>', 'listbox'], ['<select><option id=t></select>', 'option'],
  ['<details><summary id=t>x</summary></details>', 'button'], ['<summary id=t>x</summary>', 'generic'],
  ['<details><summary>w</summary><summary id=t>x</summary></details>', 'button'],
  ['<h3 id=t>x</h3>', 'heading'], ['<img id=t src=x>', 'img'], ['<img id=t alt="">', 'none'],
  ['<img id=t alt="" tabindex=0>', 'img'], ['<div id=t role=image>x</div>', 'img'],
  ['<ul><li id=t>x</ul>', 'listitem'], ['<ul role=none><li id=t>x</ul>', 'none'],
  ['<ul role=list style="list-style:none" id=t></ul>', 'list'],
  ['<div id=t role="bogus BUTTON link">x</div>', 'button'],
  ['<div id=t role="presentation">x</div>', 'none'], ['<button id=t role=none>x</button>', 'button'],
  ['<h1 id=t role=presentation>x</h1>', 'none'], ['<h1 id=t role=presentation aria-label=x>x</h1>', 'heading'],
  ['<div id=t role=region>x</div>', 'generic'], ['<div id=t role=region aria-label=x>x</div>', 'region'],
  ['<section id=t>x</section>', 'generic'], ['<section id=t aria-label=x>x</section>', 'region'],
  ['<form id=t></form>', 'generic'], ['<form id=t aria-label=x></form>', 'form'],
  ['<header id=t></header>', 'banner'], ['<article><header id=t></header></article>', 'generic'],
  ['<main><footer id=t></footer></main>', 'generic'], ['<footer id=t></footer>', 'contentinfo'],
  ['<nav id=t></nav>', 'navigation'], ['<aside id=t></aside>', 'complementary'],
  ['<section><aside id=t></aside></section>', 'generic'],
  ['<table border=1><tr><th id=t>x<th>y<tr><td>1<td>2</table>', 'columnheader'],
  ['<table border=1><tr><th id=t>x<td>1</table>', 'rowheader'],
  ['<table border=1><tr><th scope=row id=t>x<th>y</table>', 'rowheader'],
  ['<table><tr><td id=t>x</table>', 'cell'], ['<table role=grid><tr><td id=t>x</table>', 'gridcell'],
  ['<table role=none><tr><td id=t>x</table>', 'none'], ['<tr id=t></tr><p id=t></p>', 'paragraph'],
  ['<svg id=t></svg>', 'img'], ['<svg><a href=x id=t></a></svg>', 'link'],
  ['<dialog id=t open></dialog>', 'dialog'], ['<div id=t contenteditable>x</div>', 'generic'],
  ['<div id=t contenteditable role=textbox>x</div>', 'textbox'], ['<progress id=t></progress>', 'progressbar'],
]; // prettier-ignore

test.each(CASES)('%s is %s', (html, role) => {
  document.body.innerHTML = html;
  expect(roleOf(document.getElementById('t')!)).toBe(role);
});

test('knows which roles are operated and which take a value', () => {
  expect(['button', 'link', 'tab', 'treeitem', 'textbox'].every(isInteractiveRole)).toBe(true);
  expect(['heading', 'generic', 'none', 'img'].some(isInteractiveRole)).toBe(false);
  expect(['textbox', 'combobox', 'checkbox', 'slider'].every(isFieldRole)).toBe(true);
  expect(isFieldRole('button')).toBe(false);
});
