// Text fields with a list: what is typed is only a search in it, and is dropped unless an option is taken.
import { afterEach, expect, test } from 'vitest';
import type { FieldValue } from '../../../src/shared/intent';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

const said = (field: string, text: string): FieldValue => ({
  field: { text: field },
  value: { from: 'text', text },
});

/** A form whose city is kept only when it is taken from the list; `change` is told when that opens and shuts. */
function form(
  change: (isOpen: boolean, list: HTMLElement) => void,
  offered: (typed: string) => readonly string[],
): { chosen: () => string; value: (name: string) => string } {
  document.body.innerHTML = `<style>label { display: block }</style>
    <form onsubmit="return false"><label id="first">Full name <input name="full"></label>
    <label>City <input name="city" role="combobox" aria-expanded="false" aria-controls="popup" aria-autocomplete="list"></label>
    <label id="last">Notes <input name="notes"></label></form>
    <div id="popup"><div id="list" role="listbox" style="position:absolute;left:40px;top:90px" hidden></div></div>`;
  const field = document.querySelector<HTMLInputElement>('[name=city]')!;
  const list = document.getElementById('list')!;
  let chosen = '';
  const show = (isOpen: boolean): void => {
    list.hidden = !isOpen;
    field.setAttribute('aria-expanded', String(isOpen));
    change(isOpen, list);
  };
  field.addEventListener('input', () => {
    list.innerHTML = offered(field.value)
      .map((name) => `<div role="option" tabindex="-1">${name}</div>`)
      .join('');
    show(true);
  });
  list.addEventListener('mousedown', (event) => {
    event.preventDefault();
    field.value = chosen = (event.target as Element).textContent;
    list.replaceChildren();
    show(false);
  });
  const leave = (): void => {
    field.value = chosen;
    if (field.getAttribute('aria-expanded') === 'true') show(false);
  };
  field.addEventListener('blur', leave);
  window.addEventListener('scroll', leave, { once: true });
  return {
    chosen: () => chosen,
    value: (name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!.value,
  };
}

const CITIES = ['Oslo', 'Osnabrück', 'Osaka'];
const starting = (typed: string): string[] => CITIES.filter((city) => city.startsWith(typed));
const three = [said('full name', 'Ada'), said('city', 'Oslo'), said('notes', 'By train')];

test.each(['aria-hidden', 'inert'])(
  'an open list that makes all else %s is chosen from first',
  async (how) => {
    const { chosen, value } = form((isOpen) => {
      for (const id of ['first', 'last']) {
        const part = document.getElementById(id)!;
        if (isOpen) part.setAttribute(how, 'true');
        else part.removeAttribute(how);
      }
    }, starting);
    const ran = await runIntent({ kind: 'fill', fields: three });
    expect(ran.end).toMatch(/succeeded|done/);
    expect([value('full'), chosen(), value('notes')]).toEqual(['Ada', 'Oslo', 'By train']);
    expect(ran.attempts.filter(({ call }) => call.name === 'dom.scroll')).toEqual([]);
  },
);

test.each<[string, (list: HTMLElement, isThere: boolean) => void]>([
  ['are drawn a moment after their list opened', (list, isThere) => (list.hidden = !isThere)],
  [
    'no pointer reaches while their list fades in',
    ({ style }, isThere) => (style.pointerEvents = isThere ? '' : 'none'),
  ],
])('options that %s are waited for', async (_how, make) => {
  let last = 0;
  const { chosen } = form((isOpen, list) => {
    if (!isOpen) return;
    make(list, false);
    window.clearTimeout(last);
    last = window.setTimeout(() => make(list, true), 450);
  }, starting);
  const ran = await runIntent({ kind: 'fill', fields: three });
  expect(ran.end).toMatch(/succeeded|done/);
  expect(chosen()).toBe('Oslo');
});

test('what a box does not offer is not chosen by typing it', async () => {
  const page = form(() => undefined, starting);
  const ran = await runIntent({ kind: 'choose', options: [{ text: 'Bergen' }], field: { text: 'city' } });
  expect(['succeeded', 'done']).not.toContain(ran.end);
  expect([page.chosen(), page.value('city')]).toEqual(['', '']);
});

test('of a field and the frame around it that has the list, the field is typed into', async () => {
  document.body.innerHTML = `<form><label for="at">Company</label><div role="combobox" aria-label="Company" aria-haspopup="listbox" aria-expanded="false"
    style="cursor:pointer"><input id="at"></div></form>`;
  const { end } = await runIntent({ kind: 'fill', fields: [said('company', 'Bolt')] });
  expect([end, document.querySelector('input')!.value]).toEqual(['succeeded', 'Bolt']);
});

test.each(['Oslo', 'Osaka'])(
  'a text box that has a list box, and says nothing of whether it is open: %s',
  async (city) => {
    document.body.innerHTML = `<form onsubmit="return false"><label>City <input aria-haspopup="listbox" aria-controls="list"></label></form>
    <div id="list" role="listbox" style="position:absolute;left:20px;top:60px"></div>`;
    const [field, list] = [document.querySelector('input')!, document.getElementById('list')!];
    let chosen = '';
    field.oninput = () => {
      list.innerHTML = starting(field.value)
        .map((name) => `<div role="option">${name}</div>`)
        .join('');
    };
    list.onclick = (event) => {
      field.value = chosen = (event.target as Element).textContent;
      list.replaceChildren();
    };
    field.onblur = () => (field.value = chosen);
    const { end } = await runIntent({ kind: 'fill', fields: [said('city', city)] });
    expect([end === 'done' ? 'succeeded' : end, chosen]).toEqual(['succeeded', city]);
  },
);
