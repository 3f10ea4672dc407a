// Words in editors that are to look otherwise: done when the editor shows them so.
import { expect, test } from 'vitest';
import type { IntentOf } from '../../../src/shared/intent';
import { runIntent } from './run-intent';

function editor(inner: string, toolbar = ''): HTMLElement {
  document.body.innerHTML = `${toolbar}<div contenteditable="true" role="textbox" aria-label="Note">${inner}</div>`;
  return document.querySelector<HTMLElement>('[contenteditable]')!;
}

const format = (text: string, style: IntentOf<'format'>['style']) =>
  runIntent({ kind: 'format', text, style });

test('the key for it where the editor has no button', async () => {
  const note = editor('<p>Start the art now.</p>');
  expect((await format('art', 'bold')).end).toBe('done');
  expect(note.querySelector('b, strong, span[style]')?.textContent).toBe('art');
  expect(note.textContent).toBe('Start the art now.');
});

test('the button of the editor, and no other that begins with the word', async () => {
  const note = editor(
    '<p>See the docs.</p>',
    '<button aria-label="Boldface fonts…"></button><button aria-label="Format Bold (Ctrl+B)"></button>',
  );
  const pressed: string[] = [];
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => {
      pressed.push(button.ariaLabel ?? '');
      document.execCommand('bold');
    });
  }
  expect((await format('docs', 'bold')).end).toBe('done');
  expect(pressed).toEqual(['Format Bold (Ctrl+B)']);
  expect(note.querySelector('b, strong')?.textContent).toBe('docs');
});

test('what looks so already is left alone', async () => {
  const note = editor('<p>See the <i>docs</i>.</p>');
  expect((await format('docs', 'italic')).end).toBe('done');
  expect(note.innerHTML).toBe('<p>See the <i>docs</i>.</p>');
});

test('an editor that takes no styles is told of', async () => {
  const note = editor('<p>See the docs.</p>', '<button aria-label="Bold"></button>');
  note.addEventListener('keydown', (event) => event.preventDefault());
  const { plan } = await format('docs', 'bold');
  expect(plan.kind).toBe('unable');
  expect(note.textContent).toBe('See the docs.');
});

test('words that no editor holds are not looked for elsewhere', async () => {
  editor('<p>See the docs.</p>', '<p>urgent</p><div contenteditable="true">Other</div>');
  expect((await format('urgent', 'bold')).plan.kind).toBe('unable');
});
