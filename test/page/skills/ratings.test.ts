// So many stars: as libraries and plain scripts draw them, given by the number that is said.
import { afterEach, expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

const FIVE = [1, 2, 3, 4, 5];
const SVG = '<svg width="20" height="20"><path d="M0 0h20v20z"/></svg>';
const pressed = (el: Element): void => {
  document.body.dataset['given'] = (document.body.dataset['given'] ?? '') + (el.getAttribute('data-v') ?? '');
};

const ROWS: Record<string, string> = {
  'radios with numbers': `<div>Rating</div><div role="radiogroup" aria-label="Rating">${FIVE.map(
    (n) => `<input type="radio" name="r" aria-label="${n}" data-v="${n}">`,
  ).join('')}</div>`,
  'radios with numbers that say stars': `<fieldset><legend>How was it?</legend>${FIVE.map(
    (n) => `<label><input type="radio" name="r" data-v="${n}">${n} Star${n > 1 ? 's' : ''}</label>`,
  ).join('')}</fieldset>`,
  'radios that all say star, in list items': `<ul role="radiogroup" class="rate" style="display:flex;list-style:none">${FIVE.map(
    (n) =>
      `<li><div role="radio" aria-checked="false" aria-posinset="${n}" aria-setsize="5" tabindex="0" data-v="${n}"><span role="img" aria-label="star">${SVG}</span></div></li>`,
  ).join('')}</ul>`,
  'buttons of so many': FIVE.map((n) => `<button data-v="${n}" aria-label="Rate ${n} of 5">★</button>`).join(
    '',
  ),
  'links with numbers, whose hints say stars': `<ul style="display:flex;list-style:none">${FIVE.map(
    (n) => `<li><a href="#rate-${n}" title="${n} stars out of 5" data-v="${n}">${n}</a></li>`,
  ).join('')}</ul>`,
  'plain stars with listeners': `<div>Your rating</div><div>${FIVE.map(
    (n) => `<span class="star" style="cursor:pointer" data-v="${n}">★</span>`,
  ).join('')}</div>`,
  'plain icons behind one that takes the rating back': `<div style="display:flex">${[0, ...FIVE]
    .map(
      (n) =>
        `<div style="cursor:pointer" data-v="${n}">${SVG.replace('<svg', `<svg class="rating-icon ${n === 0 ? 'rating-cancel' : ''}"`)}</div>`,
    )
    .join('')}</div>`,
};

async function given(goal: string, html: string): Promise<string> {
  document.body.innerHTML = `<main><h1>Review</h1><label>Title <input></label>${html}
    <nav aria-label="Pages">${FIVE.map((n) => `<button data-v="page">${n}</button>`).join('')}</nav></main>`;
  document.body.dataset['given'] = '';
  for (const el of document.querySelectorAll('[data-v]'))
    el.addEventListener('click', () => {
      pressed(el);
      if (el.getAttribute('role') === 'radio')
        for (const other of document.querySelectorAll('[role=radio]'))
          other.setAttribute(
            'aria-checked',
            String(Number(other.getAttribute('data-v')) <= Number(el.getAttribute('data-v'))),
          );
    });
  const read = interpret(goal, { now: new Date('2026-11-21T12:00:00Z'), locale: 'en-US' });
  const intent = read.kind === 'tasks' ? read.list.tasks[0]?.parameters : undefined;
  if (!intent) return 'not understood';
  const { end } = await runIntent(intent);
  return end === 'succeeded' || end === 'done' ? (document.body.dataset['given'] ?? '') : end;
}

test.each(Object.keys(ROWS))('%s', async (kind) => {
  expect(await given('Rate it 4 stars', ROWS[kind] ?? '')).toBe('4');
  expect(await given('Set the rating to 3', ROWS[kind] ?? '')).toBe('3');
});

test('a rating among the fields of a form', async () => {
  const goal = 'Fill in the form: title Fine, email a@example.com, rating 4';
  const html = `<label>E-mail <input type="email"></label>${ROWS['radios that all say star, in list items']}`;
  expect(await given(goal, html)).toBe('4');
});

test('of two rows the one that is named; without a name it is asked', async () => {
  const row = (name: string): string =>
    `<div role="radiogroup" aria-label="${name}">${FIVE.map(
      (n) => `<input type="radio" name="${name}" aria-label="${n} stars" data-v="${name}${n}">`,
    ).join('')}</div>`;
  expect(await given('Rate the service 2 stars', row('Food') + row('Service'))).toBe('Service2');
  expect(await given('Rate it 2 stars', row('Food') + row('Service'))).toBe('ask');
});

test('a slider takes the number, and pages of a list are no stars', async () => {
  const slider = '<label>Rating <input type="range" min="0" max="5" value="0" id="s"></label>';
  expect(await given('Rate it 4 stars', slider)).toBe('');
  expect(document.querySelector<HTMLInputElement>('#s')!.value).toBe('4');
  expect(await given('Rate it 4 stars', '')).toBe('unable');
});
