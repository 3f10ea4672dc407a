// A field may belong to a form that it does not stand in, and take the place of the form's way on by its name: a page
// that is walked by such ways never ends.
import { expect, test } from 'vitest';
import { perceived, perception } from './perceived';

const WAYS = (
  'nextSibling nextElementSibling previousSibling previousElementSibling firstChild firstElementChild lastChild ' +
  'parentElement parentNode'
).split(' ');
const times = (part: (i: number) => string) => [1, 2, 3, 4].map(part).join('');

test.each(WAYS)('a field that is named %s leads in no circle', async (way) => {
  const form = (id: string, content = '') =>
    `<input form="${id}" name="${way}" aria-label="${id}"><form id="${id}">${content}</form>`;
  const inside = (i: number) => `<form><input name="${way}" aria-label="In ${i}"><button>Go</button></form>`;
  const mini = await perceived(
    `<div>${form('a')}</div>
     <fieldset>${form('b')}<legend>Late</legend></fieldset>
     <ul>${times((i) => `<li><h3>Item ${i}</h3>${form(`li${i}`, '<button>Go</button>')}${inside(i)}<img alt="" width="9" height="9"></li>`)}</ul>
     <div>${times((i) => `<section><p>Card ${i}</p>${form(`s${i}`)}<span>More</span></section>`)}</div>
     <p>${form('c')}<input type="checkbox"> One <input type="checkbox">${form('d')}</p>
     <dl>${times((i) => `<dt>Term ${i}</dt><div>${form(`t${i}`)}</div><dd>Fact ${i}</dd>`)}</dl>
     <button>Last</button>`,
  );
  expect(mini.actions.some(({ label }) => label === 'Last')).toBe(true);
  expect(perception!.query({ text: 'Last' })[0]?.label).toBe('Last');
});
