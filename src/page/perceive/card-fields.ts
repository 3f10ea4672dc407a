// Fields of cards and list items: pieces of text, links and images that most items have at the same place
// in their structure. Page world, reads only.
import { unique, valueKind, type ItemField } from './item-field';
import { tellingClass } from './telling-class';
import { humanWords, textOf } from './words';

const SAMPLE = 8;
const MAX_FIELDS = 12;
const MAX_PIECES = 60;
/** Words in class names and itemprop that tell what a piece is. */
const TELLING =
  /\b(title|name|price|amount|cost|date|time|author|by|status|state|description|summary|category|tag|rating|stars|reviews|location|address|email|phone|company|quantity|stock|sku|duration|from|to|subject|sender|excerpt|subtitle|badge|label|score|points|comments|number|id)\b/;

interface Piece {
  path: string;
  el: Element;
}

export function cardFields(items: readonly Element[]): ItemField[] {
  const sample = items.slice(0, SAMPLE).map(piecesOf);
  const counts = new Map<string, Element[]>();
  for (const pieces of sample) {
    const seen = new Set<string>();
    for (const { path, el } of pieces) {
      if (seen.has(path)) continue;
      seen.add(path);
      const found = counts.get(path);
      if (found) found.push(el);
      else counts.set(path, [el]);
    }
  }
  const common = [...counts].filter(([, found]) => found.length * 2 >= sample.length).slice(0, MAX_FIELDS);
  const fields: ItemField[] = [];
  const names: string[] = [];
  const told = new Map(common.map(([path, found]) => [path, toldName(found)]));
  let titled = [...told.values()].includes('title');
  for (const [path, found] of common) {
    const tag = found[0]!.localName;
    if (tag === 'img') {
      names.push(unique('image', names));
      fields.push({ name: names.at(-1)!, partOf: (item) => at(item, path), attribute: 'src' });
      continue;
    }
    const name = told.get(path) ?? (titled ? 'text' : 'title');
    if (name === 'title') titled = true;
    names.push(unique(name, names));
    fields.push({ name: names.at(-1)!, partOf: (item) => at(item, path) });
  }
  if (
    items.slice(0, SAMPLE).filter((item) => linkOf(item) !== undefined).length * 2 >= sample.length &&
    sample.length > 0
  ) {
    fields.push({ name: 'detailUrl', partOf: linkOf, attribute: 'href' });
  }
  if (!fields.some((field) => field.attribute === undefined))
    fields.unshift({ name: 'title', partOf: (item) => item });
  return fields;
}

/** The link that opens the item: the one in its heading, else the one with most text, the item itself included. */
export function linkOf(item: Element): Element | undefined {
  if (item.localName === 'a' && item.hasAttribute('href')) return item;
  const inHeading = item.querySelector(
    'h1 a[href], h2 a[href], h3 a[href], h4 a[href], h5 a[href], h6 a[href]',
  );
  if (inHeading) return inHeading;
  let best: Element | undefined;
  let length = -1;
  for (const link of item.querySelectorAll('a[href]')) {
    const here = (link.textContent ?? '').trim().length;
    if (here > length) [best, length] = [link, here];
  }
  return best;
}

function piecesOf(item: Element): Piece[] {
  const pieces: Piece[] = [];
  const visit = (el: Element, path: string): void => {
    if (pieces.length > MAX_PIECES) return;
    if (el.localName === 'img') return void pieces.push({ path, el });
    if (CONTROLS.has(el.localName) || el.getAttribute('aria-hidden') === 'true') return;
    if (hasOwnText(el) && el !== item) {
      pieces.push({ path, el });
      return;
    }
    const steps: string[] = [];
    for (
      let child = el.firstElementChild;
      child !== null && pieces.length <= MAX_PIECES;
      child = child.nextElementSibling
    ) {
      const step = stepOf(child);
      const n = steps.length === 0 ? 0 : steps.filter((each) => each === step).length;
      steps.push(step);
      visit(child, n === 0 ? `${path}/${step}` : `${path}/${step}:${n}`);
    }
  };
  visit(item, '');
  if (hasOwnText(item)) pieces.unshift({ path: '', el: item });
  return pieces;
}

const CONTROLS = new Set(['button', 'input', 'select', 'textarea', 'script', 'style', 'svg']);

function hasOwnText(el: Element): boolean {
  for (let node = el.firstChild; node !== null; node = node.nextSibling) {
    if (node.nodeType === 3 && (node as Text).data.trim() !== '') return true;
  }
  return false;
}

function stepOf(el: Element): string {
  const telling = tellingClass(el);
  return telling === '' ? el.localName : `${el.localName}.${telling}`;
}

function at(item: Element, path: string): Element | undefined {
  return piecesOf(item).find((piece) => piece.path === path)?.el;
}

function toldName(found: readonly Element[]): string | undefined {
  const el = found[0]!;
  const property = el.getAttribute('itemprop');
  if (property) return humanWords(property);
  const tag = el.localName;
  if (/^h[1-6]$/.test(tag) || el.closest('h1, h2, h3, h4, h5, h6') !== null) return 'title';
  if (tag === 'time') return 'date';
  const words = humanWords([...el.classList].join(' ').slice(0, 40));
  const telling = TELLING.exec(words)?.[1];
  if (telling !== undefined) return telling === 'name' ? 'title' : telling;
  const texts = found.map((each) => textOf(each, 80));
  const kind = valueKind(texts.filter((text) => text !== ''));
  if (kind === 'amount') return 'price';
  if (kind !== 'text') return kind;
  // "Price: 12 €": the label that all items share.
  const heads = texts.map((text) => /^(\p{L}[\p{L} ]{1,24}):/u.exec(text)?.[1]);
  return heads[0] !== undefined && heads.every((head) => head === heads[0])
    ? heads[0].toLowerCase()
    : undefined;
}
