// What people ask of players, plans, shared things and forms with several of a kind, in words that are not the page's.
// Pages are drawn anew after each press, as by a server.
import { afterEach, expect, test } from 'vitest';
import { say, sayAll } from './say';

type State = Record<string, string>;

let stop = new AbortController();
let asked: string[] = [];

afterEach(() => {
  stop.abort();
  stop = new AbortController();
  asked = [];
  document.body.replaceChildren();
});

/** A press on what has `data-do`, or the form with it, changes the state by those words; the page follows a while later. */
function app(state: State, draw: (state: State) => string): void {
  const { signal } = stop;
  const render = (): void => {
    if (!signal.aborted) document.body.innerHTML = `<main>${draw(state)}</main>`;
  };
  const go = (words: string): void => {
    asked.push(words);
    const [, key = '', value = ''] = /^(\S+) ?(.*)$/.exec(words) ?? [];
    state[key] = value;
    setTimeout(render, 30);
  };
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const values = [...new FormData(form)].map(
        ([name, value]) => `${name}=${typeof value === 'string' ? value : ''}`,
      );
      go(`${form.dataset['do']} ${values.join(' ')}`);
    },
    { signal },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      const words = (target as Element).closest<HTMLElement>('[data-do]:not(form)')?.dataset['do'];
      if (words !== undefined) go(words);
    },
    { signal },
  );
  render();
}

const player = ({ on = 'no', mute = 'no' }: State): string => `<h1>Harbour song</h1>
  <button data-do="on ${on === 'yes' ? 'no' : 'yes'}" aria-label="${on === 'yes' ? 'Pause' : 'Play'}">▶</button>
  <button data-do="mute ${mute === 'yes' ? 'no' : 'yes'}" aria-label="${mute === 'yes' ? 'Unmute' : 'Mute'}">🔊</button>
  <button data-do="track next" aria-label="Next track">⏭</button>`;

test.each([
  ['Play the song', {}, 'on yes'],
  ['Start playback', {}, 'on yes'],
  ['Stop the music', { on: 'yes' }, 'on no'],
  ['Pause the song', { on: 'yes' }, 'on no'],
  ['Mute it', { on: 'yes' }, 'mute yes'],
  ['Turn the sound off', { on: 'yes' }, 'mute yes'],
  ['Turn the sound on', { on: 'yes', mute: 'yes' }, 'mute no'],
  ['Play the next song', { on: 'yes' }, 'track next'],
])('a player: %s', async (goal, state, want) => {
  app({ ...state }, player);
  expect(await sayAll(goal)).toBe('succeeded');
  expect(asked).toEqual([want]);
});

const GERMAN = ({
  on = 'no',
  mute = 'no',
}: State): string => `<h1>Hafenlied</h1><div role="group" aria-label="Player">
  <button data-do="on ${on === 'yes' ? 'no' : 'yes'}" aria-label="${on === 'yes' ? 'Pause' : 'Wiedergabe'}">▶</button>
  <button data-do="mute ${mute === 'yes' ? 'no' : 'yes'}" aria-label="${mute === 'yes' ? 'Stummschaltung aufheben' : 'Stummschalten'}">🔊</button></div>`;

test.each([
  ['Spiel das Lied ab', {}, 'on yes'],
  ['Play the song', {}, 'on yes'],
  ['Halte die Musik an', { on: 'yes' }, 'on no'],
  ['Schalte den Ton aus', { on: 'yes' }, 'mute yes'],
])('a player in German: %s', async (goal, state, want) => {
  app({ ...state }, GERMAN);
  expect(await sayAll(goal)).toBe('succeeded');
  expect(asked).toEqual([want]);
});

test('one button for both is pressed where it stays pressed', async () => {
  app(
    { on: 'yes' },
    ({ on }) => `<h1>Song</h1><button aria-pressed="${on === 'yes'}" data-do="on no">Play</button>`,
  );
  expect(await sayAll('Pause the song')).toBe('succeeded');
  expect(asked).toEqual(['on no']);
});

test('what is muted is not unmuted when it is to be muted', async () => {
  app({ on: 'yes', mute: 'yes' }, player);
  expect(await sayAll('Turn the sound off')).toBe('done');
  expect(asked).toEqual([]);
});

test.each([
  ['Select the cheapest flight', 'flight UA 902'],
  ['Choose the flight for $380', 'flight UA 902'],
  ['Take the flight at 11:40', 'flight UA 902'],
  ['Select the last flight', 'flight BA 117'],
])('what is chosen is not pressed again when its button is called otherwise: %s', async (goal, want) => {
  const flights = [
    ['LH 410', '$420', '08:15'],
    ['UA 902', '$380', '11:40'],
    ['BA 117', '$510', '17:05'],
  ];
  app({}, ({ flight }) => {
    const cards = flights.map(
      ([name, price, time]) =>
        `<li><h3>${name}</h3><p>Departs ${time}</p><p>${price}</p><button data-do="flight ${name}">${flight === name ? 'Selected' : 'Select'}</button></li>`,
    );
    return `<h1>Flights</h1><ul>${cards.join('')}</ul>`;
  });
  expect(await sayAll(goal)).toMatch(/succeeded|done/);
  expect(asked).toEqual([want]);
});

const plans = ({ paid = 'monthly', plan = '' }: State): string => {
  const tab = (name: string): string =>
    `<button role="tab" aria-selected="${paid === name.toLowerCase()}" data-do="paid ${name.toLowerCase()}">${name}</button>`;
  const card = (name: string): string =>
    `<section><h2>${name}</h2><p>${plan === name ? 'Yours' : 'For all'}</p><button data-do="plan ${name}">Choose plan</button></section>`;
  return `<h1>Plans</h1><div role="tablist">${tab('Monthly')}${tab('Yearly')}</div>${['Free', 'Team', 'Business'].map(card).join('')}`;
};

test.each([
  ['Upgrade to the Team plan', ['plan Team']],
  ['Choose the yearly Team plan', ['paid yearly', 'plan Team']],
  ['Switch to yearly and choose the Team plan', ['paid yearly', 'plan Team']],
])('plans: %s', async (goal, want) => {
  app({}, plans);
  expect(await sayAll(goal)).toMatch(/succeeded|done/);
  expect(asked).toEqual(want);
});

const shared = ({
  open,
  invite = '',
}: State): string => `<h1>Plan of the boat</h1><button data-do="open it">Share</button>
  ${
    open === undefined
      ? ''
      : `<div role="dialog" aria-label="Share" style="position:fixed;inset:40px;background:#fff">
          <form data-do="invite"><label>Email <input name="to" type="email"></label>
            <label>Access <select name="as"><option>Can view</option><option>Can edit</option></select></label><button>Invite</button></form>
          <p>${invite === '' ? '' : `Invited ${invite}`}</p></div>`
  }`;

test.each([
  ['Share it with otto@x.example as editor', 'invite to=otto@x.example as=Can edit'],
  ['Share this with otto@x.example, can edit', 'invite to=otto@x.example as=Can edit'],
  ['Share this document with otto@x.example', 'invite to=otto@x.example as=Can view'],
])('a thing is shared: %s', async (goal, want) => {
  app({}, shared);
  expect(await sayAll(goal)).toBe('succeeded');
  expect(asked).toEqual(['open it', want]);
});

test('fields of several of a kind are told by whose they are', async () => {
  const person = (at: number): string =>
    `<fieldset><legend>Passenger ${at}</legend><label>First name <input name="first${at}"></label> <label>Last name <input name="last${at}"></label></fieldset>`;
  app(
    {},
    () => `<h1>Passengers</h1><form data-do="go">${person(1)}${person(2)}<button>Continue</button></form>`,
  );
  const goal =
    'Set the first name of passenger 1 to Ada, the last name of passenger 1 to Brandt, the first name of passenger 2 to Otto and the last name of passenger 2 to Weiss, then click Continue';
  expect(await sayAll(goal)).toBe('succeeded');
  expect(asked).toEqual(['go first1=Ada last1=Brandt first2=Otto last2=Weiss']);
});

test.each(['Select 25 dollars', 'Choose $25'])('an amount by its worth: %s', async (goal) => {
  app({}, ({ amount = '' }) =>
    ['$10', '$25', '$50']
      .map(
        (sum) =>
          `<button role="radio" aria-checked="${amount === sum}" data-do="amount ${sum}">${sum}</button>`,
      )
      .join(''),
  );
  expect(await sayAll(goal)).toBe('succeeded');
  expect(asked).toEqual(['amount $25']);
});

test('a look by another word for it', async () => {
  app({}, ({ dark = 'no' }) => {
    const next = dark === 'no' ? 'yes' : 'no';
    return `<div><span>Dark mode</span><span role="switch" tabindex="0" aria-checked="${dark === 'yes'}" aria-label="Dark mode" data-do="dark ${next}">◐</span></div>`;
  });
  expect(await sayAll('Enable the dark theme')).toBe('succeeded');
  expect(asked).toEqual(['dark yes']);
});

const files = (state: State): string => {
  const row = (name: string): string =>
    state[name] === 'gone'
      ? ''
      : `<tr><td>${name}</td><td><button aria-label="Delete ${name}" data-do="${name} gone">🗑</button></td></tr>`;
  return `<table><thead><tr><th>Name</th><th></th></tr></thead><tbody>${['plan.pdf', 'notes.txt', 'mast.jpg'].map(row).join('')}</tbody></table>`;
};

test.each(['Delete the files plan.pdf and mast.jpg', 'Delete plan.pdf and mast.jpg'])('%s', async (goal) => {
  app({}, files);
  expect(await sayAll(goal)).toMatch(/succeeded|done/);
  expect(asked).toEqual(['plan.pdf gone', 'mast.jpg gone']);
});

const LINKS = '<button>Share</button><a href="https://boats.example/docs">Docs</a>';
const FIELD = '<label>Share link <input readonly value="https://boats.example/s/4f"></label>';

test.each([
  ['Copy the docs link', LINKS, 'https://boats.example/docs'],
  ['Copy the share link', `<button>Share</button>${FIELD}`, 'https://boats.example/s/4f'],
])('what a link leads to: %s', async (goal, page, want) => {
  document.body.innerHTML = page;
  const ran = await say(goal);
  expect(ran.end).toBe('done');
  expect(ran.why).toContain(want);
});

test('a word is no link', async () => {
  document.body.innerHTML = LINKS;
  expect((await say('Copy the share link')).end).toBe('unable');
});
