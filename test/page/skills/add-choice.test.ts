// What is chosen in addition to what is chosen already, wherever several can be.
import { afterEach, expect, test } from 'vitest';
import { say } from './say';

afterEach(() => {
  document.body.replaceChildren();
});

const DONE = /^(?:succeeded|done)$/;
const GOAL = 'Add Anchor and Flares to the equipment';

test('options of a native list of several; what was chosen stays so', async () => {
  document.body.innerHTML = `<form><label>Equipment <select multiple>
    <option selected>Radio</option><option>Tent</option><option>Anchor</option><option>Flares</option></select></label></form>`;
  const ran = await say(GOAL);
  const chosen = [...document.querySelector('select')!.selectedOptions].map(({ text }) => text);
  expect([DONE.test(ran.end), chosen]).toEqual([true, ['Radio', 'Anchor', 'Flares']]);
});

test('options of a drawn list; what was chosen stays so', async () => {
  const chosen = new Set(['Radio']);
  document.body.innerHTML = `<form><label id="l">Equipment</label><div id="box" role="combobox" tabindex="0"
    aria-labelledby="l" aria-haspopup="listbox" aria-controls="list" aria-expanded="false">Radio</div></form><div id="over"></div>`;
  const [box, over] = [document.querySelector('#box')!, document.querySelector('#over')!];
  const draw = (): void => {
    box.textContent = [...chosen].join(', ');
    const isOpen = box.getAttribute('aria-expanded') === 'true';
    over.innerHTML = !isOpen
      ? ''
      : `<div role="listbox" id="list" aria-multiselectable="true" aria-label="Equipment">${[
          'Radio',
          'Tent',
          'Anchor',
          'Flares',
        ]
          .map((name) => `<div role="option" aria-selected="${chosen.has(name)}">${name}</div>`)
          .join('')}</div>`;
  };
  box.addEventListener('click', () => {
    box.setAttribute('aria-expanded', String(box.getAttribute('aria-expanded') !== 'true'));
    draw();
  });
  over.addEventListener('click', ({ target }) => {
    const name = (target as Element).textContent ?? '';
    if (!chosen.delete(name)) chosen.add(name);
    draw();
  });
  const ran = await say(GOAL);
  expect([DONE.test(ran.end), [...chosen]]).toEqual([true, ['Radio', 'Anchor', 'Flares']]);
});

test.each(['Add onions and olives to the pizza', 'Add olives and onions to the toppings'])(
  '%s: boxes of these names are ticked, the others stay as they are',
  async (goal) => {
    document.body.innerHTML = `<form><fieldset><legend>Toppings</legend>${['Cheese', 'Onions', 'Olives']
      .map((name) => `<label><input type="checkbox" ${name === 'Cheese' ? 'checked' : ''}> ${name}</label>`)
      .join('')}</fieldset><label>Name <input></label></form>`;
    const ran = await say(goal);
    const ticked = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    expect([DONE.test(ran.end), ticked.map(({ checked }) => checked)]).toEqual([true, [true, true, true]]);
  },
);

test('a guest is written as a tile where the guests are tiles', async () => {
  document.body.innerHTML = `<form><div role="combobox" tabindex="0" aria-label="Guest house" aria-expanded="false">Pier</div><label for="guests">Guests</label><div id="tiles">
    <span role="row">Tom Okafor <button type="button" aria-label="Remove Tom Okafor">×</button></span></div>
    <input id="guests"><label>Remarks <input id="remarks"></label></form>`;
  const field = document.querySelector<HTMLInputElement>('#guests')!;
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const tile = `<span role="row">${field.value} <button type="button" aria-label="Remove ${field.value}">×</button></span>`;
    document.querySelector('#tiles')!.insertAdjacentHTML('beforeend', tile);
    field.value = '';
  });
  const ran = await say('Add the guest Nora Field');
  const tiles = [...document.querySelectorAll('[role=row]')].map((tile) => tile.textContent?.trim());
  expect([DONE.test(ran.end), tiles]).toEqual([true, ['Tom Okafor ×', 'Nora Field ×']]);
});

test('a control of that name is pressed; a price is no new column', async () => {
  let pressed = 0;
  document.body.innerHTML = `<main><button>Add Otto to crew</button><label>Crew <select multiple><option>Otto</option></select></label>
    <label>Price <input></label></main>`;
  document.querySelector('button')!.addEventListener('click', () => {
    pressed++;
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<p>Otto is in the crew.</p>');
  });
  await say('Add Otto to the crew');
  expect([pressed, document.querySelector('select')!.selectedOptions.length]).toEqual([1, 0]);
  await say('Add Price to the columns');
  expect(document.querySelector('input')!.value).toBe('');
});
