// After any change what is kept and brought up to date is what a new reading of the page would find.
import { afterEach, expect, test } from 'vitest';
import { withPerceptionCache } from '../../../src/page/accessible/pass-cache';
import { seeded } from '../../../scripts/seeded.mjs';
import { collectionWords } from '../../../src/page/perceive/build-mini';
import type { PageModel } from '../../../src/page/perceive/page-model';
import { PagePerception } from '../../../src/page/perceive/page-perception';
import { scanPage, type RetainedPage } from '../../../src/page/perceive/retained-page';
import { atOnce } from '../../../src/page/perceive/slices';
import { labelOf } from '../../../src/page/perceive/words';
import { WatchedPage } from '../../../src/page/perceive/watched-page';

const STYLE = `.off{display:none}.hit{cursor:pointer}.unseen{visibility:hidden}.open>.menu{display:block}
  .menu{display:none}.scroll{overflow:auto;height:40px}`;
const PIECES = [
  '<p>Some words <a href="#a">a link</a></p>',
  '<h2>Heading <button>In it</button></h2>',
  '<ul><li><a href="#1">One</a> first of them</li><li><a href="#2">Two</a> second of them</li></ul>',
  '<section aria-label="Part"><h3>Inner</h3><button>Do</button></section>',
  '<form><label>Name <input name="n"></label><button>Send</button></form>',
  '<div><label>Loose <input></label><button>Go</button></div>',
  '<table><tr><th>A<th>B</tr><tr><td>1<td><button>Edit</button></tr><tr><td>2<td><button>Edit</button></tr></table>',
  '<div class="hit"><span>Clickable</span></div>',
  '<nav><a href="#x">X</a><a href="#y">Y</a></nav>',
  '<div class="menu"><button role="menuitem">Hidden entry</button></div>',
  '<details><summary>More</summary><button>Inside</button></details>',
  '<div class="card"><h4>Card</h4><a href="#c">Open</a></div>',
  '<div role="dialog" aria-label="Note"><button>OK</button></div>',
  '<label><input type="checkbox" class="off"> Box</label>',
  '<div class="scroll"><p style="height:200px">Long</p></div>',
  '<div draggable="true">Card to drag</div>',
  '<p><span id="words">Words for it</span></p>',
  '<p><input aria-labelledby="words"></p>',
  '<p><label for="far"><i>Far</i> label</label></p>',
  '<p><input id="far"></p>',
  '<p>Beside <input></p>',
];

/** One change of the kind that pages make. */
function change(random: () => number): string {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const everything = [...document.body.querySelectorAll<HTMLElement>('main *')];
  const el = pick(everything);
  const other = pick(everything);
  const fresh = () => {
    const template = document.createElement('template');
    template.innerHTML = pick(PIECES);
    return template.content.firstElementChild!;
  };
  const kind = Math.floor(random() * 12);
  switch (kind) {
    case 0:
    case 1:
    case 2:
      el.after(fresh());
      break;
    case 3:
      if (el.querySelectorAll('*').length < 20) el.remove();
      break;
    case 4:
      if (!el.contains(other) && other.parentElement !== null) other.before(el);
      break;
    case 5:
      el.classList.toggle(pick(['off', 'hit', 'unseen', 'open', 'plain']));
      break;
    case 6:
      el.toggleAttribute(pick(['hidden', 'inert', 'onclick', 'open', 'draggable']));
      break;
    case 7:
      if (el.hasAttribute('role')) el.removeAttribute('role');
      else
        el.setAttribute(
          'role',
          pick(['button', 'list', 'listitem', 'region', 'navigation', 'group', 'heading']),
        );
      break;
    case 8:
      el.append(`word ${Math.floor(random() * 100)}`);
      break;
    case 9:
      el.prepend(fresh());
      break;
    case 10:
      if (el.shadowRoot === null && /^(div|section|p|span)$/.test(el.localName))
        el.attachShadow({ mode: 'open' }).innerHTML =
          `<button>In shadow</button><slot></slot>${pick(PIECES)}`;
      el.append(fresh());
      break;
    default:
      el.setAttribute('aria-label', `Name ${Math.floor(random() * 9)}`);
  }
  return `${kind} ${el.localName}`;
}

/** What a reading found, comparable. */
function told(page: PageModel) {
  const ids = new Map<Element, string>();
  const name = (el: Element | undefined) => {
    if (el === undefined) return undefined;
    if (!ids.has(el)) ids.set(el, pathOf(el));
    return ids.get(el);
  };
  return {
    entries: page.entries.map((entry) => [
      name(entry.el),
      labelOf(entry),
      entry.type,
      entry.role,
      entry.landmark,
      name(entry.section),
      name(entry.form?.el),
      name(entry.collection?.el),
      entry.itemIndex,
      name(entry.parent),
      entry.dialog,
      entry.implicit,
      entry.draggable,
      entry.scrolls,
      page.byElement.get(entry.el) === entry,
    ]),
    orders: page.entries.every((entry, i) => i === 0 || entry.order >= page.entries[i - 1]!.order),
    forms: page.forms.map(({ el, fields, buttons, landmark }) => [
      name(el),
      fields.map((field) => name(field.el)),
      buttons.map((button) => name(button.el)),
      landmark,
    ]),
    collections: page.collections.map((collection) => [
      name(collection.el),
      collection.shape,
      collection.items.map((item) => name(item)),
      name(collection.outer?.el),
      collectionWords(collection),
    ]),
    landmarks: [...page.landmarks].sort(),
  };
}

function pathOf(el: Element): string {
  const parent = el.parentNode;
  if (parent instanceof ShadowRoot) return `${pathOf(parent.host)}//${[...parent.children].indexOf(el)}`;
  if (!(parent instanceof Element)) return el.localName;
  return `${pathOf(parent)}/${el.localName}${[...parent.children].indexOf(el)}`;
}

let watched: WatchedPage | undefined;
afterEach(() => {
  watched?.stop();
  document.body.innerHTML = '';
  document.head.querySelector('style[data-test]')?.remove();
});

function look(): RetainedPage {
  return atOnce(watched!.current());
}

test('a change is walked where it is, and nowhere else', () => {
  document.body.innerHTML = `<main>${'<section><p>Words</p><button>Do</button><a href="#">Go</a></section>'.repeat(200)}</main>`;
  watched = new WatchedPage(window);
  watched.start();
  const page = look();
  const before = [...page.stretches];
  document.querySelectorAll('section')[100]!.insertAdjacentHTML('beforeend', '<button>New</button>');
  expect(look()).toBe(page);
  expect(page.entries.filter(({ el }) => el.textContent === 'New')).toHaveLength(1);
  expect(before.filter((stretch) => !page.stretches.includes(stretch)).length).toBeLessThanOrEqual(3);
});

test('what comes back with other words is called by these', async () => {
  document.body.innerHTML = '<main><p><button>Before</button></p><a href="#">Beside</a></main>';
  watched = new WatchedPage(window);
  watched.start();
  const labels = () => look().entries.map((entry) => labelOf(entry));
  expect(labels()).toEqual(['Before', 'Beside']);
  const button = document.querySelector('button')!;
  button.remove();
  expect(labels()).toEqual(['Beside']);
  // In a later task nothing observes what has left.
  await new Promise((resolve) => setTimeout(resolve));
  button.textContent = 'After';
  document.querySelector('p')!.append(button);
  expect(labels()).toEqual(['After', 'Beside']);
});

test('a field is called by the words before it as they are now, whichever stretch they stand in', () => {
  for (let far = 0; far < 32; far++) {
    document.body.innerHTML = `<main>${'<i></i>'.repeat(far)}<p><b>Size</b><input></p></main>`;
    watched?.stop();
    watched = new WatchedPage(window);
    watched.start();
    const labels = () => look().entries.map((entry) => labelOf(entry));
    expect(labels()).toEqual(['Size']);
    document.querySelector('b')!.textContent = 'Weight';
    expect(labels()).toEqual(['Weight']);
    document.querySelector('input')!.classList.add('touched');
    expect(labels()).toEqual(['Weight']);
    document.querySelector('b')!.textContent = 'Length';
    expect(labels()).toEqual(['Length']);
  }
});

test.each<[string, string, (source: Element) => void]>([
  ['a label', '<button id=b>x</button>', (source) => source.setAttribute('for', 'b')],
  ['a reference', '<button aria-labelledby=source>x</button>', (source) => (source.id = 'source')],
  ['a part', '<a href=#><i aria-labelledby=source>x</i></a>', (source) => (source.id = 'source')],
  ['an adopted part', '<a href=#>x <i aria-owns=source></i></a>', (source) => (source.id = 'source')],
])('a button is called by the words that name it elsewhere as they are now: %s', (_, html, tie) => {
  document.body.innerHTML = `<main><label>Send</label>${'<p><i>word</i></p>'.repeat(200)}<p>${html}</p></main>`;
  const source = document.querySelector('label')!;
  tie(source);
  watched = new WatchedPage(window);
  watched.start();
  const label = () =>
    look()
      .entries.map((entry) => labelOf(entry))
      .at(-1);
  expect(label()).toMatch('Send');
  source.textContent = 'Deliver';
  expect(label()).toMatch('Deliver');
});

test('what a form shows is as it is after a reset', () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<style data-test>input:placeholder-shown ~ button { display: none }</style>',
  );
  document.body.innerHTML = '<main><form><input placeholder="Words"><button>Clear</button></form></main>';
  watched = new WatchedPage(window);
  watched.start();
  const labels = () => look().entries.map((entry) => labelOf(entry));
  expect(labels()).toEqual(['Words']);
  const field = document.querySelector('input')!;
  field.value = 'lamp';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(labels()).toEqual(['Words', 'Clear']);
  document.forms[0]!.reset();
  expect(labels()).toEqual(['Words']);
});

test('a document that is written anew is watched on', () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow as Window & typeof globalThis;
  const write = () => {
    view.document.open();
    view.document.write(
      `<!doctype html><style>input:placeholder-shown ~ button { display: none }</style>
       <main><input placeholder="Words"><button>Clear</button>${'<p>x <a href=#>f</a></p>'.repeat(300)}</main>`,
    );
    view.document.close();
  };
  write();
  watched = new WatchedPage(view);
  watched.start();
  const isFound = () => look().entries.some(({ el }) => el.localName === 'button');
  expect(isFound()).toBe(false);
  write();
  watched.start();
  expect(isFound()).toBe(false);
  const field = view.document.querySelector('input')!;
  field.value = 'lamp';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(isFound()).toBe(true);
});

test('what a custom element shows once it is defined is found, and what changes in it', () => {
  document.body.innerHTML = '<main><button>There</button><x-late></x-late><x-never></x-never></main>';
  watched = new WatchedPage(window);
  watched.start();
  const labels = () => look().entries.map((entry) => labelOf(entry));
  expect(labels()).toEqual(['There']);
  customElements.define(
    'x-late',
    class extends HTMLElement {
      constructor() {
        super();
        this.attachShadow({ mode: 'open' }).innerHTML = '<button>Late</button>';
      }
    },
  );
  expect(labels()).toEqual(['There', 'Late']);
  document.querySelector('x-late')!.shadowRoot!.querySelector('button')!.textContent = 'Later';
  expect(labels()).toEqual(['There', 'Later']);
});

test('the actions that are told follow what comes and goes', async () => {
  document.body.innerHTML = '<main><button>First</button><table id="t"></table><button>Last</button></main>';
  const perception = new PagePerception(window);
  const told = async () => (await perception.perceive({ needs: [] })).mini;
  const labels = async () => (await told()).actions.map(({ label }) => label);
  expect(await labels()).toEqual(['First', 'Last']);
  const table = document.getElementById('t')!;
  table.innerHTML =
    '<tr><th>Name</th><th>Do</th></tr>' + '<tr><td>x</td><td><button>Edit</button></td></tr>'.repeat(3);
  expect(await labels()).toEqual(['First', 'Edit', 'Last']);
  expect((await told()).collections.map(({ approxCount }) => approxCount)).toEqual([3]);
  // The row that stood for all of them goes, another stands for them.
  table.querySelectorAll('tr')[1]!.remove();
  table.insertAdjacentHTML('beforeend', '<tr><td>y</td><td><button>Edit</button></td></tr>'.repeat(2));
  expect(await labels()).toEqual(['First', 'Edit', 'Last']);
  expect((await told()).collections.map(({ approxCount }) => approxCount)).toEqual([4]);
  document.querySelector('button')!.textContent = 'Renamed';
  document.querySelector('main > button:last-child')!.setAttribute('style', 'display: none');
  expect(await labels()).toEqual(['Renamed', 'Edit']);
  perception.stop();
});

test('a list that a modal dialog opens beside itself is found, and so is its end', () => {
  document.body.innerHTML =
    '<main><button>Behind</button></main><div><div role="dialog" aria-modal="true" aria-label="Choose"><button>Open</button></div></div>';
  watched = new WatchedPage(window);
  watched.start();
  const roles = () => look().entries.map(({ role }) => role);
  expect(roles()).toEqual(['button']);
  document.body.insertAdjacentHTML('beforeend', '<ul role="listbox"><li role="option">One</li></ul>');
  expect(roles()).toEqual(['button', 'listbox', 'option']);
  document.querySelector<HTMLElement>('[role=dialog]')!.parentElement!.style.display = 'none';
  expect(roles()).toEqual(['button', 'listbox', 'option']);
  expect(look().entries[0]!.el.textContent).toBe('Behind');
});

test('fields that are named like properties lead no walk in a circle', () => {
  document.body.innerHTML = `<form id="f"><button>Send</button></form>
    <fieldset name="lastElementChild" form="f"><button>In</button></fieldset>
    <fieldset name="previousElementSibling" form="f"></fieldset><input name="isConnected" form="f">`;
  watched = new WatchedPage(window);
  watched.start();
  look();
  const form = document.querySelector('form')!;
  form.append('more');
  form.classList.add('busy');
  expect(told(look())).toEqual(told(scanPage(document)));
  form.remove();
  expect(told(look())).toEqual(told(scanPage(document)));
});

test('what a block that moves has passed is found behind it', () => {
  const blocks = Array.from({ length: 90 }, (_, i) => `<div><button>Do ${i}</button></div>`).join('');
  const rows = '<tr><td>x</td><td><button>Edit</button></td></tr>'.repeat(40);
  document.body.innerHTML = `<main>${blocks}<table>${rows}</table>${blocks}</main>`;
  watched = new WatchedPage(window);
  watched.start();
  look();
  const main = document.querySelector('main')!;
  for (const at of [81, 40, 85, 3]) {
    main.children[at]!.before(document.querySelector('table')!);
    expect(told(look()), `before ${at}`).toEqual(told(scanPage(document)));
  }
});

const APART = '<p>Words</p>'.repeat(100);
test.each([
  [
    'options that come late, elsewhere',
    `<form><input role="combobox" aria-controls="list" aria-label="City"><button>Go</button></form>${APART}<ul id="list" role="listbox"></ul>`,
    () =>
      (document.getElementById('list')!.innerHTML = '<li role="option">Oslo</li><li role="option">Rome</li>'),
  ],
  [
    'the heading of fields without a form',
    `<div><h2>Sign in</h2>${APART}<h3>Your data</h3><input aria-label="User"><input type="password"><button>Go</button></div>`,
    () => (document.querySelector('h2')!.textContent = 'Sign up for the newsletter'),
  ],
  [
    'what a form is named by',
    `<h2 id="t">Log in</h2>${APART}<form aria-labelledby="t"><input aria-label="User"><input type="password"><button>Go</button></form>`,
    () => (document.getElementById('t')!.textContent = 'Create an account'),
  ],
  [
    'what a part of a label is named by',
    `<p id="z">Name</p>${APART}<form><label for="i"><span role="img" aria-labelledby="z"></span></label><input id="i"><button>Go</button></form>`,
    () => (document.getElementById('z')!.textContent = 'Email'),
  ],
])('a form is told anew after a change of %s', async (_, html, change) => {
  document.body.innerHTML = `<main>${html}</main>`;
  const kept = new PagePerception(window);
  const forms = async (perception: PagePerception) =>
    (await perception.perceive({ needs: [] })).mini.forms.map(({ id: _id, ...form }) => form);
  const before = await forms(kept);
  change();
  const now = await forms(kept);
  expect(now).not.toEqual(before);
  const anew = new PagePerception(window);
  expect(now).toEqual(await forms(anew));
  anew.stop();
  kept.stop();
});

function changingPage(): void {
  const style = document.createElement('style');
  style.dataset['test'] = '';
  style.textContent = STYLE;
  document.head.append(style);
  document.body.innerHTML = `<main><h1>Page</h1>${Array.from({ length: 60 }, (_, i) => PIECES[i % PIECES.length]).join('')}</main>`;
}

test.each([1, 2, 3, 4, 5, 6])('after %s × 60 changes it is what a new reading finds', (seed) => {
  changingPage();
  const random = seeded(seed);
  watched = new WatchedPage(window);
  watched.start();
  look();
  for (let i = 0; i < 60; i++) {
    const changes = Array.from({ length: 1 + Math.floor(random() * 3) }, () => change(random));
    const now = look();
    const kept = withPerceptionCache(() => told(now));
    const anew = withPerceptionCache(() => told(scanPage(document)));
    expect(kept, `${i}: ${changes.join(', ')}`).toEqual(anew);
  }
});

test.each([7, 8, 9])(
  'forms and lists are told as a new look tells them, after %s × 40 changes',
  async (seed) => {
    changingPage();
    const random = seeded(seed);
    const kept = new PagePerception(window);
    const summary = async (perception: PagePerception) => {
      // Of what is far a kept page may know more than a new one.
      const { mini } = await perception.perceive({
        needs: [{ key: 'q', type: 'query', query: { text: 'anything' } }],
      });
      const { forms, collections, omitted, actions } = mini;
      return {
        forms: forms.map(({ id: _, ...form }) => form),
        collections: collections.map(({ id: _, ...collection }) => collection),
        // Which of two alike stands for both is for the choice to say.
        actions: (omitted?.actions ?? 0) + actions.length,
      };
    };
    await summary(kept);
    for (let i = 0; i < 40; i++) {
      const changes = Array.from({ length: 1 + Math.floor(random() * 3) }, () => change(random));
      const told = await summary(kept);
      const anew = new PagePerception(window);
      expect(told, `${i}: ${changes.join(', ')}`).toEqual(await summary(anew));
      anew.stop();
    }
    kept.stop();
  },
);
