// Widgets that scripts make of several parts: a box to tick in another, a field that a list lies behind, a picture in
// place of a name, a title that belongs to nothing.
import { expect, test } from 'vitest';
import { pressedPage } from './pressed-page';
import { say, sayAll } from './say';

const { log, show } = pressedPage();

const $ = <E extends HTMLElement = HTMLElement>(selector: string): E => document.querySelector<E>(selector)!;
const picture = (name: string): string =>
  `<i class="set set-${name}" style="display:inline-block;width:20px;height:20px"></i>`;

test('a box that is called so is chosen from, not a row that has the value under a heading of that name', async () => {
  const row = (name: string, owner: string): string =>
    `<tr><td><input type="checkbox" aria-label="Select row"></td><td>${name}</td><td>${owner}</td></tr>`;
  show(`<main><table><thead><tr><th><input type="checkbox" aria-label="Select all rows"></th><th>Subject</th><th>Owner</th></tr></thead>
    <tbody>${row('Broken screen', 'Ada')}${row('Late parcel', 'Ben')}${row('Wrong size', 'Cleo')}</tbody></table>
    <label for="o">Owner</label> <input id="o" role="combobox" readonly aria-haspopup="listbox" aria-expanded="false" aria-controls="l">
    <ul id="l" role="listbox" hidden><li role="option">Ada</li><li role="option">Cleo</li></ul></main>`);
  const open = (isOpen: boolean): void => {
    $('#l').hidden = !isOpen;
    $('#o').setAttribute('aria-expanded', String(isOpen));
  };
  $('#o').addEventListener('click', () => open(true));
  $('#l').addEventListener('click', (event) => {
    $<HTMLInputElement>('#o').value = (event.target as Element).textContent;
    open(false);
  });
  expect((await say('select Cleo in Owner')).end).toMatch(/succeeded|done/);
  expect($<HTMLInputElement>('#o').value).toBe('Cleo');
  expect(document.querySelectorAll(':checked')).toHaveLength(0);
});

test('a field that opens a list by a key alone is chosen from', async () => {
  show(`<main><label for="c">Country</label> <input id="c" readonly aria-haspopup="listbox">
    <ul id="l" role="listbox" hidden><li role="option">France</li><li role="option">Italy</li></ul><p id="said">None</p></main>`);
  $('#c').addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowDown') $('#l').hidden = false;
  });
  $('#l').addEventListener('click', (event) => {
    $('#said').textContent = `Chosen: ${(event.target as Element).textContent}`;
    $('#l').hidden = true;
  });
  expect((await say('select Italy in Country')).end).toMatch(/succeeded|done/);
  expect($('#said').textContent).toBe('Chosen: Italy');
});

test('of a box to tick in a box the inner one is turned, once', async () => {
  show(`<main><div id="outer" role="checkbox" aria-checked="true" style="width:60px"><input id="n" type="checkbox" role="switch" checked></div>
    <label for="n">Newsletter</label></main>`);
  const states: boolean[] = [];
  $('#n').addEventListener('change', () => {
    const { checked } = $<HTMLInputElement>('#n');
    states.push(checked);
    $('#outer').setAttribute('aria-checked', String(checked));
  });
  expect((await say('turn off the newsletter')).end).toBe('succeeded');
  expect(states).toEqual([false]);
});

test('rows are chosen by the inner of two boxes', async () => {
  const box = (label: string): string =>
    `<div role="checkbox" aria-label="${label}"><input type="checkbox" aria-label="${label}"></div>`;
  show(
    `<main><table><thead><tr><th>${box('All rows')}</th><th>Name</th><th>Price</th></tr></thead><tbody>${[
      'Beam',
      'Cable',
      'Engine',
    ]
      .map((name) => `<tr id="${name}"><td>${box(`Select ${name}`)}</td><td>${name}</td><td>$5</td></tr>`)
      .join('')}</tbody></table></main>`,
  );
  expect((await say('select the rows of Beam and Engine')).end).toMatch(/succeeded|done/);
  const chosen = [...document.querySelectorAll(':checked')].map((each) => each.closest('tr')?.id);
  expect(chosen).toEqual(['Beam', 'Engine']);
});

test('a slider that is called by what it is at has the title above it for a name', async () => {
  const slider = (id: string, title: string): string =>
    `<div>${title}</div><div id="${id}" role="slider" tabindex="0" aria-valuemin="0" aria-valuemax="100" aria-valuenow="20" style="width:200px;height:20px"><span>20</span></div>`;
  const field = (name: string): string => `<p><label>${name} <input></label></p>`;
  show(
    `<main>${field('Title')}${slider('a', 'Effort')}${field('City')}${slider('b', 'Noise')}${field('Notes')}</main>`,
  );
  for (const id of ['a', 'b'])
    $(`#${id}`).addEventListener('keydown', ({ key }) => {
      const now = Number($(`#${id}`).getAttribute('aria-valuenow'));
      const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[key] ?? 0;
      $(`#${id}`).setAttribute('aria-valuenow', String(now + by));
      $(`#${id} span`).textContent = String(now + by);
    });
  expect((await say('set noise to 30')).end).toMatch(/succeeded|done/);
  expect(['a', 'b'].map((id) => $(`#${id}`).getAttribute('aria-valuenow'))).toEqual(['20', '30']);
});

test('a number that stands alone elsewhere is no page: pages are counted to the one that is meant', async () => {
  show(
    `<main><ul id="list"><li>Row 1</li></ul><button id="next">Next page</button>
    <div style="cursor:pointer;margin-top:200px">20</div></main>`,
    () => ($('#list').innerHTML = `<li>Row ${log.length + 1}</li>`),
  );
  expect((await say('go to page 3')).end).toMatch(/succeeded|done/);
  expect(log).toEqual(['next', 'next']);
});

test('the last page is one by its number, too', async () => {
  const page = (name: string): string => `<button id="${name}" aria-label="${name}">${name.at(-1)}</button>`;
  show(
    `<main><p id="said">Start</p><nav>${page('page 1')}${page('page 2')}${page('last page, page 3')}<button id="next" aria-label="next page">›</button></nav></main>`,
    (name) => ($('#said').textContent = name),
  );
  expect((await say('go to page 3')).end).toMatch(/succeeded|done/);
  expect(log).toEqual(['last page, page 3']);
});

test('the words of a choice are no other thing than the choice', async () => {
  show(
    `<main><div role="radiogroup">${['List', 'Board']
      .map((name) => `<label><span>${name}</span><input type="radio" name="view" value="${name}"></label>`)
      .join('')}</div></main>`,
  );
  expect((await say('switch to the board view')).end).toMatch(/succeeded|done/);
  expect($<HTMLInputElement>(':checked').value).toBe('Board');
});

test('a list that is written as a box to search in is none beside one that says so', async () => {
  show(`<main><p><input id="s" placeholder="Search"></p><ul id="list"><li>Lost password</li><li>Torn box</li></ul>
    <form onsubmit="return false"><label>City <input id="city" type="search" role="combobox" aria-expanded="false"></label><button>Create</button></form></main>`);
  $('#s').addEventListener('input', () => ($('#list').innerHTML = '<li>Lost password</li>'));
  await say('search for password');
  expect([$<HTMLInputElement>('#s').value, $<HTMLInputElement>('#city').value]).toEqual(['password', '']);
});

test('the menu that a picture in the head stands for is looked into before the parts of the page', async () => {
  show(
    `<header><button id="menu" style="width:40px;height:40px">${picture('menu')}</button></header><nav id="nav"></nav>
    <main><button id="shut" aria-expanded="false">Shipping</button><button id="also" aria-expanded="false">Returns</button></main>`,
    (name) => {
      if (name === 'menu') $('#nav').innerHTML = '<button id="customers">Customers</button>';
      if (name === 'customers') $('main').innerHTML = '<h1>All customers</h1>';
    },
  );
  expect((await say('open Customers')).end).toMatch(/succeeded|done/);
  expect(log).toEqual(['menu', 'customers']);
});

test('who is logged in is told by the picture of a person: that menu is opened to log out', async () => {
  show(
    `<header>Helpdesk</header><main><button id="other">${picture('plus')} Part</button> <button id="me">${picture('user')} Ada</button><div id="menu"></div></main>`,
    (name) => {
      if (name === 'me') $('#menu').innerHTML = '<button id="out">Log out</button>';
      if (name === 'out') $('main').innerHTML = '<h1>Sign in</h1><p>You are logged out</p>';
    },
  );
  await say('log out');
  expect(log).toEqual(['me', 'out']);
});

/** A list whose rows have pictures alone for buttons; `edit` shows a form, `trash` takes the row away. */
function parts(): void {
  const button = (id: string, name: string): string =>
    `<button id="${id}" style="width:30px;height:30px"><span class="btn-icon p-c set set-${name}" style="display:inline-block;width:16px;height:16px"></span></button>`;
  const row = (name: string, price: string): string =>
    `<tr><td>${name}</td><td>${price}</td><td>${button(`pencil ${name}`, 'pencil')}${button(`trash ${name}`, 'trash')}</td></tr>`;
  show(
    `<main><table><thead><tr><th>Name</th><th>Price</th><th></th></tr></thead><tbody>${row('Long beam', '$10')}${row('Cable', '$57')}${row('Drill', '$21')}</tbody></table><div id="form"></div></main>`,
    (name) => {
      if (name.startsWith('trash')) document.getElementById(name)!.closest('tr')!.remove();
      if (name.startsWith('pencil'))
        $('#form').innerHTML =
          `<form><label>Price <input id="price" value="10"></label><button id="save">Save</button></form>`;
      if (name !== 'save') return;
      $('td:nth-child(2)').textContent = `$${$<HTMLInputElement>('#price').value}`;
      $('#form').replaceChildren();
    },
  );
}

test('a row is taken away by a button that has the picture of a bin and no name', async () => {
  parts();
  await sayAll('delete the row of Cable');
  expect(log).toEqual(['trash Cable']);
});

test('a row of several words is found by them', async () => {
  parts();
  await sayAll('delete the row of Long beam');
  expect(log).toEqual(['trash Long beam']);
});

test('a value of a row of several words is set in the form that its pencil opens', async () => {
  parts();
  expect((await say('change the price of Long beam to 50')).end).toMatch(/succeeded|done/);
  expect(log).toEqual(['pencil Long beam', 'save']);
  expect($('td:nth-child(2)').textContent).toBe('$50');
});

test('a list that is looked for only once no more is typed is waited for', async () => {
  show(`<form onsubmit="return false"><label>City <input id="c" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="l"></label>
    <ul id="l" role="listbox" hidden></ul></form>`);
  const box = $<HTMLInputElement>('#c');
  let chosen = '';
  let timer = 0;
  box.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      $('#l').innerHTML = '<li role="option">Lisbon</li><li role="option">Lisburn</li>';
      $('#l').hidden = false;
      box.setAttribute('aria-expanded', 'true');
    }, 400);
  });
  $('#l').addEventListener('click', (event) => {
    box.value = chosen = (event.target as Element).textContent;
    $('#l').hidden = true;
    box.setAttribute('aria-expanded', 'false');
  });
  expect((await say('set City to Lisbon')).end).toMatch(/succeeded|done/);
  expect(chosen).toBe('Lisbon');
});
