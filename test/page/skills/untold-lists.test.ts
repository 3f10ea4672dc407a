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

test('a tab in a custom element that takes the pointer for it is pressed by its own name', async () => {
  class Segment extends HTMLElement {
    connectedCallback(): void {
      const root = this.attachShadow({ mode: 'open' });
      root.innerHTML = `<button role="tab" aria-selected="false" style="width:100%;height:100%;pointer-events:none;border:0"><slot></slot></button>`;
    }
  }
  if (!customElements.get('x-segment')) customElements.define('x-segment', Segment);
  document.body.innerHTML = `<style>x-segment{display:block;width:200px;height:40px;cursor:pointer}x-segment span{pointer-events:none}</style>
    <div role="tablist" style="display:flex">${['Book', 'My trips', 'Preferences'].map((name) => `<x-segment><span>${name}</span></x-segment>`).join('')}</div><main><p>Book a trip</p></main>`;
  let opened = '';
  for (const segment of document.querySelectorAll('x-segment'))
    segment.addEventListener('click', () => {
      opened = segment.textContent;
      $('main').innerHTML = `<p>${opened} it is</p>`;
    });
  const ran = await say('open my trips');
  expect(opened).toBe('My trips');
  expect(ran.end).toMatch(/succeeded|done/);
});

test('a slider named by the numbers along its line has the title above it', async () => {
  const slider = (title: string, labels: string): string =>
    `<div><div>${title}</div><div style="height:40px;width:300px;position:relative" id="${title}"><span>0</span><span style="position:absolute;right:0">100</span>
    <span role="slider" tabindex="0" ${labels} aria-valuemin="0" aria-valuemax="100" aria-valuenow="20" style="position:absolute;top:20px;left:60px;width:16px;height:16px"></span></div></div>`;
  document.body.innerHTML =
    slider('Priority', 'aria-labelledby="Priority"') + slider('Effort', 'aria-label="Slider"');
  for (const handle of document.querySelectorAll('[role=slider]'))
    handle.addEventListener('keydown', (event) => {
      const step =
        { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[(event as KeyboardEvent).key] ?? 0;
      handle.setAttribute('aria-valuenow', String(Number(handle.getAttribute('aria-valuenow')) + step));
    });
  await say('set the priority to 75');
  await say('set the effort to 30');
  const values = [...document.querySelectorAll('[role=slider]')].map((each) =>
    each.getAttribute('aria-valuenow'),
  );
  expect(values).toEqual(['75', '30']);
});
