// dom.check: a checkbox, radio, switch or toggle button on or off, by the click a person would make.
import { isDisabled } from '../accessible/states';
import { failure, success } from '../../shared/tool-result';
import type { ArgsOf } from '../../tools/registry';
import { pause } from '../settle/pause';
import type { Act, ActContext } from './act-context';
import { waitActionable } from './actionable';
import { describeElement } from './describe-element';
import { isClippedAway, isShown } from './hit-test';
import { checkedOf, inputTypeOf, isHtml, windowOf } from './native';
import { clickAt } from './pointer';

/** A page may show the new state only after its server agreed. */
const STATE_WAIT_MS = 1_000;
/** Once the click has arrived: another one would turn it round. */
const SLOW_STATE_WAIT_MS = 2_000;
const BOX_ROLES =
  '[role="checkbox"], [role="switch"], [role="radio"], [role="menuitemcheckbox"], [role="menuitemradio"], [aria-pressed]';

export const check: Act<ArgsOf<'dom.check'>> = async (element, args, ctx) => {
  const box = boxOfChoice(element);
  if (!box) return failure('INVALID_ACTION', `${describeElement(element)} cannot be checked`);
  const name = describeElement(box);
  const before = checkedState(box);
  if (before === args.on) return success({ already: true });
  if (!args.on && isRadio(box)) {
    return failure('INVALID_ACTION', `${name} is switched off by choosing another of its group`);
  }
  if (!isShown(box) && isDisabled(box)) return failure('NOT_ACTIONABLE', `${name} is disabled`);
  const ready = await waitActionable(handleOf(box), { enabled: true }, ctx);
  if (!ready.ok) return ready;
  // The node may have been replaced while it was waited for.
  const live = box.isConnected ? box : (boxOfChoice(ready.element) ?? box);
  if (isDisabled(live)) return failure('NOT_ACTIONABLE', `${name} is disabled`);
  let met = false;
  live.addEventListener('click', () => (met = true), { once: true, capture: true });
  await clickAt(ready.hit);
  if (await becomes(live, args.on, ctx, STATE_WAIT_MS)) return success({});
  if (ctx.signal.aborted) return failure('CANCELLED', `stopped while ${name} was clicked`);
  // A click from mixed may go through the other state first. A page that has had its click may be slow to show it.
  if (live.isConnected && isNativeBox(live) && (!met || before === undefined))
    windowOf(live).HTMLElement.prototype.click.call(live as HTMLElement);
  if (await becomes(live, args.on, ctx, met ? SLOW_STATE_WAIT_MS : STATE_WAIT_MS)) return success({});
  return failure('NOT_ACTIONABLE', `${name} did not become ${args.on ? 'checked' : 'unchecked'}`);
};

/** The thing that carries the state: the control of a label, or the only box inside. */
export function boxOfChoice(element: Element): Element | null {
  if (isNativeBox(element) || element.matches(BOX_ROLES)) return element;
  if (isHtml(element, 'label') && element.control && isNativeBox(element.control)) return element.control;
  const inside = element.querySelectorAll(`input[type="checkbox" i], input[type="radio" i], ${BOX_ROLES}`);
  if (inside.length === 1) return inside[0] ?? null;
  const around = element.closest(BOX_ROLES) ?? element.closest('label')?.control ?? null;
  return around && (isNativeBox(around) || around.matches(BOX_ROLES)) ? around : null;
}

function isNativeBox(element: Element): boolean {
  return /^(checkbox|radio)$/.test(inputTypeOf(element));
}

function isRadio(element: Element): boolean {
  return (
    inputTypeOf(element) === 'radio' || /^(radio|menuitemradio)$/.test(element.getAttribute('role') ?? '')
  );
}

/** Undefined for mixed. */
export function checkedState(box: Element): boolean | undefined {
  if (isNativeBox(box)) return (box as HTMLInputElement).indeterminate ? undefined : checkedOf(box);
  const state =
    box.getAttribute('aria-checked') ?? box.getAttribute('aria-pressed') ?? box.getAttribute('aria-selected');
  return state === 'true' ? true : state === 'mixed' ? undefined : false;
}

/** Styled boxes hide the input and show its label: the pointer goes to what is shown. */
function handleOf(box: Element): Element {
  if (!isNativeBox(box)) return box;
  const input = box as HTMLInputElement;
  const shown = isShown(input) && windowOf(input).getComputedStyle(input).pointerEvents !== 'none';
  if (shown && !isClippedAway(input)) return input;
  const label = Array.from(input.labels ?? []).find((l) => isShown(l));
  return label ?? input;
}

async function becomes(box: Element, on: boolean, ctx: ActContext, forMs: number): Promise<boolean> {
  const until = ctx.window.performance.now() + forMs;
  const now = () => checkedState(box.isConnected ? box : (boxOfChoice(ctx.again?.() ?? box) ?? box)) === on;
  while (!now()) {
    // Gone with no successor: a list that moves checked items away has taken the change.
    if (!box.isConnected && !ctx.again?.()) return true;
    if (ctx.signal.aborted || ctx.window.performance.now() >= until) return false;
    await pause(ctx.window, 20, ctx.signal);
  }
  return true;
}
