// What a reading took for part of a name although it says more: another act, a second pair, a number, a time. Pure. What
// is found so is asked about; nothing of it is done with the rest left out.
import type { Intent, TargetPhrase } from '../../shared/intent';
import { regex } from '../clean';
import { COUNT } from '../counts';
import type { LanguageTable } from '../language/language';
import type { RuleReading } from '../rules/registry';
import { phrasesOf } from './exceptions';
import { subjectOf } from './pronouns';

const UNIT = '(?:second|minute|hour|day|week|month|sekunde|minute|stunde|tag|woche|monat)(?:e?[ns])?';
/** "Kim and ping her", "the spam folder and check whether …": an act that no table knows. */
const ACTS_ON =
  /\s(?:and|und) (?!the |all |both )\p{Ll}{2,} (?:him|her|them|it|me|us|whether|if|ihn|ihm|ihr|ihnen|sie|es|mich|mir|ob)(?!\p{L})/u;
/** "Kim and the second to Lee". */
const SECOND_PAIR =
  /\s(?:and|und) (?:(?:the|die|den|das) )?(?:second|third|last|others?|rest|zweiten?|dritten?|letzten?|anderen?) .*(?<!\p{L})(?:to|an|zu|in|auf|nach) \S|\s(?:and|und) (?:to|an) \S/iu;
const WHEN = regex(
  `\\s(?:until|till|bis) \\S|\\s(?:every|each|jede[nsr]?|alle) (?:\\d+ )?${UNIT}$|\\sin (?:${COUNT}|an?) ${UNIT}$|每(?:小时|天|分钟)|分钟后|小时后`,
);
/** "The three emails", "这三封邮件": how many there are, and no part of what they are called. */
const HOW_MANY = regex(`^(?:${COUNT}) (?:\\p{L}+ )?\\p{Ll}+s$|^这?(?:${COUNT})[个封条项张篇件份]`);
const ITS = /^(?:it|them|him|her|ihn|sie|es) \S/u;
const AND_MORE = /(?:^|\s)(?:,|and|und)\s/u;
const NOT_WHO = /\s(?:with|mit)(?: (?:the|an?|de[mr]|eine[mr]) |$)|^\S+ to \S+@/iu;

const isOpenName = ({ literal, shown }: TargetPhrase): boolean => literal !== true && shown !== true;

/** Something that was said is neither done nor named by the reading. */
export function leavesOver(read: RuleReading, table: LanguageTable): boolean {
  const isIt = (intent: Intent): boolean => {
    const named =
      intent.kind === 'copy' ? intent.source : intent.kind === 'scroll' ? intent.target : undefined;
    return named !== undefined && isOpenName(named) && regex(`^(?:${table.pronoun})$`).test(named.text);
  };
  // "Scroll to it", "copy it": there is no place for what was named before.
  return read.intents.some((intent) => saysMore(intent, table) || (read.pronoun !== true && isIt(intent)));
}

function saysMore(intent: Intent, table: LanguageTable): boolean {
  if (intent.kind === 'fill')
    return intent.fields.some(
      ({ field }, at) => field && intent.fields[at - 1]?.value.from === 'date' && isAct(field, table),
    );
  const to = intent.kind === 'item' ? (intent.recipient ?? '') : '';
  if (ACTS_ON.test(to) || SECOND_PAIR.test(to) || NOT_WHO.test(to)) return true;
  const places = intent.kind === 'drag' && intent.to ? [intent.to] : [];
  const targets = 'target' in intent && intent.target ? [intent.target] : [];
  const phrases = [...phrasesOf(intent), ...places, ...targets];
  if (phrases.some(({ within = '' }) => SECOND_PAIR.test(within))) return true;
  const isDone = intent.kind === 'item' || intent.kind === 'drag';
  return phrases.filter(isOpenName).some(({ text, within = '' }) => {
    const names = [text, within];
    return (
      names.some((name) => ACTS_ON.test(name) || SECOND_PAIR.test(name)) ||
      ((isDone || intent.kind === 'click') && (WHEN.test(text) || ITS.test(text))) ||
      (isDone && HOW_MANY.test(text)) ||
      (intent.kind === 'download' && intent.when !== undefined && AND_MORE.test(text))
    );
  });
}

/** "Expand it", "copy it", where the rule took the word for a name. */
export function withPronoun(read: RuleReading, { pronoun }: LanguageTable): RuleReading {
  const [intent, ...others] = read.intents;
  const subject = intent && others.length === 0 ? subjectOf(intent) : undefined;
  const isIt = subject !== undefined && isOpenName(subject) && regex(`^(?:${pronoun})$`).test(subject.text);
  return isIt && PLACED.has(intent?.kind ?? '') ? { ...read, pronoun: true } : read;
}
const PLACED: ReadonlySet<string> = new Set(['expand', 'hover', 'click', 'open', 'drag', 'selectText']);

/** "… and invite Bob" read as a field called so. */
const isAct = ({ text, literal }: TargetPhrase, { nounVerb, fieldNouns }: LanguageTable): boolean =>
  literal !== true && regex(`^(?:${nounVerb})$`).test(text) && !regex(`^(?:${fieldNouns})$`).test(text);

/** "Like it too", "share it again with Tom": the word behind the pronoun says nothing of the thing. */
export const withoutAgain = (clause: string, { pronoun, spaced }: LanguageTable): string =>
  spaced
    ? clause.replace(
        regex(
          `^(?<act>\\p{L}+(?: (?:to|on|up|off))? (?:${pronoun})) (?:again|too|now|instead|first|as well|wieder|zuerst|ebenfalls|erneut)(?=$| (?:with|to|in|on|as|from|into|mit|an|zu|auf|ab|aus|ein)(?!\\p{L}))`,
        ),
        '$<act>',
      )
    : clause;
