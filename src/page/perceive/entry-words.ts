// What ranking is told of an entry. Its own words are read once and kept with it; a field's are read again
// whenever the page may have changed, because its value is one of them. Page world, reads only.
import type { RankCandidate } from '../../ranking/candidate';
import { rankDocument, type RankDocument } from '../../ranking/rank-document';
import { optionsOf, valueOf } from './field-facts';
import { entryId, headOf, kindOfEntry } from './hit';
import { iconNames } from './icon-signs';
import type { ItemIds } from './item-ids';
import type { Entry, PageModel } from './page-model';
import { humanWords, isLabelled, itemTextOf, quickLabelOf, textOf } from './words';

interface EntryWords {
  label: string;
  text: string;
  document: RankDocument;
  version: number;
  revision: number;
}

const known = new WeakMap<Entry, EntryWords>();

/** `version`: counts what may have changed the page. */
export function entryWords(entry: Entry, version: number): EntryWords {
  const label = quickLabelOf(entry);
  const before = known.get(entry);
  if (before?.revision === entry.revision && (entry.type === 'action' || before.version === version))
    return before;
  const text = ownWords(entry);
  const words = { label, text, document: rankDocument(label, text), version, revision: entry.revision };
  known.set(entry, words);
  return words;
}

/** Words of the thing itself beyond its label. */
function ownWords(entry: Entry): string {
  const { el } = entry;
  const parts = [
    el.getAttribute('placeholder') ?? '',
    el.getAttribute('title') ?? '',
    humanWords(el.getAttribute('name') ?? ''),
    humanWords(el.getAttribute('id') ?? ''),
  ];
  if (entry.type === 'field') parts.push(valueOf(el) ?? '', ...(optionsOf(el) ?? []));
  else if (entry.type === 'action' && isLabelled(el)) parts.push(textOf(el, 80));
  if (entry.type === 'action') parts.push(iconNames(el));
  if (entry.role === 'img' || entry.implicit) parts.push(el.querySelector('img')?.getAttribute('alt') ?? '');
  return parts.filter((part) => part !== '').join(' ');
}

/** An entry as ranking sees it; its label is the quick one. */
export function candidateOf(
  entry: Entry,
  { model, ids, version }: { model: PageModel; ids: ItemIds; version: number },
): RankCandidate {
  const kind = kindOfEntry(entry);
  const { label, text } = entryWords(entry, version);
  const context = `${headOf(entry)} ${itemTextOf(entry, model)}`.trim();
  return {
    id: entryId(entry, ids),
    label,
    order: entry.order,
    ...(entry.implicit ? { implicit: true } : {}),
    ...(kind === undefined ? {} : { kind }),
    ...(text === '' ? {} : { text }),
    ...(context === '' ? {} : { context }),
    ...(entry.landmark === undefined ? {} : { landmark: entry.landmark }),
  };
}
