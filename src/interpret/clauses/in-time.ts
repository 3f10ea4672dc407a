// "Before clicking Join, tick the box", "click Join after ticking the box", "once Continue appears, click it": what comes
// first stands first. Pure; on masked clauses.
import { regex, trimEdges } from '../clean';
import { dictatedFrom, isSaid } from '../dictated';
import type { LanguageTable } from '../language/language';

type Words = NonNullable<LanguageTable['inTime']>;

/**
 * The clauses of one sentence in the order in which they are to be done; languages without words for it keep theirs. `goal`:
 * all that was said.
 */
export function inTime(clauses: readonly string[], goal: string, table: LanguageTable): string[] {
  const { inTime: words } = table;
  if (!words) return [...clauses];
  const out: string[] = [];
  for (const [at, clause] of clauses.entries()) {
    const next = told(clause, table) ? undefined : reordered(clause, words, table);
    if (!next?.later) {
      out.push(...(next?.now ?? [clause]));
      continue;
    }
    // "Before clicking Save, type Otto and pick Oslo": all that the sentence still says comes first.
    const rest = [...next.now, ...clauses.slice(at + 1)];
    const isSure = rest.length > 0 && !regex(words.unsure).test(goal);
    if (!isSure || rest.some((one) => isAsked(one, words, table))) return [...out, ...clauses.slice(at)];
    return [...out, ...inTime(rest, goal, table), ...next.later];
  }
  return out;
}

const told = (clause: string, table: LanguageTable): boolean =>
  dictatedFrom(clause, table) !== undefined || isSaid(clause, table);

/** Who asks or looks first has decided nothing: no press is added to that. */
const isAsked = (clause: string, { looks }: Words, { questionStart }: LanguageTable): boolean =>
  regex(looks).test(clause) || regex(`^(?:${questionStart})`).test(clause);

/** `now`: in its place; `later`: behind these and all that the sentence still says. */
function reordered(
  clause: string,
  words: Words,
  table: LanguageTable,
): { now: string[]; later?: string[] } | undefined {
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
    return last && { now: rest === '' ? [] : [rest], later: last };
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
