// Lists that scripts draw in place of the browser's own, which stays on the page too small to be seen.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

const HIDDEN =
  'position:absolute;border:0;padding:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
const BOX = 'display:inline-block;border:1px solid;width:200px;height:24px';

/** Two drawn lists, called by what they show; the labels belong to the own ones. `tags` holds chips with a cross. */
function page(): { chosen: Record<string, string>; tags: () => number } {
  const own = (id: string, options: readonly string[]): string =>
    `<select id="${id}" style="${HIDDEN}">${options.map((each) => `<option>${each}</option>`).join('')}</select>`;
  document.body.innerHTML = `<form onsubmit="return false"><p><label for="a">Country</label> ${own('a', ['Denmark', 'Norway'])}
    <span class="box" role="combobox" tabindex="0" aria-haspopup="true" aria-expanded="false" style="${BOX}">Denmark</span></p>
    <p><label for="b">Plan</label> ${own('b', ['Basic', 'Pro'])}
    <span class="box" role="combobox" tabindex="0" aria-haspopup="true" aria-expanded="false" style="${BOX}">Basic</span></p>
    <p><label for="t">Tags</label> <select id="t" multiple style="${HIDDEN}"><option selected>home</option></select>
    <span role="combobox" tabindex="0" aria-haspopup="true" aria-expanded="false" style="${BOX}"><ul style="margin:0"><li title="home"><span class="x" style="cursor:pointer">×</span>home</li></ul></span></p></form>`;
  const chosen: Record<string, string> = {};
  document.querySelector('.x')!.addEventListener('click', (event) => {
    (event.target as Element).parentElement!.remove();
    event.stopPropagation();
  });
  for (const box of document.querySelectorAll('.box')) {
    const own = box.parentElement!.querySelector('select')!;
    let list: HTMLElement | undefined;
    const show = (isOpen: boolean): void => {
      box.setAttribute('aria-expanded', String(isOpen));
      list?.remove();
      list = undefined;
      if (!isOpen) return;
      list = document.createElement('ul');
      list.setAttribute('role', 'listbox');
      list.style.cssText = `position:absolute;margin:0;background:#fff;line-height:60px;width:300px;top:${box.getBoundingClientRect().bottom}px`;
      list.innerHTML = [...own.options].map(({ text }) => `<li role="option">${text}</li>`).join('');
      list.addEventListener('click', (event) => {
        box.textContent = chosen[own.id] = (event.target as Element).textContent;
        show(false);
      });
      document.body.append(list);
    };
    box.addEventListener('click', () => show(list === undefined));
    box.addEventListener('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') show(false);
    });
  }
  return { chosen, tags: () => document.querySelectorAll('li[title]').length };
}

test('a drawn list is called by the label that belongs to the own one, and not by what it shows', async () => {
  const { chosen, tags } = page();
  const fields = [
    { field: { text: 'plan' }, value: { from: 'text' as const, text: 'Pro' } },
    { field: { text: 'country' }, value: { from: 'text' as const, text: 'Norway' } },
  ];
  const ran = await runIntent({ kind: 'fill', fields });
  expect(ran.end).toMatch(/succeeded|done/);
  expect([chosen, tags()]).toEqual([{ a: 'Norway', b: 'Pro' }, 1]);
});

test('an own list too small to be seen is not chosen from where one is drawn under the same name', async () => {
  document.body.innerHTML = `<label for="d">Country</label><select id="s" aria-label="Country" style="${HIDDEN}">
    <option></option><option>Norway</option></select><input id="d" role="combobox" aria-expanded="false" aria-controls="l">
    <ul id="l" role="listbox" hidden><li role="option">Norway</li></ul>`;
  const [box, list] = [document.querySelector('input')!, document.querySelector('ul')!];
  let taken = '';
  box.addEventListener('click', () => {
    list.hidden = false;
    box.setAttribute('aria-expanded', 'true');
  });
  list.addEventListener('click', () => {
    box.value = taken = 'Norway';
    list.hidden = true;
    box.setAttribute('aria-expanded', 'false');
  });
  const choose = { kind: 'choose' as const, options: [{ text: 'Norway' }], field: { text: 'country' } };
  const { end } = await runIntent(choose);
  expect([end, taken, document.querySelector('select')!.value]).toEqual([
    expect.stringMatching(/succeeded|done/),
    'Norway',
    '',
  ]);
});

test('what was chosen before is not taken back to clear the way for what an open list covers', async () => {
  const { chosen, tags } = page();
  const ran = await runIntent({
    kind: 'choose',
    options: [{ text: 'Purple' }],
    field: { text: 'colour' },
  });
  expect([ran.end, chosen, tags()]).toEqual(['unable', {}, 1]);
});

test('a drawn list is not called by the label of a switch above it', async () => {
  const part = (name: string, fields: string): string =>
    `<li><section aria-labelledby="h-${name}"><h3 id="h-${name}">${name}</h3>${fields}</section></li>`;
  document.body.innerHTML = `<ul>${part('Personal data', '<label>Name <input></label>')}${part(
    'Notifications',
    `<p><button role="switch" id="s" aria-checked="false" aria-labelledby="l">o</button> <label for="s" id="l">Text messages</label></p>
    <div role="combobox" tabindex="0" aria-label="Frequency" aria-haspopup="listbox" aria-expanded="false" aria-controls="list" style="${BOX}">Weekly</div>`,
  )}</ul><ul role="listbox" id="list" hidden><li role="option">Weekly</li><li role="option">Daily</li></ul>`;
  const [box, list] = [document.querySelector('[role=combobox]')!, document.querySelector('#list')!];
  const show = (isOpen: boolean): void => {
    box.setAttribute('aria-expanded', String(isOpen));
    list.toggleAttribute('hidden', !isOpen);
  };
  box.addEventListener('click', () => show(true));
  list.addEventListener('click', ({ target }) => {
    box.textContent = (target as Element).textContent;
    show(false);
  });
  const field = { text: 'frequency of notifications' };
  await runIntent({ kind: 'fill', fields: [{ field, value: { from: 'text', text: 'Daily' } }] });
  expect(box.textContent).toBe('Daily');
});
