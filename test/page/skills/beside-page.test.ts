// Menus that older pages keep far to the left of the page until the pointer rests on their heads.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';
import { say } from './say';

afterEach(() => {
  document.body.onclick = null;
  document.body.replaceChildren();
});

const AWAY = 'style="position: absolute; left: -999em"';

test('an entry there is chosen by the keyboard, and not by its picture', async () => {
  document.body.innerHTML = `<nav><ul><li>View<ul ${AWAY}><li><a href="#s"><img src="data:," alt="Statistics" title="Statistics"
    onclick="1" style="cursor: pointer"> Statistics</a></li></ul></li></ul></nav><main><h1>Boats</h1></main>`;
  await say('Show the statistics');
  expect(location.hash).toBe('#s');
  history.replaceState(null, '', ' ');
});

test('what is called there as a column is does not sort by it', async () => {
  const pressed: string[] = [];
  const rows = ['3', '1', '2'].map((size) => `<tr><td>b${size}</td><td>${size}</td></tr>`);
  document.body.innerHTML = `<main><table><thead><tr><th>Name</th><th style="cursor: pointer" onclick="1">Size</th></tr></thead>
    <tbody>${rows.join('')}</tbody></table></main><ul ${AWAY}><li><a href="#size">Size</a></li></ul>`;
  document.body.onclick = ({ target }) => {
    pressed.push((target as Element).localName);
    if ((target as Element).matches('th'))
      document.querySelector('tbody')!.innerHTML = rows.toSorted().join('');
  };
  await runIntent({ kind: 'sort', by: 'size', direction: 'asc' });
  expect(pressed).toEqual(['th']);
});
