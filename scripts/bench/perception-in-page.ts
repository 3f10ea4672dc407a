// What the benchmark of perception runs inside a page, on the product's own code. Each measure gives wall ms.
import { nameOf } from '../../src/page/accessible/name';
import { isInteractiveRole, roleOf } from '../../src/page/accessible/role';
import { withPerceptionCache } from '../../src/page/accessible/pass-cache';
import { walkElements } from '../../src/page/accessible/tree';
import { isVisible } from '../../src/page/accessible/visible';
import { PagePerception } from '../../src/page/perceive/page-perception';
import { hitToText, toText } from '../../src/ranking/text-form';
import { attachReader } from '../../src/page/perceive/need-reader';
import { readNeed } from '../../src/page/read/read-need';

attachReader(readNeed);

const perception = new PagePerception(window);

/** Stretches of work between two turns of the page, ms. */
let slicesMs: number[] = [];
let sliceStartMs = 0;
const scheduling = (globalThis as { scheduler?: { yield(): Promise<void> } }).scheduler;
if (scheduling) {
  const giveTurn = scheduling.yield.bind(scheduling);
  scheduling.yield = async () => {
    slicesMs.push(performance.now() - sliceStartMs);
    await giveTurn();
    sliceStartMs = performance.now();
  };
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; slicesMs: number[]; value: T }> {
  // The browser's own style and layout after a change are not perception's.
  void document.documentElement.offsetHeight;
  slicesMs = [];
  const startMs = (sliceStartMs = performance.now());
  const value = await work();
  const endMs = performance.now();
  return { ms: endMs - startMs, slicesMs: [...slicesMs, endMs - sliceStartMs], value };
}

/** The summary, nothing known before. */
export async function build(): Promise<{ ms: number; slicesMs: number[]; text: string }> {
  perception.stop();
  const { ms, slicesMs, value } = await timed(() => perception.perceive({ needs: [] }));
  return { ms, slicesMs, text: toText(value.mini) };
}

/** Everything on the page, far items of long collections too, nothing known before. */
export async function whole(): Promise<{ ms: number; slicesMs: number[] }> {
  perception.stop();
  // Who asks for rows is told of all there is; of a collection that does not exist there are none.
  const { ms, slicesMs } = await timed(() =>
    perception.perceive({ needs: [{ key: 'rows', type: 'extract', collectionId: 'c0' }] }),
  );
  return { ms, slicesMs };
}

let changes = 0;

/** Brings the summary up to date after one small change in the middle of the page. */
export async function update(): Promise<{ ms: number }> {
  await perception.perceive({ needs: [] });
  const rows = [...document.querySelectorAll('tr, li, p')].filter(
    (el) => el.childElementCount > 0 || el.textContent !== '',
  );
  const row = rows[Math.floor(rows.length / 2)];
  const cell = row?.querySelector('a, span, td') ?? row ?? document.body;
  changes++;
  if (changes % 2 === 0) cell.textContent = `${cell.textContent?.slice(0, 20) ?? ''} ${changes}`;
  else {
    const added = document.createElement('button');
    added.textContent = `Added ${changes}`;
    cell.after(added);
  }
  const { ms } = await timed(() => perception.perceive({ needs: [] }));
  return { ms };
}

/** One query by the words of something on the page. */
export async function query(text: string): Promise<{ ms: number; answer: string }> {
  await perception.perceive({ needs: [] });
  const { ms, value } = await timed(() => perception.find({ text, topK: 3 }));
  return { ms, answer: value.map((hit) => hitToText(hit)).join('\n') };
}

/** All that can be seen and operated. */
function operable(): Element[] {
  const all: Element[] = [];
  walkElements(document, (el) => {
    if (isInteractiveRole(roleOf(el)) && isVisible(el)) all.push(el);
  });
  return all;
}

/**
 * Names of all that can be operated, each pass from nothing: how many, ms of the best of the first four passes, and
 * of the best of fifty, when the engine has compiled what it runs. `peerName`: the same by someone else's function.
 */
export function names(peerName?: (el: Element) => string): { count: number; earlyMs: number; ms: number } {
  const all = operable();
  const times: number[] = [];
  const startedMs = performance.now();
  while (times.length < 4 || (times.length < 50 && performance.now() - startedMs < 2_000)) {
    const startMs = performance.now();
    if (peerName) for (const el of all) peerName(el);
    else withPerceptionCache(() => all.forEach((el) => nameOf(el)));
    times.push(performance.now() - startMs);
  }
  return { count: all.length, earlyMs: Math.min(...times.slice(0, 4)), ms: Math.min(...times) };
}

const CANDIDATES = [
  'a[href],area[href],button,input:not([type=hidden]),select,textarea,summary',
  ...'button link checkbox radio switch tab option menuitem menuitemcheckbox menuitemradio treeitem combobox textbox searchbox spinbutton slider'
    .split(' ')
    .map((role) => `[role=${role}]`),
  '[contenteditable=""],[contenteditable=true],[onclick],[tabindex]:not([tabindex="-1"])',
].join(',');

/** The floor: candidates by selector, their visibility and box, and nothing else. */
export function barePass(): number {
  const startMs = performance.now();
  let shown = 0;
  for (const el of document.querySelectorAll(CANDIDATES)) {
    if (el.checkVisibility({ visibilityProperty: true }) && el.getBoundingClientRect().width > 0) shown++;
  }
  return shown < 0 ? 0 : performance.now() - startMs;
}

/** The same, ended by the thirtieth in view. */
export function earlyPass(): number {
  const startMs = performance.now();
  let shown = 0;
  for (const el of document.querySelectorAll(CANDIDATES)) {
    const { top, bottom, width } = el.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && width > 0;
    if (isInView && el.checkVisibility({ visibilityProperty: true }) && ++shown >= 30) break;
  }
  return shown < 0 ? 0 : performance.now() - startMs;
}
