// Words within a longer text: what is named in quotes is typed over, and nothing else; a line is added at the end; the
// text may be behind the page's "Edit".
import { afterEach, expect, test } from 'vitest';
import type { FieldValue, Intent } from '../../../src/shared/intent';
import { runIntent } from './run-intent';
import { sayAll } from './say';

const [address, title] = [location.href, document.title];
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', address);
  document.title = title;
});

const RULES = '====== House rules ======\nNo fires on the pier. Dogs on a leash.';
const area = () => document.querySelector('textarea')!;

function show(html: string, text?: string): void {
  document.body.innerHTML = html;
  if (text !== undefined) area().value = text;
}

const fill = (text: string, value: string, more: Partial<FieldValue> = {}): Intent => ({
  kind: 'fill',
  fields: [
    {
      field: { text, ...(more.append ? {} : { literal: true }) },
      value: { from: 'text', text: value },
      ...more,
    },
  ],
});

test('words of a text without a name are typed over, and the rest stays', async () => {
  show('<form><textarea></textarea><input aria-label="Summary"><button>Save</button></form>', RULES);
  expect((await runIntent(fill('Dogs on a leash', 'Dogs are welcome'))).end).toBe('succeeded');
  expect(area().value).toBe('====== House rules ======\nNo fires on the pier. Dogs are welcome.');
});

test('also where its beginning, which it is called by, says some of the words', async () => {
  const table =
    '====== Berths ======\n^ Berth ^ Boat ^ Monthly fee ^\n| 11 | Gull | 140 EUR |\n| 12 | Heron | 110 EUR |';
  show('<form><textarea></textarea><button>Save</button></form>', table);
  expect((await runIntent(fill('140 EUR', '150 EUR'))).end).toBe('succeeded');
  expect(area().value).toBe(table.replace('140', '150'));
});

test('words are found far down in a long text, of which only the beginning is told', async () => {
  const long = `${'A line of many words.\n'.repeat(300)}Dogs on a leash.`;
  show('<textarea aria-label="Page text"></textarea>', long);
  expect((await runIntent(fill('Dogs on a leash', 'Dogs are welcome'))).end).toBe('succeeded');
  expect(area().value).toBe(long.replace('on a leash', 'are welcome'));
});

test('where they stand twice, or nowhere, the text is left alone', async () => {
  const long = `${'A line of many words.\n'.repeat(300)}Dogs and Dogs.`;
  for (const words of ['Dogs', 'Cats']) {
    show('<textarea aria-label="Page text"></textarea>', long);
    const ran = await runIntent(fill(words, 'Birds'));
    expect(ran.end).toBe('unable');
    expect(ran.why).toContain(`“${words}” does not stand there just once`);
    expect(area().value).toBe(long);
  }
});

test('a name in quotes is a name: the whole field is written', async () => {
  show('<label>Description <textarea></textarea></label>', 'A description of the pier');
  await runIntent(fill('Description', 'The pier'));
  expect(area().value).toBe('The pier');
});

const WIKI = `<main><h1>House rules</h1><p>No fires on the pier. Dogs on a leash.</p></main>
  <aside><ul><li><a href="/rules?do=edit">Edit this page [e]</a></li><li><a href="/rules?do=old">Old revisions [o]</a></li></ul></aside>`;

/** The editor comes in place of the text. */
function showWiki(more = ''): void {
  show(WIKI + more);
  document.querySelector('a')!.addEventListener('click', (event) => {
    event.preventDefault();
    history.pushState(null, '', '/rules?do=edit');
    show('<main><form><textarea></textarea><button>Save</button></form></main>', RULES);
  });
}

test('the text is behind “Edit this page”', async () => {
  showWiki();
  expect((await runIntent(fill('No fires', 'No swimming', { words: true }))).end).toBe('succeeded');
  expect(area().value).toBe('====== House rules ======\nNo swimming on the pier. Dogs on a leash.');
});

test('a field that is missing is not looked for in the text of a page', async () => {
  showWiki();
  expect((await runIntent(fill('No fires', 'No swimming'))).end).toBe('unable');
  expect(document.querySelector('textarea')).toBeNull();
});

test('what is added to a page is a line at its end, and no comment under it', async () => {
  showWiki('<form><textarea aria-label="Your comment"></textarea><button>Comment</button></form>');
  expect((await runIntent(fill('page', 'No swimming.', { append: true }))).end).toBe('succeeded');
  expect(area().value).toBe(`${RULES}\nNo swimming.`);
});

test('a page without an editor is not written to', async () => {
  show(
    '<main><p>Dogs on a leash.</p></main><form><textarea aria-label="Your comment"></textarea></form>',
    '',
  );
  expect((await runIntent(fill('Dogs', 'Cats', { words: true }))).end).toBe('unable');
  expect((await runIntent(fill('page', 'No swimming.', { append: true }))).end).toBe('unable');
  expect(area().value).toBe('');
});

test.each(['replace copper with meadow in the text', 'Replace the word copper with meadow'])(
  'words without quotes are typed over alone: %s',
  async (goal) => {
    document.body.innerHTML = '<textarea>We saw the copper at noon.</textarea>';
    expect(await sayAll(goal)).toMatch(/succeeded|done/);
    expect(document.querySelector('textarea')!.value).toBe('We saw the meadow at noon.');
  },
);
