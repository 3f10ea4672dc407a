// Acts on ticked rows where the page has more things of that name: folders, tabs, buttons of other lists.
import { afterEach, expect, test } from 'vitest';
import type { IntentOf } from '../../../src/shared/intent';
import { runIntent } from './run-intent';
import { say } from './say';

let stopped = new AbortController();
afterEach(() => {
  stopped.abort();
  stopped = new AbortController();
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname + location.search);
});

const MAILS = [
  ['Newsletter', 'Weekly garden news'],
  ['Mara Quinn', 'Lunch on Friday'],
  ['Newsletter', 'Ten lamps for autumn'],
  ['Ivo Brandt', 'Your report'],
] as const;

function mailbox(bar: string, side: string): void {
  const rows = MAILS.map(
    ([from, subject]) =>
      `<tr><td><input type="checkbox" aria-label="Select"><td>${from}<td>${subject}<td>09:15</tr>`,
  );
  document.body.innerHTML = `<div style="display:flex"><div style="width:160px">${side}</div>
    <div style="flex:1"><div id="bar">${bar}</div><table><thead><tr><th><th>From<th>Subject<th>Time</thead>
    <tbody>${rows.join('')}</tbody></table></div></div>`;
}
const FOLDERS = `<ul><li><a href="#inbox">Inbox</a><li><a href="#archive">Archive</a><li><a href="#trash">Trash</a></ul>`;
const LINKS = `<a href="#inbox">Inbox</a><br><a href="#archive">Archive</a><br><a href="#trash">Trash</a>`;
const BUTTONS = `<button>Inbox</button><br><button>Archive</button><br><button>Trash</button>`;

const left = (): string[] =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.children[2]?.textContent ?? '');
const ticked = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('td input:checked')];
const removeTicked = (): void => ticked().forEach((box) => box.closest('tr')?.remove());
const pressed: string[] = [];

function listen(acts: Readonly<Record<string, () => void>> = {}): void {
  pressed.length = 0;
  document.addEventListener(
    'click',
    ({ target }) => {
      const hit = (target as Element).closest('a, button, [role=tab]');
      if (!hit) return;
      const name = `${hit.closest('#bar') ? 'bar' : 'side'}: ${hit.getAttribute('title') ?? hit.textContent}`;
      pressed.push(name);
      acts[name]?.();
    },
    { signal: stopped.signal },
  );
}
function onTick(bar: string): void {
  document.addEventListener(
    'change',
    () => (document.querySelector('#bar')!.innerHTML = ticked().length > 0 ? bar : ''),
    { signal: stopped.signal },
  );
}

const all = (action: string, from = 'Newsletter'): IntentOf<'item'> => ({
  kind: 'item',
  item: {
    text: 'messages',
    roles: ['row', 'listitem'],
    all: true,
    where: [{ field: 'from', op: 'is', value: from }],
  },
  action,
});

for (const [name, side] of [
  ['a list of links', FOLDERS],
  ['links', LINKS],
  ['buttons', BUTTONS],
  ['tabs', '<div role="tablist"><span role="tab">Archive</span><span role="tab">Trash</span></div>'],
] as const)
  for (const action of ['archive', 'delete'])
    test(`${action}: ${name} beside the list are no act on what is ticked`, async () => {
      mailbox('', side);
      listen({
        'side: Archive': () => document.querySelector('tbody')!.replaceChildren(),
        'side: Trash': () => document.querySelector('tbody')!.replaceChildren(),
      });
      const ran = await runIntent(all(action));
      expect(pressed).toEqual([]);
      expect([ran.end, left().length]).toEqual(['unable', 4]);
    });

test('what came with the ticks is pressed, read by its title', async () => {
  mailbox('', BUTTONS);
  listen({ 'bar: Archive': removeTicked });
  onTick('<button title="Archive"><svg width="16" height="16"></svg></button>');
  const ran = await runIntent(all('archive'));
  expect(pressed).toEqual(['bar: Archive']);
  expect([ran.end, left()]).toEqual(['done', ['Lunch on Friday', 'Your report']]);
});

test('what only its icon names is pressed once it came with the ticks', async () => {
  mailbox('', FOLDERS);
  listen({ 'bar: ': removeTicked });
  onTick('<button><i class="bi bi-trash" style="display:inline-block;width:16px;height:16px"></i></button>');
  const ran = await runIntent(all('delete'));
  expect([ran.end, left()]).toEqual(['done', ['Lunch on Friday', 'Your report']]);
});

test('what the ticks enable is pressed', async () => {
  mailbox('<button disabled>Archive</button>', BUTTONS);
  listen({ 'bar: Archive': removeTicked });
  document.addEventListener(
    'change',
    () => (document.querySelector<HTMLButtonElement>('#bar button')!.disabled = ticked().length === 0),
    { signal: stopped.signal },
  );
  const ran = await runIntent(all('archive'));
  expect(pressed).toEqual(['bar: Archive']);
  expect([ran.end, left()]).toEqual(['done', ['Lunch on Friday', 'Your report']]);
});

test('a press after which the ticked rows stand there as before is no success', async () => {
  mailbox('<button>Archive</button> <span>Opened 3 times</span>', '');
  listen({
    'bar: Archive': () => (document.querySelector('#bar span')!.textContent = 'Opened 4 times'),
  });
  const ran = await runIntent(all('archive'));
  expect(pressed).toEqual(['bar: Archive']);
  expect([ran.end, left().length]).toEqual(['unable', 4]);
});

test('another place of the page, where the rows are not, is no success', async () => {
  mailbox('<button>Archive</button>', '');
  listen({
    'bar: Archive': () => {
      history.replaceState(null, '', '#archive');
      document.querySelector('tbody')!.innerHTML =
        '<tr><td><td>Lea<td>Old times<td>08:00<tr><td><td>Bo<td>Older<td>07:00';
    },
  });
  const ran = await runIntent(all('archive'));
  expect(ran.end).toBe('unable');
});

test('an address that changes with the list is a success where the rows that were left alone are still there', async () => {
  mailbox('<button>Archive</button>', '');
  listen({
    'bar: Archive': () => {
      removeTicked();
      history.replaceState(null, '', '#inbox-2');
    },
  });
  const ran = await runIntent(all('archive'));
  expect([ran.end, left().length]).toEqual(['done', 2]);
});

test('what the page tells in a status is a success', async () => {
  mailbox('<button>Archive</button><p role="status"></p>', '');
  listen({
    'bar: Archive': () => (document.querySelector('[role=status]')!.textContent = '2 messages archived'),
  });
  const ran = await runIntent(all('archive'));
  expect(ran.end).toBe('done');
});

const SIDES = [FOLDERS, LINKS, BUTTONS];

test.each(SIDES)(
  'one message is not thrown away by a folder link, neither from the list nor from within it: %s',
  async (side) => {
    mailbox('', side);
    listen();
    const ran = await runIntent({ kind: 'item', item: { text: 'Your report' }, action: 'delete' });
    expect([pressed, ran.end]).toEqual([[], 'unable']);
  },
);

test.each(SIDES.flatMap((side) => ['', '<button>Delete</button>'].map((button) => [side, button] as const)))(
  'a message that is opened is not thrown away by a folder either, but by the button that came with it: %s %s',
  async (side, button) => {
    mailbox('', side);
    document.querySelectorAll('td:first-child, th:first-child').forEach((cell) => cell.remove());
    document.querySelectorAll('tbody tr').forEach((row) =>
      row.addEventListener('click', () => {
        document.querySelector('table')!.outerHTML = `<h2>Your report</h2><p>It is ready.</p>`;
        document.querySelector('#bar')!.innerHTML = button;
      }),
    );
    document.querySelectorAll<HTMLElement>('tbody tr').forEach((row) => (row.style.cursor = 'pointer'));
    listen();
    const ran = await runIntent({ kind: 'item', item: { text: 'Your report' }, action: 'delete' });
    expect(pressed).toEqual(button ? ['bar: Delete'] : []);
    if (!button) expect(ran.end).toBe('unable');
  },
);

test('a link that leads nowhere may be what acts, and a star that is set in the rows shows that it did', async () => {
  mailbox('', FOLDERS);
  document
    .querySelectorAll('tbody tr')
    .forEach((row) => row.insertAdjacentHTML('beforeend', '<td><button aria-pressed="false">★</button>'));
  listen({
    'bar: Star': () =>
      ticked().forEach((box) =>
        box.closest('tr')!.querySelector('button')!.setAttribute('aria-pressed', 'true'),
      ),
  });
  onTick('<a href="#">Star</a>');
  const ran = await runIntent(all('star'));
  expect([ran.end, document.querySelectorAll('[aria-pressed=true]').length]).toEqual(['done', 2]);
});

test.each(['Delete the selected rows', 'Lösche die markierten Zeilen', '删除选中的邮件'])(
  'what is ticked already is meant by it: %s',
  async (goal) => {
    mailbox('<button>Archive</button><button>Delete</button>', FOLDERS);
    listen({ 'bar: Delete': removeTicked });
    const boxes = document.querySelectorAll<HTMLInputElement>('td input');
    boxes[1]!.checked = boxes[3]!.checked = true;
    expect((await say(goal)).end).toBe('done');
    expect(left()).toEqual(['Weekly garden news', 'Ten lamps for autumn']);
  },
);

test('of what nothing says, nothing is deleted', async () => {
  mailbox('<button>Archive</button><button>Delete</button>', FOLDERS);
  listen({ 'bar: Delete': removeTicked });
  for (const goal of ['Delete all empty rows', 'Delete the selected rows']) {
    expect((await say(goal)).end).not.toBe('succeeded');
    expect(left()).toHaveLength(4);
  }
});
