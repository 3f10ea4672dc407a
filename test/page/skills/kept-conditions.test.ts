// What is said of the things that are meant holds on any page, also where they stand in no list of it.
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
  ['Tick all checkboxes except Newsletter', ['News', 'Offers', 'Newsletter'], ['News', 'Offers']],
  ['Tick all checkboxes that start with "b"', ['apple', 'banana', 'blueberry'], ['banana', 'blueberry']],
  ['Select all options that contain "a"', ['apple', 'kiwi', 'mango'], ['apple', 'mango']],
])('%s', async (goal, boxes, after) => {
  page(boxes);
  const { end } = await say(goal);
  expect(ticked()).toEqual(after);
  expect(end).toBe('succeeded');
});

test('what is spared stays ticked', async () => {
  page(['Red', 'Green', 'Blue'], true);
  const { end } = await say('Uncheck everything except Red');
  expect(ticked()).toEqual(['Red']);
  expect(end).toBe('succeeded');
});

test('nothing is ticked where none of them is the one that is spared', async () => {
  page(['Red', 'Green', 'Blue']);
  const { end } = await say('Tick all checkboxes except Yellow');
  expect(ticked()).toEqual([]);
  expect(end).toBe('unable');
});

test('the button that says something else', async () => {
  const pressed: string[] = [];
  document.body.innerHTML = '<button>Go</button> <button>Stay</button>';
  for (const button of document.querySelectorAll('button'))
    button.onclick = () => {
      pressed.push(button.textContent);
      document.body.append('pressed');
    };
  const { end } = await say('Click the button that does not say "Go"');
  expect(pressed).toEqual(['Stay']);
  expect(end).toBe('succeeded');
});

test('options of a list that is no box for several', async () => {
  document.body.innerHTML =
    '<label>Fruit <select multiple><option>apple<option>kiwi<option>mango</select></label>';
  const { end } = await say('Select all options that contain "a"');
  const chosen = [...document.querySelectorAll<HTMLOptionElement>('option:checked')].map(({ text }) => text);
  expect(chosen).toEqual(['apple', 'mango']);
  expect(end).toBe('succeeded');
});
