// "Before clicking Join, tick the box", "click Join after ticking the box", "once Continue appears, click it": what comes
// first stands first. Pure; on masked clauses.
import { regex, trimEdges } from '../clean';
import { dictatedFrom, isSaid } from '../dictated';
import type { LanguageTable } from '../language/language';

type Words = NonNullable<LanguageTable['inTime']>;

/** The clauses in the order in which they are to be done; languages without words for it keep theirs. */
export function inTime(clauses: readonly string[], table: LanguageTable): string[] {
  const { inTime: words } = table;
  if (!words) return [...clauses];
  const out: string[] = [];
  let later: { clause: string; acts: string[] } | undefined;
  for (const clause of clauses) {
    const next = told(clause, table) ? undefined : reordered(clause, words, table);
    const isDone = later && !next?.later && !isAsked(clause, words, table);
    if (later && !isDone) out.push(later.clause);
    if (!next?.later) out.push(...(next?.now ?? [clause]), ...(isDone ? (later?.acts ?? []) : []));
    later = next?.later && { clause, acts: next.later };
  }
  return later ? [...out, later.clause] : out;
}

const told = (clause: string, table: LanguageTable): boolean =>
  dictatedFrom(clause, table) !== undefined || isSaid(clause, table);

/** Who asks or looks first has decided nothing: no press is added to that. */
const isAsked = (clause: string, { looks }: Words, { questionStart }: LanguageTable): boolean =>
  regex(looks).test(clause) || regex(`^(?:${questionStart})`).test(clause);

/** `now`: in its place; `later`: behind the clause that follows. */
function reordered(
  clause: string,
  words: Words,
  table: LanguageTable,
): { now: string[]; later?: never } | { later: string[]; now?: never } | undefined {
  const acts = (said: string): string[] | undefined => inOrders(said, words);
  const after = regex(words.afterFirst).exec(clause)?.groups;
  if (after) {
    const first = acts(after['first'] ?? '');
    const rest = trimEdges(after['rest'] ?? '');
    if (isAsked(rest, words, table)) return undefined;
    return first && { now: rest === '' ? first : [...first, rest] };
  }
  const before = regex(words.beforeFirst).exec(clause)?.groups;
  if (before) {
    const last = acts(before['last'] ?? '');
    const rest = trimEdges(before['rest'] ?? '');
    if (isAsked(rest, words, table)) return undefined;
    return last && (rest === '' ? { later: last } : { now: [rest, ...last] });
  }
  const shown = regex(words.onceShown).exec(clause)?.groups;
  if (shown) return { now: [`${words.wait} ${shown['thing'] ?? ''}`, shown['act'] ?? ''] };
  const behind = regex(words.behind).exec(clause)?.groups;
  const moved = behind && acts(behind['other'] ?? '');
  const act = trimEdges(behind?.['act'] ?? '');
  if (!behind || !moved || !isWhole(act, behind['when'], moved, words)) return undefined;
  return { now: regex(words.isBefore).test(behind['when'] ?? '') ? [act, ...moved] : [...moved, act] };
}

/** "Open The Moment Before Hitting The Ground" is one name: with case, both acts end in what is surely a name. */
const isWhole = (act: string, when = '', moved: readonly string[], { ends, names }: Words): boolean =>
  when === when.toLowerCase() &&
  regex(ends, 'u').test(act) &&
  moved.every((order) => regex(names, 'u').test(order.replace(/^\S+ /u, '')));

/** "Typing Otto and picking Oslo" → "type Otto", "pick Oslo"; undefined where another act is mixed in. */
function inOrders(said: string, { acts, joined, runsOn }: Words): string[] | undefined {
  const parts = said.split(regex(joined));
  const orders = parts.map((part) => {
    const found = acts.find(([source]) => regex(`^(?:${source})(?!\\p{L})`).test(part));
    const order = found && part.replace(regex(`^(?:${found[0]})(?!\\p{L})`), found[1]);
    return order === undefined || regex(runsOn, 'u').test(order) ? undefined : order;
  });
  return orders.every((order) => order !== undefined) ? orders : undefined;
}
