// Words that stand in an editor are no name of it: they are typed over, and the rest stays.
import { expect, test } from 'vitest';
import { runIntent } from './run-intent';

const replace = (words: string, text: string) =>
  runIntent({ kind: 'fill', fields: [{ field: { text: words }, value: { from: 'text', text } }] });

test.each(['<h1>Article</h1>', ''])(
  'a word in an editor below %j is replaced, and nothing else of it',
  async (above) => {
    document.body.innerHTML = `${above}<div contenteditable="true"><p>This is an <b>urgent</b> note.</p><p>Second paragraph.</p></div>`;
    expect((await replace('urgent', 'important')).end).toBe('succeeded');
    const [first, second] = document.querySelectorAll('p');
    expect(first?.textContent).toBe('This is an important note.');
    expect(second?.textContent).toBe('Second paragraph.');
  },
);

test('an editor that is named is filled as a whole', async () => {
  document.body.innerHTML = `<div contenteditable="true" role="textbox" aria-label="Urgent note">An urgent note.</div>`;
  expect((await replace('urgent note', 'All is well.')).end).toBe('succeeded');
  expect(document.querySelector('div')!.textContent).toBe('All is well.');
});
