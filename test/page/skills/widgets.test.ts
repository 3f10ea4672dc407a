import { expect, test } from 'vitest';
import { recordClicks } from './recorded-clicks';
import { runIntent } from './run-intent';

const clicks = recordClicks();
function page(html: string): void {
  document.body.innerHTML = html;
}
const $ = <T extends HTMLElement = HTMLInputElement>(id: string): T => document.getElementById(id) as T;
const ended = (end: string): boolean => end === 'succeeded' || end === 'done';

const FLIGHTS = `<table><thead><tr><th>Airline</th><th>Price</th><th>Duration</th><th></th></tr></thead><tbody>
  <tr><td>Alpha Air</td><td>$320</td><td>3h 20m</td><td><button id="b1">Book</button></td></tr>
  <tr><td>Beta Jet</td><td>$180</td><td>5h 05m</td><td><button id="b2">Book</button></td></tr>
  <tr><td>Gamma Fly</td><td>$240</td><td>2h 45m</td><td><button id="b3">Book</button></td></tr></tbody></table>`;

test('takes the control of the row with the smallest or largest value', async () => {
  page(FLIGHTS);
  await runIntent({
    kind: 'click',
    target: { text: 'Book', superlative: { field: 'price', direction: 'min' } },
  });
  await runIntent({
    kind: 'click',
    target: { text: 'Book', superlative: { field: 'duration', direction: 'min' } },
  });
  expect(clicks).toEqual(['b2', 'b3']);
});

test('takes the control of the row that meets a condition', async () => {
  page(FLIGHTS);
  await runIntent({ kind: 'click', target: { text: 'Book', where: [{ op: 'is', value: 'Alpha Air' }] } });
  await runIntent({ kind: 'item', item: { text: 'Gamma Fly' }, action: 'book' });
  expect(clicks).toEqual(['b1', 'b3']);
});

test('answers look-ups, counts and extremes from a table', async () => {
  page(FLIGHTS);
  const ask = async (question: string) => {
    const { plan } = await runIntent({ kind: 'answer', question });
    return plan.kind === 'answer' ? plan.answer : plan.kind;
  };
  expect(await ask('What is the price of Beta Jet?')).toBe('$180');
  expect(await ask('How many flights are there?')).toBe('3.');
  expect(await ask('Which is the cheapest flight?')).toBe('Beta Jet ($180)');
});

test('extracts the rows of a table with the named columns', async () => {
  page(FLIGHTS);
  const { plan } = await runIntent({
    kind: 'extract',
    what: { text: 'flights' },
    fields: ['airline', 'price'],
  });
  if (plan.kind !== 'done') throw new Error(plan.kind);
  expect(plan.table?.rows.map((row) => Object.values(row.cells).map((cell) => cell.text))).toEqual([
    ['Alpha Air', '$320'],
    ['Beta Jet', '$180'],
    ['Gamma Fly', '$240'],
  ]);
});

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A text field whose picker is a table of links under a header, with buttons to turn it. */
function picker(year: number, month: number): void {
  page('<label for="d">Date</label><input id="d" readonly><div id="cal" hidden></div>');
  const draw = (): void => {
    const first = new Date(year, month, 1).getDay();
    const days = new Date(year, month + 1, 0).getDate();
    let cells = '<td></td>'.repeat(first);
    let rows = '';
    for (let day = 1; day <= days; day++) {
      cells += `<td><a href="#">${day}</a></td>`;
      if ((first + day) % 7 === 0) [rows, cells] = [`${rows}<tr>${cells}</tr>`, ''];
    }
    $('cal').innerHTML = `<div><a href="#" title="Prev">Prev</a><a href="#" title="Next">Next</a>
      <div><span>${MONTHS[month]}</span>&nbsp;<span>${year}</span></div></div><table><tbody>${rows}<tr>${cells}</tr></tbody></table>`;
  };
  draw();
  $('d').addEventListener('click', () => ($('cal').hidden = false));
  $('cal').addEventListener('click', (event) => {
    const text = (event.target as HTMLElement).textContent;
    if (text === 'Prev') month--;
    if (text === 'Next') month++;
    if (month < 0) [month, year] = [11, year - 1];
    if (month > 11) [month, year] = [0, year + 1];
    if (/^\d+$/.test(text)) {
      $('d').value = `${String(month + 1).padStart(2, '0')}/${text.padStart(2, '0')}/${year}`;
      $('cal').hidden = true;
    } else draw();
  });
}

test('turns a date picker to the month and takes the day', async () => {
  picker(2026, 11);
  const date = { from: '2026-03-09', to: '2026-03-09', words: '9 March 2026' };
  const ran = await runIntent({ kind: 'date', date });
  expect($('d').value).toBe('03/09/2026');
  expect(ended(ran.end)).toBe(true);
});

test('sets native date fields, sliders and spin buttons', async () => {
  page(
    '<label>Day <input type="date" id="d"></label><input type="range" id="r" min="0" max="50" aria-label="Volume"><input type="number" id="n" aria-label="Copies">',
  );
  await runIntent({ kind: 'date', date: { from: '2026-05-04', to: '2026-05-04', words: '4 May 2026' } });
  await runIntent({ kind: 'set', value: '40', control: 'slider' });
  await runIntent({ kind: 'set', field: { text: 'copies' }, value: '7', control: 'spinbutton' });
  expect([$('d').value, $('r').value, $('n').value]).toEqual(['2026-05-04', '40', '7']);
});

test('types into an autocomplete field and takes the suggestion that fits', async () => {
  page(`<label for="t">City</label><input id="t" role="combobox" aria-expanded="false" aria-controls="l" aria-autocomplete="list">
    <ul role="listbox" id="l" hidden></ul>`);
  let chosen = '';
  $('t').addEventListener('input', () => {
    const list = $<HTMLUListElement>('l');
    const fits = ['Dublin', 'Dubai', 'Durban'].filter((city) =>
      city.toLowerCase().startsWith($('t').value.toLowerCase().slice(0, 2)),
    );
    list.innerHTML = fits.map((city) => `<li role="option" aria-selected="false">${city}</li>`).join('');
    list.hidden = false;
    $('t').setAttribute('aria-expanded', 'true');
    for (const option of list.children)
      option.addEventListener('click', () => {
        chosen = option.textContent ?? '';
        $('t').value = chosen;
        list.hidden = true;
        $('t').setAttribute('aria-expanded', 'false');
      });
  });
  const ran = await runIntent({
    kind: 'fill',
    fields: [{ field: { text: 'city' }, value: { from: 'text', text: 'Dubai' } }],
  });
  expect(ended(ran.end)).toBe(true);
  expect(chosen).toBe('Dubai');
});

test('walks a menu path that opens under the pointer', async () => {
  page(`<ul role="menubar"><li role="none"><a role="menuitem" aria-haspopup="true" href="#" id="file">File</a>
    <ul role="menu" id="m1" hidden><li role="none"><a role="menuitem" href="#" aria-haspopup="true" id="exp">Export</a>
    <ul role="menu" id="m2" hidden><li role="none"><a role="menuitem" href="#" id="pdf">PDF</a></li></ul></li></ul></li></ul>`);
  $('file').addEventListener('mouseover', () => ($('m1').hidden = false));
  $('exp').addEventListener('mouseover', () => ($('m2').hidden = false));
  const ran = await runIntent({ kind: 'menu', path: ['File', 'Export', 'PDF'] });
  expect(ended(ran.end)).toBe(true);
  expect(clicks.at(-1)).toBe('pdf');
});

test('downloads the invoice of the wished month by its period', async () => {
  document.title = 'Invoices';
  page(`<h1>Invoices</h1><table><caption>Invoices</caption><thead><tr><th>Number</th><th>Date</th><th>Period</th><th>File</th></tr></thead><tbody>
    <tr><td>7</td><td>1 Nov 2026</td><td>October 2026</td><td><a href="#7" id="i7">Download</a></td></tr>
    <tr><td>6</td><td>1 Oct 2026</td><td>September 2026</td><td><a href="#6" id="i6">Download</a></td></tr></tbody></table>`);
  const when = { from: '2026-10-01', to: '2026-10-31', words: 'last month' };
  const ran = await runIntent({ kind: 'download', what: { text: 'invoice' }, when });
  expect(ran.end).toBe('succeeded');
  expect(clicks).toEqual(['i7']);
  document.title = '';
});

test('turns the pages of a list until the item is there', async () => {
  page(
    '<ul id="list"></ul><nav aria-label="Pages"><a href="#" id="prev">Previous</a><a href="#" id="next">Next</a></nav>',
  );
  let at = 0;
  const names = [
    ['Ann Bo', 'Cid Du'],
    ['Eve Fo', 'Gus Ho'],
    ['Ida Jo', 'Kim Lo'],
  ];
  const draw = (): void => {
    $('list').innerHTML = (names[at] ?? [])
      .map((name) => `<li><a href="#" id="${name.slice(0, 3)}">${name}</a></li>`)
      .join('');
  };
  draw();
  $('next').addEventListener('click', () => {
    at = Math.min(2, at + 1);
    draw();
  });
  const ran = await runIntent({ kind: 'click', target: { text: 'Kim Lo', literal: true } });
  expect(ended(ran.end)).toBe(true);
  expect(clicks).toEqual(['next', 'next', 'Kim']);
});

test('replies to a message: opens it, presses reply, writes and sends', async () => {
  page(
    `<ul id="inbox"><li id="m1"><b>Ann</b> <span>Lunch?</span></li><li id="m2"><b>Bob</b> <span>Report</span></li><li id="m3"><b>Cid</b> <span>Trip</span></li></ul><div id="view"></div>`,
  );
  let sent = '';
  for (const row of document.querySelectorAll<HTMLElement>('#inbox li')) {
    row.style.cursor = 'pointer';
    row.addEventListener('click', () => {
      $('inbox').hidden = true;
      $('view').innerHTML =
        `<h2>${row.querySelector('span')!.textContent}</h2><button id="reply">Reply</button><button id="fwd">Forward</button>`;
      $('reply').addEventListener('click', () => {
        $('view').innerHTML =
          '<textarea id="text" aria-label="Message"></textarea><button id="send">Send</button>';
        $('send').addEventListener('click', () => (sent = `${row.id}:${$('text').value}`));
      });
    });
  }
  const ran = await runIntent({ kind: 'item', item: { text: 'Bob' }, action: 'reply', value: 'Coming.' });
  expect(ended(ran.end)).toBe(true);
  expect(sent).toBe('m2:Coming.');
});

test('a button that shows only once something is written sends it, and no Enter', async () => {
  page(
    '<ul><li id="m1"><b>Ann</b> <span>Lunch?</span> <button>Reply</button></li><li><b>Bob</b> <span>Trip</span> <button>Reply</button></li></ul><div id="view"></div>',
  );
  const log: string[] = [];
  $('m1')
    .querySelector('button')!
    .addEventListener('click', () => {
      $('view').innerHTML =
        '<textarea id="text" aria-label="Message"></textarea><button id="go" hidden>Send</button>';
      $('text').addEventListener('keydown', ({ key }) => log.push(key));
      $('text').addEventListener('input', () => ($('go').hidden = false));
      $('go').addEventListener('click', () => log.push(`sent ${$('text').value}`));
    });
  await runIntent({ kind: 'item', item: { text: 'Ann' }, action: 'reply', value: 'Coming.' });
  expect(log.filter((each) => each === 'Enter' || each.startsWith('sent'))).toEqual(['sent Coming.']);
});

test('copies the text of one field into another', async () => {
  page('<textarea id="a">lorem ipsum</textarea><input id="b"><button>Submit</button>');
  const ran = await runIntent({
    kind: 'copy',
    source: { text: '', roles: ['textarea'] },
    dest: { text: '', roles: ['textbox'] },
  });
  expect(ended(ran.end)).toBe(true);
  expect($('b').value).toBe('lorem ipsum');
});

/** A select as scripts draw it: a button named by its label and by what is chosen, and a list that it opens. */
function drawnSelect(label: string, names: readonly string[]): () => string {
  page(`<form><label>Name <input id="name"></label>
    <div><span id="l">${label}</span><button type="button" id="b" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="b l">Select an item</button></div>
    <button>Save</button></form>`);
  const button = document.getElementById('b')!;
  button.addEventListener('click', () => {
    const list = document.createElement('div');
    list.setAttribute('role', 'listbox');
    list.innerHTML = names.map((name) => `<div role="option">${name}</div>`).join('');
    list.addEventListener('click', (event) => {
      button.textContent = (event.target as Element).textContent;
      button.setAttribute('aria-expanded', 'false');
      list.remove();
    });
    button.setAttribute('aria-expanded', 'true');
    document.body.append(list);
  });
  return () => button.textContent;
}

test('a button that opens a list of options is filled as a field, by the option', async () => {
  const chosen = drawnSelect('Country', ['Germany', 'Denmark']);
  const ran = await runIntent({
    kind: 'fill',
    fields: [
      { field: { text: 'name' }, value: { from: 'text', text: 'Ada' } },
      { field: { text: 'country' }, value: { from: 'text', text: 'Denmark' } },
    ],
  });
  expect(ran.end).toMatch(/succeeded|done/);
  expect(chosen()).toBe('Denmark');
  expect((document.getElementById('name') as HTMLInputElement).value).toBe('Ada');
});

test('what a box offers is taken before the next field, which would drop what was only typed', async () => {
  page(`<label>City <input id="city" role="combobox" aria-expanded="false" aria-controls="list" aria-autocomplete="list"></label>
    <div id="list" role="listbox" hidden></div><label>Notes <input id="notes"></label>`);
  const city = document.getElementById('city') as HTMLInputElement;
  const list = document.getElementById('list')!;
  let chosen = '';
  const show = (isOpen: boolean) => {
    list.hidden = !isOpen;
    city.setAttribute('aria-expanded', String(isOpen));
  };
  city.addEventListener('input', () => {
    list.innerHTML = `<div role="option">${city.value}</div>`;
    show(true);
  });
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', () => {
    chosen = list.textContent;
    show(false);
  });
  city.addEventListener('blur', () => {
    city.value = chosen;
    show(false);
  });
  const ran = await runIntent({
    kind: 'fill',
    fields: [
      { field: { text: 'city' }, value: { from: 'text', text: 'Oslo' } },
      { field: { text: 'notes' }, value: { from: 'text', text: 'By train' } },
    ],
  });
  expect(ran.end).toMatch(/succeeded|done/);
  expect(chosen).toBe('Oslo');
  expect(ran.attempts.filter(({ call }) => call.name === 'dom.type')).toHaveLength(2);
});
