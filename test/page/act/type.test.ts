import { expect, test } from 'vitest';
import { $, act, record, render } from './stage';

const field = (css: string) => $<HTMLInputElement>(css);

/** As React does: its own property on the node hears of writes, and an input event whose value it already knows is dropped. */
function controlled(input: HTMLInputElement, onChange: (value: string) => void): void {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  let tracked = input.value;
  Object.defineProperty(input, 'value', {
    configurable: true,
    get: () => native.get!.call(input) as string,
    set: (value: string) => {
      tracked = value;
      native.set!.call(input, value);
    },
  });
  input.addEventListener('input', () => {
    const now = native.get!.call(input) as string;
    if (now === tracked) return;
    tracked = now;
    onChange(now);
  });
}

test('replaces what stands there, key by key', async () => {
  render('<input id="i" value="old">');
  const seen = record('keydown beforeinput input keyup change');
  expect(await act('dom.type', '#i', { text: 'ab' })).toEqual({ ok: true, data: {} });
  expect(field('#i').value).toBe('ab');
  expect(seen).toEqual([
    ...['keydown#i', 'beforeinput#i', 'input#i', 'keyup#i'],
    ...['keydown#i', 'beforeinput#i', 'input#i', 'keyup#i'],
    'change#i',
  ]);
});

test('appends when replace is false, and empties for an empty text', async () => {
  render('<input id="i" value="ab">');
  await act('dom.type', '#i', { text: 'cd', replace: false });
  expect(field('#i').value).toBe('abcd');
  await act('dom.type', '#i', { text: '' });
  expect(field('#i').value).toBe('');
});

test('a controlled input hears every character', async () => {
  render('<input id="i">');
  const states: string[] = [];
  controlled(field('#i'), (value) => states.push(value));
  await act('dom.type', '#i', { text: 'abc' });
  expect(states).toEqual(['a', 'ab', 'abc']);
});

test('a controlled input hears a long text too', async () => {
  render('<textarea id="i"></textarea>');
  const text = 'lorem ipsum '.repeat(40).trim();
  await act('dom.type', '#i', { text });
  expect(field('#i').value).toBe(text);
});

test.each([
  ['email', 'mara@example.com'],
  ['number', '12.5'],
  ['password', 'geheim'],
  ['tel', '+45 12'],
  ['url', 'https://example.com/'],
  ['search', 'lamp'],
  ['date', '2025-03-12'],
  ['time', '09:30'],
  ['month', '2025-03'],
  ['datetime-local', '2025-03-12T09:30'],
  ['color', '#ff0000'],
])('types into input type=%s', async (type, text) => {
  render(`<input id="i" type="${type}">`);
  const seen = record('input change');
  expect((await act('dom.type', '#i', { text })).ok).toBe(true);
  expect(field('#i').value).toBe(text);
  expect(seen).toContain('input#i');
  expect(seen).toContain('change#i');
});

test('tells which form a date must have', async () => {
  render('<input id="i" type="date" aria-label="Due">');
  const result = await act('dom.type', '#i', { text: 'tomorrow' });
  expect(result).toMatchObject({
    code: 'INVALID_ACTION',
    error: expect.stringContaining('YYYY-MM-DD') as string,
  });
});

test('respects maxlength and reports what the field holds', async () => {
  render('<input id="i" maxlength="3">');
  expect(await act('dom.type', '#i', { text: 'abcdef' })).toEqual({
    ok: true,
    data: { changedByPage: true, value: 'abc' },
  });
});

test('accepts what a mask makes of it', async () => {
  render('<input id="i">');
  field('#i').addEventListener('input', () => {
    field('#i').value = field('#i')
      .value.replace(/\D/g, '')
      .replace(/(\d{4})(?=\d)/g, '$1 ');
  });
  expect(await act('dom.type', '#i', { text: '4111111111111111' })).toMatchObject({ ok: true });
  expect(field('#i').value).toBe('4111 1111 1111 1111');
});

test('fails when the page throws the text away', async () => {
  render('<input id="i" aria-label="Code">');
  field('#i').addEventListener('input', () => (field('#i').value = ''));
  expect(await act('dom.type', '#i', { text: 'abc' })).toMatchObject({
    code: 'NOT_ACTIONABLE',
    error: 'textbox “Code” did not take the text',
  });
});

test('refuses a read-only field, and one that is covered', async () => {
  render(
    '<input id="r" readonly aria-label="Total"><input id="c" aria-label="Name"><div style="position:fixed;inset:0" role="dialog" aria-label="Cookies"></div>',
  );
  expect(await act('dom.type', '#r', { text: 'x' }, { waitMs: 60 })).toMatchObject({
    error: 'textbox “Total” is read-only',
  });
  expect(await act('dom.type', '#c', { text: 'x' }, { waitMs: 60 })).toMatchObject({
    error: 'textbox “Name” is covered by dialog “Cookies”',
  });
});

test('types into a field that is read-only only until it has the focus', async () => {
  render('<input id="i" readonly onfocus="this.removeAttribute(\'readonly\')">');
  expect((await act('dom.type', '#i', { text: 'x' })).ok).toBe(true);
  expect(field('#i').value).toBe('x');
});

test('starts again once when the field is re-mounted while typing', async () => {
  render('<div id="host"><input id="i"></div>');
  let mounted = false;
  $('#i').addEventListener('input', () => {
    if (mounted) return;
    mounted = true;
    $('#host').innerHTML = '<input id="i">';
  });
  expect((await act('dom.type', '#i', { text: 'abc' })).ok).toBe(true);
  expect(field('#i').value).toBe('abc');
});

test('follows a code over one-character boxes', async () => {
  render('<input id="a" maxlength="1"><input id="b" maxlength="1"><input id="c" maxlength="1">');
  for (const [from, to] of [
    ['#a', '#b'],
    ['#b', '#c'],
  ] as const) {
    $(from).addEventListener('input', () => $(to).focus());
  }
  expect((await act('dom.type', '#a', { text: '123' })).ok).toBe(true);
  expect([field('#a').value, field('#b').value, field('#c').value]).toEqual(['1', '2', '3']);
});

test('takes the only field inside a wrapper, and the control of a label', async () => {
  render(
    '<div id="w" role="combobox" aria-expanded="false"><input id="i"></div><label id="l">Name <input id="n"></label>',
  );
  await act('dom.type', '#w', { text: 'x' });
  await act('dom.type', '#l', { text: 'y' });
  expect([field('#i').value, field('#n').value]).toEqual(['x', 'y']);
});

test('types over words of a text where they stand once, and leaves it alone otherwise', async () => {
  const text = 'No fires on the pier.\nDogs on a leash, doggedly. A cat, a cat.';
  render('<textarea id="t" aria-label="Rules"></textarea>');
  field('#t').value = text;
  const inputs: string[] = [];
  $('#t').addEventListener('input', (event) => inputs.push(event.inputType));
  const over = (words: string, by: string) => act('dom.type', '#t', { text: by, over: words });
  expect(await over('cat', 'bird')).toMatchObject({
    code: 'AMBIGUOUS',
    error: 'textbox “Rules” contains “cat” 2 times',
  });
  expect(await over('cow', 'bird')).toMatchObject({ code: 'NOT_FOUND' });
  expect([field('#t').value, inputs]).toEqual([text, []]);
  expect(await over(' ', 'bird')).toMatchObject({ code: 'NOT_FOUND' });
  expect((await over('Dog', 'Cow')).ok).toBe(true);
  expect(await over('on the pier', '')).toEqual({ ok: true, data: {} });
  expect(field('#t').value).toBe(
    'No fires .\nDogs on a leash, doggedly. A cat, a cat.'.replace('Dogs', 'Cows'),
  );
  expect(new Set(inputs)).toEqual(new Set(['insertText', 'deleteContentBackward']));
});

test('types over words in other letters, behind one that grows when it is made small', async () => {
  render('<textarea id="t" aria-label="Rules"></textarea>');
  field('#t').value = 'İİİ Dogs on a leash.';
  expect((await act('dom.type', '#t', { text: 'Cats', over: 'dogs' })).ok).toBe(true);
  expect(field('#t').value).toBe('İİİ Cats on a leash.');
});

test('what stands in place of a quotation is none', async () => {
  render(
    '<div id="e" contenteditable="true"><blockquote><cite>Otto</cite>Which rope?</blockquote><p><br></p></div>',
  );
  await act('dom.type', '#e', { text: 'Hemp' });
  expect($('#e').textContent).toBe('Hemp');
  expect($('#e').querySelector('blockquote, cite')).toBeNull();
});

test('types into contenteditable: replacing, appending, with lines', async () => {
  render('<div id="e" contenteditable="true" role="textbox"><p>old</p></div>');
  expect(await act('dom.type', '#e', { text: 'Hello' })).toEqual({ ok: true, data: {} });
  expect($('#e').innerText.trim()).toBe('Hello');
  await act('dom.type', '#e', { text: ' you', replace: false });
  expect($('#e').innerText.trim()).toBe('Hello you');
  await act('dom.type', '#e', { text: 'one\ntwo' });
  expect($('#e').innerText.trim().split(/\n+/)).toEqual(['one', 'two']);
});

test('leaves it to an editor that handles beforeinput itself', async () => {
  render('<div id="e" contenteditable="true"></div>');
  const model: string[] = [];
  $('#e').addEventListener('beforeinput', (event) => {
    event.preventDefault();
    if (event.inputType !== 'insertText' || event.data === null) return;
    model.push(event.data);
    queueMicrotask(() => ($('#e').textContent = model.join('')));
  });
  expect((await act('dom.type', '#e', { text: 'Hello' })).ok).toBe(true);
  expect(model).toEqual(['Hello']);
  expect($('#e').textContent).toBe('Hello');
});

test('pastes into an editor that takes text only so', async () => {
  render('<div id="e" contenteditable="true"></div>');
  $('#e').addEventListener('beforeinput', (event) => event.preventDefault());
  $('#e').addEventListener(
    'paste',
    (event) => ($('#e').textContent = event.clipboardData!.getData('text/plain')),
  );
  expect((await act('dom.type', '#e', { text: 'Hello' })).ok).toBe(true);
  expect($('#e').textContent).toBe('Hello');
});

test('types the secret in place of the text and tells it nowhere', async () => {
  render('<input id="i" type="password" maxlength="4">');
  const result = await act('dom.type', '#i', { text: '' }, { secretText: 'hunter2' });
  expect(field('#i').value).toBe('hunt');
  expect(JSON.stringify(result)).not.toContain('hunt');
});

test('the page hears of one change, also when the focus leaves the field afterwards', async () => {
  render('<input id="i"><input id="j">');
  const seen = record('change blur');
  await act('dom.type', '#i', { text: 'abc' });
  await act('dom.focus', '#j', {});
  expect(seen).toEqual(['change#i', 'blur#i']);
});

test('a field with suggestions hears of its change when the focus leaves it', async () => {
  render('<input id="i" role="combobox"><input id="j">');
  const seen = record('change');
  await act('dom.type', '#i', { text: 'abc' });
  expect(seen).toEqual([]);
  await act('dom.focus', '#j', {});
  expect(seen).toEqual(['change#i']);
});

test('a line break in a text is no press of Enter: a chat would send what was written so far', async () => {
  render('<textarea id="t"></textarea>');
  const sent: string[] = [];
  field('#t').addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    sent.push(field('#t').value);
  });
  expect((await act('dom.type', '#t', { text: 'one\ntwo' })).ok).toBe(true);
  expect(field('#t').value).toBe('one\ntwo');
  expect(sent).toEqual([]);
});

test('what takes keys alone is given no line break', async () => {
  render('<div id="t" role="textbox" tabindex="0" style="width:200px;height:40px"></div>');
  const keys: string[] = [];
  $('#t').addEventListener('keydown', (event) => keys.push(event.key));
  expect(await act('dom.type', '#t', { text: 'ls\n' })).toMatchObject({ ok: false, code: 'INVALID_ACTION' });
  expect(keys).toEqual([]);
});

test.each(['role="spinbutton"', 'inputmode="numeric"'])(
  'a number field (%s) that takes what was typed when it is left has taken it, and keeps the focus',
  async (marks) => {
    render(`<input id="i" type="text" ${marks} value="1">`);
    const taken: string[] = [];
    field('#i').addEventListener('blur', () => {
      field('#i').value = String(Math.min(9, Number(field('#i').value)));
      taken.push(field('#i').value);
    });
    expect(await act('dom.type', '#i', { text: '3' })).toEqual({ ok: true, data: {} });
    expect(taken).toEqual(['3']);
    expect(document.activeElement).toBe(field('#i'));
    const told = await act('dom.type', '#i', { text: '40' });
    expect(told).toEqual({ ok: true, data: { changedByPage: true, value: '9' } });
  },
);

test('a box for one digit is not left', async () => {
  render('<input id="i" inputmode="numeric" maxlength="1">');
  const seen = record('blur');
  await act('dom.type', '#i', { text: '3' });
  expect(seen).toEqual([]);
});

test('a page that gets ready for keys once its field has the focus hears the first one', async () => {
  render('<input id="i">');
  let isReady = false;
  let heard = '';
  field('#i').addEventListener('focus', () => queueMicrotask(() => (isReady = true)));
  field('#i').addEventListener('input', () => {
    if (isReady) heard = field('#i').value;
  });
  expect((await act('dom.type', '#i', { text: 'a' })).ok).toBe(true);
  expect(heard).toBe('a');
});
