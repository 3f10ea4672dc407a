// "Open settings turn on dark mode": acts that follow each other with nothing between them, as in what is dictated. Pure.
import { regex } from '../clean';
import { dictatedFrom, isSaid } from '../dictated';
import type { LanguageTable } from '../language/language';

/**
 * The acts of a clause, one after the other; the clause itself where it is a single one. `isRead` tells whether words can be
 * read as an act on their own: where they cannot, nothing is split off.
 */
export function inActs(clause: string, table: LanguageTable, isRead: (part: string) => boolean): string[] {
  const { runOn } = table;
  if (!runOn || dictatedFrom(clause, table) !== undefined || isSaid(clause, table)) return [clause];
  const isSought = regex(`^(?:${runOn.seeks})`).test(clause);
  if (!isSought && !regex(`^(?:${runOn.from})`).test(clause)) return [clause];
  const acts = regex(`(?<=\\S)\\s(?=${isSought ? runOn.narrows : runOn.acts})`, 'gu');
  // "…, if there is none go to the archive": neither is done without a look.
  if (clause.search(acts) < 0 || regex(`,\\s(?:${table.condition})`).test(clause)) return [clause];
  const open = regex(
    `(?:^|\\s)(?:${runOn.open}|(?!page$|seite$)(?:${table.functionWords})|${table.articles})$`,
  );
  const kind = regex(`(?:^|\\s)${runOn.kinds}$`);
  const bare = regex(`(?:^|\\s)(?:${table.itemNouns})$`);
  for (const { index } of clause.matchAll(acts)) {
    const [left, rest] = [clause.slice(0, index), clause.slice(index + 1)];
    const isWhole = regex(`^(?:${runOn.seeks}|${runOn.from})`).test(left) && !open.test(left);
    // "Select the task delete all files" is called so; "open the mail delete it" is done with what is opened.
    const isCalled = kind.test(left) || (regex(`^${runOn.undone}(?!\\p{L})`).test(rest) && bare.test(left));
    const isWithIt = regex(`^\\p{L}+ (?:${table.pronoun})(?!\\p{L})`).test(rest);
    if (isWhole && (!isCalled || isWithIt) && isRead(left) && isRead(rest))
      return [left, ...inActs(rest, table, isRead)];
  }
  return [clause];
}
