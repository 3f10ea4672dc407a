// Words that are to be written, told without quotes behind a colon: "reply to Tom: ok, delete the old one then". What
// stands in them is no wish to be carried out.
import { regex } from './clean';
import type { LanguageTable } from './language/language';
import { LITERAL } from './quotes';

/**
 * Where the words begin that are told behind a colon; undefined where the clause announces none, where they are quoted,
 * and where they are fields of a form with their values. Works on masked text.
 */
export function dictatedFrom(clause: string, { politeStart, dictates }: LanguageTable): number | undefined {
  const announced = regex(`^\\s*(?:${politeStart})*(?:${dictates})`).exec(clause)?.[0];
  if (announced === undefined) return undefined;
  const words = clause.slice(announced.length);
  return regex(`^\\s*${LITERAL}`, 'u').test(words) || PAIR.test(words) ? undefined : announced.length;
}

/** They are told behind "saying": there an "and" may well go on with the next act. */
export const isSaid = (clause: string, { politeStart, says }: LanguageTable): boolean =>
  regex(`^\\s*(?:${politeStart})*(?:${says})\\s*(?!${LITERAL})\\S`).test(clause);

const PAIR = /(?:^|[\s,，])\p{L}[\p{L} -]{0,20}[:：](?!\/\/)/u;

/** Ends what is dictated: "… and click Post", "… and send it", "…, aber noch nicht absenden". */
export const endsDictation = (clause: string, table: LanguageTable): boolean =>
  PRESSES.test(clause) ||
  (regex(`^(?:noch |erst |先)?(?:${table.negation})`).test(clause) && SENDS.test(clause));

const PRESSES =
  /^(?:(?:click|press|tap|hit|klick\p{L}*|drück\p{L}*)(?!\p{L})|点击|按下|(?:submit|save|send|post|publish)(?: it| the form)?$|(?:speicher|send|schick|veröffentlich)\p{L}*(?: (?:es|sie|das))?(?: ab)?$|(?:提交|发送|发布|保存)$)/iu;
const SENDS = /send|submit|post|publish|absend|abschick|schick|veröffentlich|发送|提交|发布|发$/iu;
