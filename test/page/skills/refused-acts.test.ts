// A page that does not take what was done, and says so at once: it is not told as done, and not done again.
import { afterEach, expect, test } from 'vitest';
import { say } from './say';

let page = new AbortController();
let asked: string[] = [];
afterEach(() => {
  page.abort();
  page = new AbortController();
  asked = [];
  document.body.replaceChildren();
});

const task = (name: string): string =>
  `<li><label><input type="checkbox" data-do="check"> ${name}</label> <button aria-label="Delete ${name}" data-do="delete">×</button></li>`;
const CONTENT = `<main><h1>Tasks</h1>
  <div><span>Dark mode</span><button role="switch" aria-checked="false" aria-label="Dark mode" data-do="switch">x</button></div>
  <article><h2>Harbour at dawn</h2><p>By Ada</p><button aria-pressed="false" data-do="like">Like</button></article>
  <form data-do="add"><input aria-label="New task" name="task"><button>Add</button></form>
  <ul>${['Buy rope', 'Sew sail'].map(task).join('')}</ul></main>`;

/** Draws itself anew after each act, as it was before, with what it says. */
function refusing(says: string): void {
  const { signal } = page;
  const draw = (message: string) => (document.body.innerHTML = CONTENT + message);
  const refuse = (act: string) => {
    asked.push(act);
    setTimeout(() => {
      if (!signal.aborted) draw(says);
    }, 30);
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      const act = (target as Element).closest<HTMLElement>('[data-do]:not(form)')?.dataset['do'];
      if (act) refuse(act);
    },
    { signal },
  );
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      refuse((event.target as HTMLElement).dataset['do']!);
    },
    { signal },
  );
  draw('');
}

const ALERT = '<div role="alert"><p>Could not save.</p><button>Dismiss</button></div>';

test.each([
  ['Like "Harbour at dawn"', 'like'],
  ['Turn on dark mode', 'switch'],
  ['Delete "Buy rope"', 'delete'],
  ['Add "Buy tar" to the tasks', 'add'],
  ['Check "Sew sail"', 'check'],
])('%s: what the page says is told, and nothing is done twice', async (goal, act) => {
  refusing(ALERT);
  const ran = await say(goal);
  expect([ran.end, ran.why]).toEqual(['unable', expect.stringContaining('Could not save')]);
  expect(asked).toEqual([act]);
});

test.each(['Turn on dark mode', 'Check "Sew sail"'])(
  '%s: a page that takes it back without a word is asked twice and no more',
  async (goal) => {
    refusing('');
    expect((await say(goal)).end).toBe('unable');
    expect(asked).toHaveLength(2);
  },
);

test('what came with a choice may be what was chosen, not a message', async () => {
  document.body.innerHTML =
    '<main><h1>Builds</h1><label><input type="checkbox"> Failed only</label><ul></ul></main>';
  document.querySelector('input')!.addEventListener('change', () => {
    document.querySelector('ul')!.innerHTML = '<li>Failed to build main</li><li>Failed to build next</li>';
  });
  expect((await say('Check "Failed only"')).end).toBe('succeeded');
});
