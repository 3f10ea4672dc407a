// dom.dblclick: two clicks and the dblclick event, at one point.
import { failure, success } from '../../shared/tool-result';
import type { ArgsOf } from '../../tools/registry';
import type { Act } from './act-context';
import { waitPressable } from './actionable';
import { describeElement } from './describe-element';
import { fireMouse } from './dispatch';
import { deepestAt } from './hit-test';
import { clickAt } from './pointer';

export const dblclick: Act<ArgsOf<'dom.dblclick'>> = async (element, _args, ctx) => {
  const ready = await waitPressable(element, {}, ctx);
  if (!ready.ok) return ready;
  const { hit } = ready;
  const name = describeElement(ready.element);
  await clickAt(hit, 1);
  // The first click may have put another node in its place, as a list that re-renders its selection does.
  const again = hit.element.isConnected ? hit.element : deepestAt(ctx.window.document, hit.point);
  if (!again) return failure('STALE', `${name} went away at the first click`);
  const target = await clickAt({ element: again, point: hit.point }, 2);
  if (!target) return failure('STALE', `${name} went away at the second click`);
  fireMouse(target, 'dblclick', { point: hit.point, buttons: 0, detail: 2 });
  return success({});
};
