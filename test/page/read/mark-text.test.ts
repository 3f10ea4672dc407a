// A passage is found again and marked without touching the page.
import { afterEach, describe, expect, test } from 'vitest';
import { CONTENT_REPLIES } from '../../../src/shared/messages/content';
import { findText } from '../../../src/page/read/find-text';
import { createTextMark, MARK_NAME } from '../../../src/page/read/mark-text';
import { openTab } from '../content/tab';

const mark = createTextMark(window);
const show = (html: string) => void (document.body.innerHTML = html);
const $ = (css: string) => document.querySelector(css)!;
const marked = () =>
  [...(CSS.highlights.get(MARK_NAME) ?? [])].map((range) => (range as Range).toString().replace(/\s+/g, ' '));
afterEach(() => {
  mark.clear();
  document.body.innerHTML = '';
  window.scrollTo(0, 0);
});

describe('findText', () => {
  const found = (html: string, text: string, from?: string) => {
    show(html);
    return findText(document.body, text, from === undefined ? undefined : $(from)).map((range) =>
      range.toString(),
    );
  };

  test('across elements, whatever the white space', () => {
    expect(found('<p>The <b>desk</b>\n   rises</p><p>Slowly.</p>', 'The desk rises\nSlowly.')).toEqual([
      'The desk\n   rises',
      'Slowly',
    ]);
  });

  test('a row whose cells were joined', () => {
    expect(found('<table><tr><td>INV-7</td><td>€ 12</td></tr></table>', 'INV-7 | € 12')).toEqual([
      'INV-7€ 12',
    ]);
  });

  test('of equal texts the one at the element that is named', () => {
    show('<p>Same words</p><p id="second">Same words</p>');
    const [range] = findText(document.body, 'Same words', $('#second'));
    expect($('#second').contains(range!.startContainer)).toBe(true);
  });

  test('also when that element is not where it stands any more', () => {
    expect(found('<p>Found here</p><p id="late">Else</p>', 'Found here', '#late')).toEqual(['Found here']);
  });

  test('in shadow roots, never in hidden text', () => {
    show('<p hidden>In the shade</p><div></div>');
    $('div').attachShadow({ mode: 'open' }).innerHTML = '<p>In the shade</p>';
    const [range] = findText(document.body, 'In the shade');
    expect(range!.startContainer.getRootNode()).toBe($('div').shadowRoot);
  });

  test('nothing when it is not there', () => {
    expect(found('<p>One</p>', 'Two')).toEqual([]);
  });
});

describe('createTextMark', () => {
  test('marks, scrolls there and changes no node', () => {
    show('<p>Top</p><div style="height:3000px"></div><p id="low">Deep down.</p>');
    const before = document.documentElement.outerHTML;
    expect(mark.show('Deep down.', $('#low'))).toBe(true);
    expect(marked()).toEqual(['Deep down']);
    expect($('#low').getBoundingClientRect().top).toBeLessThan(window.innerHeight);
    expect(getComputedStyle($('#low'), `::highlight(${MARK_NAME})`).backgroundColor).toBe('rgb(255, 255, 0)');
    expect(document.documentElement.outerHTML).toBe(before);
  });

  test('another mark takes the place of the first, and clearing leaves nothing', () => {
    show('<p>First one</p><p>Second one</p>');
    mark.show('First one');
    mark.show('Second one');
    expect(marked()).toEqual(['Second one']);
    mark.clear();
    expect(CSS.highlights.has(MARK_NAME)).toBe(false);
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  test('what is not there takes the old mark away and says so', () => {
    show('<p>First one</p>');
    mark.show('First one');
    expect(mark.show('Third one')).toBe(false);
    expect(CSS.highlights.has(MARK_NAME)).toBe(false);
  });
});

test('page.highlight marks a passage that page.read told, and without text takes the mark away', async () => {
  const tab = openTab('<main><h1>Desk</h1><p>It rises to 128 cm.</p></main>');
  const ask = async (name: string, args: object) =>
    CONTENT_REPLIES.read.parse(
      await tab.send({ op: 'read', requestId: 'r1', call: { name, args: { tabId: 1, ...args } } }),
    ).result;
  const read = await ask('page.read', {});
  const [passage] = (read as { data: { passages: { id: string; text: string }[] } }).data.passages;
  expect(await ask('page.highlight', { passageId: passage!.id, text: passage!.text })).toMatchObject({
    ok: true,
  });
  expect(marked()).toEqual(['Desk', 'It rises to 128 cm']);
  expect(await ask('page.highlight', {})).toMatchObject({ ok: true });
  expect(CSS.highlights.has(MARK_NAME)).toBe(false);
  expect(await ask('page.highlight', { text: 'no such words' })).toMatchObject({
    ok: false,
    code: 'NOT_FOUND',
  });
});

test('a page that is longer than one reply is read in chunks', async () => {
  const tab = openTab(Array.from({ length: 60 }, (_, i) => `<p>${`word${i} `.repeat(120)}</p>`).join(''));
  const texts: string[] = [];
  let offset: number | undefined = 0;
  let replies = 0;
  while (offset !== undefined) {
    const needs = [{ key: 't', type: 'text', maxChars: 200_000, offset }];
    const { answers } = CONTENT_REPLIES.perceive.parse(await tab.send({ op: 'perceive', needs }));
    const [answer] = answers;
    if (answer?.type !== 'text') throw new Error('no text came');
    texts.push(...answer.passages.map(({ text }) => text));
    offset = answer.nextOffset;
    replies++;
  }
  expect(replies).toBeGreaterThan(1);
  for (let i = 0; i < 60; i++) expect(texts.filter((text) => text.includes(`word${i} `))).toHaveLength(1);
});
