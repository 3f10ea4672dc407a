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

/** A dialog with radios that count once they are agreed to, behind a button that tells its name and what is chosen. */
function agreedTo(): { destination: () => string } {
  document.body.innerHTML = `<main><h1>Trip</h1><button aria-haspopup="dialog" aria-expanded="false">Destination, Choose</button></main><div id="over"></div>`;
  let destination = '';
  const over = $('#over');
  $('main button').addEventListener('click', () => {
    over.innerHTML = `<div role="dialog" aria-modal="true" aria-label="Destination" style="position:fixed;inset:0;background:#fff"><h2>Destination</h2><div role="radiogroup">${['Rome', 'Oslo'].map((city) => `<button role="radio" aria-checked="false">${city}</button>`).join('')}</div><button>Cancel</button><button>OK</button></div>`;
  });
  over.addEventListener('click', ({ target }) => {
    const pressed = target as Element;
    if (pressed.getAttribute('role') === 'radio') pressed.setAttribute('aria-checked', 'true');
    if (pressed.textContent === 'OK')
      destination = over.querySelector('[aria-checked=true]')?.textContent ?? '';
    if (/OK|Cancel/.test(pressed.textContent)) over.innerHTML = '';
  });
  return { destination: () => destination };
}

test.each(['set the destination to Oslo', 'choose Oslo as the destination'])(
  '%s: what is chosen in a dialog is agreed to',
  async (goal) => {
    const page = agreedTo();
    const ran = await say(goal);
    expect(page.destination()).toBe('Oslo');
    expect(ran.end).toMatch(/succeeded|done/);
  },
);

test('"Select a carrier" on a button is the list of carriers', async () => {
  document.body.innerHTML = `<p>Carrier</p><button>Select a carrier</button><button>Save</button><div id="over"></div>`;
  const over = $('#over');
  $('button').addEventListener('click', () => {
    over.innerHTML = `<ul role="listbox">${['DHL', 'FedEx'].map((name) => `<li role="option" tabindex="0">${name}</li>`).join('')}</ul>`;
  });
  over.addEventListener('click', ({ target }) => {
    $('button').textContent = (target as Element).textContent;
    over.innerHTML = '';
  });
  const ran = await say('choose FedEx as the carrier');
  expect($('button').textContent).toBe('FedEx');
  expect(ran.end).toMatch(/succeeded|done/);
});
