// Things to act on that are told by something else than themselves: an image, a label, the row they stand in.
import { describe, expect, test } from 'vitest';
import { detailsOf } from '../../../src/page/read/details';
import { resolveOne } from '../../../src/page/resolve/resolve';
import { act } from '../act/stage';
import { perceived, perception } from './perceived';

const hits = async (html: string) => {
  await perceived(html);
  return perception!.query({ topK: 50 }).filter(({ type }) => type === 'action' || type === 'field');
};
const told = async (html: string) => (await hits(html)).map(({ role, label }) => `${role} ${label}`);

const PICTURE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='200' height='100'><rect width='200' height='100'/></svg>";

describe('areas of image maps', () => {
  const map = (use: string) =>
    `<img src="${PICTURE}" width="200" height="100" alt="Flat" ${use}><map name="flat"><area shape="rect" coords="0,0,100,100" href="#kitchen" alt="Kitchen"><area shape="rect" coords="100,0,200,100" href="#bath" alt="Bath"></map>`;

  test('are links, found and clicked by their selectors', async () => {
    const areas = await hits(map('usemap="#flat"'));
    expect(areas.map(({ role, label }) => [role, label])).toEqual([
      ['link', 'Kitchen'],
      ['link', 'Bath'],
    ]);
    expect(areas[1]!.look.box).toMatchObject({ w: 200, h: 100 });
    const details = await detailsOf(
      perception!,
      areas.map(({ id }) => id),
    );
    const found = details.map(({ selector }) => resolveOne(selector, document, perception!));
    expect(found.map((each) => each.ok && each.element)).toEqual([...document.querySelectorAll('area')]);
    const clicked: unknown[] = [];
    document.addEventListener('click', ({ target }) => clicked.push(target), { once: true });
    expect(await act('dom.click', 'area + area', {})).toMatchObject({ ok: true });
    expect(clicked).toEqual([document.querySelectorAll('area')[1]]);
  });

  test('are none where no image shows the map', async () => {
    expect(await told(map(''))).toEqual([]);
    expect(await told(map('usemap="#flat" style="display:none"'))).toEqual([]);
  });

  test('are chosen as what stands where the image does', async () => {
    const below = Array.from({ length: 40 }, (_, i) => `<p><a href="/${i}">Far ${i}</a></p>`).join('');
    const mini = await perceived(
      `${map('usemap="#flat"')}<div style="height:${3 * innerHeight}px"></div>${below}`,
    );
    expect(mini.actions.slice(0, 2).map(({ label }) => label)).toEqual(['Kitchen', 'Bath']);
  });
});

describe('a label stands for its control that is not seen', () => {
  test.each([
    [
      'in a hidden holder before it',
      '<div style="display:none"><input type="file" id="f"></div><label for="f">Upload</label>',
    ],
    [
      'in a hidden holder after it',
      '<label for="f">Upload</label><div hidden><input type="file" id="f"></div>',
    ],
    ['in a hidden part of it', '<label>Upload<span style="display:none"><input type="file"></span></label>'],
    [
      'when it is a button by its role',
      '<label for="f" role="button" tabindex="0">Upload</label><input hidden type="file" id="f">',
    ],
    [
      'the first label that shows',
      '<label for="f" hidden>File</label><label for="f">Upload</label><label for="f"><svg width="9" height="9"></svg></label><input hidden type="file" id="f">',
    ],
  ])('%s', async (_, html) => {
    const found = await hits(`<form>${html}<button>Save</button></form>`);
    expect(found.map(({ role, label, inputType }) => [role, label, inputType])).toEqual([
      ['button', 'Upload', 'file'],
      ['button', 'Save', 'submit'],
    ]);
    expect(perception!.elementOf(found[0]!.id)).toHaveProperty('localName', 'label');
  });

  test('with its state, in its form', async () => {
    const mini = await perceived(
      '<form><div style="display:none"><input type="checkbox" id="c" checked></div><label for="c">Agree</label><button>Go</button></form>',
    );
    expect(mini.forms[0]!.fieldSummaries).toMatchObject([{ label: 'Agree', type: 'checkbox' }]);
    expect(perception!.query({ text: 'agree' })[0]).toMatchObject({ role: 'checkbox', checked: true });
  });

  test('not for one that is seen', async () => {
    expect(await told('<label for="c">Agree</label><input type="checkbox" id="c">')).toEqual([
      'checkbox Agree',
    ]);
  });
});

describe('of a row that is clicked the cells are not told besides', () => {
  const rows = (row: string, more = '') =>
    ['Ann', 'Bob', 'Cat'].map((name) => `<tr ${row}><td>${name}</td><td>2024</td>${more}</tr>`).join('');
  const ROWS = ['row Ann 2024', 'row Bob 2024', 'row Cat 2024'];

  test.each([
    ['by its listener', `<table>${rows('onclick="1"')}</table>`],
    ['by its cursor', `<style>tr{cursor:pointer}</style><table>${rows('')}</table>`],
    ['by both', `<table>${rows('onclick="1" style="cursor:pointer"')}</table>`],
    [
      'by its tab stop, with the cursor of cells',
      `<style>td{cursor:pointer}</style><table>${rows('tabindex="0"')}</table>`,
    ],
  ])('%s', async (_, html) => {
    expect(await told(html)).toEqual(ROWS);
  });

  test('but for what has a control of its own', async () => {
    const cells = '<td onclick="1">Pin</td><td><button>Delete</button></td>';
    const [row, ...others] = await told(`<table>${rows('style="cursor:pointer"', cells)}</table>`);
    expect([row, ...others.slice(0, 2)]).toEqual(['row Ann 2024 Pin Delete', 'cell Pin', 'button Delete']);
  });

  test('but where the cells are what is clicked', async () => {
    expect(await told(`<style>td{cursor:pointer}</style><table>${rows('')}</table>`)).toHaveLength(6);
  });
});

test('of items with the cursor of what is clicked their links are meant, also those that lead nowhere', async () => {
  const menu = `<style>li{cursor:pointer}</style><ul><li><a>Home</a><ul><li><a href="#a">News</a></li><li><a href="#b">Blog</a></li></ul></li>
    <li><a>Forms</a></li><li>Help</li></ul>`;
  expect(await told(menu)).toEqual([
    'generic Home',
    'link News',
    'link Blog',
    'generic Forms',
    'listitem Help',
  ]);
});

test('a picture of an icon font is known by what its author calls it', async () => {
  const [hit] = await hits(
    '<style>.fa-trash::before{content:"\\f1f8"}</style><button><i class="fa fa-trash"></i></button>',
  );
  expect(hit).toMatchObject({ label: '\uf1f8', kind: 'delete' });
});

test('a host without a role is called by what its root slots', async () => {
  const host = document.createElement('x-tab');
  host.tabIndex = 0;
  host.innerHTML = 'Photos <b slot="count">12</b>';
  host.attachShadow({ mode: 'open' }).innerHTML = '<p><slot>Untitled</slot></p><slot name="count"></slot>';
  await perceived([host]);
  expect(perception!.query({ text: 'photos 12' })).toMatchObject([{ label: 'Photos 12' }]);
});

test('of many things one is found by words that boxes alone part', async () => {
  const many = Array.from({ length: 150 }, (_, i) => `<button>Day ${i}</button>`).join('');
  const step = '<button style="display:flex"><span>2</span><span>Second</span><span>Verify</span></button>';
  await perceived(`${many}${step}<button><b>S</b><span>ave</span></button>`);
  expect(perception!.query({ text: '2 Second Verify' })[0]).toMatchObject({ label: '2 Second Verify' });
  expect(perception!.query({ text: 'Save' })[0]).toMatchObject({ label: 'Save' });
});
