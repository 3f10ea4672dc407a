// The landmark an element stands in: main, header, nav, footer or aside (HTML-AAM section 4; search and form
// are not told). Page world, reads only.
import type { Landmark } from '../../shared/selector';
import { roleOf } from '../accessible/role';
import { hasAttribute, parentOf } from '../accessible/tree';
import { LANDMARK, LANDMARK_ROLES, partsOf } from '../perceive/tag-parts';

/** The nearest landmark around the element, itself included. */
export function landmarkOf(el: Element): Landmark | undefined {
  for (let at: Element | null = el; at !== null; at = parentOf(at)) {
    // Nothing else pays for a role.
    if ((partsOf(at.localName) & LANDMARK) === 0 && !hasAttribute(at, 'role')) continue;
    const found = LANDMARK_ROLES[roleOf(at)];
    if (found !== undefined) return found;
  }
  return undefined;
}
