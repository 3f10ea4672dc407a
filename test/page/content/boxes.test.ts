// What a document says of its things for a picture: where they are, what must not be shown.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CONTENT_REPLIES, type BoxesReply } from '../../../src/shared/messages/content';
import { openTab, type Tab } from './tab';

afterEach(() => scrollTo(0, 0));

async function idsOf(tab: Tab): Promise<Map<string, string>> {
  const needs = [{ key: 'q', type: 'query', query: { roles: ['button', 'checkbox'] } }];
  const { answers } = CONTENT_REPLIES.perceive.parse(await tab.send({ op: 'perceive', needs }));
  return new Map(
    answers.flatMap((a) => (a.type === 'query' ? a.hits : [])).map(({ label, id }) => [label, id]),
  );
}

async function boxesOf(tab: Tab, ids: string[] = [], texts = false): Promise<BoxesReply> {
  return CONTENT_REPLIES.boxes.parse(await tab.send({ op: 'boxes', ids, texts }));
}

/** What of the labelled things is said to be seen. */
async function seenOf(html: string): Promise<string[]> {
  const tab = openTab(html);
  const ids = [...(await idsOf(tab)).values()];
  return (await boxesOf(tab, ids)).seen.map(({ label }) => label);
}

const rectOf = (css: string) => {
  const { x, y, width, height } = document.querySelector(css)!.getBoundingClientRect();
  return { x, y, w: width, h: height };
};
const STYLE = '<style>body{margin:0} button{height:30px;width:120px;margin:0;padding:0;border:0}</style>';

test('gives boxes by id, and tells gone from unseen', async () => {
  const tab = openTab(`${STYLE}<button id="a">Here</button><button id="b">Leaves</button>
    <div style="height:3000px"></div><button>Below</button>`);
  const ids = await idsOf(tab);
  document.querySelector('#b')!.remove();
  const asked = ['Here', 'Leaves', 'Below'].map((label) => ids.get(label)!);
  const { seen, unseen, gone, view, visible } = await boxesOf(tab, [...asked, 'a999']);
  expect(seen).toEqual([{ id: asked[0], label: 'Here', box: rectOf('#a') }]);
  expect(gone).toEqual([asked[1], 'a999']);
  expect(unseen).toEqual([asked[2]]);
  expect([view.w, view.h, visible]).toEqual([innerWidth, innerHeight, true]);
});

test('what is scrolled away in a box, covered or invisible is not seen; what lets the pointer through is', async () => {
  expect(
    await seenOf(`${STYLE}
    <div style="height:40px;overflow:auto"><button>In the box</button><br><div style="height:60px"></div><button>Further down</button></div>
    <div style="position:relative"><button>Under the sheet</button><div style="position:absolute;inset:0;width:200px;background:#fff"></div></div>
    <button style="pointer-events:none" disabled>Disabled</button>`),
  ).toEqual(['In the box', 'Disabled']);
});

test('a box ends where its scrolling parent ends, but not where a parent lets it out', async () => {
  const tab = openTab(`${STYLE}<div style="height:20px;overflow:hidden"><button id="cut">Cut</button></div>
    <div style="height:5px;overflow:hidden"><button id="free" style="position:fixed;top:200px;left:10px">Free</button></div>`);
  const ids = await idsOf(tab);
  const { seen } = await boxesOf(tab, [ids.get('Cut')!, ids.get('Free')!]);
  expect(seen.map(({ box }) => box.h)).toEqual([20, 30]);
});

test('a checkbox that its label draws has the label’s box', async () => {
  const tab =
    openTab(`${STYLE}<label id="l" style="display:block;width:90px;height:22px"><input type="checkbox"
    style="position:absolute;width:1px;height:1px;clip-path:inset(50%)">News</label>`);
  const { seen } = await boxesOf(tab, [(await idsOf(tab)).get('News')!]);
  expect(seen[0]?.box).toEqual(rectOf('#l'));
});

test.each([
  '<input type="password">',
  '<input type="text" name="password" value="shown">',
  '<input autocomplete="one-time-code">',
  '<label>Card number <input></label>',
  '<input autocomplete="cc-csc">',
])('a field for a secret is to be hidden, filled or not: %s', async (html) => {
  const tab = openTab(`${html}<input name="city" value="Bergen">`);
  expect((await boxesOf(tab)).secret).toEqual([rectOf('input')]);
});

test('a field for a secret in a shadow tree is not forgotten', async () => {
  const tab = openTab('<div id="host"></div>');
  const root = document.querySelector('#host')!.attachShadow({ mode: 'open' });
  root.innerHTML = '<input type="password">';
  expect((await boxesOf(tab)).secret).toHaveLength(1);
});

test('texts are told on request only: blocks as one, values, placeholders, choices', async () => {
  const tab = openTab(`<p>One <b>s</b><i>e</i><span>cret</span></p><input value="typed" placeholder="hint">
    <select><option>first<option>second</select><p style="display:none">Not rendered</p><div style="height:3000px"></div><p>Below</p>`);
  expect((await boxesOf(tab)).texts).toEqual([]);
  const { texts } = await boxesOf(tab, [], true);
  const all = texts.map(({ text }) => text);
  expect(all.join('|')).toMatch(/One secret.*typed\nhint.*first.*second/s);
  expect(all.join('|')).not.toMatch(/Not rendered|Below/);
});

test('a text too long to be compared is hidden unread', async () => {
  const tab = openTab(`<p id="long">${'word '.repeat(5_000)}</p>`);
  const { texts, secret } = await boxesOf(tab, [], true);
  expect([texts, secret.length]).toEqual([[], 1]);
});

test('frames: where they are, where their documents begin, and how large they are drawn', async () => {
  const style = 'border:3px solid;padding:5px;width:200px;height:100px';
  const tab = openTab(`${STYLE}<iframe id="plain" style="${style}"></iframe>
    <iframe id="half" style="${style};transform:scale(.5)"></iframe>
    <iframe id="turned" style="${style};rotate:10deg"></iframe>
    <div style="transform:skewX(5deg)"><iframe id="skewed" style="${style}"></iframe></div>
    <iframe id="gone" hidden></iframe>`);
  const { frames } = await boxesOf(tab);
  const plain = rectOf('#plain');
  const half = rectOf('#half');
  expect(frames.map(({ index, origin }) => [index, origin])).toEqual([
    [0, { x: plain.x + 8, y: plain.y + 8, scale: 1 }],
    [1, { x: half.x + 4, y: half.y + 4, scale: 0.5 }],
    [2, undefined],
    [3, undefined],
  ]);
  expect(frames.map(({ reached }) => reached)).toEqual([true, true, true, true]);
});

test.each([
  ['scaled a little', 'transform:scale(.985)', 0.985],
  ['scaled by its own property', 'scale:.985', 0.985],
  ['of a size between px, narrow and long', 'width:60.4px;height:300px', 1],
  ['stretched a little', 'transform:scaleX(1.015)', undefined],
  ['mirrored', 'transform:scaleX(-1)', undefined],
  ['mirrored by its own property', 'scale:-1 1', undefined],
  ['turned upside down by its own property', 'scale:-1', undefined],
])('a frame that is %s: how large it is drawn, or that it has no simple place', async (_how, css, scale) => {
  const tab = openTab(`${STYLE}<iframe style="border:3px solid;width:200px;height:100px;${css}"></iframe>`);
  const { frames } = await boxesOf(tab);
  expect(frames).toHaveLength(1);
  const found = frames[0]!.origin?.scale;
  if (scale === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(scale, 3);
});

test('an object that shows no document of a frame is told, too', async () => {
  await page.viewport(1280, 720);
  const tab = openTab('<embed type="image/svg+xml" src="data:image/svg+xml,<svg/>" width="50" height="50">');
  expect((await boxesOf(tab)).frames).toHaveLength(1);
});
