// Elements that stand alike look alike: the rows of a table, their cells, the cards of a list. Who has the tag and the
// classes of one that was asked, in the same place of the same pattern, is not asked for its computed style again.
// Lives for one walk. Page world.

import { LINK, OWN_LOOK } from './attribute-signs';
import { HEADINGS, LANDMARK_TAGS, SECTIONS } from './tag-parts';

/** Classes by which libraries and authors mark what can be dragged. */
const DRAG_CLASS = /(?:^|[\s_-])(?:draggable|drag-?handle|cdk-drag|sortable-(?:item|handle))(?=\s|$)/i;

/** Columns differ where rows do not: a key for each, made once. */
const CELLS: Readonly<Record<string, string[]>> = { td: [], th: [] };

const SCROLLERS = new Set(
  'div section main aside nav article ul ol pre table tbody form fieldset p body dialog'.split(' '),
);

/** They group what is in them: whether they are shown is asked of each. */
const GROUPING = new Set([
  ...SECTIONS,
  ...HEADINGS,
  ...LANDMARK_TAGS,
  ...['legend', 'caption', 'dl', 'menu', 'search', 'summary', 'label'],
]);
for (const tag of ['li', 'tr', 'td']) GROUPING.delete(tag);
/** Fewer children are no collection. */
const MANY = 3;

export class Pattern {
  /** Computed `cursor`; undefined before one of its elements was asked. */
  cursor: string | undefined;
  /** Overflow is not simply shown: where it is not in one direction, it is not in the other (CSS Overflow 3, section 3.1). */
  clips = false;
  readonly #below = new Map<string, Map<string, Pattern>>();
  readonly #apart = new Map<string, Pattern>();

  constructor(readonly isMarkedDraggable = false) {}

  /**
   * Of the children that stand as this one does: tag and class attribute; of anchors those that lead somewhere, or
   * nowhere; of cells those of the column.
   */
  below(el: Element, tag: string, classes: string, attributes: number): Pattern {
    let key = tag;
    if (tag === 'td' || tag === 'th') key = cellKey(el as HTMLTableCellElement);
    else if (tag === 'a' && (attributes & LINK) !== 0) key = 'a[href]';
    let ofTag = this.#below.get(key);
    if (ofTag === undefined) this.#below.set(key, (ofTag = new Map<string, Pattern>()));
    let pattern = ofTag.get(classes);
    if (pattern === undefined)
      ofTag.set(classes, (pattern = new Pattern(classes !== '' && DRAG_CLASS.test(classes))));
    return pattern;
  }

  /** Of those of the pattern that may look different, the ones with this cursor: what is in them inherits it. */
  apart(cursor: string): Pattern {
    let pattern = this.#apart.get(cursor);
    if (pattern === undefined) this.#apart.set(cursor, (pattern = new Pattern(this.isMarkedDraggable)));
    return pattern;
  }
}

function cellKey({ localName, cellIndex }: HTMLTableCellElement): string {
  return (CELLS[localName]![cellIndex] ??= `${localName} ${cellIndex}`);
}

/**
 * How the element looks, by its own style or by that of one like it; null when it is not rendered.
 * `likes`: the pattern that it is of.
 */
export function lookOf(el: Element, tag: string, attributes: number, likes: Pattern): Pattern | null {
  const isOwn =
    (attributes & OWN_LOOK) !== 0 || GROUPING.has(tag) || (tag === 'div' && el.childElementCount >= MANY);
  if (likes.cursor !== undefined && !isOwn) return likes;
  const style = getComputedStyle(el);
  if (style.display === 'none') return null;
  const { cursor } = style;
  const look = isOwn ? likes.apart(cursor) : likes;
  look.cursor = cursor;
  look.clips = SCROLLERS.has(tag) && style.overflowY !== 'visible';
  return look;
}
