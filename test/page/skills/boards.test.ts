// Boards: columns under headings, some of them empty, whose names are made of words of the language.
import { expect, test } from 'vitest';
import { interpret } from '../../../src/interpret/interpret';
import { runIntent } from './run-intent';

type Columns = Record<string, string[]>;

/**
 * Cards become draggable when they are taken hold of, as with sortables, and the page decides what it is over a frame
 * after it was told. Only the lists take a card. Returns what each column holds.
 */
function board(columns: Columns): () => Columns {
  const parts = Object.entries(columns).map(
    ([name, cards]) =>
      `<section style="width: 180px"><h2>${name}</h2><ul aria-label="${name}" style="min-height: 90px">${cards.map((card) => `<li style="cursor: grab">${card}</li>`).join('')}</ul></section>`,
  );
  document.body.innerHTML = `<h1>Board</h1><div style="display: flex; gap: 20px">${parts.join('')}</div>`;
  const lists = [...document.querySelectorAll('ul')];
  let held: HTMLElement | undefined;
  let over: Element | undefined;
  for (const card of document.querySelectorAll('li'))
    card.addEventListener('pointerdown', () => (card.draggable = true));
  document.addEventListener('dragstart', ({ target }) => (held = target as HTMLElement));
  document.addEventListener('dragover', (event) => {
    const list = (event.target as Element).closest('ul') ?? undefined;
    if (list) event.preventDefault();
    requestAnimationFrame(() => (over = list));
  });
  document.addEventListener('drop', () => held && over?.append(held));
  document.addEventListener('dragend', () => (held = undefined));
  return () =>
    Object.fromEntries(
      lists.map((list) => [list.ariaLabel ?? '', [...list.children].map(({ textContent }) => textContent)]),
    );
}

async function run(goal: string): Promise<string> {
  const read = interpret(goal, { now: new Date('2026-11-21T12:00:00Z'), locale: 'en-US' });
  const intent = read.kind === 'tasks' ? read.list.tasks[0]?.parameters : undefined;
  return intent ? (await runIntent(intent)).end : 'not read';
}

const START: Columns = { 'To do': ['Report', 'Rent'], 'In progress': ['Sink'], 'On hold': [], Done: [] };

test.each<[string, Columns]>([
  ['Move Rent to Done', { 'To do': ['Report'], Done: ['Rent'] }],
  ['Move Rent from To do to On hold', { 'To do': ['Report'], 'On hold': ['Rent'] }],
  ['Move Sink from In progress to To do', { 'To do': ['Report', 'Rent', 'Sink'], 'In progress': [] }],
  ['Move all cards from To do to Done', { 'To do': [], Done: ['Report', 'Rent'] }],
  ['Move everything in To do to In progress', { 'To do': [], 'In progress': ['Sink', 'Report', 'Rent'] }],
])('%s', async (goal, end) => {
  const columns = board(START);
  expect(await run(goal)).toBe('succeeded');
  expect(columns()).toEqual({ ...START, ...end });
});

test('what stands under another heading than it was dragged to is not said to be there', async () => {
  const columns = board(START);
  // The page puts every card into the column beside the one that it is dropped on.
  document.addEventListener('drop', ({ target }) => {
    const card = [...document.querySelectorAll('li')].find(({ textContent }) => textContent === 'Rent');
    const list = (target as Element).closest('section')?.previousElementSibling?.querySelector('ul');
    if (card) list?.append(card);
  });
  expect(await run('Move Rent to Done')).not.toBe('succeeded');
  expect(columns()['Done']).toEqual([]);
});

/** A table whose row holds a list of cards under each head; the pointer moves them, as with sortables. */
function tableBoard(columns: Columns): () => Columns {
  const names = Object.keys(columns);
  const heads = names.map(
    (name) =>
      `<th style="width: 180px"><a href="#">${name} ▾</a> <span>${columns[name]?.length} cards</span></th>`,
  );
  const cells = names.map(
    (name) =>
      `<td style="height: 200px; vertical-align: top">${columns[name]?.map((card) => `<div class="card"><a href="#">${card}</a></div>`).join('')}</td>`,
  );
  document.body.innerHTML = `<h1>Board</h1><table><thead><tr>${heads.join('')}</tr></thead><tbody><tr>${cells.join('')}</tr></tbody></table>`;
  let held: Element | null = null;
  const board = document.querySelector('table')!;
  board.addEventListener('mousedown', ({ target }) => (held = (target as Element).closest('.card')));
  document.onmouseup = ({ clientX, clientY }) => {
    const cell = document.elementsFromPoint(clientX, clientY).find(({ localName }) => localName === 'td');
    if (held) cell?.append(held);
    held = null;
  };
  return () =>
    Object.fromEntries(
      [...document.querySelectorAll('td')].map((cell, at) => [
        names[at] ?? '',
        [...cell.children].map(({ textContent }) => textContent),
      ]),
    );
}

test('of a board that is a table the cell under the head takes the card', async () => {
  const columns = tableBoard({ Ready: ['Rent'], Doing: ['Sink'], Done: [] });
  expect(await run('Move "Rent" to Done')).toBe('succeeded');
  expect(columns()).toEqual({ Ready: [], Doing: ['Sink'], Done: ['Rent'] });
});

test('a card that a table’s board does not take is not said to be there', async () => {
  const columns = tableBoard({ Ready: ['Rent'], Doing: [], Done: [] });
  document.onmouseup = null;
  expect(await run('Move "Rent" to Done')).not.toBe('succeeded');
  expect(columns()).toEqual({ Ready: ['Rent'], Doing: [], Done: [] });
});
