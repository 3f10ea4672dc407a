// What a remark says not to do ("don't click Save", "Klicke nicht auf Speichern", "不要点击保存"), read as the wish
// it forbids: the clauses that the language's own words of negation open, without those words. Pure.
import type { Intent } from '../shared/intent';
import { regex, trimEdges } from './clean';
import { readGoal } from './clauses/read-clauses';
import { interpret, type InterpretContext } from './interpret';
import { likelyTables } from './language/tables';
import { maskLiterals } from './quotes';

/** The wishes that the remark forbids; empty where it forbids something that cannot be read; undefined where it forbids nothing. */
export function refusedIn(text: string, context: InterpretContext): Intent[] | undefined {
  const masked = maskLiterals(text);
  for (const table of likelyTables(masked.text, context.locale)) {
    const { negative } = readGoal(masked.text, { ...context, table, masked });
    if (negative.length === 0 && !regex(table.negation, 'u').test(masked.text)) continue;
    return negative.flatMap((clause) => {
      const wish = interpret(trimEdges(clause.replace(regex(table.negation), '')), context);
      return wish.kind === 'tasks' ? wish.list.tasks.map(({ parameters }) => parameters) : [];
    });
  }
  return undefined;
}
