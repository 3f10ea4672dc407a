// dom.hover: the pointer comes over the element and rests there. Styles that follow the real mouse
// (`:hover`) cannot be switched on by events; menus that listen open.
import { success } from '../../shared/tool-result';
import type { ArgsOf } from '../../tools/registry';
import type { Act } from './act-context';
import { waitActionable } from './actionable';
import { movePointer } from './pointer';

export const hover: Act<ArgsOf<'dom.hover'>> = async (element, _args, ctx) => {
  const ready = await waitActionable(element, { enabled: false }, ctx);
  if (!ready.ok) return ready;
  const { hit } = ready;
  movePointer(hit.element, hit.point);
  // A second, smaller move: tooltips with an intent delay wait for the pointer to slow down.
  movePointer(hit.element, { x: hit.point.x + 1, y: hit.point.y });
  return success({});
};
