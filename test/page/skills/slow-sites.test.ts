// Sites that show nothing before their server has answered: what was pressed is waited for, done once, and told as done.
import { afterEach, expect, test } from 'vitest';
import { say } from './say';

const ANSWERS_AFTER_MS = 500;

/** What the server was asked, in order. */
let asked: string[] = [];
let stopped = new AbortController();
afterEach(() => {
  stopped.abort();
  stopped = new AbortController();
  asked = [];
  document.body.replaceChildren();
});

interface Shown {
  names: string[];
  /** Whose menu, or question, is open. */
  open: string;
  liked: string[];
  count: number;
  at: string;
}

/**
 * A page that is drawn anew from what is known. `data-ask` is asked of the server, which changes it by `server` and lets
 * the page draw it when it has answered; `data-open` opens something at once.
 */
function site(draw: (shown: Shown) => string, server: (shown: Shown, ask: string) => void): void {
  const shown: Shown = {
    names: ['Ada Brandt', 'Otto Weiss', 'Mila Stone'],
    open: '',
    liked: [],
    count: 0,
    at: '',
  };
  const render = (): void => {
    document.body.innerHTML = `<main>${draw(shown)}</main>`;
  };
  const { signal } = stopped;
  const ask = (what: string): void => {
    asked.push(what);
    setTimeout(() => {
      if (signal.aborted) return;
      server(shown, what);
      shown.open = '';
      render();
    }, ANSWERS_AFTER_MS);
  };
  document.addEventListener(
    'click',
    (event) => {
      const { dataset } = (event.target as Element).closest<HTMLElement>('[data-ask], [data-open]') ?? {};
      if (!dataset) return;
      event.preventDefault();
      if (dataset['ask'] !== undefined) return ask(dataset['ask']);
      shown.open = dataset['open'] ?? '';
      render();
    },
    { signal },
  );
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      ask(`${form.dataset['send']}: ${[...new FormData(form).values()].map(String).join()}`);
    },
    { signal },
  );
  render();
}

const table = ({ names }: Shown, cell: (name: string) => string): string =>
  `<h1>Members</h1><button>New member</button><table><thead><tr><th>Name<th>Role<th></tr></thead><tbody>${names
    .map((name) => `<tr><td>${name}<td>Sailor<td>${cell(name)}</tr>`)
    .join('')}</tbody></table>`;
const takeAway = (shown: Shown, ask: string): void => {
  shown.names = shown.names.filter((name) => !ask.endsWith(name));
};

const buttons = (): void =>
  site(
    (shown) =>
      table(
        shown,
        (name) =>
          `<button data-ask="Archive ${name}">Archive</button><button data-ask="Delete ${name}">Delete</button>`,
      ),
    takeAway,
  );
const menus = (): void =>
  site(
    (shown) =>
      table(
        shown,
        (name) =>
          `<button data-open="${name}" aria-haspopup="menu"><svg width="16" height="16"></svg></button>`,
      ) +
      (shown.open &&
        `<div role="menu">${['Edit', 'Check in', 'Archive'].map((act) => `<button role="menuitem" data-ask="${act} ${shown.open}">${act}</button>`).join('')}</div>`),
    takeAway,
  );
const questions = (): void =>
  site(
    (shown) =>
      table(shown, (name) => `<button data-open="${name}">Delete</button>`) +
      (shown.open &&
        `<div role="dialog" aria-modal="true" style="position:fixed;inset:0;background:#fff"><p>Delete ${shown.open}?</p><button data-open="">Cancel</button><button data-ask="Delete ${shown.open}">Delete</button></div>`),
    takeAway,
  );
const feed = (): void =>
  site(
    ({ names, liked }) =>
      `<h1>Feed</h1>${names.map((name) => `<article><h2>News of ${name}</h2><p>Ahoy!</p><button data-ask="Like ${name}" aria-pressed="${liked.includes(name)}">Like</button></article>`).join('')}`,
    (shown, ask) => shown.liked.push(ask.slice('Like '.length)),
  );
const shop = (): void =>
  site(
    ({ count }) => `<h1>Lamp</h1><p>Cart (${count})</p><button data-ask="cart">Add to cart</button>`,
    (shown) => shown.count++,
  );
const crew = (): void =>
  site(
    ({ names }) =>
      `<h1>Crew</h1><form data-send="add"><input name="name" aria-label="New sailor"><button>Add</button></form><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`,
    (shown, ask) => shown.names.push(ask.slice('add: '.length)),
  );
const pages = (): void =>
  site(
    ({ names, at }) =>
      `<h1>Boats</h1><form role="search" data-send="search"><input type="search" name="q" aria-label="Search"><button>Search</button></form>
      <table><thead><tr><th><button data-ask="by name">Name</button><th ${at === 'by price' ? 'aria-sort="ascending"' : ''}><button data-ask="by price">Price</button></tr></thead>
      <tbody>${names.map((name, i) => `<tr><td>Boat of ${name} ${at}<td>${i} €</tr>`).join('')}</tbody></table>
      <nav aria-label="Pagination">${[1, 2, 3].map((n) => `<a href="#" data-ask="page ${n}" ${at === `page ${n}` ? 'aria-current="page"' : ''}>${n}</a>`).join('')}</nav>`,
    (shown, ask) => (shown.at = ask),
  );

test.each([
  ['Delete Mila Stone', buttons, 'Delete Mila Stone'],
  ['Archive Otto Weiss', buttons, 'Archive Otto Weiss'],
  ['Archive Otto Weiss', menus, 'Archive Otto Weiss'],
  ['Check in Otto Weiss', menus, 'Check in Otto Weiss'],
  ['Delete Otto Weiss', questions, 'Delete Otto Weiss'],
  ['Like News of Otto Weiss', feed, 'Like Otto Weiss'],
  ['Add it to the cart', shop, 'cart'],
  ['Sort by price', pages, 'by price'],
  ['Go to page 3', pages, 'page 3'],
  ['Search for brass', pages, 'search: brass'],
])('%s', async (goal, open, ask) => {
  open();
  const ran = await say(goal);
  expect(['done', 'succeeded'], ran.why).toContain(ran.end);
  expect(asked).toEqual([ask]);
});

test('a new thing, in a form that has but a field for it', async () => {
  crew();
  const goal = 'Add a sailor called Noor Haddad';
  const { memory } = await say(goal);
  await say(goal, 1, { memory });
  await say(goal, 2, { memory });
  expect(asked).toEqual(['add: Noor Haddad']);
});

test('what never answers is pressed once, and is not said to be done', async () => {
  site(
    (shown) => table(shown, (name) => `<button data-ask="Delete ${name}">Delete</button>`),
    () => undefined,
  );
  const ran = await say('Delete Mila Stone');
  expect(ran.end).toBe('unable');
  expect(asked).toEqual(['Delete Mila Stone']);
});

test('what the page says could not be done is not said to be', async () => {
  site(
    (shown) =>
      `${table(shown, (name) => `<button data-ask="Delete ${name}">Delete</button>`)}<p role="status">${shown.at}</p>`,
    (shown, ask) => (shown.at = `Could not ${ask.toLowerCase()}: the harbour office has left.`),
  );
  const ran = await say('Delete Mila Stone');
  expect(ran.end).toBe('unable');
  expect(ran.why).toContain('Could not delete mila stone');
  expect(asked).toEqual(['Delete Mila Stone']);
});

test.each([
  ['Add Noor Haddad', ['add: Noor Haddad']],
  ['Add Noor, Piet and Lena', ['add: Noor', 'add: Piet', 'add: Lena']],
])('%s, where “Add” stands beside a field for it', async (goal, asks) => {
  crew();
  const ran = await say(goal);
  expect(['done', 'succeeded'], ran.why).toContain(ran.end);
  expect(asked).toEqual(asks);
});

test('two that are named are each taken away once', async () => {
  buttons();
  const ran = await say('Delete Ada Brandt and Mila Stone');
  expect(ran.end).toBe('done');
  expect(asked).toEqual(['Delete Ada Brandt', 'Delete Mila Stone']);
});

test('what the former step brings late is waited for', async () => {
  site(
    ({ at }) =>
      `<h1>Boats</h1><button data-ask="more">Go on</button>${at && '<label>Harbour <input id="harbour"></label>'}`,
    (shown, ask) => (shown.at = ask),
  );
  const goal = 'Click Go on and set the harbour to Bonn';
  const first = await say(goal);
  const ran = await say(goal, 1, { before: first.attempts.at(-1) });
  expect(ran.end, ran.why).toBe('succeeded');
  expect(document.querySelector('input')?.value).toBe('Bonn');
});

test('a clock that goes on meanwhile is no answer', async () => {
  site(
    (shown) =>
      `<p id="clock">12:00:09</p>${table(shown, (name) => `<button data-ask="Delete ${name}">Delete</button>`)}`,
    () => undefined,
  );
  let second = 0;
  const clock = setInterval(
    () => (document.querySelector('#clock')!.textContent = `12:00:${10 + second++}`),
    1_000,
  );
  const ran = await say('Delete Mila Stone').finally(() => clearInterval(clock));
  expect(ran.end).toBe('unable');
  expect(asked).toEqual(['Delete Mila Stone']);
});

test('a page that shows nothing yet is waited for before its question is answered', async () => {
  setTimeout(() => {
    document.body.innerHTML = '<main><h1>Harbour</h1><p>The harbour opens at six.</p></main>';
  }, ANSWERS_AFTER_MS / 2);
  const { plan } = await say('When does the harbour open?');
  expect(plan.kind === 'answer' && plan.answer).toContain('opens at six');
});
