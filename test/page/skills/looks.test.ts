// What is opened only to look for something: never what sets a thing, and nothing again that comes back anew.
import { afterEach, expect, test } from 'vitest';
import { say } from './say';

afterEach(() => {
  document.body.onclick = null;
  document.body.onkeydown = null;
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

/** Menus behind three heads; one that is open lies over all heads until it is shut by Escape, or by its own head. */
function menus(opener: (name: string) => string, shuts: 'Escape' | 'head'): string[] {
  const pressed: string[] = [];
  document.body.innerHTML = `<main><h1>Notes</h1>${['File', 'Edit', 'View'].map(opener).join(' ')}</main>`;
  const shut = (): void => {
    document.querySelector('#open')?.remove();
    for (const head of document.querySelectorAll('[aria-expanded]'))
      head.setAttribute('aria-expanded', 'false');
  };
  document.body.onkeydown = ({ key }) => {
    if (key === 'Escape' && shuts === 'Escape') shut();
  };
  document.body.onclick = ({ target }) => {
    const head = target as HTMLElement;
    pressed.push(head.textContent);
    const isOpen = head.getAttribute('aria-expanded') === 'true';
    if (!head.hasAttribute('aria-expanded')) return;
    shut();
    if (isOpen) return;
    head.setAttribute('aria-expanded', 'true');
    const heads = [...document.querySelectorAll('[aria-expanded]')].filter((other) => other !== head);
    const { right } = heads.at(-1)!.getBoundingClientRect();
    const from = shuts === 'head' ? head.getBoundingClientRect().right : 0;
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div id="open" style="position: fixed; left: ${from}px; top: 0; width: ${Math.max(right - from, 0)}px; height: 200px; background: #fff">Entries of ${head.textContent}</div>`,
    );
  };
  return pressed;
}

test('a menu that was opened to look is shut before the next one is', async () => {
  const pressed = menus(
    (name) => `<button aria-haspopup="menu" aria-expanded="false">${name}</button>`,
    'Escape',
  );
  const ran = await say('Click “Print”');
  expect(pressed).toEqual(['File', 'Edit', 'View']);
  expect(ran.attempts.filter(({ call, result }) => call.name === 'dom.click' && !result.ok)).toEqual([]);
}, 30_000);

test('a part that was opened to look and lies over the next one is shut by its own head', async () => {
  const pressed = menus((name) => `<button aria-expanded="false">${name}</button>`, 'head');
  await say('Click “Print”');
  expect(pressed).toEqual(['File', 'File', 'View', 'Edit']);
}, 30_000);
