// A button that only unfolds others, one of which has its name and opens the form for something new.
import { expect, test } from 'vitest';
import { sayAll } from './say';

/** What was saved, and how often the shown contact's own form was opened. */
function contacts(): { saved: string[]; edits: number } {
  const told = { saved: [] as string[], edits: 0 };
  document.body.innerHTML = `<main><h1>Ada Lovelace</h1><p>ada@love.example</p><button id="edit">Edit</button><div id="form"></div>
    <div id="dial"><button aria-label="New contact" aria-expanded="false">+</button></div></main>`;
  const [form, dial] = ['#form', '#dial'].map((id) => document.querySelector(id)!) as [Element, Element];
  const show = (name: string) => {
    form.innerHTML = `<form><label>Name <input value="${name}"></label><label>Email <input type="email"></label><button>Save</button></form>`;
    form.firstElementChild!.addEventListener('submit', (event) => {
      event.preventDefault();
      told.saved.push([...form.querySelectorAll('input')].map(({ value }) => value).join(' '));
      form.innerHTML = '<p role="status">Contact saved</p>';
    });
  };
  document.querySelector('#edit')!.addEventListener('click', () => {
    told.edits += 1;
    show('Ada Lovelace');
  });
  dial.firstElementChild!.addEventListener('click', ({ currentTarget }) => {
    if (dial.childElementCount > 1) return;
    (currentTarget as Element).setAttribute('aria-expanded', 'true');
    dial.insertAdjacentHTML('beforeend', '<button>New list</button><button>New contact</button>');
    dial.lastElementChild!.addEventListener('click', () => show(''));
  });
  return told;
}

test('the one that came is pressed, and the form of what is shown is left alone', async () => {
  const told = contacts();
  const end = await sayAll('Add a contact named "Grace Hopper" with the email "grace@navy.example"');
  expect(end).toBe('succeeded');
  expect(told).toEqual({ saved: ['Grace Hopper grace@navy.example'], edits: 0 });
});
