// Tags and chosen options that stand in a box as tiles with a cross on each.
import { afterEach, expect, test } from 'vitest';
import { runIntent } from './run-intent';

afterEach(() => {
  document.body.innerHTML = '';
});

const TILE = 'display:inline-block;border:1px solid;margin:2px;padding:2px';
const inItems = (name: string): string =>
  `<li style="${TILE}"><span data-x="${name}" title="Remove" style="cursor:pointer">×</span>${name}</li>`;
const asButton = (name: string): string =>
  `<div style="${TILE};cursor:pointer" tabindex="0">${name} <a role="button" tabindex="-1" data-x="${name}">×</a></div>`;
const besideIt = (name: string): string =>
  `<span style="${TILE}"><span>${name}</span> <i role="button" aria-label="remove tag" data-x="${name}" style="display:inline-block;width:14px;height:14px"></i></span>`;
const named = (name: string): string =>
  `<span style="${TILE}">${name} <button type="button" aria-label="Remove ${name}" data-x="${name}">×</button></span>`;

function page(tile: (name: string) => string): () => string[] {
  const box = (label: string): string =>
    `<div style="margin:12px"><label>${label}</label> <span data-box="${label}">${['home', 'garden'].map(tile).join('')}</span><input aria-label="${label}"></div>`;
  document.body.innerHTML = `<form onsubmit="return false">${box('Labels')}<label>Name <input></label>${box('Tags')}</form>`;
  const gone: string[] = [];
  for (const cross of document.querySelectorAll<HTMLElement>('[data-x]'))
    cross.addEventListener('click', () => {
      const of = cross.closest<HTMLElement>('[data-box]')!.dataset['box'];
      gone.push(`${of} ${cross.dataset['x']}`);
      cross.parentElement!.remove();
    });
  return () => gone;
}

test.each([
  ['in list items', inItems],
  ['in buttons', asButton],
  ['beside their words', besideIt],
  ['called by their words', named],
])(
  'the cross that takes a tag out of its box, and not the same one of another box, %s',
  async (_how, tile) => {
    const gone = page(tile);
    const ran = await runIntent({ kind: 'item', item: { text: 'tag home' }, action: 'delete' });
    expect([gone(), ran.end]).toEqual([['Tags home'], expect.stringMatching(/succeeded|done/)]);
    const other = await runIntent({
      kind: 'item',
      item: { text: 'garden', within: 'labels' },
      action: 'delete',
    });
    expect([gone().at(-1), other.end]).toEqual(['Labels garden', expect.stringMatching(/succeeded|done/)]);
  },
);
