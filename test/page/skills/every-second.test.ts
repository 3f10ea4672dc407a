// "Every second" is less than all, and "only" is these and no others.
import { afterEach, expect, test } from 'vitest';
import { say } from './say';

afterEach(() => {
  document.body.innerHTML = '';
});

const page = (boxes: string[], isTicked = false): void => {
  document.body.innerHTML = boxes
    .map(
      (name) =>
        `<label><input type="checkbox" value="${name}" ${isTicked ? 'checked' : ''}> ${name}</label><br>`,
    )
    .join('');
};
const ticked = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

test.each([
  'Select every second checkbox',
  'Tick every 2nd checkbox',
  'Select every other checkbox',
  'Wähle jede zweite Checkbox aus',
])('%s', async (goal) => {
  page(['A1', 'A2', 'A3', 'A4', 'A5']);
  const { end } = await say(goal);
  expect(ticked()).toEqual(['A2', 'A4']);
  expect(end).toBe('succeeded');
});

test.each(['Delete every second item', 'Delete every other item'])('%s', async (goal) => {
  const gone: string[] = [];
  document.body.innerHTML = `<button>Delete all</button><ul>${['Bread', 'Milk', 'Eggs', 'Salt']
    .map((name) => `<li><span>${name}</span> <button>Delete</button></li>`)
    .join('')}</ul>`;
  for (const button of document.querySelectorAll('button'))
    button.onclick = () => {
      const item = button.closest('li');
      gone.push(item?.querySelector('span')?.textContent ?? 'all');
      (item ?? document.querySelector('ul'))?.remove();
    };
  await say(goal);
  expect(gone).toEqual(['Milk', 'Salt']);
});

test.each([
  ['Select only Red and Blue', ['Red', 'Blue']],
  ['Choose only Green', ['Green']],
  ['Wähle nur Red', ['Red']],
  ['Kreuze nur Red an', ['Red']],
])('%s', async (goal, after) => {
  page(['Red', 'Green', 'Blue'], true);
  const { end } = await say(goal);
  expect(ticked()).toEqual(after);
  expect(end).toBe('succeeded');
});
