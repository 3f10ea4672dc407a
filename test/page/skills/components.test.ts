// Controls of component libraries as they ship: told as the browser tells them, and carried through as a user would.
import {
  Button,
  Dialog,
  DialogTitle,
  FormControl,
  InputLabel,
  MenuItem,
  Select,
  TextField,
} from '@mui/material';
import { Autocomplete, Checkbox, FormControlLabel, Radio, RadioGroup, Switch } from '@mui/material';
import '@shoelace-style/shoelace/dist/shoelace.js';
import '@shoelace-style/shoelace/dist/themes/light.css';
import Choices from 'choices.js';
import 'choices.js/public/assets/styles/choices.css';
import flatpickr from 'flatpickr';
import 'flatpickr/dist/flatpickr.css';
import { createElement as h, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import type { Intent } from '../../../src/shared/intent';
import { nameOf } from '../../../src/page/accessible/name';
import { withPerceptionCache } from '../../../src/page/accessible/pass-cache';
import { roleOf } from '../../../src/page/accessible/role';
import { walkElements } from '../../../src/page/accessible/tree';
import { OPERABLE, operableInTree } from '../accessible/browser-tree';
import { runIntent } from './run-intent';

const ended = async (intent: Intent): Promise<boolean> =>
  /^(?:succeeded|done)$/.test((await runIntent(intent)).end);
const choose = (option: string, field: string): Intent => ({
  kind: 'choose',
  options: [{ text: option }],
  field: { text: field },
});
const check = (text: string): Intent => ({ kind: 'check', targets: [{ text }], on: true });
const fill = (text: string, value: string): Intent => ({
  kind: 'fill',
  fields: [{ field: { text }, value: { from: 'text', text: value } }],
});

let root: Root | undefined;
/** Custom elements have drawn themselves. */
const drawn = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLElement & { updateComplete?: unknown }>('*')].map(
      (el) => el.updateComplete,
    ),
  );
async function mount(children: ReactNode): Promise<void> {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main')!);
  root.render(children);
  await expect.poll(() => document.querySelector('main')!.childElementCount).toBeGreaterThan(0);
}
afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.innerHTML = '';
});

test('Choices: an option of a select that a list of its own stands for', async () => {
  document.body.innerHTML = `<label for="f">Fruit</label><select id="f"><option>Apple<option>Pear<option>Plum</select>
    <label for="c">Colours</label><select id="c" multiple><option>Red<option>Blue<option>Green</select>`;
  new Choices('#f', { searchEnabled: false });
  new Choices('#c', { removeItemButton: true });
  expect(await ended(choose('Plum', 'Fruit'))).toBe(true);
  expect(document.querySelector<HTMLSelectElement>('#f')!.value).toBe('Plum');
  expect(await ended(choose('Green', 'Colours'))).toBe(true);
  expect(
    [...document.querySelector<HTMLSelectElement>('#c')!.selectedOptions].map(({ text }) => text),
  ).toEqual(['Green']);
});

test('flatpickr: a day some months ahead', async () => {
  document.body.innerHTML = '<label for="d">Departure</label><input id="d">';
  const picker = flatpickr('#d', { defaultDate: '2026-11-01', dateFormat: 'Y-m-d' });
  const date = { from: '2027-02-14', to: '2027-02-14', words: 'February 14, 2027' };
  expect(await ended({ kind: 'date', field: { text: 'Departure' }, date })).toBe(true);
  expect(document.querySelector<HTMLInputElement>('#d')!.value).toBe('2027-02-14');
  (picker as { destroy(): void }).destroy();
});

test('Shoelace: fields, boxes, radios and a list in shadow trees', async () => {
  document.body.innerHTML = `<form><sl-input name="n" label="Full name"></sl-input>
    <sl-select name="s" label="Size"><sl-option value="s">Small</sl-option><sl-option value="l">Large</sl-option></sl-select>
    <sl-checkbox name="g">Gift wrap</sl-checkbox>
    <sl-radio-group name="r" label="Speed"><sl-radio value="slow">Slow</sl-radio><sl-radio value="fast">Fast</sl-radio></sl-radio-group>
    <sl-switch name="d">Dark mode</sl-switch><sl-textarea name="t" label="Note"></sl-textarea></form>`;
  await drawn();
  expect(await ended(fill('Full name', 'Ada'))).toBe(true);
  expect(await ended(fill('Note', 'soon'))).toBe(true);
  expect(await ended(choose('Large', 'Size'))).toBe(true);
  expect(await ended(choose('Fast', 'Speed'))).toBe(true);
  expect(await ended(check('Gift wrap'))).toBe(true);
  expect(await ended(check('Dark mode'))).toBe(true);
  const value = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  expect(['n', 't', 's', 'r'].map((name) => value(name).value)).toEqual(['Ada', 'soon', 'l', 'fast']);
  expect(['g', 'd'].map((name) => value(name).checked)).toEqual([true, true]);
});

test('Material UI: text fields, a select with a menu in a portal, completion, boxes and radios', async () => {
  const labelled = (label: string, control: ReactNode) =>
    h(FormControlLabel, { key: label, label, control: control as never });
  await mount([
    h(TextField, { key: 1, label: 'First name', id: 'first' }),
    h(FormControl, { key: 2, sx: { width: 200 } }, [
      h(InputLabel, { key: 1, id: 'age' }, 'Age'),
      h(
        Select,
        { key: 2, labelId: 'age', label: 'Age', defaultValue: '', inputProps: { name: 'age' } } as never,
        [h(MenuItem, { key: 1, value: '10' }, 'Ten'), h(MenuItem, { key: 2, value: '20' }, 'Twenty')],
      ),
    ]),
    h(Autocomplete, {
      key: 3,
      id: 'city',
      options: ['Lima', 'Oslo', 'Osaka'],
      renderInput: (params: object) => h(TextField, { ...params, label: 'City' }),
    } as never),
    labelled('Accept terms', h(Checkbox, { id: 'terms' })),
    labelled('Dark', h(Switch, { id: 'dark' })),
    h(RadioGroup, { key: 6, name: 'size', 'aria-label': 'Size' }, [
      labelled('Small', h(Radio, { value: 's' })),
      labelled('Large', h(Radio, { value: 'l' })),
    ]),
  ]);
  const input = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;
  expect(await ended(fill('First name', 'Ada'))).toBe(true);
  expect(input('#first').value).toBe('Ada');
  expect(await ended(choose('Twenty', 'Age'))).toBe(true);
  expect(input('[name=age]').value).toBe('20');
  expect(await ended(choose('Osaka', 'City'))).toBe(true);
  expect(input('#city').value).toBe('Osaka');
  expect(await ended(check('Accept terms'))).toBe(true);
  expect(input('#terms').checked).toBe(true);
  expect(await ended(check('Dark'))).toBe(true);
  expect(input('#dark').checked).toBe(true);
  expect(await ended(choose('Large', 'Size'))).toBe(true);
  expect(input('[name=size]:checked').value).toBe('l');
});

test('Material UI: a select inside a dialog, its menu in a layer of its own above it', async () => {
  await mount([
    h(Button, { key: 1 }, 'Behind'),
    h(Dialog, { key: 2, open: true }, [
      h(DialogTitle, { key: 1 }, 'Subscribe'),
      h(
        TextField,
        {
          key: 2,
          select: true,
          label: 'How often',
          defaultValue: 'w',
          id: 'often',
          slotProps: { htmlInput: { name: 'often' } },
        },
        [h(MenuItem, { key: 1, value: 'w' }, 'Weekly'), h(MenuItem, { key: 2, value: 'd' }, 'Daily')],
      ),
    ]),
  ]);
  expect(await ended(choose('Daily', 'How often'))).toBe(true);
  expect(document.querySelector<HTMLInputElement>('[name=often]')!.value).toBe('d');
});

test('roles and names are those of the browser', async () => {
  await mount([
    h('h1', { key: 0 }, 'Components'),
    h(TextField, { key: 1, label: 'First name', required: true, helperText: 'As in your passport' }),
    h(Autocomplete, {
      key: 2,
      multiple: true,
      options: ['Lima', 'Oslo'],
      defaultValue: ['Oslo'],
      renderInput: (params: object) => h(TextField, { ...params, label: 'Cities' }),
    } as never),
    h(FormControlLabel, { key: 3, label: 'Dark', control: h(Switch) }),
    h(Button, { key: 4, variant: 'contained' }, 'Send order'),
  ]);
  document.body.insertAdjacentHTML(
    'beforeend',
    `<label for="f">Fruit</label><select id="f"><option>Apple<option>Pear</select><label for="d">Departure</label><input id="d">
    <sl-input label="Full name" required></sl-input><sl-checkbox>Gift wrap</sl-checkbox><sl-button>More</sl-button>
    <sl-radio-group label="Speed"><sl-radio value="s">Slow</sl-radio></sl-radio-group><sl-icon-button label="Settings"></sl-icon-button>
    <sl-select label="Size"><sl-option value="s">Small</sl-option></sl-select><sl-rating label="Stars"></sl-rating>`,
  );
  new Choices('#f', { removeItemButton: true });
  const picker = flatpickr('#d', { inline: true });
  await drawn();
  const found: Element[] = [];
  walkElements(document.body, (el) => {
    const { display, visibility } = getComputedStyle(el);
    if (display === 'none' || el.getAttribute('aria-hidden') === 'true') return false;
    if (visibility === 'visible') found.push(el);
    return true;
  });
  const told = (all: { role: string; name: string }[]) =>
    all.map(({ role, name }) => `${role} “${name}”`).sort();
  const ours = withPerceptionCache(() => found.map((el) => ({ role: roleOf(el), name: nameOf(el) })));
  const theirs = await operableInTree('Components');
  expect(theirs.length).toBeGreaterThan(15);
  expect(told(ours.filter(({ role }) => OPERABLE.includes(role)))).toEqual(told(theirs));
  (picker as { destroy(): void }).destroy();
});
