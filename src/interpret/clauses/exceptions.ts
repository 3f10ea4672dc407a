// Exceptions from "all": "all but Newsletter", "archive all mails. Except the first." Where one is not surely understood, the
// user is asked: carried out wrongly, it would do the opposite of the wish.
import type { Intent, TargetPhrase } from '../../shared/intent';
import { regex } from '../clean';
import { dictatedFrom } from '../dictated';
import { QUOTE } from '../quotes';
import type { LanguageTable } from '../language/language';
import type { RuleReading } from '../rules/registry';

export const meansAll = ({ all, spaced }: LanguageTable): RegExp =>
  regex(spaced ? `(?<!\\p{L})(?:${all})(?!\\p{L})` : all);

/** "Archive all mails. Except the first.", "… and keep the first": a clause of its own says who is spared. */
export function sparesApart(clauses: readonly string[], table: LanguageTable): boolean {
  const all = meansAll(table);
  const spares = regex(`^(?:but |and |aber )?(?:${table.except}|${KEEPS})`);
  return (
    clauses.length > 1 &&
    clauses.some((clause) => spares.test(clause)) &&
    clauses.some((clause) => (all.test(clause) || OTHERS.test(clause)) && !spares.test(clause))
  );
}
const OTHERS =
  /(?<!\p{L})(?:the (?:rest|others?|remaining)|d(?:ie|en|as) (?:übrigen|anderen|restlichen|rest))(?!\p{L})|其他|其余|其它|剩下/iu;
const KEEPS =
  '(?:keep|spare|leave out|not) (?:only )?(?:the|those|my|all|\\p{Lu})|behalte |lass(?:e)? (?:die|den|das) .+ (?:stehen|da|drin)|nicht (?:aber )?d(?:ie|en|as)|保留|留下';

/**
 * "All but the last", "the ones from Tom excepted": who is spared is sure only where it is one name, and nothing else is
 * said of it. Of what is read or written no harm is done.
 */
export function isLostException({ intents }: RuleReading, clause: string, table: LanguageTable): boolean {
  const said = clause.slice(0, dictatedFrom(clause, table));
  const place = regex(`^(?:${table.ordinals.map(([source]) => source).join('|')})(?:\\s|$)`);
  const spared = intents
    .flatMap(phrasesOf)
    .flatMap(({ where = [] }) => where.filter(({ op }) => op === 'not'));
  if (spared.some(({ value }) => place.test(value))) return true;
  const phrases = intents.flatMap(phrasesOf);
  if (phrases.some(isDenied) || isSparedInList(phrases)) return true;
  // "All that are not starred": where a row shows its state by a picture alone, every row would fit.
  const isState = NOT.test(said) && spared.some(({ value }) => /^\p{Ll}/u.test(value));
  if (isState && phrases.some((phrase) => phrase.all) && !intents.every(({ kind }) => HARMLESS.has(kind)))
    return true;
  const isAll = meansAll(table).test(said);
  if (!isAll || !regex(table.except).test(said) || intents.every(({ kind }) => HARMLESS.has(kind)))
    return false;
  return !intents.every((intent) =>
    phrasesOf(intent).some(({ where = [] }) => where.length === 1 && where.every(isSpared)),
  );
}

/** `Click "Save" or "Submit"`: one of them, and nobody says which. */
export const isEither = ({ intents }: RuleReading, clause: string): boolean =>
  EITHER.test(clause) && Math.max(intents.length, ...intents.map((intent) => phrasesOf(intent).length)) > 1;
const EITHER = regex(
  `${QUOTE}(?:,? (?:or|oder) (?:on |auf )?(?:the |den |die |das )?|\\s*(?:或者?|还是)\\s*)${QUOTE}`,
);

/** "Standard, not express": what is not meant is no other of those that are. */
export const isDeniedInList = ({ intents }: RuleReading): boolean =>
  intents.some((intent) => {
    const phrases = phrasesOf(intent);
    const names =
      intent.kind === 'add' ? intent.what : phrases.flatMap((one) => (one.literal ? [] : one.text));
    return names.length > 1 && names.some((name) => /^(?:not|nicht) \p{L}/u.test(name));
  });

/** What an act is done to. */
export const phrasesOf = (intent: Intent): TargetPhrase[] =>
  'options' in intent
    ? intent.options
    : 'targets' in intent
      ? intent.targets
      : 'item' in intent
        ? [intent.item]
        : 'what' in intent && typeof intent.what === 'object' && !Array.isArray(intent.what)
          ? [intent.what]
          : [];

/** "All that do not fit": what nobody understood of it may be the very opposite. */
const isDenied = ({ all, text, literal }: TargetPhrase): boolean =>
  all === true && literal !== true && /(?<!\p{L})(?:not|cannot|\p{Ll}+n['’]t|nicht)(?!\p{L})/u.test(text);

/** "All plugins, but keep seo", "all except seo and cache": what stands beside the exception is spared, too, or is not. */
function isSparedInList(phrases: readonly TargetPhrase[]): boolean {
  const spares = phrases.map(({ where = [] }) => where.some(({ op }) => op === 'not'));
  const isBare = phrases.some(({ all, text, roles }, at) => spares[at] && !all && text === '' && !roles);
  return phrases.length > 1 && (isBare || spares.slice(0, -1).includes(true));
}

/** One name: "Newsletter", "Mara Holm", not "the ones that are starred". */
const isSpared = ({ op, value }: NonNullable<TargetPhrase['where']>[number]): boolean =>
  op === 'not' && (/^(?!ones?$)\S+$/u.test(value) || /^[\p{Lu}\d]/u.test(value));

const NOT = /(?<!\p{L})(?:not|\p{Ll}+n['’]t)(?!\p{L})/iu;

const HARMLESS: ReadonlySet<string> = new Set([
  'answer',
  'search',
  'fill',
  'other',
  'extract',
  'filter',
  'goto',
]);
