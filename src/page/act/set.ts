// dom.set: sliders, spin buttons, colour, date and time fields. Controls of the browser take their value;
// widgets are moved by keys, else dragged, and the value they show is read after each move.
import { failure, success, type ToolResult } from '../../shared/tool-result';
import type { ArgsOf } from '../../tools/registry';
import { nextTask } from '../settle/pause';
import type { Act, ActContext } from './act-context';
import { waitActionable } from './actionable';
import { describeElement } from './describe-element';
import { dragBetween } from './drag';
import { boxOf, deepestAt, isReadOnly, isShown, type Point } from './hit-test';
import { moveFocus } from './move-focus';
import { editingHostOf, inputTypeOf, isHtml, isTextControl } from './native';
import { setNativeValue, takesWholeValue } from './native-value';
import { clickAt } from './pointer';
import { pressNamed } from './press';
import { readoutOf, type Readout } from './readout';
import { type } from './type';
import { select } from './select';

type Args = ArgsOf<'dom.set'>;

/** Key presses that are made at most for one value. */
const MAX_KEYS = 600;
/** Drags that close in on a value. */
const MAX_DRAGS = 14;

export const set: Act<Args> = async (element, args, ctx) => {
  const target = controlOf(element);
  const asType = { tabId: args.tabId, selector: args.selector, text: args.value };
  if (isHtml(target, 'select')) return select(target, { ...args }, ctx);
  if (takesWholeValue(target)) {
    // A styled range is often drawn by something else on top of it: only enabled matters.
    const ready = await waitActionable(target, { pointer: false, visible: false, editable: true }, ctx);
    return ready.ok ? setNativeValue(ready.element as HTMLInputElement, args.value) : ready;
  }
  const wanted = Number.parseFloat(args.value.replace(',', '.'));
  if (isTextControl(target) && !isReadOnly(target)) return type(target, asType, ctx);
  if (editingHostOf(target)) return type(target, asType, ctx);
  if (!Number.isFinite(wanted)) {
    return failure('INVALID_ACTION', `${describeElement(target)} takes a number, not “${args.value}”`);
  }
  const ready = await waitActionable(target, {}, ctx);
  if (!ready.ok) return ready;
  return moveTo(ready.element, wanted, ctx);
};

/** The handle of a slider, the input of a spinner; the element itself where it is the control. */
export function controlOf(element: Element): Element {
  if (isHtml(element, 'label') && element.control) return element.control;
  if (isHtml(element, 'input') || isHtml(element, 'textarea') || isHtml(element, 'select')) return element;
  if (/^(slider|spinbutton|scrollbar|separator)$/.test(element.getAttribute('role') ?? '')) return element;
  const inside = element.querySelectorAll(
    'input:not([type="hidden" i]), select, [role="slider"], [role="spinbutton"]',
  );
  const shown = Array.from(inside).filter((e) => isShown(e) || inputTypeOf(e) === 'range');
  if (shown.length > 0) return shown[0] ?? element;
  const handle = Array.from(element.querySelectorAll('[tabindex], a[href="#"]')).find(isShown);
  return handle ?? element;
}

async function moveTo(handle: Element, wanted: number, ctx: ActContext): Promise<ToolResult> {
  const bounds = boundsOf(handle);
  if (bounds && (wanted < bounds.min || wanted > bounds.max)) {
    return failure('INVALID_ACTION', `${describeElement(handle)} goes from ${bounds.min} to ${bounds.max}`);
  }
  const readout = readoutOf(handle);
  if (readout.value() === wanted) return success({});
  const byKeys = await moveByKeys(handle, readout, wanted, ctx);
  if (byKeys) return success({});
  const byButtons = await moveByButtons(handle, readout, wanted, ctx);
  if (byButtons) return success({});
  const byDrag = await moveByDrag(handle, readout, wanted, ctx);
  const now = readout.value();
  if (byDrag || now === wanted) return success({});
  if (ctx.signal.aborted) return failure('CANCELLED', 'stopped while setting the value');
  if (now === undefined)
    return failure('NOT_ACTIONABLE', `${describeElement(handle)} shows no value to set it by`);
  return failure('NOT_ACTIONABLE', `${describeElement(handle)} stayed at ${now}, wanted ${wanted}`);
}

function boundsOf(handle: Element): { min: number; max: number } | undefined {
  const min = Number(handle.getAttribute('aria-valuemin') ?? Number.NaN);
  const max = Number(handle.getAttribute('aria-valuemax') ?? Number.NaN);
  return Number.isFinite(min) && Number.isFinite(max) && max > min ? { min, max } : undefined;
}

/** True when the readout shows the value. Keys that have no effect leave everything as it was. */
async function moveByKeys(
  handle: Element,
  readout: Readout,
  wanted: number,
  ctx: ActContext,
): Promise<boolean> {
  moveFocus(handle);
  // Which key raises the value is found out: a vertical or mirrored slider turns them round.
  let raise = 'ArrowRight';
  let lower = 'ArrowLeft';
  let value = readout.value();
  let step: number | undefined;
  for (const [a, b] of [
    ['ArrowRight', 'ArrowLeft'],
    ['ArrowUp', 'ArrowDown'],
  ] as const) {
    const up = value === undefined || wanted >= value;
    await key(ctx, up ? a : b);
    const after = readout.changed(value);
    if (after === undefined) {
      // At an end the first key may do nothing though the other would.
      await key(ctx, up ? b : a);
      const other = readout.changed(value);
      if (other === undefined) continue;
      value = other;
    } else {
      step = Math.abs(after - (value ?? after)) || undefined;
      if (value !== undefined && after < value === up) [raise, lower] = [b, a];
      else [raise, lower] = [a, b];
      value = after;
      break;
    }
    [raise, lower] = [a, b];
    break;
  }
  if (value === undefined || readout.value() === undefined) return false;
  if (step === undefined && value !== wanted) {
    await key(ctx, wanted > value ? raise : lower);
    const after = readout.value();
    if (after === undefined || after === value) return false;
    step = Math.abs(after - value);
    if (after > value !== wanted > value) [raise, lower] = [lower, raise];
    value = after;
  }
  let distance = Math.abs(wanted - value);
  for (let presses = 0; presses < MAX_KEYS && value !== wanted; presses++) {
    if (ctx.signal.aborted) return false;
    await key(ctx, wanted > value ? raise : lower);
    const now = readout.value();
    if (now === undefined) return false;
    const left = Math.abs(wanted - now);
    if (left >= distance) return nearEnough(now, wanted, step);
    [value, distance] = [now, left];
  }
  return value === wanted;
}

/** Between two steps of a slider that has no such value: the nearest one is meant. */
function nearEnough(now: number, wanted: number, step: number | undefined): boolean {
  return now === wanted || (step !== undefined && step < 1 && Math.abs(now - wanted) < step / 2);
}

async function key(ctx: ActContext, name: string): Promise<void> {
  pressNamed(ctx, name);
  await nextTask(ctx.window);
}

/** Spin buttons whose field takes no typing: the two small buttons beside it. */
async function moveByButtons(
  handle: Element,
  readout: Readout,
  wanted: number,
  ctx: ActContext,
): Promise<boolean> {
  const group = handle.parentElement;
  const buttons = group
    ? Array.from(group.querySelectorAll<HTMLElement>('button, [role="button"], a')).filter(isShown)
    : [];
  if (buttons.length !== 2 || readout.value() === undefined) return false;
  // What else is written on a button says that it does something else: "Remove item", "Add gift wrap".
  const unnamed = buttons.some((b) => /\p{L}/u.test(textOf(b))) ? [] : buttons;
  for (let presses = 0; presses < MAX_KEYS; presses++) {
    const value = readout.value();
    if (value === wanted) return true;
    if (value === undefined || ctx.signal.aborted) return false;
    const named = buttons.find((b) =>
      wanted > value
        ? /^(?:[+▲](?!.*\p{L})|(?:increase|increment|erhöhen|augmenter|aumentar|增加)(?!\p{L})|(?:up|more|plus|add|mehr|sumar)(?: (?:one|1))?$)/iu.test(
            textOf(b),
          )
        : /^(?:[-−▼](?!.*\p{L})|(?:decrease|decrement|verringern|diminuer|disminuir|reducir|减少)(?!\p{L})|(?:down|less|minus|subtract|remove|weniger|moins|restar)(?: (?:one|1))?$)/iu.test(
            textOf(b),
          ),
    );
    const button =
      named ?? (wanted > value ? topOrRight(unnamed) : unnamed.find((b) => b !== topOrRight(unnamed)));
    if (!button) return false;
    const box = boxOf(button);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await clickAt({ point, element: deepestAt(ctx.window.document, point) ?? button });
    await nextTask(ctx.window);
    const after = readout.value();
    if (after === undefined || Math.abs(wanted - after) >= Math.abs(wanted - value)) return after === wanted;
  }
  return false;
}

const textOf = (element: HTMLElement) => (element.getAttribute('aria-label') ?? element.innerText).trim();

/** Up is above; side by side, more is on the right. */
function topOrRight(buttons: readonly HTMLElement[]): HTMLElement | undefined {
  const [a, b] = buttons;
  if (!a || !b) return a;
  const [x, y] = [boxOf(a), boxOf(b)];
  if (Math.abs(x.y - y.y) > Math.abs(x.x - y.x)) return x.y < y.y ? a : b;
  return x.x > y.x ? a : b;
}

/** Regula falsi on the pointer's place along the track. */
async function moveByDrag(
  handle: Element,
  readout: Readout,
  wanted: number,
  ctx: ActContext,
): Promise<boolean> {
  const track = trackOf(handle);
  const vertical = track.height > track.width * 1.5;
  const length = vertical ? track.height : track.width;
  const bounds = boundsOf(handle);
  const centre = (): Point => {
    const box = boxOf(handle);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  let pxPerUnit = bounds ? (length / (bounds.max - bounds.min)) * (vertical ? -1 : 1) : undefined;
  for (let n = 0; n < MAX_DRAGS; n++) {
    if (ctx.signal.aborted || !handle.isConnected) return false;
    const value = readout.value();
    if (value === wanted) return true;
    const from = centre();
    const by =
      value === undefined || pxPerUnit === undefined ? probePx(length, n) : (wanted - value) * pxPerUnit;
    const sure = Math.abs(by) < 1 ? Math.sign(by) || 1 : by;
    const to = vertical ? { x: from.x, y: from.y + sure } : { x: from.x + sure, y: from.y };
    const element = deepestAt(ctx.window.document, from) ?? handle;
    await dragBetween({ element: handle.contains(element) ? element : handle, point: from }, () => to, ctx);
    await nextTask(ctx.window);
    const after = value === undefined ? readout.changed(undefined) : readout.value();
    if (after === undefined || value === undefined) continue;
    const moved = vertical ? centre().y - from.y : centre().x - from.x;
    if (after !== value && Math.abs(moved) >= 1) pxPerUnit = moved / (after - value);
    else if (after === value && pxPerUnit !== undefined && n > 3) pxPerUnit *= 1.5;
  }
  return readout.value() === wanted;
}

/** First moves, to see which number follows: a little to one side, then to the other. */
function probePx(length: number, n: number): number {
  return Math.max(4, length / 10) * (n % 2 === 0 ? 1 : -1);
}

/** The box along which the handle moves: the nearest ancestor that is clearly longer than it. */
function trackOf(handle: Element): DOMRect {
  const own = boxOf(handle);
  for (let e = handle.parentElement; e && e !== e.ownerDocument.body; e = e.parentElement) {
    const box = boxOf(e);
    if (box.width > own.width * 2 || box.height > own.height * 2) return box;
  }
  return own;
}
