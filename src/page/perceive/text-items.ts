// Visible text that is no control: blocks and the inline pieces in them, headings, cells, images by their alt,
// SVG text, and shapes and coloured boxes by their look. Gathered only when a query asks for text.
// Page world, reads only.
import { SVG } from '../accessible/namespaces';
import { pageText, type PageText } from '../../shared/page-text';
import { roleOf } from '../accessible/role';
import { attributeOf, childElementsOf } from '../accessible/tree';
import { isVisible } from '../accessible/visible';
import type { CollectionModel, PageModel } from './page-model';
import { due, type Steps } from './slices';
import { boxWords, svgShapeWords } from './shape-words';
import { CLOSED, partsOf, SKIPPED } from './tag-parts';
import { hasOwnText, textOf } from './words';

export interface TextItem {
  el: Element;
  role: string;
  label: PageText;
  order: number;
  collection: CollectionModel | undefined;
  itemIndex: number | undefined;
  item: Element | undefined;
  section: Element | undefined;
  /** Nearest enclosing text item or known thing. */
  parent: Element | undefined;
}

/** More text than this is a document to be read, not a set of things to choose from. */
const MAX_TEXT_ITEMS = 4_000;
/** Their text is their name; nothing in them is a thing of its own. */
const WHOLE = new Set([
  'button',
  'option',
  'tab',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'switch',
  'checkbox',
  'radio',
]);
const HEADING = /^h[1-6]$/;

export function* textItemsOf(model: PageModel): Steps<TextItem[]> {
  const items: TextItem[] = [];
  const itemOf = new Map<Element, Pick<TextItem, 'collection' | 'itemIndex' | 'item'>>();
  for (const collection of model.collections)
    for (const [itemIndex, item] of collection.items.entries())
      for (const part of collection.wholeOf(item)) itemOf.set(part, { collection, itemIndex, item });
  let order = 0;
  let section: Element | undefined;

  function* visit(
    el: Element,
    inside: Omit<TextItem, 'el' | 'role' | 'label' | 'order' | 'section'>,
  ): Steps<void> {
    if (due()) yield;
    const tag = el.localName;
    order++;
    if ((partsOf(tag) & (SKIPPED | CLOSED)) !== 0 || items.length >= MAX_TEXT_ITEMS) return;
    if (attributeOf(el, 'aria-hidden') === 'true' && el.namespaceURI !== SVG) return;
    if (!el.checkVisibility() && getComputedStyle(el).display !== 'contents') return;
    const here = { ...inside, ...itemOf.get(el) };
    const entry = model.byElement.get(el);
    if (entry) here.parent = el;
    if (entry && (entry.type === 'field' || WHOLE.has(entry.role))) return;
    const label = entry && entry.role !== 'link' && !entry.implicit ? undefined : labelOf(el, tag);
    if (HEADING.test(tag) || tag === 'legend') section = el;
    if (label !== undefined && label !== '' && (!entry || entry.implicit) && isVisible(el)) {
      items.push({
        el,
        role: roleOf(el),
        label,
        order,
        section: section === el ? undefined : section,
        ...here,
      });
      here.parent = el;
    }
    for (const child of childElementsOf(el)) yield* visit(child, here);
  }
  const start = { collection: undefined, itemIndex: undefined, item: undefined, parent: undefined };
  yield* visit(model.root, start);
  return items;
}

function labelOf(el: Element, tag: string): PageText | undefined {
  if (tag === 'img') {
    const alt = attributeOf(el, 'alt') ?? attributeOf(el, 'title');
    return alt ? pageText(alt, 120) : undefined;
  }
  if (el.namespaceURI === SVG) return svgLabel(el, tag);
  if (hasOwnText(el)) return textOf(el, 400);
  if (HEADING.test(tag) || tag === 'td' || tag === 'th' || tag === 'dd' || tag === 'dt' || tag === 'p') {
    const text = textOf(el, 400);
    if (text !== '') return text;
  }
  if (el.childElementCount === 0) return boxLabel(el);
  return undefined;
}

function svgLabel(el: Element, tag: string): PageText | undefined {
  if (tag === 'text' || tag === 'tspan') return hasOwnText(el) ? textOf(el, 120) : undefined;
  const words = svgShapeWords(el);
  return words === undefined ? undefined : pageText(words, 120);
}

function boxLabel(el: Element): PageText | undefined {
  const words = boxWords(el);
  return words === undefined ? undefined : pageText(words, 120);
}
