// dom.focus: the keyboard focus goes to the element.
import { failure, success } from '../../shared/tool-result';
import type { ArgsOf } from '../../tools/registry';
import type { Act } from './act-context';
import { bringIntoView, waitActionable } from './actionable';
import { describeElement } from './describe-element';
import { activeElementOf, moveFocus } from './move-focus';
import { containsFlat } from './native';

export const focus: Act<ArgsOf<'dom.focus'>> = async (element, _args, ctx) => {
  const ready = await waitActionable(element, { pointer: false }, ctx);
  if (!ready.ok) return ready;
  bringIntoView(ready.element);
  moveFocus(ready.element);
  const active = activeElementOf(ctx.window.document);
  if (!active || !containsFlat(ready.element, active)) {
    return failure('NOT_ACTIONABLE', `${describeElement(ready.element)} does not take the focus`);
  }
  return success({});
};
