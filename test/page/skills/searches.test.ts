// A search is done when the page shows that it was; a key that was pressed shows nothing.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

function show(onSend: (out: HTMLElement) => void, list = ''): HTMLInputElement {
  document.body.innerHTML = `<header><form role="search"><input type="search" aria-label="Search">${list}</form></header>
    <main><h1>Catalogue</h1><div id="out"><p>Newest arrivals</p></div></main>`;
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    onSend(document.querySelector('#out')!);
  });
  return document.querySelector('input')!;
}
const searchFor = (query: string) => runIntent({ kind: 'search', query });

test('an Enter that changes nothing is no search', async () => {
  const box = show(() => undefined);
  expect((await searchFor('lamp')).end).toMatch(/unable|failed/);
  expect(box.value).toBe('lamp');
});

test('what the page says instead of results is told', async () => {
  show((out) => (out.innerHTML = '<p role="alert">You are offline. Try again later.</p>'));
  const { end, plan } = await searchFor('lamp');
  expect(end).toBe('unable');
  expect(plan.kind === 'unable' && plan.reason).toContain('You are offline');
});

test('results, and that there are none, are signs of a search', async () => {
  show((out) => (out.textContent = '3 lamps'));
  expect((await searchFor('lamp')).end).toBe('succeeded');
  show((out) => (out.textContent = 'No results for “yurt”'));
  expect((await searchFor('yurt')).end).toBe('succeeded');
});

test('a list that is narrowed while one types has been searched', async () => {
  const box = show(() => undefined);
  document.querySelector('#out')!.innerHTML = '<ul><li>Lamp</li><li>Chair</li></ul>';
  box.addEventListener('input', () => {
    for (const item of document.querySelectorAll('li'))
      item.hidden = !item.textContent.toLowerCase().includes(box.value);
  });
  expect((await searchFor('lamp')).end).toBe('succeeded');
});
