// A comment goes to a field of the post that is meant, or to one that it opened: never to what writes a new post.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

let stopped = new AbortController();
afterEach(() => {
  stopped.abort();
  stopped = new AbortController();
  document.body.replaceChildren();
});

const POSTS = ['Rust in practice', 'Baking bread', 'Night trains'];
const sent: string[] = [];

/** A feed with a field for new posts over it; `press` is what a button of a post does. */
function feed(inPost: string, press: (button: Element, post: Element) => void = () => undefined): void {
  sent.length = 0;
  document.body.innerHTML = `<main><h1>Feed</h1>
    <section id="composer"><textarea aria-label="What’s new?"></textarea><button type="button">Send</button></section>
    <div id="posts">${POSTS.map((title) => `<article><h2>${title}</h2><p>Some words on it.</p><button>Like</button>${inPost}</article>`).join('')}</div></main>`;
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button, a');
      if (!button) return;
      const post = button.closest('article, #composer, [role=dialog], #open');
      const field = post?.querySelector<HTMLTextAreaElement>('textarea, input');
      if (/^(?:Send|Post|Publish)$/.test(button.textContent) && field) {
        sent.push(`${post!.querySelector('h2')?.textContent ?? 'new post'}: ${field.value}`);
        post!.insertAdjacentHTML('beforeend', `<p>${field.value}</p>`);
        field.value = '';
      } else if (post) press(button, post);
    },
    { signal: stopped.signal },
  );
}
const FIELD =
  '<div class="reply"><textarea placeholder="Add a comment"></textarea><button type="button">Post</button></div>';
const comment = (text = 'Baking bread') =>
  runIntent({ kind: 'item', item: { text }, action: 'reply', value: 'Nice' });

test('into the field that the post’s own button opens in it', async () => {
  feed('<button>Comment</button>', (button, post) => {
    if (button.textContent === 'Comment') post.insertAdjacentHTML('beforeend', FIELD);
  });
  const ran = await comment();
  expect([ran.end, sent]).toEqual(['succeeded', ['Baking bread: Nice']]);
});

test('into the field that stands in the post', async () => {
  feed(FIELD);
  const ran = await comment();
  expect([ran.end, sent]).toEqual(['succeeded', ['Baking bread: Nice']]);
});

test('into a dialog that the post’s button opens', async () => {
  feed('<button aria-label="3 comments">💬 3</button>', (button, post) => {
    if (button.getAttribute('aria-label'))
      document.body.insertAdjacentHTML(
        'beforeend',
        `<div role="dialog" aria-modal="true" aria-label="Comments" style="position:fixed;inset:50px;background:#fff"><h2>${post.querySelector('h2')!.textContent}</h2>${FIELD}</div>`,
      );
  });
  const ran = await comment();
  expect([ran.end, sent]).toEqual(['succeeded', ['Baking bread: Nice']]);
});

test('nothing is written where the post takes no comment', async () => {
  feed('');
  const ran = await comment();
  expect([sent, document.querySelector('textarea')!.value]).toEqual([[], '']);
  expect(['succeeded', 'done']).not.toContain(ran.end);
});

test('nor where its button opens nothing to write into', async () => {
  feed('<button>Comment</button>', (_button, post) =>
    post.insertAdjacentHTML('beforeend', '<p>No comments yet.</p>'),
  );
  const ran = await comment();
  expect([sent, document.querySelector('textarea')!.value]).toEqual([[], '']);
  expect(['succeeded', 'done']).not.toContain(ran.end);
});

test('nor where the post is opened and the field for new posts stays over it', async () => {
  feed('', (button) => {
    if (button.localName === 'a')
      document.querySelector('#posts')!.outerHTML =
        '<div id="open"><h2>Baking bread</h2><p>All of it.</p></div>';
  });
  document
    .querySelectorAll('h2')
    .forEach((title) => (title.innerHTML = `<a href="javascript:void 0">${title.textContent}</a>`));
  const ran = await comment();
  expect([sent, document.querySelector('textarea')!.value]).toEqual([[], '']);
  expect(['succeeded', 'done']).not.toContain(ran.end);
});

test('a comment goes into empty notes where no field is called so, and never over notes that are there', async () => {
  const record = (notes: string): void => {
    document.body.innerHTML = `<main><h1>Walrus</h1><form><label>Name <input value="Walrus"></label>
      <label>Notes <textarea id="notes">${notes}</textarea></label><button>Save</button></form></main>`;
  };
  const wish = {
    kind: 'fill' as const,
    fields: [{ field: { text: 'comment' }, value: { from: 'text' as const, text: 'Needs a mast' } }],
  };
  record('');
  expect((await runIntent(wish)).end).toBe('succeeded');
  expect(document.querySelector<HTMLTextAreaElement>('#notes')!.value).toBe('Needs a mast');
  record('Hull to be painted.');
  expect((await runIntent(wish)).end).not.toBe('succeeded');
  expect(document.querySelector<HTMLTextAreaElement>('#notes')!.value).toBe('Hull to be painted.');
});
