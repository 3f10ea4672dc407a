// What a tag or a role makes of an element in the walk over a page, a tag by one look: skipped, closed, a landmark, a
// heading, a section. Page world; constants only.
import type { Landmark } from '../../shared/selector';

export const SKIPPED = 1;
/** What is in it is its own alone. */
export const CLOSED = 1 << 1;
export const LANDMARK = 1 << 2;
export const HEADING = 1 << 3;
/** A heading inside these does not speak for what follows outside. */
export const SECTION = 1 << 4;
/** Formatting that no one styles as a control without a class. */
export const PLAIN = 1 << 5;
/** It groups what is in it: whether it is shown is asked of each. */
export const GROUPING = 1 << 6;
export const SCROLLER = 1 << 7;
/** A part of a text or a control itself, never a card. */
export const NEVER_CARD = 1 << 8;

const PARTS = new Map<string, number>();
for (const [part, tags] of [
  [
    SKIPPED,
    'script style template noscript head meta link title base br wbr param source track iframe frame object embed canvas defs clippath mask symbol option optgroup datalist',
  ],
  [CLOSED, 'select textarea input'],
  [LANDMARK | GROUPING, 'main header nav footer aside'],
  [HEADING | GROUPING, 'h1 h2 h3 h4 h5 h6'],
  [SECTION | GROUPING, 'section article aside nav main dialog form fieldset table ul ol body details'],
  [SECTION, 'li tr td'],
  [PLAIN, 'b i em strong small sub sup u s code mark thead tbody tspan'],
  [GROUPING, 'legend caption dl menu search summary label'],
  [SCROLLER, 'div section main aside nav article ul ol pre table tbody form fieldset p body dialog'],
  [
    NEVER_CARD,
    'button input select textarea option span b i em strong br hr path g p h1 h2 h3 h4 h5 h6 script style template label td th tr svg img code',
  ],
] as const)
  for (const tag of tags.split(' ')) PARTS.set(tag, partsOf(tag) | part);

/** All of these that the tag is. */
export function partsOf(tag: string): number {
  return PARTS.get(tag) ?? 0;
}

export const LANDMARK_ROLES: Readonly<Record<string, Landmark>> = {
  main: 'main',
  banner: 'header',
  navigation: 'nav',
  contentinfo: 'footer',
  complementary: 'aside',
};
export const SECTION_ROLES = new Set(
  'region group dialog alertdialog tabpanel listitem row form article radiogroup toolbar tablist menu listbox'.split(
    ' ',
  ),
);
