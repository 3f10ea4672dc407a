import { afterEach, expect, test } from 'vitest';
import { PagePerception } from '../../../src/page/perceive/page-perception';

let perception: PagePerception | undefined;
afterEach(() => {
  perception?.stop();
  document.body.innerHTML = '';
});

async function perceived(html: string) {
  document.body.innerHTML = html;
  perception = new PagePerception(window);
  return (await perception.perceive({ needs: [] })).mini;
}
const countsOf = async (html: string) =>
  (await perceived(html)).collections.map(({ approxCount }) => approxCount);
const times = (count: number, part: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i + 1)).join('');

test.each<[string, (i: number) => string]>([
  [
    'a heading and a date',
    (i) => `<img alt="" width="9" height="9"><h3>News ${i}</h3><time>2024-01-0${i}</time>`,
  ],
  ['a name and a price', (i) => `<span>Lamp ${i}</span><span>€ ${i}0.00</span>`],
])('a link that tells %s is content', async (_, content) => {
  const item = (i: number) => `<li><a href="/${i}">${content(i)}</a></li>`;
  expect(await countsOf(`<ul>${times(6, item)}</ul>`)).toEqual([6]);
});

test.each<[string, (i: number) => string]>([
  ['a count', (i) => `Folder ${i} <span>${i}</span>`],
  ['a number before it', (i) => `<span>1.${i}</span> <span>Part ${i}</span>`],
  ['a stressed word', (i) => `Part <b>Folder</b> ${i}`],
  ['an icon by its name', (i) => `<span>folder_open</span> <p>Folder ${i}</p>`],
])('a link with %s is one of a menu', async (_, content) => {
  const item = (i: number) => `<li><a href="/${i}">${content(i)}</a></li>`;
  expect(await countsOf(`<ul>${times(6, item)}</ul>`)).toEqual([]);
});
