import { expect, test } from 'vitest';
import { recordClicks } from './recorded-clicks';
import { runIntent } from './run-intent';

const clicks = recordClicks();
function page(html: string): void {
  document.body.innerHTML = html;
}
const $ = <T extends HTMLElement = HTMLInputElement>(id: string): T => document.getElementById(id) as T;
const ended = (end: string): boolean => end === 'succeeded' || end === 'done';

test('a tree is opened node by node until the leaf shows', async () => {
  page(`<ul role="tree"><li role="treeitem" aria-expanded="false" id="a">Animals<ul role="group" hidden><li role="treeitem" id="cat">Cat</li></ul></li>
    <li role="treeitem" aria-expanded="false" id="p">Plants<ul role="group" hidden><li role="treeitem" id="fern">Fern</li></ul></li></ul>`);
  for (const id of ['a', 'p'])
    $(id).addEventListener('click', (event) => {
      if (event.target !== $(id)) return;
      $(id).setAttribute('aria-expanded', 'true');
      $(id).querySelector<HTMLElement>('ul')!.hidden = false;
    });
  const ran = await runIntent({ kind: 'click', target: { text: 'Fern' } });
  expect(ended(ran.end)).toBe(true);
  expect(clicks.at(-1)).toBe('fern');
});

test('headings that react to clicks are opened like sections', async () => {
  page(
    ['One', 'Two', 'Three']
      .map(
        (name, at) =>
          `<h3 id="h${at}" style="cursor:pointer">${name}</h3><div id="s${at}" hidden><p>Text of ${name}</p>${at === 2 ? '<button id="go">Submit</button>' : ''}</div>`,
      )
      .join(''),
  );
  for (const at of [0, 1, 2])
    $(`h${at}`).addEventListener('click', () => ($(`s${at}`).hidden = !$(`s${at}`).hidden));
  const ran = await runIntent({ kind: 'click', target: { text: 'Submit', roles: ['button'] } });
  expect(ended(ran.end)).toBe(true);
  expect(clicks.at(-1)).toBe('go');
});

test('checks the box of the row that fits', async () => {
  page(`<table><thead><tr><th></th><th>Name</th><th>Status</th></tr></thead><tbody>
    <tr><td><input type="checkbox" id="c1"></td><td>Alpha</td><td>open</td></tr>
    <tr><td><input type="checkbox" id="c2"></td><td>Beta</td><td>closed</td></tr>
    <tr><td><input type="checkbox" id="c3"></td><td>Gamma</td><td>open</td></tr></tbody></table>`);
  await runIntent({ kind: 'check', targets: [{ text: 'Beta' }], on: true });
  expect($('c2').checked).toBe(true);
  await runIntent({
    kind: 'check',
    targets: [{ text: '', all: true, where: [{ field: 'status', op: 'is', value: 'open' }] }],
    on: true,
  });
  expect([$('c1').checked, $('c3').checked]).toEqual([true, true]);
});

test('marks numbers as odd or even by the control beside each', async () => {
  page(
    [4, 7, 10]
      .map(
        (n) =>
          `<div style="height:30px"><span>${n}</span> <button id="o${n}">Odd</button> <button id="e${n}">Even</button></div>`,
      )
      .join(''),
  );
  const ran = await runIntent({
    kind: 'classify',
    items: { text: '' },
    rule: 'odd or even',
    places: [{ text: 'odd' }, { text: 'even' }],
  });
  expect(ended(ran.end)).toBe(true);
  expect(clicks.sort()).toEqual(['e10', 'e4', 'o7']);
});

test('sorts draggable things by dragging them in order', async () => {
  page(
    '<ul id="l" style="list-style:none;padding:0">' +
      [30, 10, 20].map((n) => `<li draggable="true" style="height:30px">${n}</li>`).join('') +
      '</ul>',
  );
  let dragged: Element | null = null;
  $('l').addEventListener('dragstart', (event) => (dragged = event.target as Element));
  $('l').addEventListener('dragover', (event) => event.preventDefault());
  $('l').addEventListener('drop', (event) => {
    const over = (event.target as Element).closest('li')!;
    const box = over.getBoundingClientRect();
    if (dragged)
      over.parentElement!.insertBefore(
        dragged,
        event.clientY < box.y + box.height / 2 ? over : over.nextSibling,
      );
  });
  const ran = await runIntent({ kind: 'sort', direction: 'asc' });
  expect(ended(ran.end)).toBe(true);
  expect([...$('l').children].map((li) => li.textContent)).toEqual(['10', '20', '30']);
});

test('drags a thing into a named box', async () => {
  page(`<div id="x" draggable="true" style="width:40px;height:40px;background:red">Red</div>
    <div id="box" style="width:200px;height:120px;border:1px solid">Left box</div>`);
  let dropped = false;
  $('box').addEventListener('dragover', (event) => event.preventDefault());
  $('box').addEventListener('drop', () => {
    dropped = true;
    $('box').append('1 thing');
  });
  const ran = await runIntent({ kind: 'drag', what: { text: 'Red' }, to: { text: 'Left box' } });
  expect(ended(ran.end)).toBe(true);
  expect(dropped).toBe(true);
});

test('sets a home-made slider by keys, guided by the number beside it', async () => {
  page(
    `<div style="width:300px;height:10px;background:#ccc;position:relative"><span id="h" tabindex="0" style="position:absolute;left:0;width:14px;height:14px;background:#333;display:block;cursor:pointer"></span></div><div id="v">3</div>`,
  );
  $('h').addEventListener('keydown', (event) => {
    if (event.key === 'ArrowRight') $('v').textContent = String(Number($('v').textContent) + 1);
    if (event.key === 'ArrowLeft') $('v').textContent = String(Number($('v').textContent) - 1);
  });
  const ran = await runIntent({ kind: 'set', value: '9', control: 'slider' });
  expect(ended(ran.end)).toBe(true);
  expect($('v').textContent).toBe('9');
});

test.each([
  ['the number beside it', '<div id="v">3</div>', 'succeeded'],
  ['one more mark for each key', '<div id="marks"></div>', 'succeeded'],
  ['a number that stays', '<div>3</div>', 'failed'],
])('goes on pressing until a home-made slider is there, led by %s', async (_what, beside, end) => {
  page(
    `<div style="width:300px;height:10px;background:#ccc;position:relative"><span id="h" tabindex="0" style="position:absolute;left:0;width:14px;height:14px;background:#333;display:block;cursor:pointer"></span></div>${beside}`,
  );
  let presses = 0;
  $('h').addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowRight') return;
    presses++;
    if ($('v')) $('v').textContent = String(Number($('v').textContent) + 1);
    if ($('marks')) $('marks').textContent += '•';
  });
  const ran = await runIntent({ kind: 'set', value: '40', control: 'slider' });
  expect(ended(ran.end)).toBe(end === 'succeeded');
  if (ended(ran.end)) expect(presses).toBe($('v') ? 37 : 40);
});

test('chooses in a combo box made of divs', async () => {
  page(`<span id="lbl">Size</span><div id="c" role="combobox" tabindex="0" aria-expanded="false" aria-haspopup="listbox" aria-labelledby="lbl" aria-controls="l">Pick</div>
    <div role="listbox" id="l" hidden>${['Small', 'Medium', 'Large'].map((s) => `<div role="option" id="${s}">${s}</div>`).join('')}</div>`);
  $('c').addEventListener('click', () => {
    $('l').hidden = false;
    $('c').setAttribute('aria-expanded', 'true');
  });
  $('l').addEventListener('click', (event) => {
    $('c').textContent = (event.target as HTMLElement).textContent;
    $('l').hidden = true;
    $('c').setAttribute('aria-expanded', 'false');
  });
  const ran = await runIntent({ kind: 'choose', options: [{ text: 'Medium' }], field: { text: 'size' } });
  expect(ended(ran.end)).toBe(true);
  expect($('c').textContent).toBe('Medium');
});

test('a modal dialog that is not wanted is closed on the way', async () => {
  page(
    '<button id="go">Start</button><dialog aria-label="Join our newsletter"><p>Never miss a thing</p><button id="no">No thanks</button></dialog>',
  );
  const dialog = document.querySelector('dialog')!;
  $('no').addEventListener('click', () => dialog.close());
  dialog.showModal();
  const ran = await runIntent({ kind: 'click', target: { text: 'Start' } });
  expect(ended(ran.end)).toBe(true);
  expect(clicks).toEqual(['no', 'go']);
});

test('asks for a person where the page is a log-in wall', async () => {
  document.title = 'Log in';
  page(
    '<h1>Log in</h1><form><label>Email <input type="email"></label><label>Password <input type="password"></label><button>Log in</button></form>',
  );
  expect((await runIntent({ kind: 'open', target: { text: 'Invoices' } })).plan).toMatchObject({
    kind: 'assist',
    type: 'login',
  });
  document.title = '';
});

test('never presses a button that is not what was said', async () => {
  page(
    '<button>Delete account</button><button>Log out</button><a href="/pay">Pay now</a><form><input aria-label="Name"><button>Next</button></form>',
  );
  const ran = await runIntent({ kind: 'click', target: { text: 'Export report', roles: ['button'] } });
  expect(ran.end).toBe('unable');
  expect(clicks).toEqual([]);
});

test('names the element by size, place and shape', async () => {
  page(
    `<svg width="300" height="100"><circle id="big" cx="50" cy="50" r="40" fill="blue"/><circle id="small" cx="150" cy="50" r="10" fill="blue"/><rect id="r" x="200" y="20" width="40" height="40" fill="red"/></svg>`,
  );
  await runIntent({
    kind: 'click',
    target: { text: '', look: { size: 'small', shape: 'circle', color: 'blue' } },
  });
  await runIntent({ kind: 'click', target: { text: '', look: { shape: 'square' } } });
  expect(clicks).toEqual(['small', 'r']);
});

test('opens the branches of a tree without roles until the leaf shows', async () => {
  page(`<ul id="tree"><li><span>Islands</span><ul style="display:none"><li><span>Harbours</span>
    <ul style="display:none"><li><span id="leaf">Quarry</span></li></ul></li></ul></li><li><span>Rivers</span></li></ul>`);
  $('tree').addEventListener('click', (event) => {
    const list = (event.target as HTMLElement).nextElementSibling as HTMLElement | null;
    if (list) list.style.display = list.style.display === 'none' ? 'block' : 'none';
  });
  const ran = await runIntent({ kind: 'click', target: { text: 'Quarry', literal: true } });
  expect(ended(ran.end)).toBe(true);
  expect(clicks.at(-1)).toBe('leaf');
});

test('the slice of the very letter is pressed, though the one that is chosen already shows no hand', async () => {
  const slice = (letter: string, x: number, cursor: string): string =>
    `<text x="${x}" y="50" id="${letter}" style="cursor:${cursor}"><tspan>${letter}</tspan></text>`;
  page(`<svg width="300" height="90">${slice('K', 20, 'pointer')}${slice('k', 180, 'default')}</svg>`);
  await runIntent({ kind: 'click', target: { text: 'k', literal: true } });
  expect(clicks).toEqual(['k']);
});
