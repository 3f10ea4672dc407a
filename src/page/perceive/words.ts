// What a thing is called. `labelOf` is the accessible name, else the best visible text; `quickLabelOf` is
// its cheap stand-in for sieving thousands of things of which a few are then named properly. Reads only.
import { fold, nameOf } from '../accessible/name';
import { labelsOf } from '../accessible/labels';
import {
  attributeOf,
  ELEMENT_NODE,
  firstChildOf,
  hasAttribute,
  isWords,
  localNameOf,
  nextSiblingOf,
  nodeTypeOf,
  queryIn,
  shadowOf,
  slottedIn,
  TEXT_NODE,
} from '../accessible/tree';
import { isUnrendered } from '../accessible/visible';
import { MAX_LABEL_CHARS } from '../../shared/perception-budgets';
import { pageText, type PageText } from '../../shared/page-text';
import { besideLabel, looseLabel } from './beside-label';
import { iconKind, iconName, iconWords } from './icon-signs';
import type { Entry, PageModel } from './page-model';
import { svgShapeWords } from './shape-words';

/** Whether a text counts, and the texts below an element. */
export type Reads = (node: Element | Text) => boolean;

/**
 * What is shown, or what `reads` lets pass: white space folded, at most `maxChars`; cheap on huge subtrees because
 * only the head is kept.
 */
export function textOf(el: Element, maxChars: number, reads?: Reads): PageText {
  return pageText(
    rawText(el, maxChars * 2, reads ?? (el.firstElementChild === null ? undefined : shownIn(el))),
    maxChars,
  );
}

/** Texts of what is hidden itself are all told. */
function shownIn(el: Element): Reads {
  let isHidden: boolean | undefined;
  return (node) =>
    node.nodeType === TEXT_NODE ||
    isHidden === true ||
    !isUnrendered(node as Element) ||
    (isHidden ??= isUnrendered(el));
}

/** Text of the subtree with a space between blocks, so that "Total" and "12" do not become "Total12". */
export function rawText(el: Element, maxChars: number, reads?: Reads): string {
  const shadow = shadowOf(el);
  if (!reads && shadow === null && el.firstElementChild === null)
    return el.textContent.slice(0, maxChars * 2);
  const gathered: Gathered = { text: '', left: maxChars, reads };
  gather(shadow ?? el, gathered);
  return gathered.text;
}

/** Words that stand in it itself, or in what it slots. */
export function hasOwnText(el: Element): boolean {
  const slotted = slottedIn(el);
  if (slotted.length > 0) return slotted.some(isWords);
  for (let node = firstChildOf(shadowOf(el) ?? el); node !== null; node = nextSiblingOf(node))
    if (isWords(node)) return true;
  return false;
}

interface Gathered {
  text: string;
  /** Characters of text nodes that may still come; the last may have more. */
  left: number;
  reads: Reads | undefined;
}

function gather(from: Node, into: Gathered): void {
  for (let node = firstChildOf(from); node !== null && into.left >= 0; node = nextSiblingOf(node))
    gatherNode(node, into);
}

function gatherNode(node: Node, into: Gathered): void {
  const { reads } = into;
  const type = nodeTypeOf(node);
  if (type === TEXT_NODE) {
    if (reads?.(node as Text) === false) return;
    const text = (node as Text).data;
    if (into.text !== '' && BEGINS.test(text) && ENDS.test(into.text)) into.text += ' ';
    into.text += text;
    into.left -= text.length;
  } else if (type === ELEMENT_NODE) {
    const child = node as Element;
    const tag = localNameOf(child);
    const kind = KINDS.get(tag);
    if (kind === UNREAD || attributeOf(child, 'aria-hidden') === 'true' || hasAttribute(child, 'hidden'))
      return;
    if (kind === FOLDS && getComputedStyle(child).display === 'none') return;
    if (reads?.(child) === false) return;
    if (kind === PICTURE) into.text += ` ${attributeOf(child, 'alt') ?? ''} `;
    const apart = kind === BREAKS || kind === FOLDS;
    if (apart) into.text += ' ';
    const slotted = slottedIn(child);
    if (slotted.length > 0) for (const each of slotted) gatherNode(each, into);
    else gather(shadowOf(child) ?? child, into);
    if (apart) into.text += ' ';
  }
}

/** Words that boxes part, though no space does: “2”, “Second”, “Verify”; not “S”, “ave”. */
const BEGINS = /^\p{Lu}\p{Ll}/u;
const ENDS = /[\p{Ll}\d]$/u;

const UNREAD = 1;
/** Of what is folded up, these are asked: the branches of trees and menus. They stand apart as those below. */
const FOLDS = 2;
const BREAKS = 3;
const PICTURE = 4;
const KINDS = new Map<string, number>([['img', PICTURE]]);
for (const [kind, tags] of [
  [UNREAD, 'script style noscript template select textarea title desc datalist'],
  [
    BREAKS,
    'address article aside blockquote br button caption dd details dialog div dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr label legend li main nav option p pre section summary table tbody td tfoot th thead tr',
  ],
  [FOLDS, 'ul ol dl menu'],
] as const)
  for (const tag of tags.split(' ')) KINDS.set(tag, kind);

/** A name in full: the cut label's rest, for who asks by the whole name. */
const MAX_NAME_CHARS = 400;

export function labelOf(entry: Entry): PageText {
  if (entry.label !== undefined) return entry.label;
  entry.label = fullLabelOf(entry, MAX_LABEL_CHARS);
  if (entry.isGuessed) entry.stretch.guesses = true;
  return entry.label;
}

export function fullLabelOf(entry: Entry, maxChars = MAX_NAME_CHARS): PageText {
  const { el, section } = entry;
  const named = nameOf(el);
  // People read the label above a field, not the hint in it, nor what it shows.
  const loose =
    named === (attributeOf(el, 'placeholder') ?? attributeOf(el, 'aria-placeholder') ?? '')
      ? looseLabel(el)
      : '';
  entry.isNamed = named !== '' && loose === '';
  if (loose !== '') return loose;
  if (named !== '') return pageText(named, maxChars);
  const control = entry.control === undefined ? '' : nameOf(entry.control);
  if (control !== '') return pageText(control, maxChars);
  const beside = isAsked(entry) ? besideLabel(el) : '';
  if (beside !== '') return beside;
  // What shows nothing but a picture may have its words hidden; the words in a list of options are all of them.
  const own = el.localName === 'select' ? '' : textOf(el, maxChars) || rawText(el, maxChars * 2);
  return (
    pageText(own, maxChars) ||
    pageText(attributeWords(el), MAX_LABEL_CHARS) ||
    pageText(entry.type === 'field' && section ? nameOf(section) : '', MAX_LABEL_CHARS)
  );
}

/** Filled in or switched by a person who reads what stands beside it; in a row that would be the row. */
function isAsked({ type, role, item }: Entry): boolean {
  return type === 'field' || (item === undefined && /^(?:switch|checkbox|radio)$/.test(role));
}

/** Words that authors leave in attributes of things without a name. Last resort. */
function attributeWords(el: Element): string {
  const holder = queryIn(el, '[alt], [aria-label], [title]');
  const said =
    attributeOf(el, 'title') ??
    attributeOf(el, 'placeholder') ??
    attributeOf(el, 'alt') ??
    holder?.getAttribute('aria-label') ??
    holder?.getAttribute('alt') ??
    holder?.getAttribute('title');
  if (said) return said;
  const svgTitle = el.querySelector('svg title')?.textContent;
  if (svgTitle) return svgTitle;
  const keyed = humanWords(
    attributeOf(el, 'name') ?? attributeOf(el, 'data-testid') ?? attributeOf(el, 'id') ?? '',
  );
  if (keyed !== '') return keyed;
  return svgShapeWords(el) ?? (iconKind(el) === undefined ? iconName(el) : iconWords(el));
}

/** `firstName`, `first_name`, `btn-first-name` → words. Long or numbered strings are keys, not words. */
export function humanWords(key: string): string {
  if (key.length > 40 || /\d{3,}/.test(key)) return '';
  return key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.:[\]]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Cheap stand-in for `labelOf`; the same on nearly all things. */
export function quickLabelOf(entry: Entry): string {
  return (entry.quickLabel ??= quickLabel(entry));
}

/** Its name is not what it shows. */
export function isLabelled(el: Element): boolean {
  return hasAttribute(el, 'aria-labelledby') || hasAttribute(el, 'aria-label') || hasLabels(el);
}

function hasLabels(el: Element, tag = el.localName): boolean {
  return tag === 'button' && labelsOf(el).length > 0;
}

function quickLabel(entry: Entry): string {
  const { el } = entry;
  const tag = localNameOf(el);
  const isReferred = hasAttribute(el, 'aria-labelledby');
  const label = isReferred ? null : attributeOf(el, 'aria-label');
  if (label) return label;
  if (isReferred || label !== null || hasLabels(el, tag)) return labelOf(entry);
  if (entry.type === 'field' || entry.control !== undefined || tag === 'input') {
    const around = entry.type === 'action' && el.id === '' ? el.closest('label') : null;
    const text = around ? pageText(rawText(around, 320), 160) : '';
    return text !== '' ? text : labelOf(entry);
  }
  const text = el.firstElementChild === null ? el.textContent : rawText(el, 160);
  const trimmed = fold(text.slice(0, 400));
  return trimmed !== '' ? trimmed : pictured(el) || labelOf(entry);
}

/** The words on the first picture or named part of what shows no text. */
function pictured(el: Element): string {
  const part = queryIn(el, '[aria-label], img[alt]');
  return (part?.getAttribute('aria-label') ?? part?.getAttribute('alt') ?? '').trim();
}

export type InItem = Pick<Entry, 'collection' | 'item'>;

/** Text of the row or card that something stands in; '' where it stands in none. */
export function shownItemText(of: InItem): PageText {
  return pageText(
    itemWords(of, (each) => textOf(each, 300)),
    300,
  );
}

/** The same for ranking: of thousands, so hidden words count. */
export function itemTextOf(of: InItem, model: PageModel): string {
  if (of.item === undefined) return '';
  let text = model.itemTexts.get(of.item);
  if (text === undefined)
    model.itemTexts.set(
      of.item,
      (text = pageText(
        itemWords(of, (each) => rawText(each, 600)),
        300,
      )),
    );
  return text;
}

function itemWords({ collection, item }: InItem, wordsOf: (part: Element) => string): string {
  return item === undefined ? '' : collection!.wholeOf(item).map(wordsOf).join(' ');
}
