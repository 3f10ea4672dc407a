// What is said of a drag is read back from the page: where the thing stands now, or that the page took it.
import { afterEach, expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { runIntent } from './run-intent';
import { say } from './say';

afterEach(() => {
  document.body.innerHTML = '';
});
const $ = (id: string): HTMLElement => document.getElementById(id)!;
const ended = (end: string): boolean => end === 'succeeded' || end === 'done';
const UNSENT = 'changed and not sent';

/** Follows the mouse as scripts do that move things by their style; `limit` pins it where it may not go. */
function movable(el: Element & { style: CSSStyleDeclaration }, isPinned = false): void {
  let at: { x: number; y: number } | undefined;
  let [x, y] = [0, 0];
  el.addEventListener(
    'mousedown',
    (event) => (at = { x: (event as MouseEvent).clientX, y: (event as MouseEvent).clientY }),
  );
  document.addEventListener('mousemove', (event) => {
    if (!at || !el.isConnected || isPinned) return;
    x += event.clientX - at.x;
    y += event.clientY - at.y;
    at = { x: event.clientX, y: event.clientY };
    el.style.transform = `translate(${x}px, ${y}px)`;
  });
  document.addEventListener('mouseup', () => (at = undefined));
}

const SHAPES = `<svg id="s" width="420" height="260">
  <circle class="m" cx="340" cy="40" r="14" fill="teal" style="cursor:grab"></circle>
  <rect class="m" id="r1" x="20" y="20" width="30" height="30" fill="olive" style="cursor:grab"></rect>
  <rect class="m" id="r2" x="20" y="200" width="30" height="30" fill="blue" style="cursor:grab"></rect>
  <rect id="frame" x="150" y="80" width="180" height="120" fill="none" stroke="blue" stroke-width="3"></rect></svg>`;

const ALL_INTO_BOX: Intent = {
  kind: 'drag',
  what: { text: '', look: { shape: 'rectangle' }, all: true },
  to: { text: '', look: { color: 'blue', shape: 'box' } },
};
function isInFrame(id: string): boolean {
  const [frame, box] = [$('frame').getBoundingClientRect(), $(id).getBoundingClientRect()];
  const isAcross = box.left >= frame.left && box.right <= frame.right;
  return isAcross && box.top >= frame.top && box.bottom <= frame.bottom;
}

test('the destination is the frame that has room, not the thing of its colour', async () => {
  document.body.innerHTML = SHAPES;
  for (const el of document.querySelectorAll<SVGElement>('.m')) movable(el);
  const ran = await runIntent(ALL_INTO_BOX);
  expect(ended(ran.end)).toBe(true);
  expect(['r1', 'r2'].filter(isInFrame)).toEqual(['r1', 'r2']);
});

test('the only thing of its kind goes into the frame, which is of that kind too', async () => {
  document.body.innerHTML = SHAPES.replace(/<rect class="m" id="r1".*/, '').replaceAll(
    'cursor:grab',
    'cursor:pointer',
  );
  for (const el of document.querySelectorAll<SVGElement>('.m')) movable(el);
  const ran = await runIntent(ALL_INTO_BOX);
  expect(ended(ran.end)).toBe(true);
  expect(isInFrame('r2')).toBe(true);
});

test('a thing that springs back is not said to be in its place', async () => {
  document.body.innerHTML = `<div id="x" class="draggable" style="width:40px;height:40px;background:teal">Tea</div>
    <div id="box" style="margin-top:80px;width:200px;height:120px;border:1px solid">Kitchen</div>`;
  movable($('x'), true);
  const ran = await runIntent({ kind: 'drag', what: { text: 'Tea' }, to: { text: 'Kitchen' } });
  expect(ended(ran.end)).toBe(false);
});

test.each([undefined, 'inside' as const])(
  'a drop that the page takes is done, though the thing stays where it is (%s)',
  async (position) => {
    document.body.innerHTML = `<div id="x" draggable="true" style="width:40px;height:40px">Tea</div>
    <div id="box" style="margin-top:80px;width:200px;height:120px;border:1px solid">Kitchen</div>`;
    $('box').addEventListener('dragover', (event) => event.preventDefault());
    $('box').addEventListener('drop', () => $('box').append('1 order'));
    const ran = await runIntent({
      kind: 'drag',
      what: { text: 'Tea' },
      to: { text: 'Kitchen' },
      ...(position ? { position } : {}),
    });
    expect(ended(ran.end)).toBe(true);
  },
);

test.each([undefined, 'inside' as const])(
  'a page that welcomes every drop anywhere has taken none of which it shows nothing (%s)',
  async (position) => {
    document.body.innerHTML = `<div id="x" draggable="true" style="width:40px;height:40px">Tea</div>
    <div id="box" style="margin-top:80px;width:200px;height:120px;border:1px solid">Kitchen</div>`;
    const welcome = (event: Event): void => event.preventDefault();
    document.addEventListener('dragover', welcome);
    const ran = await runIntent({
      kind: 'drag',
      what: { text: 'Tea' },
      to: { text: 'Kitchen' },
      ...(position ? { position } : {}),
    });
    document.removeEventListener('dragover', welcome);
    expect(ended(ran.end)).toBe(false);
  },
);

test('a thing that gets stuck on its way is not said to be where it was wished', async () => {
  document.body.innerHTML = `<div id="x" class="draggable" style="width:40px;height:40px;background:teal">Tea</div>
    <div id="box" style="margin-top:280px;width:200px;height:120px;border:1px solid">Kitchen</div>`;
  document.addEventListener('mouseup', () => ($('x').style.marginLeft = '20px'), { once: true });
  const ran = await runIntent({ kind: 'drag', what: { text: 'Tea' }, to: { text: 'Kitchen' } });
  expect($('x').style.marginLeft).toBe('20px');
  expect(ended(ran.end)).toBe(false);
});

test.each([
  ['stays', true],
  ['follows the mouse', false],
])(
  'while the page scrolls, a thing that %s is compared with what is beside it, not with a fixed bar',
  async (_what, isPinned) => {
    document.body.innerHTML = `<p style="position:fixed;top:0;margin:0">Fixed words</p>
    <main style="margin-top:100px;height:4000px"><div><p>Words beside it</p>
    <div id="x" class="draggable" style="width:40px;height:40px;background:teal">Tea</div></div></main>`;
    movable($('x'), isPinned);
    document.addEventListener('mouseup', () => window.scrollBy({ top: -60, behavior: 'instant' }), {
      once: true,
    });
    window.scrollTo({ top: 60, behavior: 'instant' });
    const ran = await runIntent({ kind: 'drag', what: { text: 'Tea' }, position: 'bottom' });
    expect(ran.end).toBe(isPinned ? 'unable' : 'succeeded');
    window.scrollTo(0, 0);
  },
);

test('a drop that the page does not take is not said to be done', async () => {
  document.body.innerHTML = `<div id="x" draggable="true" style="width:40px;height:40px">Tea</div>
    <div id="box" style="margin-top:80px;width:200px;height:120px;border:1px solid">Kitchen</div>`;
  const ran = await runIntent({ kind: 'drag', what: { text: 'Tea' }, to: { text: 'Kitchen' } });
  expect(ended(ran.end)).toBe(false);
});

test('what vanishes into its destination has been dragged there', async () => {
  document.body.innerHTML = `<ul><li id="x" draggable="true">notes.txt</li><li draggable="true">plan.txt</li></ul>
    <div id="bin" style="margin-top:40px;width:80px;height:80px;border:1px solid">Bin</div>`;
  let dragged: Element | undefined;
  document.addEventListener('dragstart', (event) => (dragged = event.target as Element));
  $('bin').addEventListener('dragover', (event) => event.preventDefault());
  $('bin').addEventListener('drop', () => dragged?.remove());
  const ran = await runIntent({ kind: 'drag', what: { text: 'notes.txt' }, to: { text: 'Bin' } });
  expect(ended(ran.end)).toBe(true);
  expect(document.body.textContent).not.toContain('notes.txt');
});

test('a card under the heading of a column counts as being in that column', async () => {
  document.body.innerHTML = `<div style="display:flex;gap:40px">
    <section><h3>Open</h3><div class="col" style="width:140px;height:160px"><div id="x" draggable="true" style="height:30px">Paint</div></div></section>
    <section><h3>Closed</h3><div class="col" style="width:140px;height:160px"></div></section></div>`;
  let dragged: Element | undefined;
  document.addEventListener('dragstart', (event) => (dragged = event.target as Element));
  for (const section of document.querySelectorAll('section')) {
    section.addEventListener('dragover', (event) => event.preventDefault());
    section.addEventListener('drop', () => dragged && section.querySelector('.col')?.append(dragged));
  }
  const ran = await runIntent({
    kind: 'drag',
    what: { text: 'Paint' },
    to: { text: 'Closed' },
    position: 'inside',
  });
  expect(ended(ran.end)).toBe(true);
  expect(document.querySelectorAll('.col')[1]?.textContent).toContain('Paint');
});

test('what is in order already leaves the page as it is, ready to be sent', async () => {
  document.body.innerHTML = `<ol style="list-style:none">${['Ash', 'Elm', 'Oak']
    .map((tree) => `<li draggable="true" style="height:30px">${tree}</li>`)
    .join('')}</ol><button>Submit</button>`;
  const ran = await runIntent({ kind: 'sort', direction: 'asc' });
  expect(ran.end).toBe('done');
  expect(ran.attempts).toEqual([]);
  expect(ran.memory[UNSENT]).toBeTruthy();
});

test.each([
  ['on the edge of the other is moved into it', 100, true],
  ['well within it is left there', 130, false],
])('what lies %s', async (_, left, isMoved) => {
  const box = (id: string, x: number, size: number) =>
    `<div id="${id}" class="m" style="cursor:move;position:absolute;left:${x}px;top:${id === 'small' ? 140 : 100}px;width:${size}px;height:${size}px">${id}</div>`;
  document.body.innerHTML = box('large', 100, 160) + box('small', left, 40);
  for (const el of document.querySelectorAll<HTMLElement>('.m')) movable(el);
  const ran = await runIntent({
    kind: 'drag',
    what: { text: 'small' },
    to: { text: 'large' },
    position: 'inside',
  });
  expect(ended(ran.end)).toBe(true);
  expect($('small').getBoundingClientRect().left > left).toBe(isMoved);
});

test('entries of a menu are not dragged to sort what the page does not sort', async () => {
  document.body.innerHTML = `<ul role="menubar"><li role="menuitem" tabindex="0">Home</li><li role="menuitem" tabindex="-1">File</li></ul><p>Nothing else</p>`;
  const ran = await runIntent({ kind: 'sort', by: 'price', direction: 'asc' });
  expect(ended(ran.end)).toBe(false);
  expect(ran.attempts).toEqual([]);
});

test('an amount is no thing to be dragged where nothing is called so', async () => {
  const row = (name: string, left: string): string =>
    `<tr draggable="true"><td>${name}</td><td>${left}</td></tr>`;
  document.body.innerHTML = `<table><tr><th>Category</th><th>Left</th></tr>
    ${row('Books', '40.00')}${row('Cinema', '25.00')}${row('Groceries', '250.00')}</table>`;
  const ran = await say('Move 20 from Books to Groceries');
  expect(ran.end).toBe('unable');
  expect(ran.attempts).toEqual([]);
});

/** Makes the cells of a list change places when the pointer is past the middle of one, in each direction it goes. */
function sortable(list: HTMLElement): { drags: () => number } {
  let held: Element | null = null;
  let last = { x: 0, y: 0 };
  let drags = 0;
  list.addEventListener('mousedown', (event) => {
    held = (event.target as Element).closest('li');
    last = { x: event.clientX, y: event.clientY };
  });
  document.addEventListener('mousemove', ({ clientX, clientY }) => {
    const [dx, dy] = [clientX - last.x, clientY - last.y];
    last = { x: clientX, y: clientY };
    const over = [...list.children].find((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      return clientX > left && clientX < right && clientY > top && clientY < bottom;
    });
    if (!held || !list.isConnected || !over || over === held || (dx === 0 && dy === 0)) return;
    const { left, top, width, height } = over.getBoundingClientRect();
    const isPast = (delta: number, at: number, middle: number): boolean => delta * (at - middle) >= 0;
    if (!isPast(dx, clientX, left + width / 2) || !isPast(dy, clientY, top + height / 2)) return;
    if (dx > 0 || dy > 0) over.after(held);
    else if (dx <= 0 && dy <= 0) over.before(held);
  });
  document.addEventListener('mouseup', () => {
    if (held) drags++;
    held = null;
  });
  return { drags: () => drags };
}

test.each([
  ['Drag Elm down by one', 60, 'Ash Fir Yew Plane-Tree Elm Oak'],
  ['Drag Elm down by one', 180, 'Ash Fir Yew Plane-Tree Elm Oak'],
  ['Drag Oak left by one', 60, 'Ash Elm Fir Yew Oak Plane-Tree'],
  ['Drag Fir down by one', 60, 'Ash Elm Yew Plane-Tree Oak Fir'],
])(
  '%s: past the middle of a place of %i px, whose name stands at its top, in one drag',
  async (goal, height, order) => {
    document.body.innerHTML = `<ul style="width:198px;padding:0;display:flex;flex-wrap:wrap;list-style:none;font:10px/1 sans-serif">${[
      'Ash',
      'Elm',
      'Fir',
      'Yew',
      'Plane-<br>Tree',
      'Oak',
    ]
      .map((name) => `<li style="width:60px;height:${height}px;margin:3px"><div>${name}</div></li>`)
      .join('')}</ul>`;
    const list = document.querySelector('ul')!;
    const { drags } = sortable(list);
    const ran = await say(goal);
    expect(ended(ran.end)).toBe(true);
    expect([...list.children].map((cell) => cell.textContent).join(' ')).toBe(order);
    expect(drags()).toBe(1);
  },
);

test('a page that takes another thing than was dragged is not asked again', async () => {
  const names = ['Lunch', 'Statement', 'Crane', 'Photos', 'Invoice'];
  document.body.innerHTML = `<main><ul id="mails" style="width:200px">${names
    .map((name) => `<li><button>${name}</button> <span>09:15</span></li>`)
    .join('')}</ul><div id="work" style="width:200px;height:60px"><h2>Work</h2></div></main>`;
  let isHeld = false;
  $('mails').addEventListener('mousedown', () => (isHeld = true));
  // What is open is moved, whatever the pointer holds.
  $('work').addEventListener('mouseup', () => {
    if (isHeld) $('mails').firstElementChild!.remove();
    isHeld = false;
  });
  const ran = await say('Drag "Crane" to "Work"');
  expect(ran.end).toBe('unable');
  expect($('mails').childElementCount).toBe(4);
  expect($('mails').textContent).toContain('Crane');
});
