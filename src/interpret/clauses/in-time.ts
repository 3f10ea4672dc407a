// "Before clicking Join, tick the box", "click Join after ticking the box", "once Continue appears, click it": what comes
// first stands first. Pure; on masked clauses.
import { regex, trimEdges } from '../clean';
import { dictatedFrom, isSaid } from '../dictated';
import type { LanguageTable } from '../language/language';

/** The clauses in the order in which they are to be done; languages without words for it keep theirs. */
export function inTime(clauses: readonly string[], table: LanguageTable): string[] {
  const { inTime: words } = table;
  if (!words) return [...clauses];
  const out: string[] = [];
  let later: string[] = [];
  for (const clause of clauses) {
    const next = told(clause, table) ? undefined : reordered(clause, words);
    if (next?.later) {
      later = next.later;
      continue;
    }
    out.push(...(next?.now ?? [clause]), ...later);
    later = [];
  }
  return [...out, ...later];
}

const told = (clause: string, table: LanguageTable): boolean =>
  dictatedFrom(clause, table) !== undefined || isSaid(clause, table);

/** `now`: in its place; `later`: behind the clause that follows. */
function reordered(
  clause: string,
  words: NonNullable<LanguageTable['inTime']>,
): { now: string[]; later?: never } | { later: string[]; now?: never } | undefined {
  const acts = (said: string): string[] | undefined => inOrders(said, words);
  const after = regex(words.afterFirst).exec(clause)?.groups;
  if (after) {
    const first = acts(after['first'] ?? '');
    const rest = trimEdges(after['rest'] ?? '');
    return first && { now: rest === '' ? first : [...first, rest] };
  }
  const before = regex(words.beforeFirst).exec(clause)?.groups;
  if (before) {
    const last = acts(before['last'] ?? '');
    const rest = trimEdges(before['rest'] ?? '');
    return last && (rest === '' ? { later: last } : { now: [rest, ...last] });
  }
  const shown = regex(words.onceShown).exec(clause)?.groups;
  if (shown) return { now: [`${words.wait} ${shown['thing'] ?? ''}`, shown['act'] ?? ''] };
  const behind = regex(words.behind).exec(clause)?.groups;
  const moved = behind && acts(behind['other'] ?? '');
  const act = trimEdges(behind?.['act'] ?? '');
  if (!behind || !moved || act === '') return undefined;
  return { now: regex(words.isBefore).test(behind['when'] ?? '') ? [act, ...moved] : [...moved, act] };
}

/** "Typing Otto and picking Oslo" → "type Otto", "pick Oslo". */
function inOrders(
  said: string,
  { acts, joined }: NonNullable<LanguageTable['inTime']>,
): string[] | undefined {
  const parts = said.split(regex(joined));
  const orders = parts.map((part) => {
    const found = acts.find(([source]) => regex(`^(?:${source})(?!\\p{L})`).test(part));
    return found && part.replace(regex(`^(?:${found[0]})(?!\\p{L})`), found[1]);
  });
  return orders.every((order) => order !== undefined) ? orders : undefined;
}
