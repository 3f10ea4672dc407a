// A button that sends its form, and a form that does not take it: the press is not told as done.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

afterEach(() => document.body.replaceChildren());

/** The field is marked as pages do it once they are sent, and as it is left, which a press elsewhere does as well. */
function booking(marks: 'sent' | 'left'): void {
  document.body.innerHTML = `<main><h1>Book a boat</h1><form novalidate>
    <label for="boat">Boat</label><input id="boat" required aria-invalid="false"><p id="why" hidden>Choose a boat</p>
    <button type="submit">Book</button></form><button id="help">Show help</button></main>`;
  const field = document.querySelector<HTMLInputElement>('#boat')!;
  const mark = (): void => {
    field.setAttribute('aria-invalid', String(field.value === ''));
    document.querySelector<HTMLElement>('#why')!.hidden = field.value !== '';
  };
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    if (marks === 'sent') mark();
  });
  if (marks === 'left') field.addEventListener('blur', mark);
  document.querySelector('#help')!.addEventListener('click', () => document.body.append('Call the harbour.'));
  if (marks === 'left') field.focus();
}

test('a press after which a field of the form is marked as wrong has failed, and says which field', async () => {
  booking('sent');
  const ran = await runIntent({ kind: 'click', target: { text: 'Book' } });
  expect(ran.end).not.toBe('succeeded');
  expect(ran.why).toContain('Boat');
  expect(ran.attempts).toHaveLength(1);
});

test('a press beside a form is done, though the field that is left by it is marked', async () => {
  booking('left');
  const ran = await runIntent({ kind: 'click', target: { text: 'Show help' } });
  expect(ran.end).toBe('succeeded');
});

test('conditions alone mean no button that happens to be there', async () => {
  booking('sent');
  let sent = 0;
  document.querySelector('form')!.addEventListener('submit', () => sent++);
  const where = [{ field: 'by', op: 'is' as const, value: 'invoice' }];
  const ran = await runIntent({ kind: 'item', item: { text: '', where }, action: 'pay' });
  expect(ran.end).toBe('unable');
  expect(sent).toBe(0);
});

test.each([
  ['The subject is empty. Would you like to enter one now?', 'unable'],
  ['The message is not sent yet. Please enter a recipient.', 'unable'],
  ['Order placed. Would you like to create an account?', 'succeeded'],
  ['Submit this form?', 'succeeded'],
])('a form that is sent and answered by “%s” has %s', async (words, end) => {
  document.body.innerHTML =
    '<main><h1>Order</h1><form><label>Note <input value="Rope"></label><button>Send</button></form></main>';
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div role="dialog" aria-modal="true" aria-label="Order"><p>${words}</p><button>Go on</button></div>`,
    );
  });
  expect((await runIntent({ kind: 'submit' })).end).toBe(end);
});

test('what shows a form first, or keeps it, is not what sends it', async () => {
  document.body.innerHTML =
    '<main><form><label>Note <input value="Rope"></label><button>Preview</button><button>Pin it up</button><button>Save draft</button></form></main>';
  const pressed: string[] = [];
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    pressed.push((event.submitter as HTMLButtonElement).textContent);
    document.querySelector('main')!.textContent = 'It hangs there.';
  });
  await runIntent({ kind: 'submit' });
  expect(pressed).toEqual(['Pin it up']);
});
