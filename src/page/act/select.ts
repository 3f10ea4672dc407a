// dom.select: an option by label or value, in native selects, ARIA listboxes, radio groups, and comboboxes
// and menu buttons whose options come when they are opened. An option that is not there fails with the list of those that are.
import { failure, success, type ToolResult } from '../../shared/tool-result';
import type { ArgsOf } from '../../tools/registry';
import { pause } from '../settle/pause';
import type { Act, ActContext } from './act-context';
import { waitActionable } from './actionable';
import { describeElement } from './describe-element';
import { isClippedAway } from './hit-test';
import { findOption, noOption, optionLabel, pickOptions, sameLabel } from './native-select';
import { isHtml } from './native';
import { chooseInPopup } from './popup-select';
import { chooseVisibleOption, optionsIn } from './list-options';

type Args = ArgsOf<'dom.select'>;

export const select: Act<Args> = async (element, args, ctx) => {
  const target = isHtml(element, 'label') && element.control ? element.control : element;
  const wanted = args.values?.length ? args.values : [args.value];
  if (isHtml(target, 'option')) {
    const owner = target.closest('select');
    if (owner) return selectNative(owner, wanted, ctx);
  }
  if (isHtml(target, 'select')) return selectNative(target, wanted, ctx);
  const role = target.getAttribute('role');
  // Some fold a list away within itself.
  const isFolded = target.getAttribute('aria-expanded') === 'false';
  if (role !== 'combobox' && !isFolded && optionsIn(target).length > 0)
    return selectInList(target, wanted, ctx);
  const inner = target.querySelector('select');
  if (inner && role !== 'combobox' && !isFolded) return selectNative(inner, wanted, ctx);
  for (const value of wanted) {
    const chosen = await chooseInPopup(target, value, ctx);
    if (!chosen.ok) return chosen;
  }
  return success({});
};

async function selectNative(
  select: HTMLSelectElement,
  wanted: readonly string[],
  ctx: ActContext,
): Promise<ToolResult> {
  // Widgets that draw their own list hide the native select and listen to its `change`.
  const ready = await waitActionable(select, { pointer: false, visible: false }, ctx);
  if (!ready.ok) return ready;
  const target = isHtml(ready.element, 'select') ? ready.element : select;
  if (wanted.length > 1 && !target.multiple) {
    return failure('INVALID_ACTION', `${describeElement(target)} takes one option only`);
  }
  const found: HTMLOptionElement[] = [];
  for (const value of wanted) {
    const option = await optionWhenThere(target, value, ctx);
    if (!option) return noOption(target, value, Array.from(target.options).map(optionLabel));
    if (option.matches(':disabled, optgroup:disabled *')) {
      return failure(
        'NOT_ACTIONABLE',
        `option “${optionLabel(option)}” of ${describeElement(target)} is disabled`,
      );
    }
    found.push(option);
  }
  // A select that a drawn list hides passes the focus on, and the list would open.
  if (!isClippedAway(target)) target.focus({ preventScroll: true });
  pickOptions(target, found);
  const kept = found.every((option) => !option.isConnected || option.selected);
  return kept ? success({}) : failure('NOT_ACTIONABLE', `${describeElement(target)} did not keep the choice`);
}

/** Options that depend on another field come a moment later; an empty list is given that moment. */
async function optionWhenThere(
  select: HTMLSelectElement,
  value: string,
  ctx: ActContext,
): Promise<HTMLOptionElement | undefined> {
  for (;;) {
    const found = findOption(select, value);
    const option = found && ctx.exact && !sameLabel(optionLabel(found), value) ? undefined : found;
    if (option || select.options.length > 1) return option;
    if (ctx.signal.aborted || ctx.window.performance.now() >= ctx.deadlineAt) return undefined;
    await pause(ctx.window, 50, ctx.signal);
  }
}

async function selectInList(list: Element, wanted: readonly string[], ctx: ActContext): Promise<ToolResult> {
  for (const value of wanted) {
    const chosen = await chooseVisibleOption(list, value, ctx);
    if (!chosen.ok) return chosen;
    if (chosen.missing) return noOption(list, value, chosen.labels);
  }
  return success({});
}
