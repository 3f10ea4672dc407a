import { expect, test } from 'vitest';
import { hitTest } from '../../../src/page/act/hit-test';
import { $, act, record, render } from './stage';

const LONG = 'style="height: 3000px"';

test('clicks once, with the events of a mouse in their order', async () => {
  render('<button id="save">Save</button>');
  const seen: string[] = [];
  const types =
    'pointerover mouseover pointermove mousemove pointerdown mousedown focus pointerup mouseup click';
  for (const type of types.split(' ')) {
    $('#save').addEventListener(type, (event) => {
      const at = event instanceof MouseEvent ? ` ${event.button}/${event.buttons}/${event.detail}` : '';
      seen.push(type + at);
    });
  }
  expect(await act('dom.click', '#save', {})).toEqual({ ok: true, data: {} });
  expect(seen).toEqual([
    'pointerover -1/0/0',
    'mouseover 0/0/0',
    'pointermove -1/0/0',
    'mousemove 0/0/0',
    'pointerdown 0/1/0',
    'mousedown 0/1/1',
    'focus',
    'pointerup 0/0/0',
    'mouseup 0/0/1',
    'click 0/0/1',
  ]);
  expect(document.activeElement).toBe($('#save'));
});

test('scrolls to what is below the fold and gives coordinates inside it', async () => {
  render(`<div ${LONG}></div><button id="b">Go</button>`);
  let inside = false;
  $('#b').addEventListener('click', (event) => {
    const box = $('#b').getBoundingClientRect();
    inside =
      event.clientX > box.left &&
      event.clientX < box.right &&
      event.clientY > box.top &&
      event.clientY < box.bottom;
  });
  expect((await act('dom.click', '#b', {})).ok).toBe(true);
  expect(inside).toBe(true);
});

test.each([
  [
    '<div role="dialog" aria-label="Cookies" style="position:fixed;inset:0;background:#fff">x</div>',
    'is covered by dialog “Cookies”',
  ],
  ['<div style="position:fixed;inset:0;background:#fff">Wait</div>', 'is covered by <div> “Wait”'],
])('names what covers it: %s', async (cover, why) => {
  render(`<button id="b">Buy</button>${cover}`);
  expect(await act('dom.click', '#b', {}, { waitMs: 100 })).toEqual({
    ok: false,
    code: 'NOT_ACTIONABLE',
    error: `button “Buy” ${why}`,
    retryable: true,
  });
});

test('a modal dialog covers the page', async () => {
  render('<button id="b">Buy</button><dialog aria-label="Sure?">x</dialog>');
  $<HTMLDialogElement>('dialog').showModal();
  const result = await act('dom.click', '#b', {}, { waitMs: 100 });
  expect(result).toMatchObject({
    code: 'NOT_ACTIONABLE',
    error: 'button “Buy” is covered by dialog “Sure?”',
  });
});

test.each([
  ['<button id="b" disabled>Buy</button>', 'button “Buy” is disabled'],
  ['<fieldset disabled><button id="b">Buy</button></fieldset>', 'button “Buy” is disabled'],
  ['<div role="button" id="b" aria-disabled="true">Buy</div>', 'button “Buy” is disabled'],
  ['<button id="b" style="display:none">Buy</button>', 'is not visible'],
  ['<button id="b" style="visibility:hidden">Buy</button>', 'is not visible'],
])('refuses %s', async (html, why) => {
  render(html);
  const result = await act('dom.click', '#b', {}, { waitMs: 60 });
  expect(result).toMatchObject({
    ok: false,
    code: 'NOT_ACTIONABLE',
    error: expect.stringContaining(why) as string,
  });
});

test('waits until a button is enabled and uncovered', async () => {
  render('<button id="b" disabled>Buy</button>');
  let clicks = 0;
  $('#b').addEventListener('click', () => clicks++);
  setTimeout(() => $('#b').removeAttribute('disabled'), 60);
  expect((await act('dom.click', '#b', {})).ok).toBe(true);
  expect(clicks).toBe(1);
});

test('does not click what keeps moving, and says so', async () => {
  render('<button id="b" style="position:absolute">Catch</button>');
  let x = 0;
  let moving = true;
  const move = () => {
    $('#b').style.left = `${(x += 7) % 400}px`;
    if (moving) requestAnimationFrame(move);
  };
  move();
  const result = await act('dom.click', '#b', {}, { waitMs: 200 });
  moving = false;
  expect(result).toMatchObject({ code: 'TIMEOUT', error: 'button “Catch” did not stop moving' });
});

test('returns STALE when the element is removed while waiting', async () => {
  render('<button id="b" disabled>Buy</button>');
  setTimeout(() => $('#b').remove(), 30);
  const result = await act('dom.click', '#b', {}, { waitMs: 300 });
  expect(result).toMatchObject({ code: 'STALE', error: 'button “Buy” was removed from the page' });
});

test('goes on with the successor when the page replaced the node', async () => {
  render('<div id="host"><button id="b" disabled>Buy</button></div>');
  const clicked: string[] = [];
  setTimeout(() => {
    $('#host').innerHTML = '<button id="b">Buy</button>';
    $('#b').addEventListener('click', () => clicked.push('new'));
  }, 30);
  expect((await act('dom.click', '#b', {})).ok).toBe(true);
  expect(clicked).toEqual(['new']);
});

test('activates once: links, labels, checkboxes, summaries, submit buttons', async () => {
  render(`<a id="link" href="#there">There</a>
    <label id="label"><input type="checkbox" id="box"> On</label>
    <details id="d"><summary id="s">More</summary>text</details>
    <form id="f"><button id="send">Send</button></form>`);
  let submitted = 0;
  $('#f').addEventListener('submit', (event) => {
    event.preventDefault();
    submitted++;
  });
  await act('dom.click', '#link', {});
  expect(location.hash).toBe('#there');
  await act('dom.click', '#label', {});
  expect($<HTMLInputElement>('#box').checked).toBe(true);
  await act('dom.click', '#box', {});
  expect($<HTMLInputElement>('#box').checked).toBe(false);
  await act('dom.click', '#s', {});
  expect($<HTMLDetailsElement>('#d').open).toBe(true);
  await act('dom.click', '#send', {});
  expect(submitted).toBe(1);
  location.hash = '';
});

test('a stop is heard while the element is watched for coming to rest', async () => {
  render('<button id="b">Pay</button>');
  const seen = record('click');
  const stop = new AbortController();
  requestAnimationFrame(() => stop.abort());
  expect(await act('dom.click', '#b', {}, { signal: stop.signal })).toMatchObject({ code: 'CANCELLED' });
  expect(seen).toEqual([]);
});

test('reaches into shadow roots', async () => {
  render('<div id="host"></div>');
  const root = $('#host').attachShadow({ mode: 'open' });
  root.innerHTML = '<button>Deep</button>';
  let clicks = 0;
  root.querySelector('button')!.addEventListener('click', () => clicks++);
  const { click } = await import('../../../src/page/act/click');
  const result = await click(
    root.querySelector('button')!,
    { tabId: 1 as never, selector: { kind: 'css', css: 'button' } },
    {
      window: window,
      signal: new AbortController().signal,
      deadlineAt: performance.now() + 1_000,
      locate: () => ({ ok: false, code: 'NOT_FOUND', error: '', retryable: true }),
    },
  );
  expect(result.ok).toBe(true);
  expect(clicks).toBe(1);
});

test('chooses an option when it is clicked, closed list or open', async () => {
  render('<select id="s"><option id="a">A</option><option id="b">B</option></select>');
  const seen = record('input change');
  expect((await act('dom.click', '#b', {})).ok).toBe(true);
  expect($<HTMLSelectElement>('#s').value).toBe('B');
  expect(seen).toEqual(['input#s', 'change#s']);
});

test('clicks the card beside the button that lies in its middle', async () => {
  render(`<div id="card" style="width:300px;height:200px;display:flex;align-items:center;justify-content:center">
    <button id="inner">Delete</button></div>`);
  const seen = record('click');
  await act('dom.click', '#card', {});
  expect(seen).toEqual(['click#card']);
});

test('says which address a click opens in another tab', async () => {
  render('<a id="a" target="_blank" href="https://example.com/x">Out</a>');
  $('#a').addEventListener('click', (event) => event.preventDefault());
  expect(await act('dom.click', '#a', {})).toEqual({ ok: true, data: { opens: 'https://example.com/x' } });
});

test('double-clicks: two clicks, then dblclick', async () => {
  render('<div id="d">Open</div>');
  const seen = record('click dblclick');
  await act('dom.dblclick', '#d', {});
  expect(seen).toEqual(['click#d', 'click#d', 'dblclick#d']);
});

test('hovers: a menu that listens to the mouse opens, and closes when it leaves', async () => {
  render('<div id="m">Menu</div><p id="p">Elsewhere</p>');
  const seen: string[] = [];
  $('#m').addEventListener('mouseenter', () => seen.push('enter'));
  $('#m').addEventListener('mouseleave', () => seen.push('leave'));
  await act('dom.hover', '#m', {});
  await act('dom.hover', '#p', {});
  expect(seen).toEqual(['enter', 'leave']);
});

test('focuses, or says what takes no focus', async () => {
  render('<input id="i" aria-label="Name"><p id="p">Text</p>');
  expect((await act('dom.focus', '#i', {})).ok).toBe(true);
  expect(document.activeElement).toBe($('#i'));
  expect(await act('dom.focus', '#p', {})).toMatchObject({ code: 'NOT_ACTIONABLE' });
});

test('a menu entry that acts and goes away as the button is let go was clicked', async () => {
  render('<ul><li id="e">Copy</li></ul>');
  $('#e').addEventListener('mouseup', () => $('#e').remove());
  expect(await act('dom.click', '#e', {})).toEqual({ ok: true, data: {} });
});

test('what goes away when it is pressed may have acted: its outcome is unknown', async () => {
  render('<ul><li id="e">Copy</li></ul>');
  $('#e').addEventListener('mousedown', () => $('#e').remove());
  expect(await act('dom.click', '#e', {})).toMatchObject({ code: 'OUTCOME_UNKNOWN' });
});

const BESIDE = 'style="position: relative; left: -9999em"';

test('an action of a row that comes in under the pointer is pressed there', async () => {
  render(`<table><tr><td>Herring week <span ${BESIDE}><a href="#edit">Edit</a></span></td></tr></table>`);
  const actions = $('span');
  $('tr').addEventListener('mouseover', () => setTimeout(() => actions.removeAttribute('style'), 50));
  const seen = record('mousedown click');
  $('a').id = 'edit';
  expect(await act('dom.click', '#edit', {})).toMatchObject({ ok: true });
  expect(seen).toEqual(['mousedown#edit', 'click#edit']);
});

test('an action of a row that comes in with the focus is pressed there', async () => {
  render(`<ul><li>Herring week <span ${BESIDE}><button id="edit">Edit</button></span></li></ul>`);
  $('span').addEventListener('focusin', () => $('span').removeAttribute('style'));
  const seen = record('mousedown click');
  expect(await act('dom.click', '#edit', {})).toMatchObject({ ok: true });
  expect(seen).toEqual(['mousedown#edit', 'click#edit']);
});

test('what only a style brings in is pressed by the keyboard', async () => {
  render(`<ul><li>Herring week <span ${BESIDE}><button id="edit">Edit</button></span></li></ul>`);
  const seen = record('keydown mousedown click');
  expect(await act('dom.click', '#edit', {})).toMatchObject({ ok: true });
  expect(seen).toEqual(['keydown#edit', 'click#edit']);
});

test('what stays off the page and takes no focus is not pressed', async () => {
  render(`<ul><li>Herring week <span ${BESIDE} id="edit">Edit</span></li></ul>`);
  const seen = record('click');
  const result = await act('dom.click', '#edit', {}, { waitMs: 600 });
  expect(result).toMatchObject({ ok: false, code: 'NOT_ACTIONABLE' });
  expect(seen).toEqual([]);
});

test('a choice that lies behind the label of another is clicked by its own label', async () => {
  render(`<style>input { position: absolute; clip: rect(0, 0, 0, 0) } label { padding: 8px 40px; position: relative }</style>
    <div style="display: inline-flex"><input type="radio" name="r" id="a"><label for="a">One</label>
    <input type="radio" name="r" id="b"><label for="b">Two</label></div>`);
  expect(await act('dom.click', '#b', {})).toMatchObject({ ok: true });
  expect($('#b').matches(':checked')).toBe(true);
});

test('a link in a shadow root is met through the text that it slots', async () => {
  render('<x-link id="h">Go on</x-link>');
  $('#h').attachShadow({ mode: 'open' }).innerHTML = '<a href="#on"><slot></slot></a>';
  const link = $('#h').shadowRoot!.firstElementChild!;
  const met = hitTest(link);
  expect(met.ok && met.hit.element).toBe(link.firstElementChild);
});

test('what became another control while it was waited for is not pressed', async () => {
  render('<button id="b" disabled>Continue</button>');
  const clicked: string[] = [];
  $('#b').addEventListener('click', () => clicked.push($('#b').textContent ?? ''));
  setTimeout(() => {
    $('#b').textContent = 'Pay now';
    $('#b').removeAttribute('disabled');
  }, 60);
  expect(await act('dom.click', '#b', {})).toMatchObject({
    ok: false,
    code: 'STALE',
    error: 'button “Continue” became button “Pay now”',
  });
  expect(clicked).toEqual([]);
});

test('what was only held back is pressed', async () => {
  render('<button id="b" disabled>Continue</button>');
  let clicks = 0;
  $('#b').addEventListener('click', () => clicks++);
  setTimeout(() => $('#b').removeAttribute('disabled'), 60);
  expect((await act('dom.click', '#b', {})).ok).toBe(true);
  expect(clicks).toBe(1);
});

test.each(['dom.click', 'dom.dblclick'] as const)(
  'what a pointer meets only once it is in view is not pressed unjudged: %s',
  async (name) => {
    render(`<div ${LONG}></div><div id="card" style="position:relative;width:200px;height:40px">Report
      <button id="b" style="position:absolute;inset:0;opacity:0">Delete</button></div>`);
    const seen = record('click');
    expect(await act(name, '#card', {})).toMatchObject({
      code: 'STALE',
      error: expect.stringContaining('would press button “Delete”') as string,
    });
    expect(seen).toEqual([]);
    // In view now, it is judged as the button that it presses.
    expect((await act(name, '#card', {})).ok).toBe(true);
    expect(seen[0]).toBe('click#b');
  },
);
