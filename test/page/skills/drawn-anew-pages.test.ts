// Players, lists of posts and people, files and settings that are drawn anew after each press.
import { afterEach, expect, test } from 'vitest';
import { drawAnew, type DrawnAnew } from './drawn-anew';
import { sayAll } from './say';

let page: DrawnAnew | undefined;
afterEach(() => page?.stop());

/** Adds the name to the set, or takes it out. */
const flip = (names: Set<string>, name: string) => (names.has(name) ? names.delete(name) : names.add(name));

const posts = () =>
  drawAnew(
    new Set<string>(),
    (liked) =>
      ['Rain at last', 'Plums are ripe', 'New shed']
        .map(
          (name) => `<article><h2>${name}</h2><p>by Ada</p>
            <button aria-pressed="${liked.has(name)}" data-do="like ${name}">Like</button></article>`,
        )
        .join(''),
    (liked, _verb, name) => flip(liked, name),
  );

const people = () =>
  drawAnew(
    new Set<string>(),
    (followed) =>
      `<ul>${['Ada Brandt', 'Otto Weiss', 'Lena Vogt']
        .map(
          (name) => `<li><a href="#${name}" data-do="open ${name}">${name}</a><p>Gardener</p>
            <button data-do="follow ${name}">${followed.has(name) ? 'Following' : 'Follow'}</button></li>`,
        )
        .join('')}</ul>`,
    (followed, verb, name) => verb === 'follow' && flip(followed, name),
  );

interface Player {
  at: number;
  rate: string;
  open: boolean;
}
const player = () =>
  drawAnew<Player>(
    { at: 0, rate: '1x', open: false },
    ({ at, rate, open }) => `<p>${['Dawn', 'Noon', 'Dusk'][at]}</p><div role="group" aria-label="Player">
      <button aria-label="Previous" data-do="previous">⏮</button><button aria-label="Play" data-do="play">▶</button>
      <button aria-label="Next" data-do="next">⏭</button>
      <button aria-haspopup="menu" aria-expanded="${open}" data-do="menu">Speed: ${rate}</button>
      ${open ? `<ul role="menu">${['1x', '1.5x', '2x'].map((each) => `<li role="menuitemradio" tabindex="-1" data-do="rate ${each}">${each}</li>`).join('')}</ul>` : ''}</div>`,
    (state, verb, name) => {
      if (verb === 'next') state.at = (state.at + 1) % 3;
      if (verb === 'rate') state.rate = name;
      state.open = verb === 'menu' && !state.open;
    },
  );

const users = () =>
  drawAnew(
    { open: '', off: new Set<string>() },
    ({ open, off }) =>
      `<table><thead><tr><th>Name</th><th>Status</th><th></th></tr></thead><tbody>${[
        'Ada Brandt',
        'Otto Weiss',
      ]
        .map(
          (name) => `<tr><td>${name}</td><td>${off.has(name) ? 'Inactive' : 'Active'}</td><td>
            <button aria-label="More" aria-haspopup="menu" data-do="menu ${name}">⋮</button>${
              open === name
                ? `<ul role="menu"><li role="menuitem" tabindex="-1" data-do="edit ${name}">Edit</li>
                   <li role="menuitem" tabindex="-1" data-do="off ${name}">Disable</li></ul>`
                : ''
            }</td></tr>`,
        )
        .join('')}</tbody></table>`,
    (state, verb, name) => {
      state.open = verb === 'menu' && state.open !== name ? name : '';
      if (verb === 'off') state.off.add(name);
    },
  );

const FILES = ['notes.txt', 'plan.pdf', 'plums.jpg'];
const ticked = () =>
  drawAnew(
    new Set<string>(),
    (
      chosen,
    ) => `<h1>Files</h1><button data-do="download" ${chosen.size === 0 ? 'disabled' : ''}>Download</button>
      <table><thead><tr><th></th><th>Name</th><th>Size</th></tr></thead><tbody>${FILES.map(
        (name) =>
          `<tr><td><input type="checkbox" data-do="tick ${name}" aria-label="${name}" ${chosen.has(name) ? 'checked' : ''}></td>
          <td>${name}</td><td>3 kB</td></tr>`,
      ).join('')}</tbody></table>`,
    (chosen, verb, name) => verb === 'tick' && flip(chosen, name),
  );
const owned = () =>
  drawAnew(
    {},
    () =>
      `<table><thead><tr><th>Name</th><th></th></tr></thead><tbody>${FILES.map(
        (name) =>
          `<tr><td>${name}</td><td><button aria-label="Download" data-do="download ${name}">⤓</button></td></tr>`,
      ).join('')}</tbody></table>`,
  );

const notices = () =>
  drawAnew(
    new Set(['Newsletter', 'Special offers and promotions', 'Emails when someone mentions me']),
    (on) =>
      [...['Newsletter', 'Special offers and promotions', 'Text messages', 'Emails when someone mentions me']]
        .map(
          (name) =>
            `<p><button role="switch" aria-checked="${on.has(name)}" aria-label="${name}" data-do="set ${name}"></button> ${name}</p>`,
        )
        .join(''),
    (on, _verb, name) => flip(on, name),
  );

test.each([
  ['Like all posts', posts, ['like Rain at last', 'like Plums are ripe', 'like New shed']],
  ['Like the first two posts', posts, ['like Rain at last', 'like Plums are ripe']],
  ['Follow everyone', people, ['follow Ada Brandt', 'follow Otto Weiss', 'follow Lena Vogt']],
  ['Skip this song', player, ['next']],
  ['Next track', player, ['next']],
  ['Play at 1.5x speed', player, ['menu', 'rate 1.5x']],
  ['Deactivate Otto Weiss', users, ['menu Otto Weiss', 'off Otto Weiss']],
  ['Download notes.txt', ticked, ['tick notes.txt', 'download']],
  ['Download notes.txt and plan.pdf', ticked, ['tick notes.txt', 'tick plan.pdf', 'download']],
  ['Download all files', owned, ['download notes.txt', 'download plan.pdf', 'download plums.jpg']],
  ['Stop sending me the newsletter', notices, ['set Newsletter']],
  ["Don't send me special offers", notices, ['set Special offers and promotions']],
  ["Don't email me when someone mentions me", notices, ['set Emails when someone mentions me']],
])('%s', async (goal, open, wanted) => {
  page = open();
  expect(await sayAll(goal)).toMatch(/done|succeeded/);
  expect(page.pressed).toEqual(wanted);
});

test('a song that is not there is looked for in no other song', async () => {
  page = player();
  await sayAll('Play the song “Midnight”');
  expect(page.pressed.filter((each) => each !== 'menu')).toEqual([]);
});

test('pictures that come round are turned through once', async () => {
  const names = ['Oak', 'Elm', 'Ash'];
  page = drawAnew(
    { at: 0 },
    ({ at }) => `<h2>${names[at]}</h2><p>A tree called ${names[at]}</p><button data-do="next">Next</button>`,
    (state) => (state.at = (state.at + 1) % 3),
  );
  await sayAll('Delete the tree “Birch”');
  expect(page.pressed.length).toBeLessThan(6);
});
