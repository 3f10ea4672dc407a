// How the computation of a name walks, and what style makes of what it meets. Page world, reads only.
import { XHTML } from './namespaces';
import { styleOf } from './computed-style';
import type { Hints } from './generated-hints';
import { transformed } from './generated-text';
import { isUnrendered } from './visible';

/** How one computation walks. */
export interface Walk {
  /** Nodes met so far. */
  met: number;
  /** Elements on the way here: references may form circles. */
  path: Element[];
  /** Inside aria-labelledby or aria-describedby, where no further reference is followed (step 2B). */
  referenced: boolean;
  /** Inside a label or a referenced element. */
  labels: boolean;
  /** Elements that references and labels brought in: none is told twice. */
  told: Set<Element> | undefined;
  /** The walk started at a hidden referenced element: hidden content counts (step 2A). */
  hiddenToo: boolean;
  /** Hints for the tree of the children at hand; `undefined` where they do not stand in that of their parent. */
  hints: Hints | undefined;
  /** What text at hand has its looks from: its element, or one above it that it inherits all of them from. */
  styled: Element;
  /** What `lettersOf` says of that element; `''` until it is asked. */
  letters: string;
}

export function walkFrom(el: Element, told?: Set<Element>): Walk {
  return {
    met: 0,
    path: [el],
    referenced: false,
    labels: false,
    told,
    hiddenToo: false,
    hints: undefined,
    styled: el,
    letters: '',
  };
}

/** How text directly in an element is shown: `hidden`, or the value of text-transform. */
function lettersOf(el: Element, start: Element): string {
  if (isHiddenIn(el, start)) return 'hidden';
  // Lists show their options as they are.
  return el.localName === 'option' ? 'none' : styleOf(el).textTransform;
}

/** By its style; but what is asked about may be hidden itself: then what is hidden in it is its name. */
function isHiddenIn(el: Element, start: Element): boolean {
  return el !== start && styleOf(el).visibility !== 'visible' && styleOf(start).visibility === 'visible';
}

/** What attributes say of an element counts where its text would. */
export function isSeen(el: Element, walk: Walk): boolean {
  return walk.hiddenToo || !isHiddenIn(el, walk.path[0] as Element);
}

export function shownText(text: string, el: Element, walk: Walk): string {
  // Between words, space that style hides is as good as any: no style is asked for its sake.
  if (walk.hiddenToo || !/\S/.test(text)) return text;
  const letters = (walk.letters ||= lettersOf(walk.styled, walk.path[0] as Element));
  return letters === 'none' ? text : letters === 'hidden' ? '' : transformed(text, letters, el);
}

/** The computed display of what has a box, or content that has one (`contents`); else `none`. */
export function renderedAs(el: Element, tag: string): string {
  const { display } = styleOf(el);
  // What is asked about may be hidden itself. Within it, an element of HTML is told unless its own display is none.
  const asked = display === 'contents' || (el.namespaceURI !== XHTML && tag !== 'svg');
  if (!asked || el.checkVisibility()) return display;
  return display !== 'contents' || isUnrendered(el) ? 'none' : display;
}
