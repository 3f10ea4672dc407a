import { expect, test } from 'vitest';
import { call, openTab } from './tab';

const what = (changes: Array<{ what: string }> | undefined) => changes?.map((c) => c.what);
const $ = (css: string) => document.querySelector<HTMLElement>(css)!;

test('nothing changed is an empty list', async () => {
  const reply = await openTab('<button id="b">Dead</button>').act(call('dom.click', '#b'));
  expect(reply.observation.changes).toEqual([]);
});

test('tells a message that appears', async () => {
  const tab = openTab('<button id="b">Save</button><p role="status" id="s"></p>');
  $('#b').onclick = () => setTimeout(() => ($('#s').textContent = 'Saved 1 file'), 40);
  const { changes } = (await tab.act(call('dom.click', '#b'))).observation;
  expect(changes).toContainEqual({ what: 'toast', detail: 'Saved 1 file' });
  expect(changes).toContainEqual({ what: 'content', detail: '+ “Saved 1 file”' });
});

test('gives a press that shows nothing yet some time to show it', async () => {
  const tab = openTab('<button id="b">Add</button><p id="s"></p>');
  $('#b').onclick = () => setTimeout(() => ($('#s').textContent = 'In the cart'), 140);
  const { changes } = (await tab.act(call('dom.click', '#b'))).observation;
  expect(changes).toContainEqual({ what: 'content', detail: '+ “In the cart”' });
});

test('waits while the page shows that it is loading', async () => {
  const tab = openTab('<button id="b">Load</button><div id="d"></div>');
  $('#b').onclick = () => {
    $('#d').innerHTML = '<div class="spinner" style="width:20px;height:20px"></div>';
    setTimeout(() => ($('#d').textContent = 'Invoice 4711'), 400);
  };
  const { changes } = (await tab.act(call('dom.click', '#b'))).observation;
  expect(changes).toContainEqual({ what: 'content', detail: '+ “Invoice 4711”' });
});

test('tells dialogs, values, states, titles and addresses', async () => {
  const tab =
    openTab(`<button id="b" aria-expanded="false">More</button><dialog id="d" aria-label="Really?">x</dialog>
    <input id="i" aria-label="Name"><select id="s" aria-label="Size"><option>S</option><option>L</option></select>
    <input type="checkbox" id="c" aria-label="Agree">`);
  const title = document.title;
  const path = location.href;
  $('#b').onclick = () => {
    $('#b').setAttribute('aria-expanded', 'true');
    ($('#d') as HTMLDialogElement).show();
    document.title = 'Step 2';
    history.pushState(null, '', '#step-2');
  };
  const reply = await tab.act(call('dom.click', '#b'));
  expect(what(reply.observation.changes)).toEqual(
    expect.arrayContaining(['url', 'title', 'dialog', 'expanded']),
  );
  expect(reply.observation.urlChanged).toBe(true);
  history.replaceState(null, '', path);
  document.title = title;

  const typed = await tab.act(call('dom.type', '#i', { text: 'Mara' }));
  expect(typed.observation.changes).toContainEqual({ what: 'value', detail: 'Name: Mara' });
  const chosen = await tab.act(call('dom.select', '#s', { value: 'L' }));
  expect(chosen.observation.changes).toContainEqual({ what: 'value', detail: 'Size: L' });
  const checked = await tab.act(call('dom.check', '#c', { on: true }));
  expect(checked.observation.changes).toContainEqual({ what: 'checked', detail: 'Agree: true' });
});

test('tells what the page says is wrong with a field', async () => {
  const tab = openTab(
    '<form novalidate><input id="i" aria-label="Email" aria-describedby="e"><p id="e"></p><button id="b">Send</button></form>',
  );
  $('form').onsubmit = (event) => {
    event.preventDefault();
    $('#i').setAttribute('aria-invalid', 'true');
    $('#e').textContent = 'An address is needed';
  };
  const { changes } = (await tab.act(call('dom.click', '#b'))).observation;
  expect(changes).toContainEqual({ what: 'validation', detail: 'Email: An address is needed' });
});

test('gives the call that takes each entry back', async () => {
  const tab =
    openTab(`<input id="i" aria-label="Name" value="old"><select id="s" aria-label="Size"><option>S</option><option>L</option></select>
    <input type="checkbox" id="c" aria-label="Agree"><input type="range" id="r" aria-label="Volume" value="20">`);
  const field = (css: string) => $(css) as HTMLInputElement;
  for (const [act, now, before] of [
    [call('dom.type', '#i', { text: 'new' }), 'new', 'old'],
    [call('dom.select', '#s', { value: 'L' }), 'L', 'S'],
    [call('dom.set', '#r', { value: '70' }), '70', '20'],
  ] as const) {
    const css = (act.args['selector'] as { css: string }).css;
    const { undo } = await tab.act(act, {}, { undoable: true });
    expect(field(css).value).toBe(now);
    expect((await tab.act(undo!.call)).result.ok).toBe(true);
    expect(field(css).value).toBe(before);
  }
  const { undo } = await tab.act(call('dom.check', '#c', { on: true }), {}, { undoable: true });
  await tab.act(undo!.call);
  expect(field('#c').checked).toBe(false);
});

test('a text too long to be put back whole is not put back cut short', async () => {
  const tab = openTab('<textarea id="t" aria-label="Page"></textarea>');
  for (const [chars, isKept] of [
    [19_990, true],
    [20_010, false],
  ] as const) {
    ($('#t') as HTMLTextAreaElement).value = `Dogs${'.'.repeat(chars - 4)}`;
    const { undo } = await tab.act(
      call('dom.type', '#t', { text: 'Cats', over: 'Dogs' }),
      {},
      { undoable: true },
    );
    expect(($('#t') as HTMLTextAreaElement).value).toMatch(/^Cats\./);
    expect(undo !== undefined).toBe(isKept);
  }
});

test('a secret stands in no part of the reply, however the page echoes it', async () => {
  const secret = 'hunter 2+2';
  const tab = openTab(
    '<input id="i" type="password" aria-label="Password"><p id="p"></p><input id="j" aria-label="Copy">',
  );
  $('#i').oninput = () => {
    const now = ($('#i') as HTMLInputElement).value;
    $('#p').textContent = `You typed ${now}!`;
    ($('#j') as HTMLInputElement).value = now;
    history.replaceState(null, '', `#p=${encodeURIComponent(now)}`);
  };
  const type = call('dom.type', '#i', { text: '', secret: 'secret:abcd' });
  const reply = await tab.act(type, {}, { secretText: secret, undoable: true });
  expect(($('#i') as HTMLInputElement).value).toBe(secret);
  expect(JSON.stringify(reply)).not.toMatch(/hunter/);
  expect(reply.undo).toBeUndefined();
  history.replaceState(null, '', location.pathname + location.search);
});
