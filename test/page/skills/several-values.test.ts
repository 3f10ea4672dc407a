// Boxes that several values are chosen in, each of its own: chosen ones become tiles with a button that takes them out.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

const SKILLS = ['Ada', 'C++', 'Rust', 'Scala', 'Swift'];

interface Made {
  chosen: () => string[];
  typed: () => string;
}

/** An editable box with a list; `free`: what is typed is taken by Enter. */
function multi(options: { chosen?: string[]; free?: boolean; opens?: 'click' | 'typing' } = {}): Made {
  document.body.innerHTML = `<form onsubmit="return false"><p><label>Name <input></label></p>
    <div><label for="s">Skills</label> <span id="tiles"></span>
    <input id="s" role="combobox" aria-expanded="false" aria-controls="l" aria-autocomplete="list"></div>
    <ul id="l" role="listbox" aria-multiselectable="true" hidden></ul><p><button>Save</button></p></form>`;
  const input = document.querySelector<HTMLInputElement>('#s')!;
  const list = document.querySelector<HTMLElement>('#l')!;
  const chosen = [...(options.chosen ?? [])];
  const draw = (): void => {
    document.querySelector('#tiles')!.innerHTML = chosen
      .map(
        (name) =>
          `<span class="tile">${name} <button type="button" aria-label="Remove ${name}">×</button></span>`,
      )
      .join(' ');
    list.innerHTML = SKILLS.filter((name) => name.toLowerCase().includes(input.value.toLowerCase()))
      .map((name) => `<li role="option" aria-selected="${chosen.includes(name)}">${name}</li>`)
      .join('');
  };
  const show = (isOpen: boolean): void => {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    draw();
  };
  draw();
  input.addEventListener('click', () => show(options.opens !== 'typing'));
  input.addEventListener('input', () => show(input.value !== ''));
  input.addEventListener('blur', () => show(false));
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') show(false);
    if (event.key !== 'Enter' || !options.free) return;
    event.preventDefault();
    chosen.push(input.value);
    input.value = '';
    show(false);
  });
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const name = (event.target as Element).textContent;
    if (chosen.includes(name)) chosen.splice(chosen.indexOf(name), 1);
    else chosen.push(name);
    input.value = '';
    show(false);
  });
  document.querySelector('#tiles')!.addEventListener('click', (event) => {
    const name = (event.target as Element).getAttribute('aria-label')?.replace('Remove ', '');
    if (name === undefined) return;
    chosen.splice(chosen.indexOf(name), 1);
    draw();
  });
  return { chosen: () => [...chosen].sort(), typed: () => input.value };
}

const set = (text: string) =>
  runIntent({ kind: 'fill', fields: [{ field: { text: 'skills' }, value: { from: 'text', text } }] });

test.each(['click', 'typing'] as const)(
  'each of several values is chosen as an option of its own, where the list opens by %s',
  async (opens) => {
    const { chosen, typed } = multi({ opens });
    const ran = await set('Rust, Scala and C++');
    expect([chosen(), typed(), ran.end]).toEqual([
      ['C++', 'Rust', 'Scala'],
      '',
      expect.stringMatching(/succeeded|done/),
    ]);
  },
);

test('what is chosen already stays chosen, and what else was chosen is taken out', async () => {
  const { chosen } = multi({ chosen: ['Ada', 'Scala'] });
  const ran = await set('Rust und Scala');
  expect([chosen(), ran.end]).toEqual([['Rust', 'Scala'], expect.stringMatching(/succeeded|done/)]);
});

const choose = (...names: string[]) =>
  runIntent({ kind: 'choose', options: names.map((text) => ({ text })), field: { text: 'skills' } });

test('what is to be chosen comes to what is chosen already', async () => {
  const { chosen } = multi({ chosen: ['Ada'], opens: 'typing' });
  const one = await choose('Rust');
  expect([chosen(), one.end]).toEqual([['Ada', 'Rust'], expect.stringMatching(/succeeded|done/)]);
  const two = await choose('Rust', 'Swift');
  expect([chosen(), two.end]).toEqual([['Ada', 'Rust', 'Swift'], expect.stringMatching(/succeeded|done/)]);
});

test.each([
  ['set', () => set('Rust、COBOL')],
  ['chosen', () => choose('Rust', 'COBOL')],
])('a value that is no option is told, and not typed, where it is %s', async (_how, run) => {
  const { chosen, typed } = multi();
  const ran = await run();
  expect([ran.end, ran.why, chosen(), typed()]).toEqual([
    'unable',
    expect.stringContaining('COBOL'),
    ['Rust'],
    '',
  ]);
});

test('of a list that takes one value several are not chosen, and a place with a comma in it is one', async () => {
  const single = (names: readonly string[]): HTMLInputElement => {
    document.body.innerHTML = `<label for="s">Skills</label> <input id="s" role="combobox" aria-expanded="false" aria-controls="l">
      <ul id="l" role="listbox" hidden>${names.map((name) => `<li role="option">${name}</li>`).join('')}</ul>`;
    const [input, list] = [document.querySelector('input')!, document.querySelector('ul')!];
    const show = (isOpen: boolean): void => {
      list.hidden = !isOpen;
      input.setAttribute('aria-expanded', String(isOpen));
    };
    for (const event of ['click', 'input']) input.addEventListener(event, () => show(true));
    list.addEventListener('mousedown', (event) => {
      input.value = (event.target as Element).textContent;
      show(false);
    });
    return input;
  };
  single(['Rust', 'Scala']);
  const several = await set('Rust and Scala');
  expect([several.end, several.why]).toEqual(['unable', expect.stringContaining('one value')]);
  const box = single(['Paris, Texas', 'Paris, France']);
  const one = await set('Paris, France');
  expect([box.value, one.end]).toEqual(['Paris, France', expect.stringMatching(/succeeded|done/)]);
});

test('an entry field beside its tiles takes each value as a tile; a note with commas stays one text', async () => {
  document.body.innerHTML = `<form><p><label>Note <input id="n"></label>
    <button type="button">Remove note 1</button></p><p><label for="s">Skills</label>
    <span id="tiles"></span><input id="s"></p></form>`;
  const sent: Event[] = [];
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(event);
  });
  const chosen = ['Ada'];
  const draw = (): void => {
    document.querySelector('#tiles')!.innerHTML = chosen
      .map((name) => `<span>${name}</span><button type="button" aria-label="Remove ${name}">×</button> `)
      .join('');
  };
  draw();
  const input = document.querySelector<HTMLInputElement>('#s')!;
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    chosen.push(input.value);
    input.value = '';
    draw();
  });
  document.querySelector('#tiles')!.addEventListener('click', (event) => {
    const name = (event.target as Element).getAttribute('aria-label')!.replace('Remove ', '');
    chosen.splice(chosen.indexOf(name), 1);
    draw();
  });
  const ran = await set('Rust, COBOL');
  expect([chosen, ran.end, sent]).toEqual([['Rust', 'COBOL'], expect.stringMatching(/succeeded|done/), []]);
  await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'note' }, value: { from: 'text', text: 'Milk, eggs' } }],
  });
  expect(document.querySelector<HTMLInputElement>('#n')!.value).toBe('Milk, eggs');
});

test('a box without a text field of its own has its options marked and unmarked', async () => {
  document.body.innerHTML = `<span id="n">Skills</span><div id="c" role="combobox" tabindex="0" aria-labelledby="n"
    aria-haspopup="listbox" aria-expanded="false" aria-controls="l">Ada</div>
    <ul id="l" role="listbox" aria-multiselectable="true" hidden>${SKILLS.map((name) => `<li role="option">${name}</li>`).join('')}</ul>`;
  const [box, list] = [document.querySelector<HTMLElement>('#c')!, document.querySelector('ul')!];
  const chosen = ['Ada'];
  const draw = (isOpen: boolean): void => {
    list.hidden = !isOpen;
    box.setAttribute('aria-expanded', String(isOpen));
    box.textContent = chosen.join(', ');
    for (const option of list.children)
      option.setAttribute('aria-selected', String(chosen.includes(option.textContent)));
  };
  draw(false);
  box.addEventListener('click', () => draw(true));
  list.addEventListener('click', (event) => {
    const name = (event.target as Element).textContent;
    if (chosen.includes(name)) chosen.splice(chosen.indexOf(name), 1);
    else chosen.push(name);
    draw(true);
  });
  const ran = await set('Rust, C++');
  expect([chosen.sort(), ran.end]).toEqual([['C++', 'Rust'], expect.stringMatching(/succeeded|done/)]);
});

test('a list that stays open takes several, though its box shows the last of them alone', async () => {
  document.body.innerHTML = `<label for="s">Tags</label> <input id="s" role="combobox" aria-expanded="false" aria-controls="l" readonly>
    <span id="said"></span><ul id="l" role="listbox" hidden>${['New', 'Sale', 'Eco']
      .map((name) => `<li role="option" aria-selected="false">${name}</li>`)
      .join('')}</ul>`;
  const input = document.querySelector<HTMLInputElement>('#s')!;
  const list = document.querySelector<HTMLElement>('#l')!;
  input.addEventListener('click', () => {
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
  });
  list.addEventListener('click', (event) => {
    const option = event.target as Element;
    option.setAttribute('aria-selected', String(option.getAttribute('aria-selected') !== 'true'));
    input.value = option.textContent;
  });
  const ran = await runIntent({
    kind: 'choose',
    field: { text: 'Tags' },
    options: [{ text: 'New' }, { text: 'Eco' }],
  });
  expect(ran.end).toMatch(/succeeded|done/);
  const chosen = [...list.querySelectorAll('[aria-selected=true]')].map((option) => option.textContent);
  expect(chosen).toEqual(['New', 'Eco']);
});
