// dom.drag: press, move in steps, release. Pointer and mouse events for libraries that listen to those;
// for draggable elements the HTML drag-and-drop sequence with one DataTransfer besides.
import { failure, success } from '../../shared/tool-result';
import type { ArgsOf } from '../../tools/registry';
import { nextFrame, pause } from '../settle/pause';
import type { Act, ActContext } from './act-context';
import { waitActionable } from './actionable';
import { fireMouse, firePointer } from './dispatch';
import { boxOf, deepestAt, type Hit, type Point } from './hit-test';
import { pointUnder } from './heading-room';
import { flatParentOf, windowOf } from './native';
import { movePointer, pressButton, releaseButton } from './pointer';

/** Moves between press and release: sortables measure on the way, not only at the end. */
const STEPS = 8;
/** Libraries start a drag only after the pointer moved this far. */
const START_PX = 6;

export const drag: Act<ArgsOf<'dom.drag'>> = async (element, args, ctx) => {
  if (!args.to && !args.by)
    return failure('INVALID_ACTION', 'dom.drag: give a destination (to) or an offset (by)');
  const ready = await waitActionable(element, {}, ctx);
  if (!ready.ok) return ready;
  if (!args.to) {
    const { x, y } = args.by ?? { x: 0, y: 0 };
    const { point } = ready.hit;
    const end = { x: point.x + x, y: point.y + y };
    const slants = Math.min(Math.abs(x), Math.abs(y)) > START_PX;
    const corner = args.rowsFirst && slants ? { x: point.x, y: end.y } : undefined;
    return success(await dragBetween(ready.hit, () => end, ctx, corner));
  }
  const located = ctx.locate(args.to);
  if (!located.ok) return located;
  const destination = located.element;
  revealBoth(ready.element, destination);
  const again = await waitActionable(ready.element, {}, ctx);
  if (!again.ok) return again;
  const at = args.at ?? 'center';
  const offset = args.by ?? { x: 0, y: 0 };
  const goal = () => {
    const point = dropPoint(again.element, destination, at);
    return { x: point.x + offset.x, y: point.y + offset.y };
  };
  return success(await dragBetween(again.hit, goal, ctx));
};

function revealBoth(source: Element, destination: Element): void {
  const window = windowOf(source);
  const inView = (e: Element) => {
    const box = boxOf(e);
    return box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth;
  };
  if (inView(destination) && inView(source)) return;
  destination.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  if (!inView(source)) source.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}

/** Before and after are along the axis on which the destination's siblings stand. */
function dropPoint(
  source: Element,
  destination: Element,
  at: 'center' | 'before' | 'after' | 'inside' | 'under',
): Point {
  if (at === 'under') return pointUnder(destination, source);
  const box = boxOf(destination);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (at === 'center' || at === 'inside') return middle;
  const sideways = standsSideways(destination, source);
  const part = at === 'before' ? 0.15 : 0.85;
  const from = boxOf(source);
  // Sortables compare the dragged box, not the pointer: it has to pass the middle by its own length too.
  if (sideways) {
    const far =
      at === 'before' ? Math.min(box.x + box.width * part, box.x + from.width / 2) : box.x + box.width * part;
    return { x: far, y: middle.y };
  }
  const far =
    at === 'before'
      ? Math.min(box.y + box.height * part, box.y + from.height / 2)
      : box.y + box.height * part;
  return { x: middle.x, y: far };
}

function standsSideways(destination: Element, source: Element): boolean {
  const sibling = destination.nextElementSibling ?? destination.previousElementSibling ?? source;
  const a = boxOf(destination);
  const b = boxOf(sibling === destination ? source : sibling);
  const dx = Math.abs(a.x + a.width / 2 - (b.x + b.width / 2));
  const dy = Math.abs(a.y + a.height / 2 - (b.y + b.height / 2));
  return dx > dy;
}

export interface Dragged {
  /** Of HTML drag and drop: whether the page let it be dropped there. */
  taken?: boolean;
}

/** `corner`: a point that the way leads over. */
export async function dragBetween(
  hit: Hit,
  goal: () => Point,
  ctx: ActContext,
  corner?: Point,
): Promise<Dragged> {
  const document = hit.element.ownerDocument;
  movePointer(hit.element, hit.point);
  const press = pressButton(hit, 1);
  // Asked after the press: sortables make a thing draggable when it is taken hold of.
  const draggable = draggableOf(hit.element);
  const dnd = draggable && !press.defaultPrevented ? new Transfer(draggable, hit.point) : undefined;
  await pause(ctx.window, 0);
  const steps = corner ? 2 * STEPS : STEPS;
  let point = hit.point;
  for (let step = 0; step <= steps; step++) {
    // The goal is asked for at each step: the page may make room while the thing is moved.
    const turned = corner !== undefined && step > STEPS;
    const start = turned ? corner : hit.point;
    const end = corner && !turned ? corner : goal();
    const part = (turned ? step - STEPS : step) / STEPS;
    const next =
      step === 0
        ? towards(start, end, START_PX)
        : { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
    const under = deepestAt(document, next) ?? document.documentElement;
    if (dnd?.started) dnd.move(under, next);
    else movePointer(under, next, 1);
    if (step === 0 && dnd) dnd.start(next);
    point = next;
    // Libraries throttle on animation frames.
    if (step % 3 === 0 || step === STEPS || step === steps) await nextFrame(ctx.window, ctx.signal);
  }
  // Once more where it ends: the last move decides where a sortable puts it.
  const under = deepestAt(document, point) ?? document.documentElement;
  if (dnd?.started) {
    dnd.move(under, point);
    await holdStill(ctx);
    return { taken: dnd.drop(under, point) };
  }
  movePointer(under, point, 1);
  await holdStill(ctx);
  releaseButton(press, under, point, 1);
  return {};
}

/** Pages decide in a frame of their own what the thing is over, and render that before they can be let know of the release. */
async function holdStill(ctx: ActContext): Promise<void> {
  await nextFrame(ctx.window, ctx.signal);
  await nextFrame(ctx.window, ctx.signal);
}

function towards(from: Point, to: Point, px: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(1, px / length);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function draggableOf(element: Element): HTMLElement | null {
  for (let e: Element | null = element; e; e = flatParentOf(e)) {
    if (
      (e as HTMLElement).draggable &&
      (e.getAttribute('draggable') === 'true' || e.matches('a[href], img'))
    ) {
      // Links and images are draggable by default; only pages that listen mean it.
      return e.getAttribute('draggable') === 'true' ? (e as HTMLElement) : null;
    }
  }
  return null;
}

/** The HTML drag-and-drop sequence: dragstart, drag, dragenter/over/leave, drop, dragend. */
class Transfer {
  started = false;
  private readonly data: DataTransfer;
  private over: Element | null = null;
  private accepted = false;

  constructor(
    private readonly source: HTMLElement,
    private readonly from: Point,
  ) {
    this.data = new (windowOf(source).DataTransfer)();
  }

  start(point: Point): void {
    this.started = this.fire(this.source, 'dragstart', this.from);
    if (!this.started) return;
    // A native drag ends the pointer stream.
    firePointer(this.source, 'pointercancel', { point, buttons: 0 });
  }

  move(under: Element, point: Point): void {
    this.fire(this.source, 'drag', point);
    if (under !== this.over) {
      const former = this.over;
      this.fire(under, 'dragenter', point, former);
      if (former?.isConnected) this.fire(former, 'dragleave', point, under);
      this.over = under;
    }
    this.accepted = !this.fire(under, 'dragover', point);
  }

  /** Whether the page took it. */
  drop(under: Element, point: Point): boolean {
    if (this.accepted) this.fire(under, 'drop', point);
    else if (this.over) this.fire(this.over, 'dragleave', point);
    if (this.source.isConnected) this.fire(this.source, 'dragend', point);
    else fireMouse(under, 'mousemove', { point, buttons: 0 });
    return this.accepted;
  }

  /** False when it was cancelled. */
  private fire(target: Element, type: string, point: Point, related: Element | null = null): boolean {
    const window = windowOf(target);
    return target.dispatchEvent(
      new window.DragEvent(type, {
        bubbles: true,
        cancelable: type !== 'dragleave' && type !== 'dragend',
        composed: true,
        view: window,
        dataTransfer: this.data,
        clientX: point.x,
        clientY: point.y,
        screenX: point.x + window.screenX,
        screenY: point.y + window.screenY,
        relatedTarget: related,
        buttons: 1,
      }),
    );
  }
}
