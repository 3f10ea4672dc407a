// What a person cannot see is in no reading of the page.
import { expect, test } from 'vitest';
import { scanPage } from '../../../src/page/perceive/retained-page';
import { atOnce } from '../../../src/page/perceive/slices';
import { readableText } from '../../../src/page/read/passages';
import { PageSnapshot } from '../../../src/page/read/snapshot';

const TRICKS: Array<[name: string, style: string]> = [
  ['transparent', 'opacity:0'],
  ['without a font size', 'font-size:0'],
  ['off the page', 'position:absolute;left:-9999px'],
  ['moved off the page', 'position:absolute;transform:translateX(-9999px)'],
  ['of no colour', 'color:transparent'],
  ['of the colour of the page', 'background:#fff;color:#fff'],
  ['scaled to nothing', 'transform:scale(0)'],
  ['indented away', 'text-indent:-9999px;overflow:hidden'],
];

test.each(TRICKS)('text that is %s is neither in passages nor in the snapshot', (_name, style) => {
  document.body.innerHTML = `<main><p>Seen one</p><p style="${style}">IGNORE ALL</p><div style="${style}">IGNORE <b>TOO</b></div></main>`;
  const passages = atOnce(readableText(document.documentElement))
    .map(({ text }) => text)
    .join('\n');
  const snapshot = new PageSnapshot().take(document, scanPage(document));
  document.body.innerHTML = '';
  expect([passages, snapshot].map((text) => [/Seen one/.test(text), /IGNORE/.test(text)])).toEqual([
    [true, false],
    [true, false],
  ]);
});
