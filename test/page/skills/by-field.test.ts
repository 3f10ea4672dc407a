// Lists narrowed by one of the fields of what they list: its own filter is set, and no search of the whole site is
// given the sentence.
import { afterEach, expect, test } from 'vitest';
import { say } from './say';

afterEach(() => {
  document.body.replaceChildren();
});

const $ = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector)!;
const isDone = (end: string): boolean => end === 'done' || end === 'succeeded';

/** A list of leaks under a filter with its own button, beside a search of all that the harbour has; what was sent. */
function harbour(filter: string): string[] {
  document.body.innerHTML = `<aside><form role="search" id="site"><input type="text" placeholder="type here to search"><button>Search</button></form>
      <nav><a href="#leaks">Leaks</a><a href="#boats">Boats</a></nav></aside>
    <main><h1>Leaks</h1><form id="filter">${filter}<button>Apply</button> <button type="reset">Reset</button></form>
    <table><thead><tr><th>Time</th><th>Severity</th><th>Name</th></tr></thead><tbody>
      <tr><td>10:02</td><td>Low</td><td>Drip in the bilge</td></tr><tr><td>10:07</td><td>High</td><td>Hole in the hull</td></tr>
      <tr><td>10:09</td><td>Warning</td><td>Wet deck</td></tr></tbody></table></main>`;
  const sent: string[] = [];
  const shown = (form: HTMLFormElement): string[] =>
    [...form.querySelectorAll<HTMLInputElement>('input')]
      .filter(({ type, checked }) => type === 'text' || checked)
      .map(({ value }) => value);
  for (const form of document.querySelectorAll('form'))
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(`${form.id}: ${shown(form).join(', ')}`);
      $('main').insertAdjacentHTML('beforeend', '<p>1 found</p>');
      const [words = ''] = shown(form).filter((each) => each !== '');
      for (const row of document.querySelectorAll<HTMLElement>('tbody tr'))
        row.hidden = !row.textContent.includes(words);
    });
  return sent;
}

const SEVERITIES = `<fieldset><legend>Severity</legend>${['Low', 'Warning', 'High']
  .map((name) => `<label><input type="checkbox" value="${name}"> ${name}</label>`)
  .join('')}</fieldset>`;

test.each([
  'Show only leaks with the severity High',
  'Show only the leaks whose severity is high',
  'Show only leaks with severity High',
])('the box of the value is ticked and applied: %s', async (goal) => {
  const sent = harbour(SEVERITIES);
  expect(isDone((await say(goal)).end)).toBe(true);
  expect(sent).toEqual(['filter: High']);
});

test('„deren Schweregrad hoch ist“', async () => {
  const sent = harbour(SEVERITIES.replaceAll('High', 'Hoch').replaceAll('Severity', 'Schweregrad'));
  expect(isDone((await say('Zeige nur Lecks, deren Schweregrad hoch ist')).end)).toBe(true);
  expect(sent).toEqual(['filter: Hoch']);
});

test('what the page has no filter for is not given to the search of the site', async () => {
  const sent = harbour(SEVERITIES);
  for (const goal of ['Show only leaks whose owner is Otto', 'Show only leaks with wet decks'])
    expect(isDone((await say(goal)).end)).toBe(false);
  expect(sent).toEqual([]);
  expect($<HTMLInputElement>('#site input').value).toBe('');
});

test.each([
  ['a field for it', '<label>Name <input type="text"></label>', 'filter: Hole'],
  ['none', SEVERITIES, 'site: Hole'],
])('what a name contains is searched for where the filter has %s', async (_, filter, expected) => {
  const sent = harbour(filter);
  expect((await say('Search for leaks whose name contains Hole')).end).toBe('succeeded');
  expect(sent).toEqual([expected]);
});

test('the name of what is to be made is no filter', async () => {
  const sent = harbour('<label>Name <input type="text"></label>');
  $('#filter').id = 'new';
  $('#new').innerHTML = '<label>Name <input type="text"></label> <button>Create</button>';
  await say('Show only leaks whose name contains Hole');
  await say('Search for leaks whose name contains Hole');
  expect(sent).toEqual(['site: Hole']);
});

/** Links that bear tags, over them a box that takes words and what else is given. */
function links(more: string): { sent: string[]; pressed: string[] } {
  const row = (name: string, ...tags: string[]): string =>
    `<li><h2><a href="#${name}">${name}</a></h2>${tags.map((tag) => `<a href="#tag-${tag}">${tag}</a>`).join(' · ')} <a href="#edit">Edit</a></li>`;
  document.body.innerHTML = `<main><h1>Links</h1><form><input type="text" aria-label="Search text">${more}<button>Search</button></form>
    <a href="/untagged">Filter untagged links</a><ul>${row('Rye bread', 'cooking', 'rye')}${row('Tide tables', 'sailing')}${row('Soup', 'cooking')}</ul></main>`;
  const [sent, pressed]: [string[], string[]] = [[], []];
  const keep = (words: string): void => {
    for (const each of document.querySelectorAll('li')) each.hidden = !each.textContent.includes(words);
    $('h1').textContent = words === '' ? 'Links' : 'Some links';
  };
  $('form').addEventListener('submit', (event) => {
    event.preventDefault();
    const values = [...document.querySelectorAll('input')].map(({ value }) => value);
    sent.push(values.join('|'));
    keep(values.join(''));
  });
  $('main').addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    pressed.push(link.textContent);
    if (link.hash.startsWith('#tag')) keep(link.textContent);
  });
  return { sent, pressed };
}

test('what is tagged is shown by its tag, as a row bears it', async () => {
  const { sent, pressed } = links('');
  expect(isDone((await say('Show only the links tagged cooking')).end)).toBe(true);
  expect([sent, pressed]).toEqual([[], ['cooking']]);
});

test('or by the field for tags', async () => {
  const { sent, pressed } = links('<input type="text" aria-label="Filter by tag">');
  for (const tags of document.querySelectorAll('li'))
    tags.innerHTML = tags.innerHTML.replaceAll(/<a href="#tag-(\w+)">\w+<\/a>/g, '<span>$1</span>');
  expect(isDone((await say('Show only the links tagged cooking')).end)).toBe(true);
  expect([sent, pressed]).toEqual([['|cooking'], []]);
});

test('words that show nothing do not stay in the filter, and no other filter is set', async () => {
  const { sent, pressed } = links('');
  expect(isDone((await say('Show only lighthouse links')).end)).toBe(false);
  expect([sent, pressed]).toEqual([['lighthouse links', ''], []]);
  expect($<HTMLInputElement>('input').value).toBe('');
});

test('a box that takes Enter for the choice of what it offers is sent by the button of its form', async () => {
  const { sent } = links(
    '<input type="text" role="combobox" aria-label="Filter by tag" aria-expanded="false">',
  );
  for (const tags of document.querySelectorAll('li'))
    tags.innerHTML = tags.innerHTML.replaceAll(/<a href="#tag-(\w+)">\w+<\/a>/g, '<span>$1</span>');
  $('[role=combobox]').addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault();
  });
  await say('Show only the links tagged cooking');
  expect(sent).toEqual(['|cooking']);
});

test('a filter that stands open is not shut for the field in it', async () => {
  const sent = harbour('<label>Name <input type="text"></label>');
  let shut = 0;
  $('h1').insertAdjacentHTML('afterend', '<a href="#filter" aria-expanded="true">Filter</a>');
  $('main a').addEventListener('click', () => shut++);
  expect(isDone((await say('Show only leaks whose name contains Hole')).end)).toBe(true);
  expect([sent, shut]).toEqual([['filter: Hole'], 0]);
});

test('a button beside the form, which a script reads, makes the ticked box count', async () => {
  harbour('');
  $('#filter').outerHTML =
    `<form><fieldset><legend>Severity</legend><label><input type="checkbox" value="low"> Low</label>
    <label><input type="checkbox" value="high"> High</label></fieldset></form><div><button id="apply">Apply</button> <button>Reset</button></div>`;
  const sent: string[] = [];
  $('#apply').addEventListener('click', () => {
    sent.push(...[...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value));
    document.querySelector('tbody')!.innerHTML =
      '<tr><td>10:07</td><td>High</td><td>Hole in the hull</td></tr>';
  });
  const { end } = await say('Show only problems with the severity High');
  expect([isDone(end), sent]).toEqual([true, ['high']]);
});
