// Chooses one row of a grid beside those that are chosen, or takes it out, by a click with the key held that adds to
// a selection; and tells which rows are chosen then. A grid says it by ARIA, or shows it to the eye alone: then by
// how the row looks before and after, beside the rows that were not touched.
import { pageText } from '../../shared/page-text';
import { failure, success, type ToolFailure, type ToolResult } from '../../shared/tool-result';
import { textOf } from '../perceive/words';
import { nextFrame, pause } from '../settle/pause';
import type { ActContext } from './act-context';
import { describeElement } from './describe-element';
import { NO_MODIFIERS, type Modifiers } from './dispatch';
import { isShown, type Hit } from './hit-test';
import { clickAt, movePointer } from './pointer';

/** A grid may ask its server before it shows the row chosen. */
const STATE_WAIT_MS = 1_000;
const MAX_ROWS = 200;
const MAX_TEXT = 160;
const ROW = '[role="row"], tr';
const CELL = '[role="gridcell"], [role="cell"], [role="rowheader"], td';
const GRID = '[role="grid"], [role="treegrid"], [role="table"], table';
const CONTROL =
  'a[href], button, input, select, textarea, [contenteditable], [role="button"], [role="link"], [role="checkbox"], [role="switch"]';

/** How a chosen row of the grid looks, as far as it was seen to become one. */
const looksOfChosen = new WeakMap<Element, Set<string>>();

export async function chooseRow(cell: Element, hit: Hit, on: boolean, ctx: ActContext): Promise<ToolResult> {
  const row = rowOf(cell);
  const grid = row?.closest(GRID);
  if (!row || !grid) return failure('INVALID_ACTION', `${describeElement(cell)} is in no row of a list`);
  const control = hit.element.closest(CONTROL);
  if (control && row.contains(control))
    return failure('INVALID_ACTION', `a click there would press ${describeElement(control)}`);
  if (isChosen(row, grid) === on) return success(told(grid, true));
  const others = rowsOf(grid).filter((other) => other !== row);
  const looks = new Set(others.map(lookOf));
  const before = lookOf(row);
  const name = describeElement(cell);
  let missing: ToolFailure | undefined;
  // A look alone does not say which of two is the chosen one: the first click may have taken it out.
  for (let tries = 0; tries < 2; tries++) {
    const from = lookOf(row);
    if (!(await clickAt(hit, 1, heldToAdd(ctx))))
      return failure('STALE', `${name} went away when it was pressed`);
    movePointer(ctx.window.document.body, { x: 0, y: 0 });
    const live = () => (row.isConnected ? row : (rowOf(ctx.again?.() ?? row) ?? row));
    await changed(
      () => `${isChosen(live(), grid) ?? ''} ${lookOf(live())}`,
      `${isChosen(row, grid) ?? ''} ${from}`,
      ctx,
    );
    const state = stateAfter(live(), grid, before, looks);
    if (state === on) {
      if (on && ariaOf(live(), grid) === undefined) remember(grid, lookOf(live()));
      return success(told(grid));
    }
    missing = failure(
      'NOT_ACTIONABLE',
      state === undefined
        ? `nothing shows whether ${name} is chosen`
        : `${name} did not stay as it was wished`,
    );
    if (lookOf(live()) === from) return missing;
  }
  return missing ?? failure('NOT_ACTIONABLE', `${name} cannot be chosen`);
}

function rowOf(element: Element): Element | null {
  return element.closest(ROW);
}

function rowsOf(grid: Element): Element[] {
  const rows = Array.from(grid.querySelectorAll(ROW)).filter(
    (row) => row.closest(GRID) === grid && cellsOf(row).length > 0 && isShown(row),
  );
  return rows.slice(0, MAX_ROWS);
}

const cellsOf = (row: Element): Element[] =>
  Array.from(row.querySelectorAll(CELL)).filter((cell) => rowOf(cell) === row);

/** Undefined where the grid tells of none of its rows. */
function ariaOf(row: Element, grid: Element): boolean | undefined {
  const own = row.getAttribute('aria-selected');
  if (own !== null) return own === 'true';
  return rowsOf(grid).some((other) => other.hasAttribute('aria-selected')) ? false : undefined;
}

function isChosen(row: Element, grid: Element): boolean | undefined {
  const said = ariaOf(row, grid);
  if (said !== undefined) return said;
  return looksOfChosen.get(grid)?.has(lookOf(row));
}

function stateAfter(
  row: Element,
  grid: Element,
  before: string,
  others: ReadonlySet<string>,
): boolean | undefined {
  const known = isChosen(row, grid);
  if (known !== undefined) return known;
  const after = lookOf(row);
  // Like the others before, and like none of them now.
  if (others.has(before) && !others.has(after)) return true;
  if (!others.has(before) && others.has(after)) return false;
  return undefined;
}

function remember(grid: Element, look: string): void {
  const looks = looksOfChosen.get(grid) ?? new Set();
  looksOfChosen.set(grid, looks.add(look));
}

/** What the eye tells rows apart by; not the focus, which the pressed cell alone has. */
function lookOf(row: Element): string {
  const parts = [row, ...cellsOf(row).slice(0, 8)].map((part) => {
    const { backgroundColor, backgroundImage, boxShadow, color, fontWeight } = getComputedStyle(part);
    return [backgroundColor, backgroundImage, boxShadow, color, fontWeight].join(' ');
  });
  return [...new Set(parts)].join(' | ');
}

/** Until it differs and stays so for two frames, as colours fade in. */
async function changed(read: () => string, from: string, ctx: ActContext): Promise<void> {
  const until = ctx.window.performance.now() + STATE_WAIT_MS;
  let last = read();
  while (ctx.window.performance.now() < until && !ctx.signal.aborted) {
    await pause(ctx.window, 30, ctx.signal);
    await nextFrame(ctx.window, ctx.signal);
    const now = read();
    if (now !== from && now === last) return;
    last = now;
  }
}

function told(grid: Element, already = false): Record<string, unknown> {
  const chosen = rowsOf(grid).filter((row) => isChosen(row, grid) === true);
  return {
    chosen: chosen.map((row) => pageText(textOf(row, MAX_TEXT), MAX_TEXT)),
    ...(already ? { already } : {}),
  };
}

function heldToAdd(ctx: ActContext): Modifiers {
  const isMac = /mac|iphone|ipad/i.test(ctx.window.navigator.userAgent);
  return { ...NO_MODIFIERS, ...(isMac ? { metaKey: true } : { ctrlKey: true }) };
}
