// Before ranking: which of all the entries are worth a proper name, and what ranking is told of them.
// Page world, reads only.
import { MAX_CANDIDATES } from '../../shared/budgets';
import type { RankCandidate } from '../../ranking/candidate';
import { kindsNamedBy } from '../../ranking/kinds';
import { prefilter } from '../../ranking/prefilter';
import { foldText, nameKey, termsOf } from '../../ranking/tokens';
import { isSecretField, optionsOf, valueOf } from './field-facts';
import { entryId, kindOfEntry, sectionLabel } from './hit';
import { iconNames } from './icon-signs';
import type { ItemIds } from './item-ids';
import type { Entry, PageModel } from './page-model';
import { due, mapped, type Steps } from './slices';
import { humanWords, itemTextOf, labelOf, quickLabelOf, textOf } from './words';

/**
 * The entries worth naming, never more than one ranking cycle takes. Rows and cards around them are read
 * only where the things' own words do not answer the whole query: that is what costs on long lists.
 */
export function* sieve(text: string, entries: readonly Entry[], model: PageModel): Steps<Entry[]> {
  if (entries.length <= MAX_CANDIDATES) return [...entries];
  const kept = new Set<number>();
  for (const alternative of text.split('|')) {
    const kinds = kindsNamedBy(alternative);
    const terms = termsOf(alternative);
    const cheap: RankCandidate[] = yield* mapped(entries, (entry) => {
      const label = quickLabelOf(entry);
      const kind = kinds.size > 0 && label.length < 60 ? kindOfEntry(entry) : undefined;
      const own = ownWords(entry);
      return {
        id: '',
        label,
        order: entry.order,
        ...(own === '' ? {} : { text: own }),
        ...(kind === undefined ? {} : { kind }),
      };
    });
    let answered = false;
    for (const { label, text: own } of cheap) {
      if (due()) yield;
      const words = foldText(`${label} ${own ?? ''}`);
      answered = terms.every((term) => words.includes(term));
      if (answered) break;
    }
    if (!answered) {
      for (const [i, each] of cheap.entries()) {
        if (due()) yield;
        const { item } = entries[i]!;
        if (item !== undefined) each.context = itemTextOf(item, model);
      }
    }
    if (due()) yield;
    for (const index of prefilter(cheap, nameKey(alternative), terms, kinds, MAX_CANDIDATES)) kept.add(index);
  }
  return [...kept].sort((a, b) => a - b).map((index) => entries[index]!);
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
  if (entry.type === 'field' && !isSecretField(el)) parts.push(valueOf(el) ?? '', ...(optionsOf(el) ?? []));
  else if (entry.type === 'action' && el.hasAttribute('aria-label')) parts.push(textOf(el, 80));
  if (entry.type === 'action') parts.push(iconNames(el));
  if (entry.role === 'img' || entry.implicit) parts.push(el.querySelector('img')?.getAttribute('alt') ?? '');
  return parts.filter((part) => part !== '').join(' ');
}

/** An entry as ranking sees it. */
export function candidateOf(entry: Entry, model: PageModel, ids: ItemIds): RankCandidate {
  const kind = kindOfEntry(entry);
  const text = ownWords(entry);
  const context =
    `${sectionLabel(entry.section)} ${entry.item === undefined ? '' : itemTextOf(entry.item, model)}`.trim();
  return {
    id: entryId(entry, ids),
    label: labelOf(entry),
    role: entry.role,
    order: entry.order,
    ...(kind === undefined ? {} : { kind }),
    ...(text === '' ? {} : { text }),
    ...(context === '' ? {} : { context }),
    ...(entry.landmark === undefined ? {} : { landmark: entry.landmark }),
  };
}
