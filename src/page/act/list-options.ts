// Options of a list on the page: found by role, else by being its items; chosen by a click.
// Lists that only draw what is in view are scrolled until the option comes.
import { failure, type ToolFailure } from '../../shared/tool-result';
import { nextFrame, pause } from '../settle/pause';
import { walkElements } from '../accessible/tree';
import type { ActContext } from './act-context';
import { waitActionable } from './actionable';
import { describeElement, labelOf } from './describe-element';
import { isShown } from './hit-test';
import { inputTypeOf, isHtml } from './native';
import { matchLabel } from './native-select';
import { clickAt } from './pointer';
import { canScroll } from './scroll';

const OPTION_ROLES = new Set([
  'option',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'treeitem',
  'radio',
]);
/** Screens of a list that are looked through for an option. */
const MAX_SCREENS = 60;

/** Shown options below an element, in order; list items where no option has a role. */
export function optionsIn(list: Element): Element[] {
  const byRole: Element[] = [];
  const items: Element[] = [];
  walkElements(list, (element) => {
    const role = element.getAttribute('role');
    if (role && OPTION_ROLES.has(role)) byRole.push(element);
    else if (inputTypeOf(element) === 'radio') byRole.push(element);
    else if (isHtml(element, 'option')) byRole.push(element);
    else if (isHtml(element, 'li')) items.push(element);
    return true;
  });
  const shown = byRole.filter((option) => isShown(option) || inputTypeOf(option) === 'radio');
  return shown.length > 0 ? shown : items.filter(isShown);
}

export function optionNamed(
  options: readonly Element[],
  wanted: string,
  exact?: boolean,
): Element | undefined {
  const index = matchLabel(options.map(labelOf), wanted, exact);
  if (index >= 0 || exact) return options[index];
  return options.find(
    (option) => option.getAttribute('data-value') === wanted || option.getAttribute('value') === wanted,
  );
}

export type Chosen =
  { ok: true; missing: false } | { ok: true; missing: true; labels: string[] } | ToolFailure;

/** Clicks the option of that name; `missing` with the labels that were seen when there is none. */
export async function chooseVisibleOption(list: Element, wanted: string, ctx: ActContext): Promise<Chosen> {
  const seen = new Set<string>();
  const scroller = [list, ...optionsIn(list)].map(scrollParent(list)).find((e) => e !== null) ?? null;
  if (scroller) scroller.scrollTop = 0;
  for (let screen = 0; screen < MAX_SCREENS; screen++) {
    if (screen === 0 && scroller) await nextFrame(ctx.window, ctx.signal);
    const options = optionsIn(list);
    for (const option of options) seen.add(labelOf(option));
    const option = optionNamed(options, wanted, ctx.exact);
    if (option) {
      // A list that draws what is in view makes its nodes anew when it is scrolled to the option.
      return clickOption(option, {
        ...ctx,
        again: () => optionNamed(optionsIn(list), wanted, ctx.exact) ?? null,
      });
    }
    if (!scroller || scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1) break;
    scroller.scrollTop += scroller.clientHeight * 0.8;
    await nextFrame(ctx.window, ctx.signal);
    await pause(ctx.window, 16, ctx.signal);
  }
  return { ok: true, missing: true, labels: [...seen].filter(Boolean) };
}

function scrollParent(list: Element): (element: Element) => Element | null {
  return (element) => {
    for (let e: Element | null = element; e; e = e.parentElement) {
      if (canScroll(e)) return e;
      if (e === list.parentElement) break;
    }
    return null;
  };
}

async function clickOption(option: Element, ctx: ActContext): Promise<Chosen> {
  if (option.getAttribute('aria-disabled') === 'true') {
    return failure('NOT_ACTIONABLE', `${describeElement(option)} is disabled`);
  }
  // Already chosen: a click would take it back in a multiple list, and change nothing in a single one.
  if (option.getAttribute('aria-selected') === 'true' && option.closest('[aria-multiselectable="true"]')) {
    return { ok: true, missing: false };
  }
  const label =
    inputTypeOf(option) === 'radio' && !isShown(option) ? (option as HTMLInputElement).labels?.[0] : null;
  const ready = await waitActionable(label ?? option, {}, ctx);
  if (!ready.ok) return ready;
  await clickAt(ready.hit);
  return { ok: true, missing: false };
}
