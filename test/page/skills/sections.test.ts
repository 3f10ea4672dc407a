// Quoted words are looked for in every closed section before something that is only nearly so is taken.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

let clicks: string[] = [];
beforeEach(() => {
  clicks = [];
});
afterEach(() => {
  document.body.innerHTML = '';
});

/** Opening one section shuts the others, as accordions do. */
function accordion(sections: string[]): void {
  document.body.innerHTML = sections
    .map(
      (body, at) => `<h3><button aria-expanded="false">Part ${at + 1}</button></h3><div hidden>${body}</div>`,
    )
    .join('');
  const buttons = [...document.querySelectorAll('h3 button')];
  for (const button of buttons)
    button.addEventListener('click', () => {
      for (const each of buttons) {
        const isOpen = each === button && each.getAttribute('aria-expanded') === 'false';
        each.setAttribute('aria-expanded', String(isOpen));
        each.parentElement!.nextElementSibling!.toggleAttribute('hidden', !isOpen);
      }
    });
  for (const link of document.querySelectorAll('a'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      clicks.push(link.textContent);
    });
}

const click = () => runIntent({ kind: 'click', target: { text: 'cedar', literal: true, roles: ['link'] } });

test('the link of the very words is taken, though another section shows nearly the same first', async () => {
  accordion([
    'Oak',
    'An <a href="#1">cedar,</a> and a <a href="#2">pine</a>',
    'A <a href="#3">cedar</a> too',
  ]);
  expect((await click()).end).toBe('succeeded');
  expect(clicks).toEqual(['cedar']);
});

test('where no section has the very words, the nearest is gone back to', async () => {
  accordion(['Oak', 'An <a href="#1">cedar,</a> and a <a href="#2">pine</a>', 'Nothing']);
  expect((await click()).end).toBe('succeeded');
  expect(clicks).toEqual(['cedar,']);
});

test('what was seen nearly so for other words is not gone back to', async () => {
  accordion(['Oak', 'An <a href="#1">cedar,</a>', 'Nothing']);
  const { memory } = await click();
  const other = { kind: 'click' as const, target: { text: 'larch', literal: true, roles: ['link'] } };
  const ran = await runIntent(other, { memory });
  expect(ran.attempts.filter(({ description }) => description.endsWith(' again'))).toEqual([]);
});

test('what stands open on the page is taken as it is: no section is opened for a comma', async () => {
  accordion(['Oak', 'Elm']);
  document.body.insertAdjacentHTML('afterbegin', '<a href="#1">cedar,</a>');
  document.querySelector('a')!.addEventListener('click', () => clicks.push('here'));
  expect((await click()).end).toBe('succeeded');
  expect(clicks).toEqual(['here']);
  expect(document.querySelectorAll('[aria-expanded="true"]')).toHaveLength(0);
});
