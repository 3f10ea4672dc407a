// What stands alike is asked for its look once; what may look different is asked itself.
import { afterEach, expect, test } from 'vitest';
import { PagePerception } from '../../../src/page/perceive/page-perception';
import { scanPage } from '../../../src/page/perceive/retained-page';

afterEach(() => void (document.body.innerHTML = ''));

/** Ids of what can be acted on. */
function actionable(css: string, html: string): string[] {
  document.body.innerHTML = `<style>${css}</style>${html}`;
  return scanPage(document).entries.map(({ el }) => el.id || (el.textContent ?? '').trim());
}

test('a clickable column is clickable in every row, and its neighbour in none', () => {
  const rows = Array.from({ length: 4 }, (_, i) => `<tr><td>a${i}</td><td>b${i}</td></tr>`).join('');
  const found = actionable('td:nth-child(2) { cursor: pointer }', `<table>${rows}</table>`);
  expect(found).toEqual(['b0', 'b1', 'b2', 'b3']);
});

test('an attribute, a class or a style of its own may give it another look than its likes have', () => {
  const css = '[data-on] { cursor: pointer } .hit { cursor: pointer }';
  const html = `<main><p>plain</p><p data-on>by attribute</p><p>plain</p><p class="hit">by class</p>
    <p style="cursor: pointer">by style</p><p id="x">plain</p></main>`;
  expect(actionable(css, html)).toEqual(['by attribute', 'by class', 'by style']);
});

test('what is in one that is hidden among its likes is not there', () => {
  const item = (n: number) => `<li><button>Do ${n}</button><a href="#${n}">Go ${n}</a></li>`;
  const found = actionable(
    'li:nth-child(n + 3) { display: none }',
    `<ul>${[1, 2, 3, 4].map(item).join('')}</ul>`,
  );
  expect(found).toEqual(['Do 1', 'Go 1', 'Do 2', 'Go 2']);
});

test('an anchor that leads nowhere is no link, though its neighbours with an address are', () => {
  const html = '<p><a href="#1">1</a> <a>2</a> <a href="#3">3</a> <a>4</a></p>';
  expect(actionable('', html)).toEqual(['1', '3']);
});

test('a row that is clicked makes its cells no controls; the same cells elsewhere are', () => {
  const css = '.rows tr { cursor: pointer } .cells td { cursor: pointer }';
  const row = (name: string) => `<tr><td>${name}</td></tr>`;
  const html = `<table class="rows">${row('r1')}${row('r2')}</table><table class="cells">${row('c1')}${row('c2')}</table>`;
  document.body.innerHTML = `<style>${css}</style>${html}`;
  const tags = scanPage(document).entries.map(({ el }) => `${el.localName} ${el.textContent ?? ''}`);
  expect(tags).toEqual(['tr r1', 'tr r2', 'td c1', 'td c2']);
});

test('a control that has words and no room to show them is neither told nor found', async () => {
  document.body.innerHTML = `<main><a id="gone" href="#a" style="display:block;width:0;height:0;overflow:hidden">Archive</a>
    <a href="#b">Archive of all years</a></main>`;
  const perception = new PagePerception(window);
  const { mini } = await perception.perceive({ needs: [] });
  expect(mini.actions.map(({ label }) => label)).toEqual(['Archive of all years']);
  const hits = await perception.find({ text: 'archive', kind: 'action' });
  expect(hits.map(({ label }) => label)).toEqual(['Archive of all years']);
  perception.stop();
});
