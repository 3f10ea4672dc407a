// Fields of cards and list items: pieces of text, links and images that most items have at the same place
// in their structure. Page world, reads only.
import { remembering } from '../../shared/remembering';
import {
  childElementsOf,
  firstChildOf,
  firstElementIn,
  isWords,
  nextElementOf,
  nextSiblingOf,
  queryIn,
  shadowOf,
} from '../accessible/tree';
import { isUnrendered } from '../accessible/visible';
import { unique, valueKind, type ItemField } from './item-field';
import type { CollectionModel } from './page-model';
import { HEADING, partsOf } from './tag-parts';
import { tellingClass } from './telling-class';
import { humanWords, textOf } from './words';

const SAMPLE = 6;
/** Where so many hold the very same places, the others need not be asked. */
const ALIKE = 3;
const MAX_FIELDS = 12;
const MAX_PIECES = 61;
const MAX_KNOWN = 2_000;
/** Words in class names and itemprop that tell what a piece is. */
const TELLING =
  /\b(title|name|price|amount|cost|date|time|author|by|status|state|description|summary|category|tag|rating|stars|reviews|location|address|email|phone|company|quantity|stock|sku|duration|from|to|subject|sender|excerpt|subtitle|badge|label|score|points|comments|number|id)\b/;

export function cardFields(collection: CollectionModel): ItemField[] {
  let sample = collection.items.slice(0, SAMPLE);
  const inHeading = sample[0]?.closest(TITLES) != null;
  /** Of the item, and of each place where it goes on. */
  const roots: Place[] = [];
  const places: Place[] = [];
  const note = (el: Element, place: Place | undefined) => {
    if (place!.found.push(el) === 1) places.push(place!);
    return true;
  };
  for (let at = 0; at < sample.length; at++) {
    for (const [i, part] of collection.wholeOf(sample[at]!).entries())
      walkPieces(part, (roots[i] ??= new Place(inHeading)), true, note);
    if (at + 1 === ALIKE && places.every(({ found }) => found.length === ALIKE))
      sample = sample.slice(0, ALIKE);
  }
  const common = places
    .filter((place) => place.found.length * 2 >= sample.length && tells(place))
    .slice(0, MAX_FIELDS);
  const told = common.map(toldName);
  // "siteName" beside a title is another name.
  if (!told.includes('title') && told.includes('name')) told[told.indexOf('name')] = 'title';
  let titled = told.includes('title');
  const fields: ItemField[] = [];
  const names: string[] = [];
  for (const [index, place] of common.entries()) {
    const isPicture = place.found[0]!.localName === 'img';
    const name = isPicture ? 'image' : (told[index] ?? (titled ? 'text' : 'title'));
    if (name === 'title') titled = true;
    names.push(unique(name, names));
    const field: ItemField = {
      name: names.at(-1)!,
      partOf: (item) => partAt(collection.wholeOf(item), roots, place),
    };
    if (isPicture) field.attribute = 'src';
    fields.push(field);
  }
  if (sample.length > 0 && sample.filter(hasLink).length * 2 >= sample.length)
    fields.push({ name: 'detailUrl', partOf: linkOf, attribute: 'href' });
  if (fields.every(({ attribute }) => attribute)) fields.unshift({ name: 'title', partOf: (item) => item });
  return fields;
}

/** Whether `linkOf` finds one. */
function hasLink(item: Element): boolean {
  return queryIn(item, 'a[href]') !== null || linkOf(item) !== undefined;
}

/** In the item, and in its own shadow tree. */
function queryFlat(item: Element, selector: string): Element[] {
  const inside = item.localName.includes('-') ? shadowOf(item) : null;
  return [item, ...(inside === null ? [] : [inside])].flatMap((root) => [...root.querySelectorAll(selector)]);
}

const TITLES = 'h1, h2, h3, h4, h5, h6';

/** The link that opens the item: the one in its heading or around it, else the one with most text, the item itself included. */
export function linkOf(item: Element): Element | undefined {
  if (item.localName === 'a' && item.hasAttribute('href')) return item;
  const [inHeading] = queryFlat(item, `:is(${TITLES}) a[href], a[href]:has(${TITLES})`);
  if (inHeading) return inHeading;
  let best: Element | undefined;
  let length = -1;
  for (const link of queryFlat(item, 'a[href]')) {
    const here = link.textContent.trim().length;
    if (here > length) [best, length] = [link, here];
  }
  return best;
}

/** A place in the structure of items: the tags and telling classes from the item down, each with its number among its likes. */
class Place {
  /** What stands here, in each item of the sample that has it. */
  readonly found: Element[] = [];
  readonly #below: Place[] = [];
  /** The same for the next of its likes in the same parent. */
  #next: Place | undefined;
  /** The parent in which its likes were counted last, and the last of them. */
  #parent = 0;
  #latest: Place | undefined;

  constructor(
    readonly inHeading: boolean,
    private readonly tag = '',
    private readonly telling = '',
  ) {}

  /** Of a child of what stands here. `parent`: other for each parent visited. undefined: known of no item, and not added. */
  below(child: Element, tag: string, parent: number, adds: boolean): Place | undefined {
    const telling = tellingClass(child);
    let first: Place | undefined;
    for (let i = 0; i < this.#below.length && first === undefined; i++) {
      const each = this.#below[i]!;
      if (each.tag === tag && each.telling === telling) first = each;
    }
    if (first === undefined) {
      if (!adds) return undefined;
      first = new Place(this.inHeading || (partsOf(tag) & HEADING) !== 0, tag, telling);
      this.#below.push(first);
    }
    if (first.#parent !== parent) {
      first.#parent = parent;
      return (first.#latest = first);
    }
    const latest = first.#latest;
    if (adds && latest !== undefined) latest.#next ??= new Place(first.inHeading, tag, telling);
    return (first.#latest = latest === undefined ? undefined : latest.#next);
  }
}

let parents = 0;

/** Tells the pieces of an item until `tell` says false. `adds`: places that are not known yet are noted. */
function walkPieces(
  item: Element,
  root: Place,
  adds: boolean,
  tell: (el: Element, place: Place | undefined) => boolean,
): void {
  let left = MAX_PIECES;
  const visit = (el: Element, tag: string, place: Place | undefined): void => {
    if (tag !== 'img') {
      // What stands in a picture is the name of an icon in its font.
      if ((el !== item && CONTROLS.has(tag)) || el.matches('[aria-hidden=true],[role=img]')) return;
      if (el === item || !hasOwnText(el)) {
        const parent = ++parents;
        const inner = (child: Element) => {
          const childTag = child.localName;
          visit(child, childTag, place?.below(child, childTag, parent, adds));
        };
        if (tag === 'slot' || tag.includes('-')) {
          for (const child of childElementsOf(el)) if (left > 0) inner(child);
          return;
        }
        let child = firstElementIn(el);
        for (; child !== null && left > 0; child = nextElementOf(child)) inner(child);
        return;
      }
    }
    left = tell(el, place) ? left - 1 : 0;
  };
  if (!hasOwnText(item) || tell(item, root)) visit(item, item.localName, root);
}

const CONTROLS = new Set(['button', 'input', 'select', 'textarea', 'script', 'style', 'svg']);

function hasOwnText(el: Element): boolean {
  // What a slot shows is no words of its own.
  if (el.localName === 'slot') return false;
  for (let node = firstChildOf(el); node !== null; node = nextSiblingOf(node)) {
    if (isWords(node)) return true;
  }
  return false;
}

function partAt(whole: readonly Element[], roots: readonly Place[], wanted: Place): Element | undefined {
  let part: Element | undefined;
  for (const [i, root] of roots.entries()) {
    if (part !== undefined || whole[i] === undefined) break;
    walkPieces(whole[i], root, false, (el, place) => {
      if (place === wanted) part = el;
      return part === undefined;
    });
  }
  return part;
}

const wordOfClasses = remembering((list) => {
  const names = new Set(list.split(/\s+/).filter((name) => name !== ''));
  return TELLING.exec(humanWords([...names].join(' ').slice(0, 40)))?.[1] ?? '';
}, MAX_KNOWN);

function toldName({ found, inHeading }: Place): string | undefined {
  const el = found[0]!;
  const property = el.getAttribute('itemprop');
  if (property) return humanWords(property);
  if (inHeading) return 'title';
  if (el.localName === 'time') return 'date';
  const term = termOf(el);
  if (term !== '' && found.every((each) => termOf(each) === term)) return term;
  const telling = wordOfClasses(el.getAttribute('class') ?? '');
  if (telling) return telling;
  const texts = found.map((each) => textOf(each, 80));
  const kind = valueKind(texts.filter((text) => text !== ''));
  if (kind !== 'text') return kind === 'amount' ? 'price' : kind;
  // "Price: 12 €": the label that all items share.
  const head = headOf(texts[0]!);
  return head !== undefined && texts.every((text) => headOf(text) === head) ? head.toLowerCase() : undefined;
}

/** Of a definition, what it defines; '' of all else. */
function termOf({ localName, previousElementSibling: before }: Element): string {
  if (localName !== 'dd' || before?.localName !== 'dt') return '';
  return textOf(before, 40).replace(/\s*:$/, '').toLowerCase();
}

/** A term that all items have is the name of what comes after it, and dots and bars only keep things apart. */
function tells({ found }: Place): boolean {
  const { localName, textContent: first } = found[0]!;
  if (localName === 'dt') return found.some(({ textContent }) => textContent !== first);
  return localName === 'img' || found.some((el) => !isUnrendered(el) && /[\p{L}\p{N}]/u.test(el.textContent));
}

function headOf(text: string): string | undefined {
  return /^(\p{L}[\p{L} ]{1,24}):/u.exec(text)?.[1];
}
