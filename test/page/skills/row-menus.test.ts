// Acts on one row of a table whose row says nearly the same words as a state, and has the act in a menu of its own.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

let stopped = new AbortController();
afterEach(() => {
  stopped.abort();
  stopped = new AbortController();
  document.body.replaceChildren();
});

const USERS = [
  ['Eva Lake', 'Blocked'],
  ['Tom Reed', 'Active'],
  ['Ida Moss', 'Archived'],
] as const;

const pressed: string[] = [];

function users(
  entries: readonly string[],
  status = (text: string) => `<span class="badge">${text}</span>`,
): void {
  pressed.length = 0;
  const rows = USERS.map(
    ([name, state]) =>
      `<tr><td>${name}<td>${status(state)}<td><button aria-haspopup="menu" aria-expanded="false" aria-label="More actions">⋯</button></tr>`,
  );
  document.body.innerHTML = `<h1>Users</h1><table><thead><tr><th>Name<th>Status<th>Actions</thead><tbody>${rows.join('')}</tbody></table>`;
  document.addEventListener(
    'click',
    ({ target }) => {
      const at = target as Element;
      const opener = at.closest('[aria-haspopup]');
      document.querySelector('[role=menu]')?.remove();
      if (opener) {
        opener.setAttribute('aria-expanded', 'true');
        const menu = document.createElement('div');
        menu.setAttribute('role', 'menu');
        menu.dataset['of'] = opener.closest('tr')!.cells[0]!.textContent.trim();
        menu.innerHTML = entries.map((entry) => `<div role="menuitem" tabindex="-1">${entry}</div>`).join('');
        document.body.append(menu);
        return;
      }
      const menuOf =
        at.closest<HTMLElement>('[role=menu]')?.dataset['of'] ??
        at.closest('tr')?.cells[0]?.textContent.trim();
      pressed.push(`${menuOf}: ${at.textContent}`);
      if (at.closest('[role=menuitem]'))
        document.querySelector('h1')!.textContent = `Users – ${at.textContent} done`;
    },
    { signal: stopped.signal },
  );
}

const wish = (text: string, action: string) => runIntent({ kind: 'item', item: { text }, action });

test('the exact entry of the row’s menu is taken, not the row’s state of a like name', async () => {
  users(['Edit', 'Block', 'Delete']);
  const ran = await wish('Eva Lake', 'block');
  expect([ran.end, pressed]).toEqual(['succeeded', ['Eva Lake: Block']]);
});

test('nor a state that looks as if it could be pressed', async () => {
  users(['Edit', 'Archive', 'Delete'], (text) => `<span style="cursor:pointer">${text}</span>`);
  const ran = await wish('Ida Moss', 'archive');
  expect([ran.end, pressed]).toEqual(['succeeded', ['Ida Moss: Archive']]);
});

test('the longer name in the menu is no match where the exact one is there', async () => {
  users(['Unblock', 'Block', 'Blocked users']);
  const ran = await wish('Tom Reed', 'block');
  expect([ran.end, pressed]).toEqual(['succeeded', ['Tom Reed: Block']]);
});

test('where the menu has no such entry, the state is not pressed for it', async () => {
  users(['Edit', 'Delete']);
  const ran = await wish('Eva Lake', 'block');
  expect(pressed.filter((press) => press.endsWith('Blocked'))).toEqual([]);
  expect(['succeeded', 'done']).not.toContain(ran.end);
});

test('what takes it back is not pressed in its place', async () => {
  for (const [action, entry] of [
    ['block', 'Unblock'],
    ['activate', 'Deactivate'],
    ['sperren', 'Entsperren'],
    ['封禁', '解除封禁'],
  ] as const) {
    users([entry]);
    const ran = await wish('Eva Lake', action);
    expect([action, pressed.filter((press) => press.endsWith(entry))]).toEqual([action, []]);
    expect(['succeeded', 'done']).not.toContain(ran.end);
    stopped.abort();
    stopped = new AbortController();
  }
});

test('words of the row that begin with the act are not pressed while its menu has the act', async () => {
  users(['Edit', 'Block'], (text) => `<span style="cursor:pointer">Block party, ${text}</span>`);
  const ran = await wish('Tom Reed', 'block');
  expect([ran.end, pressed]).toEqual(['succeeded', ['Tom Reed: Block']]);
});

test('what no row is about is looked for in the menu of none', async () => {
  users(['Edit', 'Send voucher', 'Block']);
  const ran = await runIntent({
    kind: 'item',
    item: { text: 'voucher' },
    action: 'forward',
    recipient: 'Tom Reed',
  });
  expect(['succeeded', 'done']).not.toContain(ran.end);
  expect([
    pressed,
    ran.attempts.filter(({ description }) => description.startsWith('Look in button')),
  ]).toEqual([[], []]);
});

test('the entry of a row’s menu is pressed, though the open menu hides the list', async () => {
  users(['Edit', 'Block']);
  for (const cell of document.querySelectorAll('td:last-child')) cell.setAttribute('role', 'gridcell');
  const hide = () => document.querySelector('table')!.setAttribute('aria-hidden', 'true');
  for (const opener of document.querySelectorAll('button')) opener.addEventListener('click', hide);
  const ran = await wish('Tom Reed', 'block');
  expect([ran.end, pressed]).toEqual(['succeeded', ['Tom Reed: Block']]);
});
