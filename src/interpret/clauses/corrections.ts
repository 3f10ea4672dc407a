// "Open the invoices, no wait, open the orders": words that the user has taken back are not carried out.
import { regex } from '../clean';
import { dictatedFrom, isSaid } from '../dictated';
import { splitClauses } from '../split';
import type { LanguageTable } from '../language/language';

export interface Corrected {
  /** The clauses that hold. */
  clauses: string[];
  /** The one that was taken back; undefined where nobody can tell how much of it was, and the user is asked. */
  left: string | undefined;
}

/** Undefined where nothing is taken back. */
export function correctionIn(text: string, table: LanguageTable): Corrected | undefined {
  const found = regex(`(?<=\\S)${table.takesBack}(?=\\S)`).exec(text);
  if (!found) return undefined;
  // In words that are to be written, "no, wait" takes nothing back.
  const isTold = (clause: string): boolean =>
    dictatedFrom(clause, table) !== undefined || isSaid(clause, table);
  if (splitClauses(text, table).some(isTold)) return undefined;
  const before = splitClauses(text.slice(0, found.index), table);
  const after = splitClauses(text.slice(found.index + found[0].length), table);
  const left = before.at(-1) ?? '';
  // "Search for no sorry lyrics": nothing has been said by then that could be taken back.
  if (table.spaced && regex(`^\\S+$|\\s(?!page$)(?:${table.functionWords})$`).test(left)) return undefined;
  const isWhole = regex(`^(?:${table.verbStart}|${table.nounVerb})(?!\\p{Ll})`).test(after[0] ?? '');
  // "If it says no, the …" takes nothing back, and whether "if …, no wait, close it" still depends on it nobody can tell.
  const isCondition = regex(`^(?:${table.condition})`).test(left);
  if (isCondition) return isWhole ? { clauses: [], left: undefined } : undefined;
  if (!isWhole && SEEKS.test(left) && TITLE.test(left)) return undefined;
  if (!isWhole) return { clauses: [], left: undefined };
  return { clauses: [...before.slice(0, -1), ...after], left };
}

/** "Search for the song No, no, the moon": a title may go on as any words do. */
const SEEKS = /^(?:search|look|find|google|play|such|spiel)(?:e|en)?\s/iu;
const TITLE =
  /\s(?:song|track|album|film|movie|book|series|show|video|poem|story|game|called|named|titled|Lied|Buch|Titel|Serie|Gedicht|Spiel|namens)\s\p{Lu}/u;
