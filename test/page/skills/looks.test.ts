// What is opened only to look for something: never what sets a thing, and nothing again that comes back anew.
import { afterEach, expect, test } from 'vitest';
import { say } from './say';

afterEach(() => {
  document.body.onclick = null;
  document.body.replaceChildren();
});

const looked = (descriptions: readonly { description: string }[]): string[] =>
  descriptions
    .map(({ description }) => description)
    .filter((each) => each.startsWith('Look in') && !each.includes('further down'));

test('a box is ticked by nobody who looks', async () => {
  document.body.innerHTML = `<main><h1>Console</h1><label><input type="checkbox"> Always expand query messages</label>
    <details><summary>Details</summary><p>Nothing</p></details></main>`;
  const ran = await say('Open the boat list');
  expect(looked(ran.attempts)).toEqual(
    ['Look in “Details”'].map(() => expect.stringContaining('Details') as string),
  );
  expect(document.querySelector('input')?.checked).toBe(false);
});

test('of many that are called alike and show no state a few are opened', async () => {
  document.body.innerHTML = `<main><h1>Tables</h1>${Array.from(
    { length: 12 },
    (_, at) =>
      `<div><a href="#"><img alt="Expand/Collapse" src="data:,"></a> <a href="/t${at}">t${at}</a></div>`,
  ).join('')}</main>`;
  const ran = await say('Edit the boat “Dora”');
  expect(looked(ran.attempts)).toHaveLength(4);
});
