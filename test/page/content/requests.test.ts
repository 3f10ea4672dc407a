import { expect, test, vi } from 'vitest';
import { CONTENT_REPLIES } from '../../../src/shared/messages/content';
import { placeOf } from '../../../src/content/child-frames';
import { call, dataOf, openTab } from './tab';

test('says hello with the document it is in', async () => {
  expect(CONTENT_REPLIES.hello.parse(await openTab('').send({ op: 'hello' }))).toMatchObject({
    url: location.href,
    origin: location.origin,
    readyState: 'complete',
    frames: [],
  });
});

test('names its frames, and a frame knows its place among them', async () => {
  const tab = openTab(
    '<iframe name="pay"></iframe><iframe title="Map"></iframe><iframe name="pay" hidden></iframe>',
  );
  const { frames, place } = CONTENT_REPLIES.hello.parse(await tab.send({ op: 'hello' }));
  expect(frames).toEqual([
    { index: 0, key: 'pay' },
    { index: 1, key: 'Map' },
    { index: 2, key: 'pay:1' },
  ]);
  const map = document.querySelectorAll('iframe')[1]!.contentWindow!;
  expect(placeOf(map)).toEqual([...place!, 1]);
});

test('a frame of a shadow tree knows no place, and is not taken for another', async () => {
  const tab = openTab('<div id="host"></div><iframe name="pay"></iframe><object></object>');
  const shadow = document.querySelector('#host')!.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<iframe name="within"></iframe>';
  const { frames } = CONTENT_REPLIES.hello.parse(await tab.send({ op: 'hello' }));
  expect(frames).toEqual([{ index: 0, key: 'pay' }]);
  expect(placeOf(shadow.querySelector('iframe')!.contentWindow!)).toBeUndefined();
});

test('perceives, and gives details that resolve to what was perceived', async () => {
  const tab = openTab('<main><button id="b">Save</button></main>');
  const needs = [{ key: 'q', type: 'query', query: { text: 'save' } }];
  const seen = CONTENT_REPLIES.perceive.parse(await tab.send({ op: 'perceive', needs }));
  const [answer] = seen.answers;
  const id = answer?.type === 'query' ? answer.hits[0]?.id : undefined;
  const { details } = CONTENT_REPLIES.details.parse(await tab.send({ op: 'details', ids: [id] }));
  expect(
    dataOf(await tab.target({ name: 'dom.click', args: { tabId: 1, selector: details[0]!.selector } })),
  ).toMatchObject({
    id,
    label: 'Save',
    role: 'button',
    landmark: 'main',
  });
});

test('waits for a target that comes later, and says what was missing when it does not', async () => {
  const tab = openTab('');
  setTimeout(() => (document.body.innerHTML = '<button id="b">Late</button>'), 60);
  expect(dataOf(await tab.target(call('dom.click', '#b'), 2_000)).label).toBe('Late');
  expect(await tab.target(call('dom.click', '#nope'), 80)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
});

test('tells the effective form target, whatever the controls are called', async () => {
  const tab =
    openTab(`<form action="/safe" method="post"><input name="action" value="x"><input name="method"><input type="password" id="p">
    <button id="b" formaction="https://other.example/steal" formmethod="get" formtarget="_blank">Go</button><button id="c">Plain</button></form>`);
  expect(dataOf(await tab.target(call('dom.click', '#b')))).toMatchObject({
    linkTarget: '_blank',
    form: {
      action: 'https://other.example/steal',
      method: 'get',
      hasPassword: true,
      hasCard: false,
      submits: true,
      submitLabel: 'Go',
    },
  });
  expect(dataOf(await tab.target(call('dom.click', '#c'))).form).toMatchObject({
    action: new URL('/safe', location.href).href,
    method: 'post',
    submits: true,
  });
});

test.each([
  ['dom.press', { key: 'Enter' }, '#i', true],
  ['dom.press', { key: 'a' }, '#i', false],
  ['dom.type', { text: 'x' }, '#i', false],
  ['dom.submit', {}, '#i', true],
  ['dom.click', {}, '#t', false],
  ['dom.click', {}, '#inner', true],
] as const)('%s %o on %s would submit: %s', async (name, args, css, submits) => {
  const tab = openTab(
    '<form><input id="i"><button type="button" id="t">T</button><button><b id="inner">S</b></button></form>',
  );
  expect(dataOf(await tab.target(call(name, css, args))).form?.submits).toBe(submits);
});

test.each([
  ['<input id="i" type="password">', 'password'],
  ['<input id="i" type="password" autocomplete="new-password">', 'newPassword'],
  ['<label>Confirm password <input id="i" type="password"></label>', 'newPassword'],
  ['<input id="i" autocomplete="one-time-code">', 'oneTimeCode'],
  ['<input id="i" autocomplete="section-a billing cc-number">', 'card'],
  ['<label>Card number <input id="i"></label>', 'card'],
  ['<label>CVC <input id="i"></label>', 'cardCode'],
  ['<input id="i" type="file">', 'file'],
  ['<label>Name <input id="i"></label>', 'plain'],
] as const)('classes the field %s as %s', async (html, fieldClass) => {
  const info = dataOf(await openTab(html).target(call('dom.type', '#i', { text: 'x' })));
  expect(info.fieldClass).toBe(fieldClass);
});

test('tells where a link leads and what stands around it', async () => {
  const tab = openTab(
    '<div role="dialog" aria-label="Files"><h2>Invoices</h2><a id="a" href="/x.pdf" download><span id="s">Get</span></a></div>',
  );
  expect(dataOf(await tab.target(call('dom.click', '#s')))).toMatchObject({
    href: new URL('/x.pdf', location.href).href,
    download: true,
    context: 'dialog “Files · Invoices Get” · Invoices',
  });
});

const read = (name: string, args: Record<string, unknown>, requestId = 'r1') => ({
  op: 'read',
  call: { name, args: { tabId: 1, ...args } },
  requestId,
});

test('reads: text, counts, states, page text, info', async () => {
  const tab = openTab(
    '<h1 id="h">Bills</h1><p>First paragraph.</p><p>Second paragraph.</p><input type="checkbox" id="c" checked>',
  );
  const ask = async (name: string, args: Record<string, unknown>) =>
    CONTENT_REPLIES.read.parse(await tab.send(read(name, args))).result;
  const css = (c: string) => ({ selector: { kind: 'css', css: c } });
  expect(await ask('dom.get', { what: 'text', ...css('#h') })).toEqual({ ok: true, data: 'Bills' });
  expect(await ask('dom.get', { what: 'count', ...css('p') })).toEqual({ ok: true, data: 2 });
  expect(await ask('dom.is', { what: 'checked', ...css('#c') })).toEqual({ ok: true, data: true });
  expect(await ask('dom.is', { what: 'visible', ...css('#gone') })).toEqual({ ok: true, data: false });
  expect(await ask('page.read', {})).toMatchObject({
    ok: true,
    data: { passages: [{ text: expect.stringContaining('First') as string }] },
  });
  expect(await ask('page.info', {})).toMatchObject({ ok: true, data: { url: location.href } });
  expect(await ask('dom.snapshot', {})).toMatchObject({
    ok: true,
    data: expect.stringContaining('Bills') as string,
  });
});

test('waits for text, a selector, another address; each with its own timeout error', async () => {
  const tab = openTab('<p id="p">…</p>');
  const wait = async (args: Record<string, unknown>) =>
    CONTENT_REPLIES.read.parse(await tab.send(read('dom.waitFor', args))).result;
  setTimeout(() => (document.querySelector('#p')!.textContent = 'Payment received'), 50);
  expect(await wait({ event: 'text', value: 'payment received' })).toMatchObject({ ok: true });
  setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<button>Next</button>'), 50);
  expect(
    await wait({ event: 'selector', selector: { kind: 'role', role: 'button', name: 'Next' } }),
  ).toMatchObject({ ok: true });
  setTimeout(() => history.replaceState(null, '', '#done'), 50);
  expect(await wait({ event: 'urlChange', value: '#done' })).toMatchObject({ ok: true });
  history.replaceState(null, '', location.pathname + location.search);
  expect(await wait({ event: 'text', value: 'never', timeoutMs: 60 })).toMatchObject({
    code: 'TIMEOUT',
    error: expect.stringContaining('waited 60 ms for the text “never”') as string,
  });
  expect(await wait({ event: 'networkIdle' })).toMatchObject({ ok: true });
});

test('a waiting read is cancelled by its request id', async () => {
  const tab = openTab('');
  const waiting = tab.send(read('dom.waitFor', { event: 'text', value: 'never' }, 'r9'));
  await tab.send({ op: 'cancel', requestId: 'r9' });
  expect(await waiting).toMatchObject({ result: { code: 'CANCELLED' } });
});

test('outlines an element where the pointer goes through, unseen by perception, and takes it away', async () => {
  const tab = openTab('<button id="b">Save</button>');
  const { id } = dataOf(await tab.target(call('dom.click', '#b')));
  const before = document.documentElement.childElementCount;
  await tab.send({ op: 'highlight', items: [{ id, label: 'Save' }] });
  expect(document.documentElement.childElementCount).toBe(before + 1);
  const box = document.querySelector('#b')!.getBoundingClientRect();
  expect(document.elementFromPoint(box.x + 4, box.y + 4)).toBe(document.querySelector('#b'));
  expect((await tab.act(call('dom.click', '#b'))).result.ok).toBe(true);
  await tab.send({ op: 'highlight', items: [] });
  expect(document.documentElement.childElementCount).toBe(before);
});

test('an outline follows its element wherever it goes, and no style sheet of the page hides it', async () => {
  const attached = vi.spyOn(Element.prototype, 'attachShadow');
  const tab = openTab(
    '<style>[popover] { display: none !important; transform: scale(2) !important }</style><button id="b">Save</button>',
  );
  const { id } = dataOf(await tab.target(call('dom.click', '#b')));
  await tab.send({ op: 'highlight', items: [{ id }] });
  const root = attached.mock.results[0]!.value as ShadowRoot;
  attached.mockRestore();
  const { display, transform } = getComputedStyle(root.host);
  expect([display, transform]).toEqual(['block', 'none']);
  const button = document.querySelector<HTMLElement>('#b')!;
  button.style.marginTop = '80px';
  const top = () => Math.round(root.firstElementChild!.getBoundingClientRect().top);
  await expect.poll(top).toBe(Math.round(button.getBoundingClientRect().top - 3));
  await tab.send({ op: 'highlight', items: [] });
});

test('outlines all that a question is about, in place of what was outlined before', async () => {
  const tab = openTab('<button id="b">Save</button><button id="c">Save</button><button id="d">Save</button>');
  const ids = await Promise.all(
    ['#b', '#c', '#d'].map(async (css) => dataOf(await tab.target(call('dom.click', css))).id),
  );
  const before = document.documentElement.childElementCount;
  await tab.send({ op: 'highlight', items: ids.map((id) => ({ id, label: 'Save' })) });
  expect(document.documentElement.childElementCount).toBe(before + 3);
  await tab.send({ op: 'highlight', items: [{ id: ids[1] }] });
  expect(document.documentElement.childElementCount).toBe(before + 1);
  document.querySelector('#b')!.remove();
  await tab.send({ op: 'highlight', items: [{ id: ids[0] }] });
  expect(document.documentElement.childElementCount).toBe(before);
});
