// Rows of a collection: named cells with their text, resolved URL, number and date; and the controls in
// each row. Page world, reads only.
import { MAX_ROWS } from '../../shared/budgets';
import type { Cell, Extraction } from '../../shared/extraction';
import { pageText, type PageText } from '../../shared/page-text';
import { nameKey } from '../../ranking/tokens';
import { isUnrendered } from '../accessible/visible';
import { collectionName } from '../perceive/build-mini';
import { fieldsOf } from '../perceive/collection-fields';
import { isShownItem } from '../perceive/collection-items';
import type { ItemField } from '../perceive/item-field';
import { entryId, hrefOf } from '../perceive/hit';
import { valueOf } from '../perceive/field-facts';
import type { ItemIds } from '../perceive/item-ids';
import type { CollectionModel, Entry, PageModel } from '../perceive/page-model';
import { labelOf, textOf } from '../perceive/words';
import { hasMore } from './has-more';
import { parseDate } from './parse-date';
import { parseNumber } from './parse-number';
import { relativeDate } from './relative-date';
import { RELATIVE_DATE } from './relative-date-pattern';

const MAX_CELL_CHARS = 500;
/** Rows by which it is judged what a column is. */
const SAMPLE_ROWS = 8;

export interface ExtractFrom {
  model: PageModel;
  ids: ItemIds;
  /** Only these fields, by name; absent or empty: all. */
  fields?: readonly string[];
}

export function extractRows(collection: CollectionModel, { model, ids, fields }: ExtractFrom): Extraction {
  const doc = collection.el.ownerDocument;
  const all = fieldsOf(collection);
  const shown = [...collection.items.entries()].filter(([, item]) => isShownItem(item));
  const rows = shown.slice(0, MAX_ROWS);
  const isRead = (field: ItemField) =>
    !rows.slice(0, SAMPLE_ROWS).every(([, item]) => isUntold(field.partOf(item)));
  const wanted = fields === undefined || fields.length === 0 ? all.filter(isRead) : pick(all, fields);
  const controls = controlsByItem(model, collection);
  const now = new Date();
  const reading = { language: doc.documentElement.lang || 'en-US', thisYear: now.getFullYear(), now };
  return {
    collectionId: ids.idOf(collection.el, 'c'),
    name: pageText(collectionName(collection), 120),
    fields: wanted.map(({ name }) => name),
    rows: rows.map(([index, item]) => ({
      index,
      cells: Object.fromEntries(
        wanted.flatMap((field) => {
          const part = field.partOf(item);
          return part === undefined
            ? []
            : [[field.name, cellOf(part, field.attribute, reading, part === item)] as const];
        }),
      ),
      actions: (controls.get(item) ?? []).map((entry) => ({
        id: entryId(entry, ids),
        role: entry.role,
        label: labelOf(entry),
      })),
    })),
    more: shown.length > rows.length || hasMore(collection, shown.length, model),
  };
}

/** Columns that the page hides, and those of boxes to choose a row by. */
const isUntold = (part: Element | undefined): boolean =>
  part !== undefined && (isUnrendered(part) || onlyChooses(part));

/** A box to choose the row by, its label there for those who don't see the row. */
function onlyChooses(part: Element): boolean {
  const box = part.querySelector<HTMLInputElement>('input[type=checkbox], input[type=radio]');
  const label = box?.labels?.[0];
  if (!label || textOf(label, MAX_CELL_CHARS) !== textOf(part, MAX_CELL_CHARS)) return false;
  const { width, height } = label.getBoundingClientRect();
  return width <= 1 || height <= 1;
}

/** Asked-for names need not be spelled as the page does; an unknown one is an empty column left out. */
function pick(all: readonly ItemField[], names: readonly string[]): ItemField[] {
  return names.flatMap((name) => {
    const key = nameKey(name);
    const field =
      all.find((each) => nameKey(each.name) === key) ?? all.find((each) => nameKey(each.name).includes(key));
    return field ? [field] : [];
  });
}

function cellOf(
  part: Element,
  attribute: ItemField['attribute'],
  reading: { language: string; thisYear: number; now: Date },
  isItem: boolean,
): Cell {
  if (attribute === 'src') {
    const image = part as HTMLImageElement;
    return { text: pageText(image.alt, MAX_CELL_CHARS), ...urlOf(image.getAttribute('src'), part) };
  }
  const link = part.localName === 'a' ? part : part.querySelector('a[href]');
  const url = link === null ? undefined : hrefOf(link);
  if (attribute === 'href')
    return { text: pageText(url ?? '', MAX_CELL_CHARS), ...(url === undefined ? {} : { url }) };
  const shown = isItem ? ownTextOf(part) : textOf(part, MAX_CELL_CHARS, isOnPage);
  const field = shown === '' ? part.querySelector('input, select, textarea') : null;
  const text = field
    ? (valueOf(field) ?? shown)
    : shown || pageText(part.querySelector('img')?.getAttribute('alt') ?? '', MAX_CELL_CHARS);
  const machine = part.localName === 'time' ? part : part.querySelector('time[datetime]');
  const told = machine?.getAttribute('datetime') ?? undefined;
  const isShort = text.length <= 40;
  const date =
    (told === undefined ? undefined : parseDate(told)) ??
    (isShort ? (parseDate(text, reading) ?? relativeDate(text, reading.now)) : undefined);
  const number =
    date === undefined && isShort && !RELATIVE_DATE.test(text)
      ? parseNumber(text, reading.language)?.value
      : undefined;
  return {
    text,
    ...(url === undefined ? {} : { url }),
    ...(number === undefined ? {} : { number }),
    ...(date === undefined ? {} : { date }),
  };
}

/** Actions that wait beside the page for the pointer are no part of what a cell tells. */
function isOnPage(node: Node): boolean {
  if (!(node instanceof Element)) return true;
  const { right, width } = node.getBoundingClientRect();
  return (width === 0 || right + scrollX > 0) && !isUnrendered(node);
}

/** Of an item that holds a list of others, as the branches of a tree do: the words that stand before them. */
function ownTextOf(item: Element): PageText {
  if (item.querySelector(BRANCHES) === null) return textOf(item, MAX_CELL_CHARS);
  const own = textOf(
    item,
    MAX_CELL_CHARS,
    (node) => !(node instanceof Element) || (!node.matches(BRANCHES) && !isUnrendered(node)),
  );
  return own === '' ? textOf(item, MAX_CELL_CHARS) : own;
}

const BRANCHES = 'ul, ol, [role=group]';

function urlOf(raw: string | null, el: Element): { url?: string } {
  if (raw === null || raw === '' || raw.startsWith('data:')) return {};
  try {
    return { url: new URL(raw, el.baseURI).href.slice(0, 2_000) };
  } catch {
    // Not a URL by the URL standard: there is nothing to resolve.
    return {};
  }
}

function controlsByItem(model: PageModel, collection: CollectionModel): Map<Element, Entry[]> {
  const found = new Map<Element, Entry[]>();
  for (const entry of model.entries) {
    if (entry.collection !== collection || entry.item === undefined || entry.scrolls) continue;
    const known = found.get(entry.item);
    if (known) known.push(entry);
    else found.set(entry.item, [entry]);
  }
  return found;
}
