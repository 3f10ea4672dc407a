// What a clause says is not to be done. A "not" in words that are dictated or searched for forbids nothing.
import { regex, trimEdges } from '../clean';
import { dictatedFrom } from '../dictated';
import type { TargetContext } from '../targets';

/** `start`: all of the clause is left undone; `inside`: some of it, and nobody knows what. */
export function negationIn(clause: string, { table, masked }: TargetContext): 'start' | 'inside' | undefined {
  if (regex(`^(?:noch |erst )?(?:${table.negation})`).test(clause)) return 'start';
  // "Open Nothing" and "the option Nie" are names.
  if (regex(`^(?:${table.negated})`, 'u').test(clause)) return 'start';
  const said = clause.slice(0, dictatedFrom(clause, table));
  // Inside, only in small letters: "Click Don't save" names a button.
  // All of the goal but for a "please": nothing is done with what was found.
  const isAll = trimEdges(masked.text).length <= clause.length + 8;
  const words = isAll && SEEKS.test(said) ? said.replace(LACKS, '') : said;
  return regex(table.negation, 'u').test(words) ? 'inside' : undefined;
}

/** "Show flights without a stop": what is looked for, and not what is left undone. */
const SEEKS = /^(?:show|list|filter|find|search|display|zeige?n?|suche?n?|finde?n?)(?!\p{L})/iu;
const LACKS = /(?<!\p{L})(?:without|ohne)(?! \p{L}+ing\b)(?!.* zu )(?!\p{L})/giu;
