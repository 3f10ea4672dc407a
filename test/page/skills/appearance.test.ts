// Dark and light: a switch, the switch of the opposite, or a setting of several values, wherever it stands.
import { afterEach, expect, test } from 'vitest';
import { say } from './say';

afterEach(() => document.body.replaceChildren());

const show = (html: string): void => {
  document.body.innerHTML = `<main><h1>Settings</h1>${html}</main>`;
};
const byRole = (role: string): string[] =>
  [...document.querySelectorAll(`[role=${role}][aria-checked=true]`)].map((each) => each.textContent.trim());

function toggled({ target }: Event): void {
  const control = (target as Element).closest('[aria-checked]');
  if (!control) return;
  if (control.getAttribute('role') === 'switch')
    control.setAttribute('aria-checked', String(control.getAttribute('aria-checked') !== 'true'));
  else
    for (const each of document.querySelectorAll(`[role=${control.getAttribute('role')!}]`))
      each.setAttribute('aria-checked', String(each === control));
}
document.addEventListener('click', toggled);

const SWITCH = (name: string, on: boolean): string =>
  `<label id="s">${name}</label><button role="switch" aria-labelledby="s" aria-checked="${on}"></button><button role="switch" aria-checked="false">Digest</button>`;
const isOn = (): boolean =>
  document.querySelector('[aria-labelledby=s]')!.getAttribute('aria-checked') === 'true';

test.each([
  ['Turn on dark mode', 'Dark mode', false, true],
  ['Switch to the dark theme', 'Dark theme', false, true],
  ['Use light mode', 'Dark mode', true, false],
  ['Switch to light mode', 'Dark mode', true, false],
  ['Turn off dark mode', 'Dark mode', true, false],
  ['Wechsle zum dunklen Design', 'Dunkles Design', false, true],
  ['切换到深色模式', '深色模式', false, true],
])('%s with a switch “%s”', async (goal, name, before, after) => {
  show(SWITCH(name, before));
  const { end } = await say(goal);
  expect(end).toBe('succeeded');
  expect(isOn()).toBe(after);
});

const SELECT =
  '<label>Theme <select><option>System</option><option>Light</option><option>Dark</option></select></label><label>Density <select><option>Cosy</option><option>Compact</option></select></label>';

test.each([
  'Turn on dark mode',
  'Switch to the dark theme',
  'Use dark mode',
  'Dark mode please',
  'Nutze den Dunkelmodus',
])('%s with a list of themes', async (goal) => {
  show(SELECT);
  const { end } = await say(goal);
  expect(end).toBe('succeeded');
  expect(document.querySelector('select')!.value).toBe('Dark');
});

const radios = (legend: string, ...names: string[]): string =>
  `<div role="radiogroup" aria-label="${legend}">${names.map((each) => `<div role="radio" tabindex="0" aria-checked="false">${each}</div>`).join('')}</div>`;

test.each([
  ['Turn on dark mode', 'Appearance', ['Light', 'Dark'], 'Dark'],
  ['Switch to dark mode', 'Color mode', ['Light', 'Dark', 'Auto'], 'Dark'],
  ['Turn off dark mode', 'Theme', ['Light', 'Dark'], 'Light'],
  ['Schalte das dunkle Design ein', 'Erscheinungsbild', ['Hell', 'Dunkel'], 'Dunkel'],
  ['切换到深色模式', '外观', ['浅色', '深色'], '深色'],
])('%s with radios “%s”', async (goal, legend, names, chosen) => {
  show(radios(legend, ...names) + radios('Density', 'Cosy', 'Compact'));
  const other = [...document.querySelectorAll('[role=radio]')].find((each) => each.textContent !== chosen);
  other!.setAttribute('aria-checked', 'true');
  const { end } = await say(goal);
  expect(end).toBe('succeeded');
  expect(byRole('radio')).toEqual([chosen]);
});

test('the themes are in a menu', async () => {
  show('<button aria-haspopup="menu" aria-expanded="false">Theme</button><div id="m"></div>');
  document.querySelector('button')!.addEventListener('click', ({ currentTarget }) => {
    (currentTarget as Element).setAttribute('aria-expanded', 'true');
    document.querySelector('#m')!.innerHTML =
      '<div role="menu">' +
      ['Light', 'Dark', 'System']
        .map((each) => `<div role="menuitemradio" tabindex="0" aria-checked="false">${each}</div>`)
        .join('') +
      '</div>';
  });
  const { end } = await say('Switch to the dark theme');
  expect(end).toBe('succeeded');
  expect(byRole('menuitemradio')).toEqual(['Dark']);
});

test.each(['Turn on dark mode', 'Switch to dark mode'])('%s on another tab of the page', async (goal) => {
  show(
    '<div role="tablist"><button role="tab" aria-selected="true">Profile</button><button role="tab" aria-selected="false">Appearance</button></div><div id="p"><label>Name <input></label></div>',
  );
  document.querySelectorAll('[role=tab]')[1]!.addEventListener('click', () => {
    document
      .querySelectorAll('[role=tab]')
      .forEach((tab, at) => tab.setAttribute('aria-selected', String(at === 1)));
    document.querySelector('#p')!.innerHTML = radios('Theme', 'Light', 'Dark');
  });
  const { end } = await say(goal);
  expect(end).toBe('succeeded');
  expect(byRole('radio')).toEqual(['Dark']);
});
