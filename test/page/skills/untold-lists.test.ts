// Lists and choices that their openers do not tell of: named by a hint, shown elsewhere, agreed to in a dialog.
import { afterEach, expect, test } from 'vitest';
import { say } from './say';

afterEach(() => document.body.replaceChildren());

const $ = <E extends HTMLElement = HTMLElement>(css: string): E => document.querySelector<E>(css)!;

/** A box whose list takes what is pressed in it, and nothing that is only typed; a press on the box shuts the list. */
function suggesting(): { chosen: () => string | undefined } {
  document.body.innerHTML = `<label>City</label>
    <div><input role="combobox" aria-expanded="false" aria-haspopup="listbox" aria-controls="none" placeholder="Search a city..."></div>
    <button>Save</button><div id="over"></div>`;
  let chosen: string | undefined;
  const [box, over] = [$<HTMLInputElement>('input'), $('#over')];
  const show = (isOpen: boolean): void => {
    box.setAttribute('aria-expanded', String(isOpen));
    const fit = ['Athens', 'Cairo', 'Delhi'].filter((city) =>
      city.toLowerCase().includes(box.value.toLowerCase()),
    );
    over.innerHTML = isOpen
      ? `<ul role="listbox" aria-label="Suggestions">${fit.map((city) => `<li role="option" aria-selected="false"><a tabindex="0">${city}</a></li>`).join('')}</ul>`
      : '';
  };
  box.addEventListener('input', () => show(true));
  box.addEventListener('click', () => show(box.getAttribute('aria-expanded') !== 'true'));
  over.addEventListener('click', ({ target }) => {
    chosen = (target as Element).textContent;
    box.value = chosen;
    show(false);
  });
  return { chosen: () => chosen };
}

test('what a box named by its hint offers is taken, and not only typed', async () => {
  const page = suggesting();
  const ran = await say('set the city to Cairo');
  expect(page.chosen()).toBe('Cairo');
  expect(ran.end).toMatch(/succeeded|done/);
});
