import { expect, test } from 'vitest';
import { ItemIds } from '../../../src/page/perceive/item-ids';
import { extractRows } from '../../../src/page/read/extract';
import { perceived, perception } from './perceived';

const countsOf = async (html: string) =>
  (await perceived(html)).collections.map(({ approxCount }) => approxCount);
const times = (count: number, part: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i + 1)).join('');

test.each<[string, (i: number) => string]>([
  [
    'a heading and a date',
    (i) => `<img alt="" width="9" height="9"><h3>News ${i}</h3><time>2024-01-0${i}</time>`,
  ],
  ['a name and a price', (i) => `<span>Lamp ${i}</span><span>€ ${i}0.00</span>`],
])('a link that tells %s is content', async (_, content) => {
  const item = (i: number) => `<li><a href="/${i}">${content(i)}</a></li>`;
  expect(await countsOf(`<ul>${times(6, item)}</ul>`)).toEqual([6]);
});

test.each<[string, (i: number) => string]>([
  ['a count', (i) => `Folder ${i} <span>${i}</span>`],
  ['a number before it', (i) => `<span>1.${i}</span> <span>Part ${i}</span>`],
  ['a stressed word', (i) => `Part <b>Folder</b> ${i}`],
  ['an icon by its name', (i) => `<span>folder_open</span> <p>Folder ${i}</p>`],
])('a link with %s is one of a menu', async (_, content) => {
  const item = (i: number) => `<li><a href="/${i}">${content(i)}</a></li>`;
  expect(await countsOf(`<ul>${times(6, item)}</ul>`)).toEqual([]);
});

test.each<[string, string]>([
  ['tools that lead nowhere', '<a class="tool"><i class="icon"></i></a>'],
  [
    'branches of a menu',
    `<a>Shop</a>
       <ul><li><a href="/a">Lamps</a></li><li><a href="/b">Chairs</a></li></ul>`,
  ],
])('a list of %s is no content', async (_, content) => {
  expect(await countsOf(`<div><ul>${times(4, () => `<li>${content}</li>`)}</ul></div>`)).toEqual([]);
});

test('things with several links each are content', async () => {
  const item = (i: number) => `<li><a href="/${i}">File ${i}</a> <button>Delete</button></li>`;
  expect(await countsOf(`<ul>${times(4, item)}</ul>`)).toEqual([4]);
});

/** Fields, and the texts of what is extracted. */
async function listed(html: string | Node[]) {
  const { collections } = await perceived(html);
  const model = perception!.model();
  return collections.map(({ itemFields, approxCount }, i) => {
    const { rows } = extractRows(model.collections[i]!, { model, ids: new ItemIds() });
    return {
      fields: itemFields,
      count: approxCount,
      rows: rows.map(({ cells }) => itemFields.map((name) => cells[name]?.text)),
    };
  });
}

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

test.each<[string, string]>([
  ['', '<td></td><th>2022</th><th>2023</th>'],
  ['role=grid', '<td></td><th>2022</th><th>2023</th>'],
  ['', '<th></th><th>2022</th><th>2023</th>'],
])('a head row may have an empty corner: <table %s> %s', async (role, head) => {
  const rows = '<tr><th>Revenue</th><td>10</td><td>20</td></tr><tr><th>Cost</th><td>5</td><td>6</td></tr>';
  expect(await listed(`<table ${role}><tr>${head}</tr>${rows}</table>`)).toEqual([
    {
      fields: ['name', '2022', '2023'],
      count: 2,
      rows: [
        ['Revenue', '10', '20'],
        ['Cost', '5', '6'],
      ],
    },
  ]);
});

test('a row with a head of its own and nothing more is data', async () => {
  const rows = '<tr><th>Height</th><td>10 cm</td></tr><tr><th>Weight</th><td></td></tr>';
  expect((await listed(`<table>${rows}</table>`))[0]!.count).toBe(2);
});

test('columns whose heads begin alike keep names of their own', async () => {
  const group = 'Persons who took part in the survey of this year';
  const heads = ['North', 'South'].map((each) => `<th>${each} of the country, islands left out</th>`);
  const head = `<tr><th colspan="2">${group}</th></tr><tr>${heads.join('')}</tr>`;
  const [table] = await listed(`<table>${head}${row('10', '20')}${row('30', '40')}</table>`);
  expect(new Set(table!.fields).size).toBe(2);
  expect(table!.fields.map((name) => /North|South/.exec(name)?.[0])).toEqual(['North', 'South']);
  expect(table!.rows).toEqual([
    ['10', '20'],
    ['30', '40'],
  ]);
});

test('names that are cut alike are counted', async () => {
  const long = 'A head of so many words that nothing of its end is ever told to anyone'.repeat(2);
  const head = `<tr><th colspan="2">${long}</th></tr><tr><th>${long} 1</th><th>${long} 2</th></tr>`;
  const [table] = await listed(`<table>${head}${row('10', '20')}${row('30', '40')}</table>`);
  expect(table!.rows).toEqual([
    ['10', '20'],
    ['30', '40'],
  ]);
});

test('the head of a group of rows is none of columns', async () => {
  const group = (name: string) => `<tr><th colspan="2">${name}</th></tr>`;
  const rows = `${group('Fruit')}${row('Apple', '3')}${row('Pear', '4')}${group('Roots')}${row('Beet', '5')}`;
  const [table] = await listed(`<table><tr><th>Name</th><th>Price</th></tr>${rows}</table>`);
  expect([table!.fields, table!.count]).toEqual([['Name', 'Price'], 3]);
});

const headed = (...names: string[]) =>
  `<table><thead><tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr></thead></table>`;
const people = `${row('Ada', 'London')}${row('Kurt', 'Vienna')}`;

test.each([
  ['beside it', `<div>${headed('Name', 'City')}<table>${people}</table></div>`],
  [
    'in a box of its own',
    `<div><div><div>${headed('Name', 'City')}</div></div><div><table>${people}</table></div></div>`,
  ],
  [
    'with a cell above the scroll bar',
    `<div><div>${headed('Name', 'City', '')}</div><div><div><table>${people}</table></div></div></div>`,
  ],
  [
    'and its cells are repeated without words',
    `<div><div>${headed('Name', 'City')}</div><div><table><thead><tr><th></th><th></th></tr></thead><tbody>${people}</tbody></table></div></div>`,
  ],
  [
    'in boxes that are scrolled',
    `<div><div>${headed('Name', 'City')}</div>${'<div>'.repeat(5)}<table>${people}</table>${'</div>'.repeat(5)}</div>`,
  ],
])('the head of a table may be another table: %s', async (_, html) => {
  expect(await listed(html)).toEqual([
    {
      fields: ['Name', 'City'],
      count: 2,
      rows: [
        ['Ada', 'London'],
        ['Kurt', 'Vienna'],
      ],
    },
  ]);
});

test.each([
  ['of other columns', `${headed('A', 'B', 'C')}<table>${people}</table>`],
  ['that has rows', `<table><tr><th>A</th><th>B</th></tr>${people}</table><table>${people}</table>`],
])('a table before it %s is no head', async (_, html) => {
  expect((await listed(html)).at(-1)!.fields).toEqual(['name', 'column 2']);
});

test('a split table may hold forms', async () => {
  const line = row('Ada', '<form><input aria-label="City"></form>');
  const [split] = await listed(
    `<div><div>${headed('Name', 'City')}</div><div><table>${line}</table></div></div>`,
  );
  expect(split).toMatchObject({ fields: ['Name', 'City'], count: 1 });
});

test('rows of heads with gaps between them are data', async () => {
  const line = '<tr><th>One</th><td></td><th>Two</th></tr>';
  expect((await listed(`<table>${line}${line}</table>`))[0]!.count).toBe(2);
});

test('sums in the foot of a table are no items', async () => {
  const table = `<table><thead><tr><th>Item</th><th>Price</th></tr></thead><tbody>${row('Lamp', '€ 10')}${row('Chair', '€ 20')}</tbody><tfoot>${row('Total', '€ 30')}</tfoot></table>`;
  expect(await listed(table)).toEqual([
    {
      fields: ['Item', 'Price'],
      count: 2,
      rows: [
        ['Lamp', '€ 10'],
        ['Chair', '€ 20'],
      ],
    },
  ]);
});

test('a table with a role is read by its own cells', async () => {
  const heads = '<thead><tr><th>Name</th><th colspan="2">Size</th></tr></thead>';
  const [spanned] = await listed(
    `<table role="table">${heads}${row('a', '10', 'KB')}${row('b', '12', 'MB')}</table>`,
  );
  expect(spanned!.fields).toEqual(['Name', 'Size', 'Size 2']);
  const headed =
    '<tr><th scope="row">Height</th><td>10 cm</td></tr><tr><th scope="row">Weight</th><td>2 kg</td></tr>';
  const [rowHeads] = await listed(`<table role="table">${headed}</table>`);
  expect(rowHeads).toMatchObject({ fields: ['name', 'column 2'], count: 2 });
});

test.each([
  ['no role', 'aria-colindex="2"', '<span role="presentation"></span>'],
  ['no role', 'aria-colindex="2"', ''],
  ['the role of a cell', '', '<span role="gridcell"></span>'],
])('columns of a grid are named by their heads, the corner has %s', async (_, second, corner) => {
  const third = second === '' ? '' : 'aria-colindex="3"';
  const head = `<div role="row">${corner}<span role="columnheader" ${second}>Name</span><span role="columnheader" ${third}>Size</span></div>`;
  const item = (i: number) =>
    `<div role="row"><span role="gridcell"><input type="checkbox"></span><span role="gridcell" ${second}>File ${i}</span><span role="gridcell" ${third}>${i} KB</span></div>`;
  const [grid] = await listed(`<div role="grid">${head}${times(3, item)}</div>`);
  expect(grid).toMatchObject({ fields: ['select', 'Name', 'Size'], count: 3 });
  expect(grid!.rows[0]!.slice(1)).toEqual(['File 1', '1 KB']);
});

/** A grid whose parts scroll apart, as those of pinned columns do: each has some cells of every row. */
const pinned = (count: number) => {
  const part = (...columns: Array<[number, (i: number) => string]>) =>
    `<div role="rowgroup">${times(
      count,
      (i) =>
        `<div role="row" aria-rowindex="${i + 1}">${columns
          .map(([at, cell]) => `<div role="gridcell" aria-colindex="${at}">${cell(i)}</div>`)
          .join('')}</div>`,
    )}</div>`;
  const heads = (...columns: Array<[number, string]>) =>
    `<div role="rowgroup"><div role="row" aria-rowindex="1">${columns
      .map(([at, name]) => `<div role="columnheader" aria-colindex="${at}">${name}</div>`)
      .join('')}</div></div>`;
  return `<div role="grid" aria-rowcount="${count + 1}">
    <div role="presentation">${heads([1, 'Athlete'])}<div role="presentation">${heads([2, 'Age'], [3, 'Country'])}</div>${heads([4, 'Order'])}</div>
    <div role="presentation">${part([1, (i) => `Athlete ${i}`])}<div role="presentation">${part(
      [2, (i) => `${20 + i}`],
      [3, (i) => `Country ${i}`],
    )}</div>${part([4, () => '<button>Buy</button>'])}</div></div>`;
};

test('rows of a grid with pinned columns are rows, whatever parts they stand in', async () => {
  expect(await listed(pinned(4))).toEqual([
    {
      fields: ['Athlete', 'Age', 'Country', 'Order'],
      count: 4,
      rows: [1, 2, 3, 4].map((i) => [`Athlete ${i}`, `${20 + i}`, `Country ${i}`, 'Buy']),
    },
  ]);
  const model = perception!.model();
  const { rows, more } = extractRows(model.collections[0]!, { model, ids: new ItemIds() });
  expect([more, rows[2]!.actions.map(({ label }) => label)]).toEqual([false, ['Buy']]);
  const { answers } = await perception!.perceive({
    needs: [{ key: 'buy', type: 'query', query: { kind: 'action', text: 'Buy' } }],
  });
  const [answer] = answers;
  const hits = answer?.type === 'query' ? answer.hits : [];
  expect(hits.map(({ itemIndex, itemText }) => [itemIndex, itemText])).toContainEqual([
    2,
    'Athlete 3 23 Country 3 Buy',
  ]);
});

test('cells that a grid with pinned columns gets are told', async () => {
  await perceived(pinned(4));
  const age = document.querySelector('[aria-rowindex="3"] [aria-colindex="2"]')!;
  const line = age.parentElement!;
  line.replaceWith(line.cloneNode(true));
  document.querySelector('[aria-rowindex="3"] [aria-colindex="2"]')!.textContent = '77';
  await perception!.perceive({ needs: [] });
  const model = perception!.model();
  const { rows } = extractRows(model.collections[0]!, { model, ids: new ItemIds() });
  expect(rows[1]!.cells.Age?.text).toBe('77');
});

test('rows of one number in one part of a grid are rows of their own', async () => {
  const line = (i: number) =>
    `<div role="row" aria-rowindex="1"><span role="cell" aria-colindex="1">A${i}</span></div>`;
  const html = `<div role="table">${times(3, line)}</div>`;
  expect(await countsOf(html)).toEqual([3]);
});

test('hidden rows and copies for the look are neither counted nor read', async () => {
  const line = (i: number) => `<tr class="${i > 2 ? 'off' : ''}"><td>Row ${i}</td></tr>`;
  const table = `<style>.off{display:none}</style><table><tr><th>Name</th></tr>${times(20, line)}</table>`;
  expect(await listed(table)).toEqual([{ fields: ['Name'], count: 2, rows: [['Row 1'], ['Row 2']] }]);
  const slide = (i: number) =>
    `<li ${i > 4 ? 'aria-hidden="true"' : ''}><h3>Slide ${i}</h3><p>Text about it</p></li>`;
  const [slides] = await listed(`<ul>${times(6, slide)}</ul>`);
  expect([slides!.count, slides!.rows.length]).toEqual([4, 4]);
});

test('rows that are hidden by a rule elsewhere are counted no more', async () => {
  const line = (i: number) => `<tr class="${i > 2 ? 'old' : ''}"><td>Row ${i}</td></tr>`;
  const html = `<style>.new-only .old{display:none}</style><div id="all"><table><tr><th>Name</th></tr>${times(40, line)}</table></div>`;
  expect(await countsOf(html)).toEqual([40]);
  document.querySelector('#all')!.className = 'new-only';
  const { mini } = await perception!.perceive({ needs: [] });
  expect(mini.collections.map(({ approxCount }) => approxCount)).toEqual([2]);
});

test('what stands for the things of all items says so while there is more than one', async () => {
  const line = (i: number) => row(`Lamp ${i}`, '<button>Buy</button>');
  await perceived(`<table><tr><th>Name</th><th>Order</th></tr>${times(4, line)}</table>`);
  const told = async () => (await perception!.perceive({ needs: [] })).mini;
  const table = document.querySelector('table')!;
  const { id } = (await told()).collections[0]!;
  for (const left of [3, 2, 1]) {
    if (left === 2) table.rows[left + 1]!.hidden = true;
    else table.rows[left + 1]!.remove();
    const { actions } = await told();
    expect([left, actions.map(({ appliesToCollectionId }) => appliesToCollectionId)]).toEqual([
      left,
      [left > 1 ? id : undefined],
    ]);
  }
});

test('a row keeps its number among all', async () => {
  await perceived('<table><tr><th>Name</th></tr><tr hidden><td>A</td></tr><tr><td>B</td></tr></table>');
  const model = perception!.model();
  const { rows } = extractRows(model.collections[0]!, { model, ids: new ItemIds() });
  expect(rows.map(({ index }) => index)).toEqual([1]);
});

const card = (i: number) => `<h3><a href="/${i}">Lamp ${i}</a></h3><p>€ ${i}0.00</p><button>Add</button>`;

const pictured = (i: number) =>
  `<div class="card h-100"><img alt="" width="9" height="9"><div class="card-body"><h5 class="card-title">Lamp ${i}</h5><p>Shines</p><b class="price">$${i}.00</b><a href="/${i}">Open</a></div></div>`;

test.each<[string, (cards: string[]) => string]>([
  ['rows', ([...cards]) => times(4, () => `<div class="row">${cards.splice(0, 3).join('')}</div>`)],
  ['rows of two', ([...cards]) => times(6, () => `<div class="row">${cards.splice(0, 2).join('')}</div>`)],
  ['two rows', ([...cards]) => times(2, () => `<div class="row">${cards.splice(0, 6).join('')}</div>`)],
  [
    'a last row with gaps',
    ([...cards]) =>
      times(
        3,
        () => `<div class="row">${cards.splice(0, 5).join('').padEnd(1)}<div class="col-md-2"></div></div>`,
      ),
  ],
  ['columns', ([...cards]) => times(3, () => `<div class="column">${cards.splice(0, 4).join('')}</div>`)],
])('cards that stand in %s are one collection', async (_, rowsOf) => {
  const cards = Array.from({ length: 12 }, (__, i) => `<div class="col-md-4">${pictured(i + 1)}</div>`);
  const all = await listed(`<div class="container"><h2>Lamps</h2><div>${rowsOf(cards)}</div></div>`);
  expect(all.map(({ count }) => count)).toEqual([12]);
  expect(all[0]!.fields).toEqual(['image', 'title', 'text', 'price', 'text 2', 'detailUrl']);
  expect(all[0]!.rows.map((row) => row[1])).toEqual(cards.map((__, i) => `Lamp ${i + 1}`));
  // One action stands for all of them.
  const { mini } = await perception!.perceive({ needs: [] });
  expect(mini.actions.map(({ label }) => label)).toEqual(['Open']);
});

test('rows whose columns are unlike, or labelled, are the items', async () => {
  const wide = (i: number) =>
    `<div class="row"><div class="col-4"><div><img alt="" width="9" height="9"><i></i></div></div><div class="col-8"><div><h3><a href="/${i}">Post ${i}</a></h3><p>About it</p></div></div></div>`;
  expect(await countsOf(`<div>${times(4, wide)}</div>`)).toEqual([4]);
  const record = (i: number) =>
    `<div class="row"><div class="col"><label>Name</label><span>Ada ${i}</span></div><div class="col"><label>Age</label><span>${i}</span></div></div>`;
  expect(await countsOf(`<div>${times(4, record)}</div>`)).toEqual([4]);
});

/** Fills the hosts with shadow trees, one after the other. */
const fill = (hosts: Iterable<Element>, inside: (i: number) => string) => {
  for (const [i, host] of [...hosts].entries())
    host.attachShadow({ mode: 'open' }).innerHTML = `<style>b{color:red}</style>${inside(i + 1)}`;
};
const product = (i: number) =>
  `<article><h3><a href="/${i}">Lamp ${i}</a></h3><p>€ ${i}0.00</p><button>Add</button></article>`;
const tags = (name: string) => document.getElementsByTagName(name);

test.each<[string, string, () => void]>([
  ['at the top of a shadow tree', '<x-list></x-list>', () => fill(tags('x-list'), () => times(4, product))],
  [
    'with a shadow tree each',
    `<div>${times(4, () => '<x-card></x-card>')}</div>`,
    () => fill(tags('x-card'), product),
  ],
  [
    'with a shadow tree each in another one',
    '<x-list></x-list>',
    () => {
      fill(tags('x-list'), () => times(4, () => '<x-card></x-card>'));
      fill(tags('x-list')[0]!.shadowRoot!.querySelectorAll('x-card'), product);
    },
  ],
  [
    'whose words are slotted',
    `<div>${times(4, (i) => `<x-card><a href="/${i}">Lamp ${i}</a><span slot="price">€ ${i}0.00</span></x-card>`)}</div>`,
    () =>
      fill(
        tags('x-card'),
        () => '<h3><slot></slot></h3><p><slot name="price"></slot></p><button>Add</button>',
      ),
  ],
])('cards %s are one collection', async (_, html, attach) => {
  document.body.innerHTML = html;
  attach();
  const all = await listed([...document.body.childNodes]);
  expect(all).toEqual([
    {
      fields: ['title', 'price', 'detailUrl'],
      count: 4,
      rows: [1, 2, 3, 4].map((i) => [`Lamp ${i}`, `€ ${i}0.00`, new URL(`/${i}`, document.baseURI).href]),
    },
  ]);
});

test.each<[string, (i: number) => string]>([
  [
    'its tags',
    (i) =>
      `<div><h3><a href="/${i}">lamp-${i}</a></h3><p>Shines</p><ul>${times(4, (tag) => `<li><span>tag ${tag}</span></li>`)}</ul></div>`,
  ],
  [
    'its pieces',
    (i) =>
      `<div><ul><li class="x"><div><a href="/${i}"><h5>lamp-${i}</h5></a></div></li><li><div><p>Shines</p></div></li><li><div><span>v1</span><time>2024-01-01</time></div></li><li><ul><li>light</li><li>glass</li></ul></li></ul></div>`,
  ],
  [
    'its facts',
    (i) =>
      `<div><h3><a href="/${i}">lamp-${i}</a></h3><dl><dt>Price:</dt><dd>${i}0 €</dd><dt>Stock</dt><dd>${i}</dd></dl></div>`,
  ],
])('what an item tells by a list is no collection: %s', async (_, item) => {
  const [rows, ...others] = await listed(`<div class="list">${times(6, item)}</div>`);
  expect(others).toEqual([]);
  expect(rows).toMatchObject({
    count: 6,
    fields: expect.arrayContaining(['title', 'detailUrl']) as string[],
  });
  // Things in the list are things of the item.
  const { mini } = await perception!.perceive({ needs: [] });
  expect(mini.actions.map(({ label, appliesToCollectionId }) => [label, appliesToCollectionId])).toEqual([
    ['lamp-1', mini.collections[0]!.id],
  ]);
});

test.each([
  ['2 299 kr', '12. März 2026'],
  ['2 299,00 kr', '2026-03-12'],
  ['1.299,00 €', '3 hours ago'],
  ['US$12', 'il y a 3 jours'],
  ['₹1,299', 'vor 2 Tagen'],
  ['2 299:-', 'Yesterday'],
  ['Rp 1.299.000', '3小时前'],
])('%s is a price, %s a date', async (price, date) => {
  const html = `<div>${times(4, (i) => `<div><b><a href="/${i}">Lamp</a></b><span>${price}</span><i>${date}</i></div>`)}</div>`;
  const [found] = await listed(html);
  expect(found!.fields).toEqual(['title', 'price', 'date', 'detailUrl']);
  const model = perception!.model();
  const { cells } = extractRows(model.collections[0]!, { model, ids: new ItemIds() }).rows[0]!;
  expect(cells.price!.number).toBeGreaterThan(11);
  expect([cells.date!.date, cells.date!.number]).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    undefined,
  ]);
});

test('rows that keep a distance, or the place of others, are no items', async () => {
  const lines = (space: string) =>
    `<table><tr><th>Name</th><th>City</th></tr>${space}${people}${space}</table>`;
  for (const space of ['<tr style="height:5px"></tr>', '<tr><td colspan="2" style="height:90px"> </td></tr>'])
    expect(await listed(lines(space))).toEqual([
      {
        fields: ['Name', 'City'],
        count: 2,
        rows: [
          ['Ada', 'London'],
          ['Kurt', 'Vienna'],
        ],
      },
    ]);
});

test('a term may have several definitions, and they several terms', async () => {
  const [list] = await listed(
    '<dl><dt>Languages</dt><dd>English</dd><dd>French</dd><dt>Color</dt><dt>Colour</dt><dd>Look</dd></dl>',
  );
  expect(list).toEqual({
    fields: ['term', 'definition', 'definition 2'],
    count: 3,
    rows: [
      ['Languages', 'English', 'French'],
      ['Color', 'Look', undefined],
      ['Colour', 'Look', undefined],
    ],
  });
});

test('panels of tabs are no cards', async () => {
  const panel = (i: number) =>
    `<div role="tabpanel" ${i > 1 ? 'hidden' : ''}><h3>Panel ${i}</h3><p>Words</p></div>`;
  const html = `<div><div role="tablist"><button role="tab">One</button></div>${times(4, panel)}</div>`;
  expect(await countsOf(html)).toEqual([]);
});

test.each<[string, number, boolean]>([
  ['aria-rowcount="3"', 2, false],
  ['aria-rowcount="4"', 3, true],
  ['aria-rowcount="-1"', 2, true],
])('a grid of two rows that says %s has more: %s, %s', async (attribute, count, more) => {
  const line = (i: number) => `<div role="row"><span role="cell">A${i}</span></div>`;
  const head = '<div role="row"><span role="columnheader">Name</span></div>';
  expect(await countsOf(`<div role="table" ${attribute}>${head}${times(2, line)}</div>`)).toEqual([count]);
  const model = perception!.model();
  expect(extractRows(model.collections[0]!, { model, ids: new ItemIds() }).more).toBe(more);
});

test('items may take several rows of a table that lays them out', async () => {
  const story = (i: number) =>
    `<tr class="story"><td>${i}.</td><td><a href="/vote/${i}"><i></i></a></td><td><a href="/${i}">Story ${i}</a></td></tr><tr><td colspan="2"></td><td><small>${i} points</small> <i>·</i> <span>${i} hours ago</span></td></tr><tr style="height:5px"></tr>`;
  const more = '<tr><td colspan="2"></td><td><a href="/2">More</a></td></tr>';
  const html = `<table><tr><td><table>${times(4, story)}${more}</table></td></tr></table>`;
  expect(await listed(html)).toEqual([
    {
      fields: ['number', 'title', 'text', 'date', 'detailUrl'],
      count: 4,
      rows: [1, 2, 3, 4].map((i) => [
        `${i}.`,
        `Story ${i}`,
        `${i} points`,
        `${i} hours ago`,
        new URL(`/${i}`, document.baseURI).href,
      ]),
    },
  ]);
});

test('rows of a table that only lays out a page are told if they are alike', async () => {
  const line = (i: number) =>
    `<tr><td>${i}.</td><td><a href="/${i}">Story ${i}</a><br><small>by Ada</small></td></tr>`;
  const [list, ...others] = await listed(
    `<table role="presentation"><tr><td><table role="presentation">${times(4, line)}</table></td><td>Aside</td></tr></table>`,
  );
  expect(others).toEqual([]);
  expect(list).toMatchObject({ count: 4, fields: ['number', 'title', 'text', 'detailUrl'] });
  const page =
    '<tr><td><img alt="" width="9" height="9"></td><td>Shop</td></tr><tr><td><h1>Welcome</h1></td><td><p>Words</p></td></tr><tr><td><a href="/">Terms</a></td><td>2026</td></tr>';
  expect(await countsOf(`<table role="presentation">${page}</table>`)).toEqual([]);
});

test('what keeps the items of a list apart is none of them', async () => {
  const items = times(3, (i) => `<li>${card(i)}</li>`);
  expect(
    await countsOf(`<ul><li>Monday</li>${items}<li></li><li>Tuesday</li>${items}<li> </li></ul>`),
  ).toEqual([6]);
});

test.each<[string, (at: number) => string]>([
  ['numbers of rows', (at) => `role="row" aria-rowindex="${at}"`],
  ['numbers of items', (at) => `role="listitem" aria-posinset="${at}"`],
  ['styles', (at) => `style="position:absolute;transform:translateY(${at * 40}px)"`],
])('items follow each other as they are placed, by their %s', async (name, place) => {
  const role = name === 'styles' ? 'none' : name === 'numbers of rows' ? 'grid' : 'list';
  const item = (at: number) =>
    `<div ${place(at)}><b role="gridcell">Lamp ${at}</b><i role="gridcell">Shines</i>${'<s></s>'.repeat(200)}</div>`;
  const read = async () => {
    await perception!.perceive({ needs: [] });
    const model = perception!.model();
    const { rows } = extractRows(model.collections[0]!, { model, ids: new ItemIds() });
    return rows.map(({ cells }) => Object.values(cells)[0]?.text);
  };
  await perceived(`<div role="${role}">${[3, 1, 2, 4].map(item).join('')}</div>`);
  expect(await read()).toEqual(['Lamp 1', 'Lamp 2', 'Lamp 3', 'Lamp 4']);
  // Sorted anew, they stay where they stand.
  const [, , second] = document.querySelectorAll(`[role=${role}] > div`);
  const moved = document.createElement('div');
  moved.innerHTML = item(9);
  for (const { name, value } of moved.firstElementChild!.attributes) second!.setAttribute(name, value);
  expect(await read()).toEqual(['Lamp 1', 'Lamp 3', 'Lamp 4', 'Lamp 2']);
});

test.each([
  ['', ''],
  ['role="tree"', 'role="group"'],
])('an item with a list in it is called by what stands before that: <ul %s>', async (tree, group) => {
  const branch = (i: number) =>
    `<li>Branch ${i}<ul ${group}>${times(3, (j) => `<li>Leaf ${i}.${j}</li>`)}</ul></li>`;
  const [list] = await listed(`<ul ${tree}>${times(3, branch)}</ul>`);
  expect(list!.rows.map(([title]) => title)).toEqual(['Branch 1', 'Branch 2', 'Branch 3']);
});

test('items of a tree stand where they stand', async () => {
  const branch = (i: number) =>
    `<li role="treeitem" aria-level="1" aria-posinset="${i}"><b>Branch ${i}</b></li><li role="treeitem" aria-level="2" aria-posinset="1"><b>Leaf ${i}</b></li>`;
  const [tree] = await listed(`<ul role="tree">${times(3, branch)}</ul>`);
  expect(tree!.rows.flat()).toEqual(['Branch 1', 'Leaf 1', 'Branch 2', 'Leaf 2', 'Branch 3', 'Leaf 3']);
});

test('cards may stand in several boxes each', async () => {
  const boxed = (i: number) => `<div class="result"><div><div><div>${card(i)}</div></div></div></div>`;
  expect(await countsOf(`<div>${times(5, boxed)}</div>`)).toEqual([5]);
  const hosted = '<div class="column"><div><x-card></x-card></div></div>';
  document.body.innerHTML = `<div>${times(4, () => hosted)}</div>`;
  fill(tags('x-card'), product);
  expect((await listed([...document.body.childNodes])).map(({ count }) => count)).toEqual([4]);
  const entry = (i: number) =>
    `<div class="entry"><div><a href="/${i}"><svg width="9" height="9"></svg><span>Place ${i}</span></a></div></div>`;
  expect(await countsOf(`<div>${times(5, entry)}</div>`)).toEqual([]);
});

test('the link that opens an item may stand around its heading', async () => {
  const found = (i: number) =>
    `<section><a href="/${i}"><h3>p${i}</h3></a><p>It shines at night, and far, too</p><a href="/all">More</a></section>`;
  const [list] = await listed(`<div>${times(3, found)}</div>`);
  expect(list!.rows.map((row) => row.at(-1))).toEqual(
    [1, 2, 3].map((i) => new URL(`/${i}`, document.baseURI).href),
  );
});

test('facts are named by their terms', async () => {
  const facts = (i: number) =>
    `<div><h3>Lamp ${i}</h3><dl><dt>Weight:</dt><dd>${i} kg</dd><dt>Stock</dt><dd>${i}</dd></dl></div>`;
  expect(await listed(`<div>${times(3, facts)}</div>`)).toEqual([
    {
      fields: ['title', 'weight', 'stock'],
      count: 3,
      rows: [1, 2, 3].map((i) => [`Lamp ${i}`, `${i} kg`, `${i}`]),
    },
  ]);
});

test.each<[string, (i: number) => string]>([
  ['tasks', (i) => `<ul>${times(4, (task) => `<li>Task ${i}.${task}</li>`)}</ul>`],
  ['cards', (i) => `<div>${times(4, (task) => `<div><h4>Task ${i}.${task}</h4><p>To do</p></div>`)}</div>`],
  [
    'stories',
    (i) =>
      `<p><a href="/all">All</a></p><ul>${times(4, (story) => `<li><a href="/${i}/${story}">Story</a> by Ada</li>`)}</ul>`,
  ],
  ['terms', (i) => `<dl>${times(4, (term) => `<dt>Term ${i}.${term}</dt><dd>Meaning</dd>`)}</dl>`],
])('%s of groups are collections of their own', async (_, inner) => {
  const group = (i: number) => `<div class="group"><h3>Group ${i}</h3>${inner(i)}</div>`;
  expect(await countsOf(`<div>${times(3, group)}</div>`)).toEqual([3, 4, 4, 4]);
});

test.each(['rowgroup', 'row'])('rows of a grid that are not called so are cards: in a %s', async (role) => {
  const html = `<div role="grid"><div role="${role}" style="position:relative;height:900px">${times(5, (i) => `<div style="position:absolute;top:${i * 90}px">${card(i)}</div>`)}</div></div>`;
  const [rows, ...others] = (await perceived(html)).collections;
  expect([others.length, rows?.name, rows?.approxCount, rows?.itemFields]).toEqual([
    0,
    '',
    5,
    ['title', 'price', 'detailUrl'],
  ]);
});

test('buttons and fields that are custom elements are no cards', async () => {
  document.body.innerHTML = `<div>${times(4, () => '<x-button></x-button>')}</div><div>${times(4, () => '<x-field></x-field>')}</div>`;
  fill(tags('x-button'), (i) => `<button><i>add</i><b>Button ${i}</b></button>`);
  fill(tags('x-field'), (i) => `<label>Field ${i}</label><input><small>Help</small>`);
  expect(await listed([...document.body.childNodes])).toEqual([]);
});

test.each<[string, string, number[]]>([
  [
    'unseen',
    `<div style="visibility:hidden"><table><tr><th>A</th></tr>${row('1')}${row('2')}</table></div>`,
    [],
  ],
  [
    'with floating items',
    `<ul>${times(6, (i) => `<li style="float:left;width:90px;height:90px">${card(i)}</li>`)}</ul>`,
    [6],
  ],
  [
    'without a box of its own',
    `<div style="display:grid"><div style="display:contents">${times(6, (i) => `<div>${card(i)}</div>`)}</div></div>`,
    [6],
  ],
])('a collection is told if it is seen: %s', async (_, html, counts) => {
  expect(await countsOf(html)).toEqual(counts);
});

test.each(['tabpanel', 'article', 'list', 'feed', 'log', 'form', 'application', 'complementary'])(
  'cards may stand in role=%s',
  async (role) => {
    const html = `<div role="${role}" aria-label="X">${times(5, (i) => `<div>${card(i)}</div>`)}</div>`;
    expect(await countsOf(html)).toEqual([5]);
  },
);

test.each([
  [
    'articles of a feed',
    `<section role="feed">${times(4, (i) => `<article>${card(i)}</article>`)}</section>`,
  ],
  [
    'custom elements around items',
    `<div role="list">${times(4, (i) => `<app-row><div role="listitem">${card(i)}</div></app-row>`)}</div>`,
  ],
])('items are found: %s', async (_, html) => {
  expect(await countsOf(html)).toEqual([4]);
});

test('rows that a shadow tree shows as a grid are its rows, under the heads that it shows', async () => {
  const row = (i: number) =>
    `<x-row role="row"><b role="gridcell">PO-${i}</b><b role="gridcell">Mill ${i}</b><b role="gridcell">${i}.50</b></x-row>`;
  await perceived(`<main><x-orders><x-row role="row" slot="heads"><b role="columnheader">Order</b>
    <b role="columnheader">Supplier</b><b role="columnheader">Amount</b></x-row>${times(5, row)}</x-orders></main>`);
  document.querySelector('x-orders')!.attachShadow({ mode: 'open' }).innerHTML =
    '<div role="grid" aria-label="Orders"><slot name="heads"></slot><div><slot></slot></div></div>';
  perception!.markDirty();
  const { collections } = (await perception!.perceive({ needs: [] })).mini;
  expect(collections.map(({ name, itemFields, approxCount }) => [name, itemFields, approxCount])).toEqual([
    ['Orders', ['Order', 'Supplier', 'Amount'], 5],
  ]);
});
