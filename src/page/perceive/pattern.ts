// Elements that stand alike look alike: the rows of a table, their cells, the cards of a list. Who has the tag and the
// classes of one that was asked, in the same place of the same pattern, is not asked for its computed style again.
// Lives for one walk. Page world.

import { LINK, OWN_LOOK } from './attribute-signs';
import { GROUPING, SCROLLER } from './tag-parts';

/** Classes by which libraries and authors mark what can be dragged. */
const DRAG_CLASS = /(?:^|[\s_-])(?:draggable|drag-?handle|cdk-drag|sortable-(?:item|handle))(?=\s|$)/i;

/** Columns differ where rows do not: a key for each, made once. */
const CELLS: Readonly<Record<string, string[]>> = { td: [], th: [] };

/** Fewer children are no collection. */
const MANY = 3;

/** So many are looked through, from the one that comes next: rows and cards come in the same order again and again. */
const MAX_ASKED = 16;

export class Pattern {
  /** Computed `cursor`; undefined before one of its elements was asked. */
  cursor: string | undefined = undefined;
  /** Overflow is not simply shown: where it is not in one direction, it is not in the other (CSS Overflow 3, section 3.1). */
  clips = false;
  /** Of what stands below: a chain in their order, and the one met last. */
  #first: Pattern | undefined;
  #last: Pattern | undefined;
  #sibling: Pattern | undefined;
  /** Those that `apart` gives: a chain. */
  #apart: Pattern | undefined;

  constructor(
    private readonly key = '',
    private readonly classes = '',
    readonly isMarkedDraggable = false,
  ) {}

  /**
   * Of the children that stand as this one does: tag and class attribute; of anchors those that lead somewhere, or
   * nowhere; of cells those of the column.
   */
  below(el: Element, tag: string, classes: string, attributes: number): Pattern {
    let key = tag;
    if (tag === 'td' || tag === 'th') key = cellKey(el as HTMLTableCellElement);
    else if (tag === 'a' && (attributes & LINK) !== 0) key = 'a[href]';
    const last = this.#last;
    const next = (last === undefined ? undefined : last.#sibling) ?? this.#first;
    let at = next;
    for (let asked = 0; at !== undefined && asked < MAX_ASKED; asked++) {
      if (at.key === key && at.classes === classes) return (this.#last = at);
      at = at.#sibling ?? this.#first;
      if (at === next) break;
    }
    const pattern = new Pattern(key, classes, classes !== '' && DRAG_CLASS.test(classes));
    if (last === undefined) this.#first = pattern;
    else {
      pattern.#sibling = last.#sibling;
      last.#sibling = pattern;
    }
    return (this.#last = pattern);
  }

  /** Of those of the pattern that may look different, the ones with this cursor: what is in them inherits it. */
  apart(cursor: string): Pattern {
    for (let at = this.#apart; at !== undefined; at = at.#sibling) if (at.cursor === cursor) return at;
    const pattern = new Pattern(this.key, this.classes, this.isMarkedDraggable);
    pattern.cursor = cursor;
    pattern.#sibling = this.#apart;
    return (this.#apart = pattern);
  }
}

function cellKey({ localName, cellIndex }: HTMLTableCellElement): string {
  return (CELLS[localName]![cellIndex] ??= `${localName} ${cellIndex}`);
}

/**
 * How the element looks, by its own style or by that of one like it; null when it is not rendered.
 * `parts`: what its tag is; `likes`: the pattern that it is of.
 */
export function lookOf(
  el: Element,
  tag: string,
  parts: number,
  attributes: number,
  likes: Pattern,
): Pattern | null {
  const isOwn =
    (attributes & OWN_LOOK) !== 0 ||
    (parts & GROUPING) !== 0 ||
    (tag === 'div' && el.childElementCount >= MANY);
  if (likes.cursor !== undefined && !isOwn) return likes;
  const style = getComputedStyle(el);
  const { cursor, display } = style;
  if (display === 'none') return null;
  const look = isOwn ? likes.apart(cursor) : likes;
  look.cursor = cursor;
  look.clips = (parts & SCROLLER) !== 0 && display !== 'contents' && style.overflowY !== 'visible';
  return look;
}
