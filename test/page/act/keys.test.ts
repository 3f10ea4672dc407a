import { expect, test } from 'vitest';
import { $, act, record, render } from './stage';

const value = (css: string) => $<HTMLInputElement>(css).value;

test('Enter in a field presses the default button of its form', async () => {
  render('<form id="f"><input id="i"><button id="b" name="go" value="1">Go</button></form>');
  const seen: string[] = [];
  $('#f').addEventListener('submit', (event) => {
    event.preventDefault();
    seen.push(event.submitter?.id ?? 'none');
  });
  await act('dom.press', '#i', { key: 'Enter' });
  expect(seen).toEqual(['b']);
});

test('Enter submits a form of one field without a button, not one of two', async () => {
  for (const [fields, times] of [
    ['<input id="i">', 1],
    ['<input id="i"><input>', 0],
  ] as const) {
    render(`<form id="f">${fields}</form>`);
    let submitted = 0;
    $('#f').addEventListener('submit', (event) => {
      event.preventDefault();
      submitted++;
    });
    await act('dom.press', '#i', { key: 'Enter' });
    expect(submitted).toBe(times);
  }
});

test('a cancelled keydown has no default', async () => {
  render('<form id="f"><input id="i"><button>Go</button></form>');
  const seen = record('submit keypress');
  $('#i').addEventListener('keydown', (event) => event.preventDefault());
  await act('dom.press', '#i', { key: 'Enter' });
  expect(seen).toEqual([]);
});

test('Space and Enter activate a button once, Space a checkbox', async () => {
  render('<button id="b" type="button">B</button><input type="checkbox" id="c">');
  const seen = record('click');
  await act('dom.press', '#b', { key: ' ' });
  await act('dom.press', '#b', { key: 'Enter' });
  await act('dom.press', '#c', { key: 'Space' });
  expect(seen).toEqual(['click#b', 'click#b', 'click#c']);
  expect($<HTMLInputElement>('#c').checked).toBe(true);
});

test('Tab and Shift+Tab go through the focus order, a radio group being one stop', async () => {
  render(`<input id="a"><input type="radio" name="r" id="r1"><input type="radio" name="r" id="r2" checked>
    <button id="x" disabled>x</button><a id="l" href="#">l</a><input id="p" tabindex="-1"><input id="z">`);
  const at: string[] = [];
  $('#a').focus();
  for (let n = 0; n < 3; n++) {
    await act('dom.press', null, { key: 'Tab' });
    at.push(document.activeElement!.id);
  }
  await act('dom.press', null, { key: 'Shift+Tab' });
  at.push(document.activeElement!.id);
  expect(at).toEqual(['r2', 'l', 'z', 'l']);
});

test('arrows move a radio group, a select, a number and a range', async () => {
  render(`<input type="radio" name="r" id="r1" checked><input type="radio" name="r" id="r2">
    <select id="s"><option>A</option><option>B</option></select><input id="n" type="number" value="1" step="2">
    <input id="g" type="range" value="50">`);
  const seen = record('change');
  await act('dom.press', '#r1', { key: 'ArrowDown' });
  await act('dom.press', '#s', { key: 'ArrowDown' });
  await act('dom.press', '#n', { key: 'ArrowUp' });
  await act('dom.press', '#g', { key: 'ArrowLeft' });
  expect($<HTMLInputElement>('#r2').checked).toBe(true);
  expect([value('#s'), value('#g')]).toEqual(['B', '49']);
  expect(Number(value('#n'))).toBeGreaterThan(1);
  expect(seen).toEqual(['change#r2', 'change#s', 'change#n', 'change#g']);
});

test('Backspace, Delete, arrows and Control+A edit text', async () => {
  render('<input id="i" value="abcd">');
  const input = $<HTMLInputElement>('#i');
  input.focus();
  input.setSelectionRange(4, 4);
  await act('dom.press', null, { key: 'Backspace' });
  await act('dom.press', null, { key: 'Home' });
  await act('dom.press', null, { key: 'Delete' });
  expect(input.value).toBe('bc');
  await act('dom.press', null, { key: 'ArrowRight' });
  await act('dom.press', null, { key: 'X' });
  expect(input.value).toBe('bXc');
  await act('dom.press', null, { key: 'Control+A' });
  await act('dom.press', null, { key: 'Backspace' });
  expect(input.value).toBe('');
});

test('Escape cancels a modal dialog', async () => {
  render('<dialog id="d"><button>x</button></dialog>');
  const dialog = $<HTMLDialogElement>('#d');
  dialog.showModal();
  await act('dom.press', null, { key: 'Escape' });
  expect(dialog.open).toBe(false);
});

test('a chord carries its modifiers, legacy codes included', async () => {
  render('<div id="d" tabindex="0">x</div>');
  const seen: unknown[] = [];
  $('#d').addEventListener('keydown', (e) => seen.push([e.key, e.code, e.keyCode, e.ctrlKey, e.shiftKey]));
  await act('dom.press', '#d', { key: 'Control+Shift+K' });
  expect(seen.at(-1)).toEqual(['K', 'KeyK', 75, true, true]);
});

test('names a key that does not exist', async () => {
  render('<input id="i">');
  expect(await act('dom.press', '#i', { key: 'Entre' })).toMatchObject({ code: 'INVALID_ACTION' });
  expect(await act('dom.press', '#i', { key: 'Hyper+A' })).toMatchObject({ code: 'INVALID_ACTION' });
});

test('submits through the default button with its validation', async () => {
  render('<form id="f"><input id="i" required aria-label="Email"><button id="b">Send</button></form>');
  const seen = record('submit');
  $('#f').addEventListener('submit', (event) => event.preventDefault());
  expect(await act('dom.submit', '#i', {})).toMatchObject({
    code: 'NOT_ACTIONABLE',
    error: expect.stringContaining('textbox “Email”: ') as string,
  });
  $<HTMLInputElement>('#i').value = 'x';
  expect((await act('dom.submit', '#i', {})).ok).toBe(true);
  expect(seen).toEqual(['submit#f']);
});

test('submits a form whose controls are named after its methods', async () => {
  render(
    '<form id="f"><input name="submit"><input name="requestSubmit"><input name="elements" id="i"></form>',
  );
  let submitted = 0;
  $('#f').addEventListener('submit', (event) => {
    event.preventDefault();
    submitted++;
  });
  expect((await act('dom.submit', '#i', {})).ok).toBe(true);
  expect(submitted).toBe(1);
});

test('a key does the same by each of its names', async () => {
  render('<button id="b" type="button">B</button>');
  const seen = record('click');
  for (const key of ['Enter', 'return', ' Return ', '\n', '\r']) await act('dom.press', '#b', { key });
  expect(seen).toHaveLength(5);
});

test('no key is pressed on what took the focus instead', async () => {
  render('<button id="b">Next</button><button id="other">Delete</button>');
  $('#b').addEventListener('focus', () => $('#other').focus());
  const seen = record('keydown click');
  expect(await act('dom.press', '#b', { key: 'Enter' })).toMatchObject({
    code: 'NOT_ACTIONABLE',
    error: 'button “Next” takes no keys',
  });
  expect(seen).toEqual([]);
});

test('a word that every object knows is no key', async () => {
  render('<input id="i">');
  const pressed = await act('dom.press', '#i', { key: 'constructor' });
  expect(pressed).toMatchObject({ ok: false, code: 'INVALID_ACTION' });
});
