// What a tag or a role makes of an element in the walk over a page: skipped, closed, a landmark, a heading, a section.
// Page world; constants only.
import type { Landmark } from '../../shared/selector';

export const SKIPPED = new Set(
  'script style template noscript head meta link title base br wbr param source track iframe frame object embed canvas defs clippath mask symbol option optgroup datalist'.split(
    ' ',
  ),
);
/** What they hold is theirs alone. */
export const CLOSED = new Set(['select', 'textarea', 'input']);
export const LANDMARK_TAGS = new Set(['main', 'header', 'nav', 'footer', 'aside']);
export const LANDMARK_ROLES: Readonly<Record<string, Landmark>> = {
  main: 'main',
  banner: 'header',
  navigation: 'nav',
  contentinfo: 'footer',
  complementary: 'aside',
};
export const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** A heading inside these does not speak for what follows outside. */
export const SECTIONS = new Set(
  'section article aside nav main dialog form fieldset li tr td table ul ol body details'.split(' '),
);
export const SECTION_ROLES = new Set(
  'region group dialog alertdialog tabpanel listitem row form article radiogroup toolbar tablist menu listbox'.split(
    ' ',
  ),
);
