import { expect, test } from 'vitest';
import { $, act, record, render } from './stage';

const order = (css: string) => Array.from(document.querySelectorAll(css), (e) => e.textContent.trim());

/** As mouse-based sortables work: mousedown on the item, mousemove and mouseup on the document. */
function mouseSortable(): () => void {
  render(
    '<ul id="l" style="width:200px;padding:0">' +
      ['A', 'B', 'C', 'D'].map((t) => `<li id="${t}" style="height:30px">${t}</li>`).join('') +
      '</ul>',
  );
  let dragged: Element | null = null;
  let start = { x: 0, y: 0 };
  let moving = false;
  const down = (event: MouseEvent) => {
    dragged = (event.target as Element).closest('li');
    start = { x: event.clientX, y: event.clientY };
  };
  const move = (event: MouseEvent) => {
    if (!dragged) return;
    if (!moving && Math.hypot(event.clientX - start.x, event.clientY - start.y) < 5) return;
    moving = true;
    for (const item of document.querySelectorAll('#l li')) {
      const box = item.getBoundingClientRect();
      if (item === dragged || event.clientY < box.top || event.clientY > box.bottom) continue;
      if (event.clientY < box.top + box.height / 2) item.before(dragged);
      else item.after(dragged);
    }
  };
  const up = () => {
    dragged = null;
    moving = false;
  };
  $('#l').addEventListener('mousedown', down);
  document.addEventListener('mousemove', move);
  document.addEventListener('mouseup', up);
  return () => {
    document.removeEventListener('mousemove', move);
    document.removeEventListener('mouseup', up);
  };
}

test.each([
  ['#A', '#C', 'after', 'B C A D'],
  ['#D', '#A', 'before', 'D A B C'],
  ['#B', '#D', 'after', 'A C D B'],
] as const)('moves %s %s of a mouse-based list', async (what, to, at, result) => {
  const stop = mouseSortable();
  expect((await act('dom.drag', what, { to: { kind: 'css', css: to }, at })).ok).toBe(true);
  expect(order('#l li').join(' ')).toBe(result);
  stop();
});

test('drops a draggable with one DataTransfer through the whole sequence', async () => {
  render(
    '<div id="a" draggable="true" style="width:80px;height:30px">Card</div><div id="z" style="width:200px;height:100px;margin-top:40px">Zone</div>',
  );
  const seen = record('dragstart dragenter drop dragend mouseup');
  $('#a').addEventListener('dragstart', (event) => event.dataTransfer!.setData('text/plain', 'card'));
  $('#z').addEventListener('dragover', (event) => event.preventDefault());
  let dropped = '';
  $('#z').addEventListener('drop', (event) => (dropped = event.dataTransfer!.getData('text/plain')));
  expect((await act('dom.drag', '#a', { to: { kind: 'css', css: '#z' } })).ok).toBe(true);
  expect(dropped).toBe('card');
  expect(seen.filter((s) => s !== 'dragenter')).toEqual([
    'dragstart#a',
    'dragenter#a',
    'dragenter#z',
    'drop#z',
    'dragend#a',
  ]);
});

test('does not drop where the page refuses it', async () => {
  render('<div id="a" draggable="true">Card</div><div id="z" style="height:60px;margin-top:40px">Zone</div>');
  const seen = record('drop dragend');
  await act('dom.drag', '#a', { to: { kind: 'css', css: '#z' } });
  expect(seen).toEqual(['dragend#a']);
});

test('drags by an offset', async () => {
  render('<div id="a" style="position:absolute;left:50px;top:50px;width:40px;height:40px"></div>');
  const points: number[] = [];
  document.body.addEventListener('pointermove', (event) => points.push(event.clientX));
  $('#a').addEventListener('pointerup', (event) => points.push(event.clientX));
  await act('dom.drag', '#a', { by: { x: 20, y: 0 } });
  expect(points.at(-1)).toBe(90);
  expect(points.length).toBeGreaterThan(5);
});

test.each([
  ['a straight line', {}, true],
  ['rows first, where the way is through a grid', { rowsFirst: true }, false],
])('a slanted drag goes along %s', async (_name, way, straight) => {
  render('<div id="a" style="width:60px;height:40px">Box</div>');
  const points: Array<{ x: number; y: number }> = [];
  const note = ({ clientX, clientY }: PointerEvent) => void points.push({ x: clientX, y: clientY });
  const over = new AbortController();
  for (const type of ['pointerdown', 'pointermove'] as const)
    document.addEventListener(type, (event) => event.buttons === 1 && note(event), over);
  await act('dom.drag', '#a', { by: { x: 120, y: 80 }, ...way });
  over.abort();
  const [from, end] = [points[0]!, points.at(-1)!];
  expect([end.x - from.x, end.y - from.y]).toEqual([120, 80]);
  const off = points.map(({ x, y }) => Math.abs((x - from.x) * 80 - (y - from.y) * 120) / 120);
  expect(Math.max(...off) < 2).toBe(straight);
});

test('needs somewhere to drag to', async () => {
  render('<div id="a">x</div>');
  expect(await act('dom.drag', '#a', {})).toMatchObject({ code: 'INVALID_ACTION' });
});

test('scrolls the document, and tells how far', async () => {
  render('<div style="height:5000px">x</div>');
  expect(await act('dom.scroll', null, { y: 300 })).toMatchObject({
    data: { scrolledPx: 300, atTop: false, atEnd: false },
  });
  expect(await act('dom.scroll', null, { direction: 'bottom' })).toMatchObject({ data: { atEnd: true } });
  expect(await act('dom.scroll', null, { direction: 'top' })).toMatchObject({ data: { atTop: true } });
  expect(window.scrollY).toBe(0);
});

test('scrolls the largest scroller where the document does not scroll', async () => {
  render('<div id="s" style="height:300px;overflow:auto"><div style="height:2000px">x</div></div>');
  await act('dom.scroll', null, { direction: 'down' });
  expect($('#s').scrollTop).toBeGreaterThan(200);
});

test('brings an element into view in each scroller around it', async () => {
  render(
    '<div style="height:3000px"></div><div id="s" style="height:200px;overflow:auto"><div style="height:1000px"></div><p id="p">here</p></div>',
  );
  expect((await act('dom.scroll', '#p', {})).ok).toBe(true);
  const box = $('#p').getBoundingClientRect();
  expect(document.elementFromPoint(box.x + 5, box.y + 5)).toBe($('#p'));
});

test('selects the text of an element, a part across nodes, and text of a field', async () => {
  render('<p id="p">The <b>quick brown</b>\n fox</p><input id="i" value="one two">');
  const selected = () => getSelection()!.toString();
  await act('dom.selectText', '#p', {});
  expect(selected()).toBe('The quick brown fox');
  await act('dom.selectText', '#p', { text: 'brown fox' });
  expect(selected()).toBe('brown fox');
  await act('dom.selectText', '#i', { text: 'two' });
  expect([$<HTMLInputElement>('#i').selectionStart, $<HTMLInputElement>('#i').selectionEnd]).toEqual([4, 7]);
  expect(await act('dom.selectText', '#p', { text: 'wolf' })).toMatchObject({ code: 'NOT_FOUND' });
});

test('puts a file into a hidden file field behind its button', async () => {
  render('<div><button id="b">Attach</button><input type="file" id="f" hidden></div>');
  const seen = record('change');
  const file = new File(['hello'], 'note.txt', { type: 'text/plain' });
  expect((await act('dom.upload', '#b', { fileId: 'x' }, { file })).ok).toBe(true);
  expect(await $<HTMLInputElement>('#f').files![0]!.text()).toBe('hello');
  expect(seen).toEqual(['change#f']);
  expect(await act('dom.upload', '#b', { fileId: 'x' })).toMatchObject({ code: 'INVALID_ACTION' });
});

test.each([
  ['Remove item', 'Add gift wrap (5 €)', 0],
  ['Minus', 'Plus membership', 0],
  ['− Remove item', '+ Add gift wrap', 0],
  ['Remove one', 'Add one', 1],
  ['Minus 1', 'Plus 1', 1],
  ['−', '+', 1],
  ['Decrease quantity', 'Increase quantity', 1],
])('a drawn number with the buttons “%s” and “%s” beside it: pressed %s times', async (less, more, times) => {
  render(
    `<div><button>${less}</button><span id="n" role="spinbutton" tabindex="0" aria-valuenow="2">2</span><button>${more}</button></div>`,
  );
  const pressed: string[] = [];
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => {
      pressed.push(button.textContent);
      const now = Number($('#n').getAttribute('aria-valuenow')) + (button.textContent === more ? 1 : -1);
      $('#n').setAttribute('aria-valuenow', `${now}`);
      $('#n').textContent = `${now}`;
    });
  const done = await act('dom.set', '#n', { value: '3' });
  expect([done.ok, pressed.length]).toEqual([times > 0, times]);
});
