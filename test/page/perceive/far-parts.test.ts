// A summary tells what is near the view, and goes on below it only until it has enough to tell. The rest is counted
// and read when it is asked for, comes near, or is needed to fill the summary.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PagePerception } from '../../../src/page/perceive/page-perception';
import type { MiniPCD } from '../../../src/shared/mini-pcd';

let perception: PagePerception;
beforeEach(() => {
  perception = new PagePerception(window);
});
afterEach(() => {
  perception.stop();
  document.body.innerHTML = '';
  window.scrollTo(0, 0);
});

const links = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => `<a class="${name}" href="#${name}${i}">${name} ${i}</a> `).join(
    '',
  );

/** Sections of a viewport each, with `each` links. */
function show(sections: number, each: number, last = ''): void {
  const all = Array.from(
    { length: sections },
    (_, i) =>
      `<section id="s${i}" style="height:100vh"><h2>Part ${i}</h2><div>${links(`p${i}-`, each)}</div></section>`,
  );
  document.body.innerHTML = `<main>${all.join('')}${last}</main><footer><a href="#terms">Terms</a></footer>`;
}

async function summary(): Promise<MiniPCD> {
  return (await perception.perceive({ needs: [] })).mini;
}
const labels = ({ actions }: MiniPCD) => actions.map(({ label }) => label);
function scrollTo(selector: string): Promise<unknown> {
  const end = new Promise((done) => addEventListener('scrollend', done, { once: true }));
  document.querySelector(selector)!.scrollIntoView();
  return end;
}

/** Of which sections links are told. */
const partsIn = (mini: MiniPCD) => [...new Set(labels(mini).map((label) => label.split('-')[0]))];
const knows = (selector: string) => /^a/.test(perception.idOf(document.querySelector(selector)!));
const countOf = ({ actions, omitted }: MiniPCD) => actions.length + (omitted?.actions ?? 0);

test('with enough in view, what begins further down is counted, not read', async () => {
  show(6, 60);
  const mini = await summary();
  expect(partsIn(mini)).toEqual(['p0']);
  expect(countOf(mini)).toBe(6 * 60 + 1);
  expect(mini.landmarks).toContain('footer');
});

test('with little in view it is read on until there is enough', async () => {
  show(8, 10);
  const mini = await summary();
  expect(mini.actions).toHaveLength(30);
  expect(partsIn(mini)).toEqual(['p0', 'p1', 'p2']);
  expect(knows('#s1 a')).toBe(true);
});

test('a query finds what was passed over, and its element has the id of an action', async () => {
  show(6, 60);
  await summary();
  const [hit] = await perception.find({ text: 'p5- 7', topK: 1 });
  expect(hit).toMatchObject({ label: 'p5- 7', role: 'link' });
  expect(perception.elementOf(hit!.id)).toBe(document.querySelector('a[href="#p5-7"]'));
});

test('what the user scrolls to is told', async () => {
  show(6, 60);
  await summary();
  await scrollTo('#s4');
  expect(partsIn(await summary())).toEqual(['p4']);
});

test.each([
  ['a field', '<div style="height:10px"><input aria-label="Coupon"></div>'],
  ['a form', '<form style="height:10px"><label>Coupon <input type="text"></label></form>'],
])('%s further down is told', async (_, html) => {
  show(6, 60, html);
  const { forms } = await summary();
  expect(forms.flatMap(({ fieldSummaries }) => fieldSummaries.map(({ label }) => label))).toEqual(['Coupon']);
});

test('a dialog that opens in a part further down is told, though the part stays where it is', async () => {
  show(
    6,
    60,
    '<div style="height:10px"><div role="dialog" aria-label="Sure?" hidden><button>Yes</button></div></div>',
  );
  expect((await summary()).dialog).toBeUndefined();
  const dialog = document.querySelector<HTMLElement>('[role=dialog]')!;
  dialog.style.cssText = 'position:fixed;inset:20px;display:block';
  expect(await summary()).toMatchObject({ dialog: { label: 'Sure?' } });
});

test('a dialog that comes into a part which was passed over is told', async () => {
  show(6, 60);
  await summary();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-label', 'News');
  dialog.style.cssText = 'position:fixed;inset:20px';
  dialog.innerHTML = '<button>Read</button>';
  document.querySelector('#s5 div')!.append(dialog);
  const mini = await summary();
  expect(mini.dialog).toMatchObject({ label: 'News' });
  expect(labels(mini)).toContain('Read');
});

test('when what filled the summary has gone, what is further down fills the next one', async () => {
  show(6, 60);
  await summary();
  for (const part of document.querySelectorAll('#s0 > div, #s1 > div')) part.innerHTML = '';
  await summary();
  expect(partsIn(await summary())).toEqual(['p2']);
});

test('what changes in a part that was passed over is counted anew', async () => {
  show(6, 60);
  const before = countOf(await summary());
  document.querySelector('#s5 a')!.remove();
  expect(countOf(await summary())).toBe(before - 1);
});

test('parts without a box of their own are asked for their children', async () => {
  show(6, 60);
  for (const part of document.querySelectorAll<HTMLElement>('#s0, #s0 > div'))
    part.style.display = 'contents';
  expect(partsIn(await summary())).toEqual(['p0']);
});

test('what was scrolled past is told: it leads through the site', async () => {
  show(6, 10);
  document.body.insertAdjacentHTML('afterbegin', `<header><nav>${links('menu', 5)}</nav></header>`);
  await scrollTo('#s5');
  await summary();
  expect(knows('a[href="#menu1"]')).toBe(true);
});
