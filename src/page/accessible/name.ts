// The accessible name and description of an element as Chromium computes them (AccName 1.2 section 4.3.2).
// Step letters in comments are AccName's. Page world, reads only.
import { embeddedValue } from './embedded-value';
import { boxOf, Parts, type Edge } from './name-parts';
import { APART, contributes, namedByContent, NO_TOOLTIP } from './name-roles';
import { filled, nativeName } from './native-name';
import { passCache } from './pass-cache';
import { roleOf } from './role';
import { generatedTexts, skipsContent, textStyleOf, transformed } from './text-style';
import { childNodesOf, idRefs, scopeOf } from './tree';
import { displayOf, isUnrendered } from './visible';

/** Chromium stops gathering a name after about this many nodes; a name is never a page. */
const MAX_NODES = 100;

/** How one computation walks. */
interface Walk {
  /** Nodes met so far. */
  met: number;
  /** Elements on the way here: references may form circles. */
  path: Element[];
  /** Inside aria-labelledby or aria-describedby, where no further reference is followed (step 2B). */
  referenced: boolean;
  /** Inside a label or a referenced element. */
  labels: boolean;
  /** Elements that references brought in: none is told twice. */
  told: Set<Element>;
  /** The walk started at a hidden referenced element: hidden content counts (step 2A). */
  hiddenToo: boolean;
}

/** What the piece of name computed last needs around it: told by side, as walks are nested. */
let apartBefore: Edge = false;
let apartAfter: Edge = false;

/** The accessible name, white space folded; `''` when there is none. */
export function nameOf(el: Element): string {
  const cache = passCache()?.names;
  const known = cache?.get(el);
  if (known !== undefined) return known;
  const name = fold(
    ownName(el, { met: 0, path: [el], referenced: false, labels: false, told: new Set(), hiddenToo: false }),
  );
  cache?.set(el, name);
  return name;
}

/** The accessible description: aria-describedby, aria-description, else the title that did not become the name. */
export function descriptionOf(el: Element): string {
  const referenced = filled(referencedText(el, 'aria-describedby'));
  if (referenced !== undefined) return referenced;
  const own = fold(el.getAttribute('aria-description') ?? '');
  if (own !== '') return own;
  const title = fold(el.getAttribute('title') ?? '');
  return title === '' || title === nameOf(el) ? '' : title;
}

const FOLDABLE = /[\s\u00a0]{2,}|[^\S ]|^\s|\s$/;
export function fold(text: string): string {
  return FOLDABLE.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}

/** Steps 2B to 2I for the element that is asked about. */
function ownName(el: Element, walk: Walk): string {
  if (el.hasAttribute('aria-labelledby')) {
    const text = referencedText(el, 'aria-labelledby', walk.told);
    if (text !== '') return text;
  }
  const label = el.getAttribute('aria-label');
  if (label !== null && filled(label) !== undefined) return label;
  const role = roleOf(el);
  if (role === 'none') return '';
  const native = nativeName(el, (part) => partText(part, walk));
  // An image with an empty alt and a tooltip is an image after all.
  if (native !== undefined && !(native === '' && el.localName === 'img')) return native;
  if (namedByContent(el, role)) {
    const text = contentText(el, walk);
    if (filled(text) !== undefined) return text;
  }
  return filled(el.getAttribute('title')) ?? '';
}

/** Text of the elements that an attribute of ids names (step 2B). */
function referencedText(el: Element, attribute: string, told = new Set<Element>()): string {
  const texts: string[] = [];
  for (const target of idRefs(el, attribute)) {
    if (told.has(target)) continue;
    told.add(target);
    const walk: Walk = {
      met: 0,
      path: [target],
      referenced: true,
      labels: true,
      told,
      hiddenToo: isUnrendered(target),
    };
    const text = fold(pieceOf(target, walk, true));
    if (text !== '') texts.push(text);
  }
  return texts.join(' ');
}

/** Text of a label, legend or caption; a hidden one says nothing. */
function partText(part: Element, walk: Walk): string {
  if (walk.path.includes(part) || part.getAttribute('aria-hidden') === 'true') return '';
  if (!walk.hiddenToo && isUnrendered(part)) return '';
  return fold(pieceOf(part, { ...walk, met: 0, path: [...walk.path, part], labels: true }, true));
}

/**
 * What an element adds to a name that is being gathered; sets `apartBefore` and `apartAfter`. `start`: it is
 * the element that a reference or label named, not one within it.
 */
function pieceOf(el: Element, walk: Walk, start: boolean): string {
  walk.met++;
  apartBefore = apartAfter = true;
  if (!walk.referenced && el.hasAttribute('aria-labelledby')) {
    const text = referencedText(el, 'aria-labelledby', walk.told);
    apartBefore = apartAfter = true;
    if (text !== '') return text;
  }
  const role = roleOf(el);
  if (el.localName === 'slot') return contentText(el, walk);
  if (role === 'none') return el.localName === 'img' ? plain('') : contentText(el, walk);
  // 2C before 2D, save for what a reference names itself.
  const value = start ? undefined : embeddedValue(el, role, walk.labels);
  if (value !== undefined) return value;
  const label = el.getAttribute('aria-label');
  if (label !== null && filled(label) !== undefined) return label;
  const native =
    start && walk.referenced ? startName(el, role, walk) : nativeName(el, (part) => partText(part, walk));
  if (native !== undefined) {
    apartBefore = apartAfter = true;
    return native;
  }
  if (el.localName === 'details' && !(el as HTMLDetailsElement).open) return summaryText(el, walk);
  if (start || contributes(el, role)) {
    const text = start
      ? (embeddedValue(el, role, walk.labels) ?? contentText(el, walk))
      : contentText(el, walk);
    if (text !== '') {
      if (APART.has(role)) apartBefore = apartAfter = true;
      return text;
    }
  }
  const title =
    NO_TOOLTIP.has(role) && el.localName !== 'abbr' ? undefined : filled(el.getAttribute('title'));
  if (title !== undefined) {
    apartBefore = apartAfter = true;
    return title;
  }
  if (APART.has(role)) apartBefore = apartAfter = true;
  return '';
}

/** A field that a reference names itself gives its value, else its own name. */
function startName(el: Element, role: string, walk: Walk): string | undefined {
  const value = filled(embeddedValue(el, role, walk.labels) ?? null);
  if (value !== undefined && /^(input|select|textarea)$/.test(el.localName)) return value;
  const native = nativeName(el, (part) => partText(part, walk));
  return native === '' && el.localName === 'img' ? undefined : native;
}

/** A closed details shows its summary, the browser's word for it where there is none. */
function summaryText(el: Element, walk: Walk): string {
  const summary = el.querySelector(':scope > summary');
  const text = summary === null ? undefined : filled(partText(summary, walk));
  apartBefore = apartAfter = true;
  return text ?? 'Details';
}

function plain(text: string): string {
  apartBefore = apartAfter = false;
  return text;
}

/** Elements whose content is never text for a name. */
const SILENT = new Set(
  'script style noscript template head meta link audio video iframe object embed datalist'.split(' '),
);

/** Content in flat-tree order, spaced as it is laid out (step 2F). */
function contentText(el: Element, walk: Walk): string {
  if (SILENT.has(el.localName)) return plain('');
  const [before, after] = walk.hiddenToo ? NOT_GENERATED : generatedTexts(el);
  const children = childNodesOf(el);
  const owns = el.hasAttribute('aria-owns');
  if (before === undefined && after === undefined && !owns && children.length <= 1 && !walk.hiddenToo) {
    // Nearly all names: one text.
    const only = children[0];
    if (only === undefined) return plain('');
    if (only.nodeType === Node.TEXT_NODE) {
      walk.met++;
      return plain(skipsContent(el) ? '' : shownText(only as Text, el, walk));
    }
  }
  const parts = new Parts();
  if (before !== undefined) parts.add(before.text, false, before.apart);
  if (walk.hiddenToo || !skipsContent(el)) gather(el, children, walk, parts);
  if (owns) for (const owned of idRefs(el, 'aria-owns')) addElement(owned, walk, parts);
  if (after !== undefined) parts.add(after.text, after.apart, after.block);
  apartBefore = parts.startsApart;
  apartAfter = parts.endsApart;
  return parts.text;
}

const NOT_GENERATED = [undefined, undefined] as const;

function gather(el: Element, children: ArrayLike<Node>, walk: Walk, parts: Parts): void {
  for (let i = 0; i < children.length; i++) {
    if (walk.met > MAX_NODES) return;
    const child = children[i] as Node;
    if (child.nodeType === Node.TEXT_NODE) {
      walk.met++;
      if (walk.hiddenToo) parts.add((child as Text).data, true, true);
      else parts.add(shownText(child as Text, el, walk), false, false);
    } else if (child.nodeType === Node.ELEMENT_NODE && !isOwned(child as Element)) {
      addElement(child as Element, walk, parts);
    }
  }
}

function shownText(text: Text, el: Element, walk: Walk): string {
  const style = textStyleOf(el);
  // What is asked about may be hidden itself: then its hidden text is its name.
  if (style.hidden && !textStyleOf(walk.path[0] as Element).hidden) return '';
  return style.transform === '' ? text.data : transformed(text.data, style.transform, el);
}

/** Adopted elsewhere by aria-owns: told there, not here. */
function isOwned(el: Element): boolean {
  if (!el.hasAttribute('id')) return false;
  const scope = scopeOf(el);
  const cache = passCache()?.owned;
  let owned = cache?.get(scope);
  if (owned === undefined) {
    const found = new Set<Element>();
    for (const owner of scope.querySelectorAll('[aria-owns]')) {
      for (const target of idRefs(owner, 'aria-owns')) if (target.parentElement !== owner) found.add(target);
    }
    owned = found;
    cache?.set(scope, found);
  }
  return owned.has(el);
}

/** Elements that are but a box around text. */
const PLAIN_TAGS = new Set(
  'span b i div small u s em strong p font cite kbd samp var bdi bdo big tt center'.split(' '),
);
/** Attributes that say nothing to a name. */
const MUTE = new Set(['class', 'style', 'dir', 'lang', 'align', 'color', 'slot', 'part']);

/** A box with nothing said about it: its content is all there is to it. */
function isPlain(el: Element): boolean {
  if (!PLAIN_TAGS.has(el.localName)) return false;
  if (!el.hasAttributes()) return true;
  for (const name of el.getAttributeNames()) if (!MUTE.has(name) && !name.startsWith('data-')) return false;
  return true;
}

function addElement(el: Element, walk: Walk, parts: Parts): void {
  const name = el.localName;
  if (name === 'br') return parts.add('\n', false, false);
  if (name === 'wbr') return parts.add(' ', false, false);
  const only = isPlain(el);
  if (!only) {
    // A control inside its own label says nothing, but parts the text around it.
    if (walk.path.includes(el)) return parts.add('', true, true);
    if (walk.told.has(el)) return;
    if (!walk.hiddenToo && (el.getAttribute('aria-hidden') === 'true' || el.hasAttribute('inert'))) return;
    if (SILENT.has(name) && filled(el.getAttribute('aria-label')) === undefined) return;
  }
  let through = false;
  if (!walk.hiddenToo && !el.checkVisibility()) {
    // No box reads as not visible, but the content of display: contents (slots) has boxes.
    if (displayOf(el) !== 'contents' || isUnrendered(el)) return;
    through = true;
  }
  let text: string;
  if (only) {
    walk.met++;
    text = contentText(el, walk);
  } else {
    walk.path.push(el);
    text = pieceOf(el, walk, false);
    walk.path.pop();
  }
  let before: Edge = apartBefore;
  let after: Edge = apartAfter;
  if (walk.hiddenToo || through) before = after = true;
  else if (before !== true || after !== true) {
    if (text === '') {
      // Empty and in the line it is not there; an empty block still parts what stands around it.
      if (parts.text === '' || boxOf(el) !== 'block') return;
      before = after = true;
    } else if (before === false && after === false) before = after = el;
    // What begins or ends inside speaks through a box that is in the line.
    else if (boxOf(el) !== 'inline') before = after = true;
  }
  parts.add(text, before, after);
}
