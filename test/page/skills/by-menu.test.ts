// Settings whose values are entries of a menu, and links to the page in another language.
import { afterEach, expect, test } from 'vitest';
import { say } from './say';

let log: string[] = [];
afterEach(() => {
  document.body.replaceChildren();
  log = [];
});

/** A menu of the account with a menu of languages in it, shut again by a choice. */
function accountMenu(entry: string, languages: string[]): void {
  document.body.innerHTML = `<header><button aria-haspopup="menu" aria-expanded="false">Account</button></header>
    <main><h1>Boats</h1><a href="#1">Heron</a></main><div id="over"></div>`;
  const over = document.querySelector('#over')!;
  document.querySelector('header button')!.addEventListener('click', ({ currentTarget }) => {
    (currentTarget as Element).setAttribute('aria-expanded', 'true');
    over.innerHTML = `<div role="menu"><div role="menuitem" tabindex="0">Profile</div>
      <div role="menuitem" tabindex="0" aria-haspopup="menu" aria-expanded="false">${entry}</div></div>`;
  });
  over.addEventListener('click', ({ target }) => {
    const name = (target as Element).textContent.trim();
    log.push(name);
    if (name === entry && !over.querySelector('[aria-label=sub]')) {
      (target as Element).setAttribute('aria-expanded', 'true');
      over.insertAdjacentHTML(
        'beforeend',
        `<div role="menu" aria-label="sub">${languages.map((each) => `<div role="menuitem" tabindex="0">${each}</div>`).join('')}</div>`,
      );
    } else if (languages.includes(name)) {
      over.innerHTML = '';
      document.querySelector('h1')!.textContent = `Boats (${name})`;
    }
  });
}

test.each([
  ['Switch the language to Deutsch', 'Language'],
  ['Change the language to German', 'Language'],
  ['Stelle die Sprache auf Deutsch', 'Sprache'],
])('%s: the entry of the menu %s in the menu of the account', async (goal, entry) => {
  accountMenu(entry, ['English', 'Deutsch', 'Français']);
  const ran = await say(goal);
  expect(log.filter((name) => name !== 'Profile')).toEqual([entry, 'Deutsch']);
  expect(ran.end).toMatch(/succeeded|done/);
});

test('a language is known by a name that is spelt almost as its own', async () => {
  accountMenu('Sprache', ['Deutsch', 'English', 'Français']);
  await say('Ändere die Sprache auf Englisch');
  expect(log.filter((name) => name !== 'Profile')).toEqual(['Sprache', 'English']);
});

test('a link that is called as the language leads there', async () => {
  document.body.innerHTML = `<main><h1>Boats</h1><p>German boats</p></main><footer><a href="#en">English</a> <a href="#de">Deutsch</a></footer>`;
  document.querySelector('footer')!.addEventListener('click', (event) => {
    event.preventDefault();
    log.push((event.target as Element).textContent);
    document.querySelector('h1')!.textContent = 'Boote';
  });
  await say('Switch the language to German');
  expect(log).toEqual(['Deutsch']);
});

test('a menu of that name without the value is not pressed at random', async () => {
  accountMenu('Language', ['English', 'Français']);
  const ran = await say('Switch the language to Deutsch');
  expect(log.filter((name) => /English|Français/.test(name))).toEqual([]);
  expect(ran.end).not.toMatch(/succeeded|done/);
});

/** Lists drawn by a script without a word of ARIA: a button that its label names, with what is chosen on it. */
function drawnLists(lists: Record<string, string[]>): () => string {
  document.body.innerHTML = `<main><h1>Boat</h1>${Object.entries(lists)
    .map(
      ([
        name,
        options,
      ]) => `<div><label for="${name}">${name}</label> <span><button id="${name}" type="button">${options[0]}</button>
        <ul hidden style="list-style:none">${options.map((option) => `<li>${option}</li>`).join('')}</ul></span></div>`,
    )
    .join('')}<div><label for="berth">Berth</label> <input id="berth"></div></main>`;
  document.querySelector('main')!.addEventListener('click', ({ target }) => {
    const [button, list] = (target as Element).closest('span')?.children ?? [];
    if (!(button instanceof HTMLElement) || !(list instanceof HTMLElement)) return;
    if (target === button) list.hidden = !list.hidden;
    else if ((target as Element).localName === 'li') {
      button.textContent = (target as Element).textContent;
      list.hidden = true;
    }
  });
  return () => [...document.querySelectorAll('button')].map((each) => each.textContent).join(' ');
}
const LISTS = { Engine: ['None', 'Diesel', 'Electric'], Rig: ['Sloop', 'Ketch', 'Yawl'] };

test.each([
  ['Change the rig to Ketch', 'None Ketch'],
  ['Set the engine to electric and the rig to yawl', 'Electric Yawl'],
  ['Choose Diesel as the engine', 'Diesel Sloop'],
  ['Setze Engine auf Electric', 'Electric Sloop'],
])('%s: a list whose button is called by its label alone', async (goal, shown) => {
  const values = drawnLists(LISTS);
  const ran = await say(goal);
  expect(ran.end).toMatch(/succeeded|done/);
  expect(values()).toBe(shown);
});

test('what such a list does not offer is not chosen, nor told so', async () => {
  const values = drawnLists(LISTS);
  document.body.insertAdjacentHTML('beforeend', '<button>Schooner</button> <a href="#schooner">Schooner</a>');
  const pressed: string[] = [];
  document.body.lastElementChild!.addEventListener('click', () => pressed.push('link'));
  document.querySelector('body > button')!.addEventListener('click', () => pressed.push('button'));
  const ran = await say('Change the rig to Schooner');
  expect(ran.end).not.toMatch(/succeeded|done/);
  expect(values()).toBe('None Sloop Schooner');
  expect(pressed).toEqual([]);
});
