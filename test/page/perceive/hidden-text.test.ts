// Text that is hidden within what is shown is not told.
import { afterEach, expect, test } from 'vitest';
import { attachReader } from '../../../src/page/perceive/need-reader';
import { PagePerception } from '../../../src/page/perceive/page-perception';
import { textOf } from '../../../src/page/perceive/words';
import { readNeed } from '../../../src/page/read/read-need';

attachReader(readNeed);

const STYLE = '<style>.h{display:none}.v{visibility:hidden}.c{display:contents}</style>';
let perception: PagePerception | undefined;
function show(html: string): PagePerception {
  document.body.innerHTML = STYLE + html;
  return (perception = new PagePerception(window));
}
const actions = (html: string) => show(html).query({ topK: 9, kind: 'action' });

afterEach(() => {
  perception?.stop();
  document.body.innerHTML = '';
});

test('in names of sections and columns, and in cells', async () => {
  const { mini } = await show(
    `<main><h2>Orders <span class="h">HIDDEN</span></h2><table><tr><th><span>Quantity</span><span class="h">Qty</span></th>
     <th><b class="c">Price</b></th></tr>${'<tr><td>1<i class="v">x</i></td><td>2</td></tr>'.repeat(4)}</table></main>`,
  ).perceive({ needs: [] });
  expect(mini.collections.map(({ name, itemFields }) => [name, itemFields])).toEqual([
    ['Orders', ['Quantity', 'Price']],
  ]);
  expect(textOf(document.querySelector('td')!, 9)).toBe('1');
});

test('in the label of what has no name', () => {
  const hits = actions('<div style="cursor:pointer">Card <b class="h">HIDDEN</b><b>Gold</b></div>');
  expect(hits.map((hit) => [hit.label, hit.text])).toEqual([['Card Gold', undefined]]);
});

test('what shows but a picture is called by its hidden words', () => {
  const hits = actions('<a onclick="1"><svg width="20" height="20"></svg><i class="h">Share</i></a>');
  expect(hits.map((hit) => hit.label)).toEqual(['Share']);
});

test('of what is hidden itself all is told', () => {
  show('<div class="h">One <b>two</b></div>');
  expect(textOf(document.querySelector('div')!, 9)).toBe('One two');
});

test('in the fields of items, where icons of a font are no words either', async () => {
  const item = (from: string, subject: string) =>
    `<li><i class="h">error</i><i role="img" aria-label="mail">mail_outline</i><span>${from}</span><b class="subject">${subject}</b><em class="h">star</em></li>`;
  const { mini, answers } = await show(
    `<main><ul>${item('Ada', 'Crane')}${item('Otto', 'Cable')}${item('Mei', 'Regatta')}</ul></main>`,
  ).perceive({ needs: [{ key: 'rows', type: 'extract' }] });
  expect(mini.collections.map(({ itemFields }) => itemFields)).toEqual([['title', 'subject']]);
  const [answer] = answers;
  const tables = answer?.type === 'extract' ? answer.tables : [];
  expect(tables.flatMap(({ rows }) => rows.map(({ cells }) => cells['title']?.text))).toEqual([
    'Ada',
    'Otto',
    'Mei',
  ]);
});

test('in columns that the page hides', async () => {
  const { answers } = await show(
    `<main><table><tr><th>Name</th><th class="h">Key</th></tr>${'<tr><td>Ada</td><td class="h">k7</td></tr>'.repeat(3)}</table></main>`,
  ).perceive({ needs: [{ key: 'rows', type: 'extract' }] });
  const [answer] = answers;
  expect(answer?.type === 'extract' && answer.tables.map(({ fields }) => fields)).toEqual([['Name']]);
});
