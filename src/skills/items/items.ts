// Items of repeated structures (rows, cards, messages) as one shape, whether perception read them as a
// table or only as things that repeat.
import type { Extraction } from '../../shared/extraction';
import type { PcdHit } from '../../shared/query';
import { fold } from '../words/words';

export interface Item {
  collectionId: string;
  /** Name of the collection. */
  collection: string;
  /** 0-based place in the collection. */
  index: number;
  text: string;
  /** Cell texts by field name; empty when perception saw no fields. */
  cells: Readonly<Record<string, { text: string; number?: number | undefined; date?: string | undefined }>>;
  /** Things in the item that can be pointed at, in document order. */
  hits: PcdHit[];
}

export function itemsOf(tables: readonly Extraction[], hits: readonly PcdHit[]): Item[] {
  const items: Item[] = [];
  const byKey = new Map<string, PcdHit[]>();
  for (const hit of [...hits].sort((a, b) => a.order - b.order)) {
    if (!hit.collectionId || hit.itemIndex === undefined) continue;
    const key = `${hit.collectionId}#${hit.itemIndex}`;
    byKey.set(key, [...(byKey.get(key) ?? []), hit]);
  }
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  const taken = new Set<string>();
  for (const table of tables) {
    // Its things are part of no item: it is the frame of the page.
    const held = table.rows.flatMap(({ actions }) => actions.flatMap(({ id }) => byId.get(id) ?? []));
    const isListed = held.some(({ collectionId }) => collectionId === table.collectionId);
    if (!isListed && held.some(({ collectionId }) => collectionId === undefined)) continue;
    for (const row of table.rows) {
      const key = `${table.collectionId}#${row.index}`;
      taken.add(key);
      const own = byKey.get(key) ?? [];
      const listed = row.actions.flatMap((action) => byId.get(action.id) ?? []);
      const all = [...new Set([...own, ...listed])].sort((a, b) => a.order - b.order);
      const texts = Object.values(row.cells).map((cell) => cell.text as string);
      items.push({
        collectionId: table.collectionId,
        collection: table.name,
        index: row.index,
        text: all[0]?.itemText ?? texts.join(' '),
        cells: row.cells,
        hits: all,
      });
    }
  }
  for (const [key, own] of byKey) {
    if (taken.has(key)) continue;
    const first = own[0];
    if (!first?.collectionId || first.itemIndex === undefined) continue;
    items.push({
      collectionId: first.collectionId,
      collection: '',
      index: first.itemIndex,
      text: first.itemText ?? own.map((hit) => hit.label).join(' '),
      cells: {},
      hits: own,
    });
  }
  return items;
}

/** Stands in a row or card that says more than it does: a bar of controls is a list, too, of nothing but them. */
export const isPartOfItem = ({ itemText, label }: PcdHit): boolean =>
  itemText !== undefined && fold(itemText) !== fold(label);

/** The items of each collection, in their order. */
export function byCollection(items: readonly Item[]): Item[][] {
  const lists = new Map<string, Item[]>();
  for (const item of items) {
    const own = lists.get(item.collectionId);
    if (own) own.push(item);
    else lists.set(item.collectionId, [item]);
  }
  return [...lists.values()];
}

/** Terms with their definitions, or rows of a name and a value that no head calls anything. */
export const isPairList = ({ fields }: { fields: readonly string[] }): boolean =>
  fields.length === 2 && (fields[0] === 'term' || fields[1] === 'column 2');
