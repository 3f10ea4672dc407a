// The purpose of an act, where it is said behind it: "click the bin to delete it". Pure.
import { regex, trimEdges } from '../clean';
import type { LanguageTable } from '../language/language';
import { QUOTE } from '../quotes';

/** "click the bin to delete it": the act, and what it is for. */
export function takePurpose(
  clause: string,
  table: LanguageTable,
  question: boolean,
): { act: string[]; purpose?: string; replaced: boolean } {
  const typed = question ? undefined : TYPED_TO_CONFIRM.exec(clause)?.groups?.['act'];
  // "Enter password to continue": that is a field.
  if (typed !== undefined && !regex(`^\\p{L}+ (?:${table.fieldNouns})(?!\\p{L})`).test(typed))
    return { act: [typed.replace(/ the (?:word|text)(?= )/iu, '')], replaced: false };
  const match = question || table.purpose === '' ? null : regex(table.purpose).exec(clause);
  const purpose = match?.groups?.['purpose'];
  if (!match || purpose === undefined || match.index < 3) return { act: [clause], replaced: false };
  const act = trimEdges(clause.slice(0, match.index));
  if (regex('^(?:click|press|tap|hit|push|select|double)').test(act))
    return { act: [act], purpose, replaced: false };
  // Looking around only serves the end: the end is what is asked for.
  if (regex('^(?:expand|scroll|navigate|browse|look|explore|search through)').test(act))
    return { act: [purpose], replaced: false };
  if (regex('^(?:open|go|visit|show|view)').test(act)) return { act: [act, purpose], replaced: true };
  return { act: [clause], replaced: false };
}

/** "Type DELETE to confirm": one word, and what it is for. */
const TYPED_TO_CONFIRM = regex(
  `^(?<act>(?:type|enter)(?: in)?(?: the word| the text)? (?:${QUOTE}|[^\\s,]+)(?: (?:in|into) (?:the )?[^,]{2,40}?)?) to (?:confirm|proceed|continue)(?: [^,]+)?$`,
);
