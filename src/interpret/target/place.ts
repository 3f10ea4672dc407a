// The name that is announced ("called X", "with the text X") and the place where a target lies ("in the
// billing section").
import { regex, stripArticles, trimEdges } from '../clean';
import type { LanguageTable } from '../language/language';
import { QUOTE, unmask, type Masked } from '../quotes';
import { edge, type Draft } from './draft';

interface Context {
  table: LanguageTable;
  masked: Masked;
}

export function takeNamed(draft: Draft, { table }: Context): void {
  const [before] = edge(table);
  const match = regex(`${before}${table.naming}\\s*:?\\s*(?<name>${QUOTE}|\\S.*)$`).exec(draft.rest);
  const name = match?.groups?.['name'];
  if (!match || name === undefined || match.index === 0) return;
  const head = draft.rest.slice(0, match.index).trim();
  const quote = regex(`^(?<q>${QUOTE})(?<tail>.*)$`).exec(name);
  if (quote) {
    draft.literal = quote.groups?.['q'];
    draft.rest = trimEdges(`${head} ${quote.groups?.['tail'] ?? ''}`);
  } else {
    // The name is not quoted: a place behind it still is one.
    const place = regex(`\\s(?:${table.withinPatterns[0] ?? '(?!)'})$`).exec(name);
    const own = place ? name.slice(0, place.index) : name;
    draft.literal = trimEdges(own);
    draft.rest = trimEdges(`${head} ${place?.[0] ?? ''}`);
  }
}

export function takeWithin(draft: Draft, { table, masked }: Context): void {
  if (draft.within !== undefined) return;
  const [before] = edge(table);
  for (const source of table.withinPatterns) {
    const match = regex(`${before}${source}$`, 'u').exec(draft.rest) ?? undefined;
    const inside = match?.groups?.['within'];
    if (!match || inside === undefined || (match.index === 0 && draft.literal === undefined)) continue;
    const head = draft.rest.slice(0, match.index).trim();
    if (head === '' && draft.literal === undefined) continue;
    draft.rest = head;
    const name = containerName(inside, table);
    if (name !== '') draft.within = unmask(name, masked);
    return;
  }
}

/** "Everything in Photos": nothing else is said of all. "All in progress" is a state. */
export function takeInside(draft: Draft, { table, masked }: Context): void {
  if (!draft.all || draft.within !== undefined || draft.literal !== undefined) return;
  const inside = regex(`^(?:${table.insideAll})$`, 'u').exec(draft.rest)?.groups?.['within'];
  if (inside === undefined) return;
  const name = containerName(inside, table);
  draft.rest = '';
  if (name !== '') draft.within = unmask(name, masked);
}

/** "the billing section" → "billing"; a container without a name says nothing. */
function containerName(words: string, table: LanguageTable): string {
  let name = stripArticles(trimEdges(words), table);
  const kind = regex(
    '\\s+(?:section|table|form|list|panel|group|box|area|region|card|page|field ?set|block|window|bereich|abschnitt|tabelle|formular|liste)$',
  );
  const quoted = regex(`${QUOTE}`).exec(name)?.[0];
  if (quoted !== undefined) return quoted;
  name = name.replace(kind, '').replace(/\s+(?:labelled|labeled|called|named|titled)$/iu, '');
  return regex(`^(?:${table.genericContainer})$`).test(name) ? '' : name;
}
