// The landmark an element stands in: main, header, nav, footer or aside (HTML-AAM section 4; search and form
// are not told). Page world, reads only.
import type { Landmark } from '../../shared/selector';
import { roleOf } from '../accessible/role';
import { hasAttribute, parentOf } from '../accessible/tree';

const BY_ROLE: Readonly<Record<string, Landmark>> = {
  main: 'main',
  banner: 'header',
  navigation: 'nav',
  contentinfo: 'footer',
  complementary: 'aside',
};
/** Only these can be a landmark without a role attribute: nothing else pays for a role. */
const TAGS = new Set(['main', 'header', 'nav', 'footer', 'aside']);

/** The nearest landmark around the element, itself included. */
export function landmarkOf(el: Element): Landmark | undefined {
  for (let at: Element | null = el; at !== null; at = parentOf(at)) {
    if (!TAGS.has(at.localName) && !hasAttribute(at, 'role')) continue;
    const found = BY_ROLE[roleOf(at)];
    if (found !== undefined) return found;
  }
  return undefined;
}
