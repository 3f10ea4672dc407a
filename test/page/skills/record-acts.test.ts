// What is done with a record by a word that only its own control has: in its row, in its menu, on its own page.
import { afterEach, expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';
import { runIntent } from './run-intent';

let pressed: string[] = [];
afterEach(() => {
  pressed = [];
  document.body.replaceChildren();
});

const NOW = new Date(2026, 10, 25);
async function say(goal: string): Promise<string> {
  const made = interpret(goal, { now: NOW, locale: 'en-US' });
  if (made.kind !== 'tasks') return made.kind;
  return (await runIntent(made.list.tasks[0]!.parameters)).end;
}

/** Each control changes its row's last cell to what it did. */
function show(html: string): void {
  document.body.innerHTML = html;
  document.body.addEventListener('click', record);
}
function record(event: Event): void {
  const control = (event.target as Element).closest('a, button');
  if (!control) return;
  event.preventDefault();
  const row = control.closest('tr');
  pressed.push(`${row?.cells[0]?.textContent ?? 'page'}: ${control.textContent}`);
  const state = row?.querySelector('[data-state]');
  if (state) state.textContent = `${control.textContent}ed`;
}

const ROWS = [
  ['mila', 'Mila Stone'],
  ['otto', 'Otto Berg'],
  ['ottoline', 'Ottoline Frey'],
]
  .map(
    ([login, name]) =>
      `<tr><td><a href="#${login}">${login}</a><td>${name}<td data-state>active<td><a href="#lock">Lock</a> <a href="#delete">Delete</a></tr>`,
  )
  .join('');
const USERS = `<header><button>Lock</button></header><main><h1>Users</h1>
  <table><thead><tr><th>Login<th>Name<th>State<th></tr></thead><tbody>${ROWS}</tbody></table></main>`;

test.each(['Lock the user otto', 'Lock "Otto Berg"'])(
  '%s presses the control of that row alone',
  async (goal) => {
    show(USERS);
    expect(await say(goal)).toBe('succeeded');
    expect(pressed).toEqual(['otto: Lock']);
  },
);

test.each(['Lock the user petra', 'Suspend the user otto'])(
  '%s presses nothing that is called otherwise',
  async (goal) => {
    show(USERS);
    expect(await say(goal)).not.toMatch(/succeeded|done/);
    expect(pressed.filter((one) => /Lock|Delete/.test(one))).toEqual([]);
  },
);
