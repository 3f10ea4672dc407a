// Menus that hide all else while they are open, pages that are still being drawn, and acts that are asked for twice.
import { afterEach, expect, test } from 'vitest';
import { answerTo, say, sayAll } from './say';

let stopped = new AbortController();
let done: string[] = [];
afterEach(() => {
  stopped.abort();
  stopped = new AbortController();
  done = [];
  document.body.replaceChildren();
});

const ARTICLES = ['Spring regatta', 'New harbour rules', 'Winter storage'];

/** Rows with a box and a menu that hides the page; the bar for what is ticked asks once more before it publishes. */
function articles(): void {
  const rows = ARTICLES.map(
    (name, i) =>
      `<tr><td><input type="checkbox" aria-label="Select ${i}"><td>${name}<td>Draft<td><button aria-haspopup="menu" aria-expanded="false" aria-label="Row actions">⋯</button></tr>`,
  );
  document.body.innerHTML = `<main><h1>Articles</h1><div id="bar"></div><table><thead><tr><th><th>Title<th>Status<th></thead><tbody>${rows.join('')}</tbody></table></main>`;
  const main = document.querySelector('main')!;
  const bar = document.querySelector('#bar')!;
  const ticked = (): string[] =>
    [...document.querySelectorAll('tbody tr')].flatMap((row) =>
      row.querySelector('input')!.checked ? row.children[1]!.textContent : [],
    );
  const shut = (): void => {
    document.querySelector('[role=menu], [role=dialog]')?.remove();
    main.removeAttribute('aria-hidden');
    main.removeAttribute('inert');
  };
  const open = (layer: string): void => {
    main.setAttribute('aria-hidden', 'true');
    main.setAttribute('inert', '');
    document.body.insertAdjacentHTML('beforeend', layer);
  };
  const { signal } = stopped;
  document.addEventListener(
    'change',
    () => (bar.innerHTML = ticked().length > 0 ? `${ticked().length} selected <button>Publish</button>` : ''),
    { signal },
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && shut(), { signal });
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button');
      if (button?.ariaHasPopup === 'menu')
        open(
          '<div role="menu"><div role="menuitem" tabindex="-1">Edit</div><div role="menuitem" tabindex="-1">Duplicate</div></div>',
        );
      else if (button?.closest('#bar'))
        open(
          `<div role="dialog" aria-modal="true" aria-label="Publish entries" style="position:fixed;inset:0;background:#fff"><p>${ticked().join(', ')}</p><button>Cancel</button><button>Publish</button></div>`,
        );
      else if (button?.closest('[role=dialog]')) {
        if (button.textContent === 'Publish') done.push(`published ${ticked().join(', ')}`);
        shut();
        document.querySelector('h1')!.textContent = 'Articles – published';
      }
    },
    { signal },
  );
}

test('a menu that has not what is looked for, and hides the rest, is shut; then the row is chosen', async () => {
  articles();
  const ran = await say('Publish the article "Winter storage"');
  expect(ran.end, ran.why).toMatch(/done|succeeded/);
  expect(done).toEqual(['published Winter storage']);
});

test('an act that brings up what it is for, and its own name again, is done when that is pressed', async () => {
  articles();
  await sayAll('Select "Spring regatta" and "Winter storage" and publish them');
  expect(done).toEqual(['published Spring regatta, Winter storage']);
});

test('an act that brings up a warning, with its own name again, is left to the user', async () => {
  const pressed: string[] = [];
  document.body.innerHTML =
    '<main><h1>Boat</h1><form><label>Name <input></label><button>Save</button></form></main>';
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      if (!button) return;
      event.preventDefault();
      pressed.push(`${button.closest('[role=dialog]') ? 'again ' : ''}${button.textContent}`);
      if (!button.closest('[role=dialog]'))
        document.body.insertAdjacentHTML(
          'beforeend',
          '<div role="dialog" aria-modal="true" aria-label="Save boat" style="position:fixed;inset:0;background:#fff"><p>Somebody else has changed this boat. Save anyway?</p><button>Cancel</button><button>Save</button></div>',
        );
    },
    { signal: stopped.signal },
  );
  await sayAll('Set the name to Swift and save it');
  expect(pressed).toEqual(['Save']);
});

test('a page that is being drawn is waited for before anything is opened to look', async () => {
  document.body.innerHTML =
    '<main><p role="status">Loading content.</p><button aria-haspopup="menu" aria-expanded="false">Ada Lind</button></main>';
  setTimeout(() => {
    document.querySelector('[role=status]')!.outerHTML =
      '<table><tr><th>Name<th><tr><td>Swift<td><button>Archive</button><tr><td>Otter<td><button>Archive</button></table>';
  }, 300);
  const pressed: string[] = [];
  document.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent.trim()), {
    signal: stopped.signal,
  });
  await say('Archive the boat Swift');
  expect(pressed).toEqual(['Archive']);
});

test('on a page that is called by a kind, a value that holds the word narrows nothing', async () => {
  const boats = [
    ['Albatross', 'yacht', '12.5'],
    ['Pelican', 'rowing boat', '5.1'],
    ['Otter', 'kayak', '3.9'],
  ];
  document.title = 'Boat | Club';
  document.body.innerHTML = `<main><h1>Boat</h1><table><thead><tr><th>Name<th>Kind<th>Length</thead><tbody>${boats
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}`).join('')}`)
    .join('')}</tbody></table></main>`;
  expect(await answerTo('How many boats are there?')).toContain('3');
  expect(await answerTo('What is the longest boat?')).toContain('Albatross');
  document.title = '';
});

test('"Create new entry" on a page of members makes a member', async () => {
  document.title = 'Member | Club';
  document.body.innerHTML = '<main><h1>Member</h1><button>Create new entry</button><p>3 entries</p></main>';
  const pressed: string[] = [];
  document.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent.trim()), {
    signal: stopped.signal,
  });
  await say('Add a member called Nora Lind');
  expect(pressed).toEqual(['Create new entry']);
  document.title = '';
});
