// "Disable the host North" where the box before a row only chooses it: the state is in a cell, or a button below the list
// sets it for what is ticked.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { say, sayAll } from './say';

const states = new Map<string, boolean>();
let applied = 0;

/** `byLink`: a cell's own link turns the state; else only the buttons under the list do. */
function hosts(byLink: boolean): void {
  const rows = [...states].map(
    ([name, on]) =>
      `<tr><td><input type="checkbox" value="${name}"></td><td><a href="#${name}">${name}</a></td><td>10.0.0.1</td>
       <td>${byLink ? `<a href="#" class="state">${on ? 'Enabled' : 'Disabled'}</a>` : on ? 'Enabled' : 'Disabled'}</td></tr>`,
  );
  document.body.innerHTML = `<main><form id="filter"><label>Name <input name="name"></label>
    <label><input type="radio" name="on" checked> Any</label> <button>Apply</button></form>
    <table><thead><tr><th><input type="checkbox"></th><th>Name</th><th>Address</th><th>Status</th></tr></thead>
    <tbody>${rows.join('')}</tbody></table>
    <div><span>0 selected</span> <button class="all" value="on" disabled>Enable</button>
    <button class="all" value="" disabled>Disable</button></div></main>`;
  document.querySelector('#filter')?.addEventListener('submit', (event) => {
    event.preventDefault();
    applied += 1;
  });
  const boxes = [...document.querySelectorAll<HTMLInputElement>('tbody input')];
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.all')];
  document.querySelector('table')?.addEventListener('change', () => {
    for (const button of buttons) button.disabled = boxes.every(({ checked }) => !checked);
  });
  for (const button of buttons)
    button.addEventListener('click', () => {
      for (const { checked, value } of boxes) if (checked) states.set(value, button.value === 'on');
      hosts(byLink);
    });
  for (const link of document.querySelectorAll('.state'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      const name = link.closest('tr')?.querySelector('input')?.value ?? '';
      states.set(name, !states.get(name));
      hosts(byLink);
    });
}

beforeEach(() => {
  applied = 0;
  states.clear();
  states.set('North', true).set('South pier', false).set('West', true);
});
afterEach(() => document.body.replaceChildren());

test.each([true, false])('a host is disabled, the state in a link: %s', async (byLink) => {
  hosts(byLink);
  const { end } = await say('Disable the host North');
  expect([...states.values()]).toEqual([false, false, true]);
  expect(end).toBe('succeeded');
});

test.each([true, false])('a host is enabled, the state in a link: %s', async (byLink) => {
  hosts(byLink);
  expect(await sayAll('Enable the host South pier')).toBe('succeeded');
  expect([...states.values()]).toEqual([true, true, true]);
  expect(applied).toBe(0);
});

test('of a single row, which is no list, the box is ticked for the button', async () => {
  states.delete('South pier');
  states.delete('West');
  hosts(false);
  // More than a look tells of a page by itself.
  const link = (_: unknown, at: number): string => `<a href="#p${at}">Place ${at}</a> `;
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforebegin', `<nav>${Array.from({ length: 90 }, link).join('')}</nav>`);
  expect((await say('Disable the host North')).end).toBe('succeeded');
  expect([...states.values()]).toEqual([false]);
});

test('what has the state already is left alone', async () => {
  hosts(true);
  const { end, attempts } = await say('Enable the host North');
  expect([end, attempts.length]).toEqual(['done', 0]);
  expect([...states.values()]).toEqual([true, false, true]);
});

test('a box that names its state is the switch itself', async () => {
  document.body.innerHTML = `<main><ul>
    <li><input type="checkbox" id="a" checked><label for="a">Sound</label>
    <li><input type="checkbox" id="b" checked><label for="b">Newsletter</label></ul></main>`;
  const { end } = await say('Disable the newsletter');
  expect(end).toBe('succeeded');
  expect([...document.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([true, false]);
});

test.each([
  ['Enable the host North', '<td>Enabled</td>'],
  ['Enable the host North', '<td><a href="#" class="other">Off</a></td>'],
])('%s: what another column says is not its state', async (goal, cell) => {
  let pressed = 0;
  document.body.innerHTML = `<main><table><thead><tr><th><input type="checkbox"></th><th>Name</th><th>Maintenance</th></tr></thead>
    <tbody><tr><td><input type="checkbox"></td><td><a href="#n">North</a></td>${cell}</tr>
    <tr><td><input type="checkbox"></td><td><a href="#s">South</a></td>${cell}</tr></tbody></table></main>`;
  for (const link of document.querySelectorAll('.other'))
    link.addEventListener('click', () => (pressed += 1));
  const { end } = await say(goal);
  expect([pressed, end === 'done']).toEqual([0, false]);
});

test('a button that offers the act is no sign that it is done', async () => {
  let pressed = '';
  document.body.innerHTML = `<main><table><thead><tr><th></th><th>名称</th><th>操作</th></tr></thead>
    <tbody>${['北', '南'].map((name) => `<tr><td><input type="checkbox"></td><td><a href="#${name}">主机${name}</a></td><td><button value="${name}">禁用</button></td></tr>`).join('')}</tbody></table></main>`;
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => {
      pressed += button.value;
      button.textContent = '启用';
    });
  await say('禁用主机北');
  expect(pressed).toBe('北');
});

test.each([
  ['Deactivate South pier', [false, false, true], false],
  ['Activate North', [true, true, true], false],
  ['Deactivate North', [false, true, true], true],
])('%s: the switch in the row, not the box that chooses it', async (goal, wanted, isOn) => {
  const names = ['North', 'South pier', 'West'];
  const row = (
    name: string,
  ): string => `<tr><td><div role="checkbox" aria-checked="false" tabindex="0" style="width:16px;height:16px"></div></td><td>${name}</td>
    <td><div role="switch" aria-checked="${isOn || name !== 'North'}" tabindex="0" style="width:40px;height:20px"></div></td><td><button>Edit</button> <button>Delete</button></td></tr>`;
  document.body.innerHTML = `<main><table><thead><tr><th><div role="checkbox" aria-checked="false" tabindex="0" style="width:16px;height:16px"></div></th><th>Name</th><th>Active</th><th></th></tr></thead>
    <tbody>${names.map(row).join('')}</tbody></table></main>`;
  for (const box of document.querySelectorAll('[aria-checked]'))
    box.addEventListener('click', () => (box.ariaChecked = String(box.ariaChecked !== 'true')));
  const { end } = await say(goal);
  expect(end).toBe('succeeded');
  expect(
    [...document.querySelectorAll('[role=switch]')].map(({ ariaChecked }) => ariaChecked === 'true'),
  ).toEqual(wanted);
  expect(document.querySelectorAll('[role=checkbox][aria-checked=true]')).toHaveLength(0);
});

test('a row is not activated by choosing it', async () => {
  const box = '<div role="checkbox" aria-checked="false" tabindex="0" style="width:16px;height:16px"></div>';
  document.body.innerHTML = `<main><table><thead><tr><th>${box}</th><th>Name</th><th></th></tr></thead>
    <tbody>${['North', 'West'].map((name) => `<tr><td>${box}</td><td>${name}</td><td><button>Edit</button></td></tr>`).join('')}</tbody></table></main>`;
  for (const each of document.querySelectorAll('[role=checkbox]'))
    each.addEventListener('click', () => (each.ariaChecked = String(each.ariaChecked !== 'true')));
  const { end } = await say('Activate North');
  expect(end).not.toMatch(/succeeded|done/);
  expect(document.querySelectorAll('[aria-checked=true]')).toHaveLength(0);
});
