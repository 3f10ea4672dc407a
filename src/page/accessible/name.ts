// The accessible name and description of an element as Chromium computes them (AccName 1.2 section 4.3.2).
// Step letters in comments are AccName's. Page world, reads only.
import { XHTML } from './namespaces';
import { styleOf } from './computed-style';
import { mayHaveWords, usedIn } from './drawing';
import { embeddedValue } from './embedded-value';
import { ANY, LOOKS, SKIPS, type Hints } from './generated-hints';
import { generatedTexts, hintsAround, NOT_GENERATED } from './generated-text';
import { labelsOf } from './labels';
import { boxOf, Parts } from './name-parts';
import { APART, contributes, namedByContent, NO_TOOLTIP } from './name-roles';
import { isSeen, renderedAs, shownText, walkFrom, type Walk } from './name-walk';
import { figureName, filled, nativeName } from './native-name';
import { isOwned } from './owned';
import { passCache, withPerceptionCache } from './pass-cache';
import { isEditingHost, roleOf } from './role';
import {
  attributeOf,
  ELEMENT_NODE,
  firstChildOf,
  firstElementIn,
  hasAttribute,
  idRefs,
  localNameOf,
  nextSiblingOf,
  nodeTypeOf,
  shadowOf,
  slottedIn,
  TEXT_NODE,
  textContentOf,
} from './tree';
import { isUnrendered } from './visible';

/** Chromium stops gathering a name after about this many nodes; a name is never a page. */
const MAX_NODES = 100;

/** What the piece of name computed last needs around it: told by side, as walks are nested. */
let apartBefore = false;
let apartAfter = false;

/** The accessible name, white space folded; `''` when there is none. */
export function nameOf(el: Element): string {
  const names = passCache()?.names;
  if (names === undefined) return withPerceptionCache(() => nameOf(el));
  const known = names.get(el);
  if (known !== undefined) return known;
  const name = plainName(el) ?? fold(ownName(el));
  names.set(el, name);
  return name;
}

/** The accessible description: aria-describedby, aria-description, else the title that did not become the name. */
export function descriptionOf(el: Element): string {
  if (passCache() === undefined) return withPerceptionCache(() => descriptionOf(el));
  const referenced = filled(referencedText(el, 'aria-describedby'));
  if (referenced !== undefined) return referenced;
  const own = fold(attributeOf(el, 'aria-description') ?? '');
  if (own !== '') return own;
  const title = fold(attributeOf(el, 'title') ?? '');
  return title === '' || title === nameOf(el) ? '' : title;
}

const FOLDABLE = /\s{2}|[^\S ]/;
export function fold(text: string): string {
  const trimmed = text.trim();
  return FOLDABLE.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed;
}

/**
 * Most names are but the content of a link or button: the steps below, without those that have nothing to say to it.
 * `undefined` for whatever is not so plain. What matches has no controls that could shadow its properties.
 */
function plainName(el: Element): string | undefined {
  const tag = localNameOf(el);
  if ((tag !== 'a' && tag !== 'button') || el.namespaceURI !== XHTML || !isUnsaid(el, tag)) return undefined;
  if (tag === 'button' && labelsOf(el).length > 0) return undefined;
  return fold(filled(childrenText(el, tag, walkFrom(el), '', false)) ?? attributeOf(el, 'title') ?? '');
}

/** Attributes say nothing of it. Five quick questions: a selector of five parts takes longer. */
function isUnsaid(el: Element, tag: string): boolean {
  return (
    el.role === null &&
    el.ariaLabel === null &&
    (tag === 'button' || el.hasAttribute('href')) &&
    !el.hasAttribute('aria-labelledby') &&
    !el.hasAttribute('contenteditable') &&
    !el.hasAttribute('aria-owns')
  );
}

/** Steps 2B to 2I for the element that is asked about. */
function ownName(el: Element): string {
  let told: Set<Element> | undefined;
  if (hasAttribute(el, 'aria-labelledby')) {
    const text = referencedText(el, 'aria-labelledby', (told = new Set()));
    if (text !== '') return text;
  }
  const label = attributeOf(el, 'aria-label');
  if (label !== null && filled(label) !== undefined) return label;
  const role = roleOf(el);
  if (role === 'none') return '';
  const walk = walkFrom(el, told);
  const native = role === 'figure' ? figureName(el, partText, walk) : nativeName(el, partText, walk);
  // An image with an empty alt and a tooltip is an image after all.
  if (native !== undefined && !(native === '' && el.localName === 'img')) return native;
  const isTyped = role === 'textbox' || role === 'searchbox' || isEditingHost(el);
  const hint = isTyped ? filled(attributeOf(el, 'aria-placeholder')) : undefined;
  if (hint !== undefined) return hint;
  if (namedByContent(el, role)) {
    const text = contentText(el, walk);
    if (filled(text) !== undefined) return text;
  }
  return (role !== 'generic' && NO_TOOLTIP.has(role) ? '' : filled(attributeOf(el, 'title'))) ?? '';
}

/** Text of the elements that an attribute of ids names (step 2B). */
function referencedText(el: Element, attribute: string, told = new Set<Element>()): string {
  const texts: string[] = [];
  for (const target of idRefs(el, attribute)) {
    if (told.has(target)) continue;
    told.add(target);
    const walk: Walk = {
      ...walkFrom(target, told),
      // What refers to something that it stands in says nothing there.
      path: [target, el],
      referenced: true,
      labels: true,
      hiddenToo: isUnrendered(target),
    };
    const text = fold(pieceOf(target, walk, true));
    if (text !== '') texts.push(text);
  }
  return texts.join(' ');
}

/** Text of a label, legend or caption; a hidden one says nothing, one that was told is none any more. */
function partText(part: Element, walk: Walk): string | undefined {
  if (walk.path.includes(part)) return '';
  if (walk.told?.has(part) === true) return undefined;
  if (attributeOf(part, 'aria-hidden') === 'true' || (!walk.hiddenToo && isUnrendered(part))) return '';
  if (walk.path.length > 1) (walk.told ??= new Set()).add(part);
  const path = [...walk.path, part];
  return fold(pieceOf(part, { ...walk, met: 0, path, labels: true, hints: undefined }, true));
}

/**
 * What an element adds to a name that is being gathered; sets `apartBefore` and `apartAfter`. `start`: it is
 * the element that a reference or label named, not one within it.
 */
function pieceOf(el: Element, walk: Walk, start: boolean, display = ''): string {
  walk.met++;
  apartBefore = apartAfter = true;
  if (!walk.referenced && hasAttribute(el, 'aria-labelledby')) {
    const text = referencedText(el, 'aria-labelledby', (walk.told ??= new Set()));
    apartBefore = apartAfter = true;
    if (text !== '' && (start || isSeen(el, walk))) return text;
  }
  const role = roleOf(el);
  if (el.localName === 'slot') return contentText(el, walk, display);
  if (role === 'none') return el.localName === 'img' ? plain('') : contentText(el, walk, display);
  // 2C before 2D, save for what a reference names itself.
  const value = start ? undefined : embeddedValue(el, role, walk.labels);
  if (value !== undefined && (start || isSeen(el, walk))) return value;
  const label = filled(attributeOf(el, 'aria-label'));
  if (label !== undefined && (start || isSeen(el, walk))) return label;
  const native = start && walk.referenced ? startName(el, role, walk) : nativeName(el, partText, walk);
  if (native !== undefined && (start || native === '' || isSeen(el, walk))) {
    apartBefore = apartAfter = true;
    return native;
  }
  if (el.localName === 'details' && !(el as HTMLDetailsElement).open) return summaryText(el, walk);
  if (start || walk.referenced || contributes(el, role)) {
    const text = start
      ? (embeddedValue(el, role, walk.labels) ?? contentText(el, walk, display))
      : contentText(el, walk, display);
    if (text !== '') {
      if (APART.has(role)) apartBefore = apartAfter = true;
      return text;
    }
  }
  const title =
    !start && !walk.referenced && NO_TOOLTIP.has(role) && el.localName !== 'abbr'
      ? undefined
      : filled(attributeOf(el, 'title'));
  if (title !== undefined && (start || isSeen(el, walk))) {
    apartBefore = apartAfter = true;
    return title;
  }
  if (APART.has(role)) apartBefore = apartAfter = true;
  return '';
}

/** A field that a reference names itself gives its value, else its own name. */
function startName(el: Element, role: string, walk: Walk): string | undefined {
  const value = filled(embeddedValue(el, role, walk.labels));
  if (value !== undefined && /^(input|select|textarea)$/.test(el.localName)) return value;
  const native = nativeName(el, partText, walk);
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
  'script style noscript template head meta link audio video iframe object embed datalist map desc metadata'.split(
    ' ',
  ),
);

/** Content in flat-tree order, spaced as it is laid out (step 2F). `display`: the element's own, where known. */
function contentText(el: Element, walk: Walk, display = ''): string {
  const tag = localNameOf(el);
  if (SILENT.has(tag)) return plain('');
  if (tag === 'svg') {
    const used = usedText(el, walk);
    if (used !== '' || !mayHaveWords(el)) return used;
  }
  return childrenText(el, tag, walk, display, hasAttribute(el, 'aria-owns'));
}

/** What drawings show from elsewhere stands in them, also where they are said to be hidden; a circle of them ends. */
function usedText(el: Element, walk: Walk): string {
  const texts: string[] = [];
  for (const target of usedIn(el)) {
    if (walk.met > MAX_NODES || walk.path.includes(target)) continue;
    const inner = { ...walk, path: [...walk.path, target], hiddenToo: true, hints: undefined };
    texts.push(pieceOf(target, inner, false));
    // Drawings that use each other several times are told no longer than other names.
    walk.met = inner.met;
  }
  apartBefore = apartAfter = true;
  return fold(texts.join(' '));
}

/** The same of what may have content; `owns`: by aria-owns, too. */
function childrenText(el: Element, tag: string, walk: Walk, display: string, owns: boolean): string {
  const shadow = shadowOf(el);
  const first = firstChildOf(shadow ?? el);
  const { hints: within, styled, letters } = walk;
  const hints = within ?? hintsAround(el);
  const generated = walk.hiddenToo ? NOT_GENERATED : generatedTexts(el, tag, shadow !== null, hints);
  const simple = generated === NOT_GENERATED && !owns && tag !== 'slot';
  if (simple && first === null) return plain('');
  const sets = walk.hiddenToo ? 0 : setsOn(el, shadow, hints);
  // Rendered, but not what is in it; a box in the line cannot have that.
  if (
    !walk.hiddenToo &&
    display !== 'inline' &&
    ((sets & SKIPS) !== 0 || hasAttribute(el, 'hidden')) &&
    styleOf(el).contentVisibility === 'hidden'
  )
    return plain('');
  const inherits = within !== undefined && (sets & LOOKS) === 0 && PLAIN_TAGS.has(tag);
  if (!inherits) {
    walk.styled = el;
    walk.letters = '';
  }
  let text: string;
  if (simple && shadow === null && firstElementIn(el) === null) {
    walk.met++;
    text = plain(shownText(textContentOf(el), el, walk));
  } else {
    const parts = new Parts();
    const [before, after] = generated;
    if (before !== undefined) parts.add(before.text, false, before.apart);
    const slotted = slottedIn(el);
    walk.hints = shadow === null && slotted.length === 0 ? hints : undefined;
    if (slotted.length > 0) for (const node of slotted) addNode(node, el, walk, parts);
    else for (let node = first; node !== null; node = nextSiblingOf(node)) addNode(node, el, walk, parts);
    walk.hints = undefined;
    if (owns)
      for (const owned of idRefs(el, 'aria-owns')) {
        parts.add('', true, true);
        addElement(owned, walk, parts, true);
      }
    walk.hints = within;
    if (after !== undefined) parts.add(after.text, after.apart, after.block);
    apartBefore = parts.startsApart;
    apartAfter = parts.endsApart;
    text = parts.text;
  }
  if (!inherits) {
    walk.styled = styled;
    walk.letters = letters;
  }
  return text;
}

/** What may be set on the element itself: by rules of its tree, its own style, or rules of another tree. */
function setsOn(el: Element, shadow: ShadowRoot | null, hints: Hints | undefined): number {
  return hints === undefined || shadow !== null || hasAttribute(el, 'style') ? ANY : hints.sets;
}

function addNode(node: Node, el: Element, walk: Walk, parts: Parts): void {
  if (walk.met > MAX_NODES) return;
  const type = nodeTypeOf(node);
  if (type === TEXT_NODE) {
    walk.met++;
    parts.add(shownText((node as Text).data, el, walk), walk.hiddenToo, walk.hiddenToo);
  } else if (type === ELEMENT_NODE) addElement(node as Element, walk, parts, false);
}

/** Elements that are but a box around text. */
const PLAIN_TAGS = new Set(
  'span b i div small u s em strong p font cite kbd samp var bdi bdo big tt center'.split(' '),
);
/** What may be said about a box in attributes. */
const SAYS = '[role],[title],[aria-label],[aria-labelledby],[aria-hidden],[aria-owns],[inert]';

/** `adopted`: by aria-owns; such an element is told there, not where it stands. */
function addElement(el: Element, walk: Walk, parts: Parts, adopted: boolean): void {
  const tag = localNameOf(el);
  if (tag === 'br') return parts.add('\n', false, false);
  if (tag === 'wbr') return parts.add(' ', false, false);
  // A control inside its own label says nothing, but parts the text around it.
  if (walk.path.includes(el)) return parts.add('', true, true);
  if (walk.told?.has(el) === true) return;
  if (tag === 'label') (walk.told ??= new Set()).add(el);
  // A box with nothing said about it: its content is all there is to it.
  const only = PLAIN_TAGS.has(tag) && (!el.hasAttributes() || !el.matches(SAYS));
  if (!only) {
    if (!walk.hiddenToo && (attributeOf(el, 'aria-hidden') === 'true' || hasAttribute(el, 'inert'))) {
      const used = usedText(el, walk);
      if (used !== '') parts.add(used, true, true);
      return;
    }
    const isSilent = SILENT.has(tag) || (tag === 'rt' && !walk.referenced);
    if (isSilent && filled(attributeOf(el, 'aria-label')) === undefined) return;
  }
  const display = walk.hiddenToo ? 'contents' : renderedAs(el, tag);
  if (display === 'none') return;
  let text: string;
  if (only) {
    walk.met++;
    text = childrenText(el, tag, walk, display, false);
  } else {
    walk.path.push(el);
    text = pieceOf(el, walk, false, display);
    walk.path.pop();
  }
  let apart = display === 'contents';
  if (!apart && !(apartBefore && apartAfter)) {
    const box = boxOf(tag, display);
    // Empty and in the line it is not there; an empty block still parts what stands around it.
    if (text === '' && (parts.text === '' || box !== 'block')) return;
    // What begins or ends inside speaks through a box that is in the line.
    apart = box !== 'inline';
  }
  if (!adopted && isOwned(el)) return;
  parts.add(text, apart || apartBefore, apart || apartAfter);
}
