// What a reading took for part of a name although it says more: another act, a second pair, a number, a time. Pure. What
// is found so is asked about; nothing of it is done with the rest left out.
import type { FieldValue, Intent, TargetPhrase } from '../../shared/intent';
import { regex } from '../clean';
import { COUNT } from '../counts';
import { wholeDate } from '../dates';
import type { LanguageTable } from '../language/language';
import { QUOTE } from '../quotes';
import type { RuleReading } from '../rules/registry';
import type { TargetContext } from '../targets';
import { phrasesOf } from './exceptions';
import { subjectOf } from './pronouns';

const UNIT = '(?:second|minute|hour|day|week|month|sekunde|minute|stunde|tag|woche|monat)(?:e?[ns])?';
/** "Kim and ping her", "the spam folder and check whether …": an act that no table knows. */
const ACTS_ON =
  /\s(?:and|und) (?!the |all |both )\p{Ll}{2,} (?:him|her|them|it|me|us|whether|if|ihn|ihm|ihr|ihnen|sie|es|mich|mir|ob)(?!\p{L})/u;
/** "Kim and the second to Lee". */
const SECOND_PAIR =
  /\s(?:and|und) (?:(?:the|die|den|das) )?(?:second|third|last|others?|rest|zweiten?|dritten?|letzten?|anderen?) .*(?<!\p{L})(?:to|an|zu|in|auf|nach) \S|\s(?:and|und) (?:to|an) \S/iu;
/** "Until the inbox is empty", "every hour", „alle 10 Minuten“; with a capital it is a title: "Around the World in 80 Days". */
const WHEN = [
  new RegExp(
    `\\s(?:until|till|bis) \\S|\\s(?:every|each) (?:\\d+ )?${UNIT}$|\\sin (?:${COUNT}|an?) ${UNIT}$|每(?:小时|天|分钟)|分钟后|小时后`,
    'u',
  ),
  regex(`\\s(?:jede[nsr]?|alle) (?:\\d+ )?${UNIT}$|\\sin (?:${COUNT}) (?=\\p{L}+(?:n|de|g|at)$)${UNIT}$`),
];
/** „Montag bis Freitag“, „10 bis 20 Euro“, „A bis Z“: what is offered, and no time to wait for. */
const FROM_TO =
  /(?<!\p{L})(?:\d[\d.,:]*(?: ?[€$%]| \p{L}+)?|\p{L}{1,2}\.?|\p{Lu}\p{Ll}+(?:tag|woch|abend)) bis (?:\d|\p{L}(?!\p{L})|\p{Lu}\p{Ll}(?!\p{L})|\p{Lu}\p{Ll}+(?:tag|woch|abend)(?!\p{L}))/u;
/** "Click Next until it is gone"; "Open until 10 pm" is what a control says. */
const UNTIL_SAID =
  /\s(?:until (?:the|you|it|there|no|all|nothing|every)|bis (?:zum|zur|du|es|der|die|das|alle|kein\p{L}*|nichts))(?!\p{L})/u;
/** "Pay in 30 days", "Remind me in 1 hour", as controls are called; "save in 5 minutes" is to be waited for. */
const IN_NAME = new RegExp(
  `^\\p{Lu}\\S*(?: \\S+)+ in \\S+ \\p{L}+$|^\\p{Lu}\\S* in \\S+ (?:day|week|month|Tag|Woche|Monat)\\p{L}*$|^每`,
  'u',
);
/** "The three emails", "这三封邮件": how many there are, and no part of what they are called; "The Two Popes" is a name. */
const HOW_MANY = new RegExp(
  `^(?:${COUNT}) (?:\\p{L}+ )?\\p{Ll}+s$|^这?(?!一)(?:${COUNT})[个封条项张篇件份]`,
  'u',
);
/** „Drei Mails“, as German writes its nouns. */
const HOW_MANY_DE = new RegExp(`^(?:${COUNT}) (?:\\p{L}+ )?\\p{L}+s$`, 'u');
const NAMED_WORKS: ReadonlySet<string> = new Set(['play', 'watch', 'find']);
const ITS = /^(?:it|them|him|her|ihn|sie|es) \S/u;
const AND_MORE = /(?:^|\s)(?:,|and|und)\s/u;
const NOT_WHO = /\s(?:with|mit)(?: (?:the|an?|de[mr]|eine[mr]) |$)|^\S+ to \S+@/iu;

const isOpenName = ({ literal, shown }: TargetPhrase): boolean => literal !== true && shown !== true;

/** Something that was said is neither done nor named by the reading. */
export function leavesOver(read: RuleReading, clause: string, context: TargetContext): boolean {
  const { table } = context;
  const isIt = (intent: Intent): boolean => {
    const named =
      intent.kind === 'copy' ? intent.source : intent.kind === 'scroll' ? intent.target : undefined;
    return named !== undefined && isOpenName(named) && regex(`^(?:${table.pronoun})$`).test(named.text);
  };
  // "Scroll to it", "copy it": there is no place for what was named before.
  return read.intents.some(
    (intent) => saysMore(intent, clause, context) || (read.pronoun !== true && isIt(intent)),
  );
}

function saysMore(intent: Intent, clause: string, context: TargetContext): boolean {
  const { table } = context;
  if (intent.kind === 'fill')
    return intent.fields.some(
      ({ field, value }, at) =>
        field &&
        intent.fields[at - 1]?.value.from === 'date' &&
        isAct(field, table) &&
        !isPair(field, value, clause, context),
    );
  if (intent.kind === 'open' && isToldOfName(intent.target, clause, table)) return true;
  const to = intent.kind === 'item' ? (intent.recipient ?? '') : '';
  if (ACTS_ON.test(to) || SECOND_PAIR.test(to) || NOT_WHO.test(to)) return true;
  const places = intent.kind === 'drag' && intent.to ? [intent.to] : [];
  const targets = 'target' in intent && intent.target ? [intent.target] : [];
  const phrases = [...phrasesOf(intent), ...places, ...targets];
  if (phrases.some(({ within = '' }) => SECOND_PAIR.test(within))) return true;
  const isDone = intent.kind === 'item' || intent.kind === 'drag';
  const isWork = intent.kind === 'item' && NAMED_WORKS.has(intent.action);
  return phrases.filter(isOpenName).some(({ text, within = '' }) => {
    const names = [text, within];
    return (
      names.some((name) => ACTS_ON.test(name) || SECOND_PAIR.test(name)) ||
      ((isDone || intent.kind === 'click') && (saysWhen(text, isDone) || ITS.test(text))) ||
      (isDone && !isWork && (HOW_MANY.test(text) || (table.id === 'de' && HOW_MANY_DE.test(text)))) ||
      (intent.kind === 'download' && intent.when !== undefined && AND_MORE.test(text))
    );
  });
}

function saysWhen(text: string, isDone: boolean): boolean {
  if (FROM_TO.test(text) || !WHEN.some((when) => when.test(text))) return false;
  return isDone || !(IN_NAME.test(text) || (UNTIL.test(text) && !UNTIL_SAID.test(text)));
}
const UNTIL = /\s(?:until|till|bis) \S/u;

/** "The contact named Otto with the number 123", "the issue for Otto with label bug": the name ends before, and one of several is meant. */
function isToldOfName({ text, literal, where }: TargetPhrase, clause: string, table: LanguageTable): boolean {
  if (literal !== true || regex(QUOTE).test(clause)) return false;
  const more = regex(
    `\\s(?:with|having|mit)(?: (?:the|an?|de[mr]|eine[mr]))?(?:$|(?: due)? (?:${table.fieldNouns}|label|tag)(?:$| \\S))`,
  );
  return more.test(text) || (where !== undefined && / with (?:the |an? )?label /iu.test(clause));
}

/** "Expand it", "copy it", where the rule took the word for a name. */
export function withPronoun(read: RuleReading, { pronoun }: LanguageTable): RuleReading {
  const [intent, ...others] = read.intents;
  const subject = intent && others.length === 0 ? subjectOf(intent) : undefined;
  const isIt = subject !== undefined && isOpenName(subject) && regex(`^(?:${pronoun})$`).test(subject.text);
  return isIt && PLACED.has(intent?.kind ?? '') ? { ...read, pronoun: true } : read;
}
const PLACED: ReadonlySet<string> = new Set([
  'expand',
  'hover',
  'click',
  'open',
  'drag',
  'selectText',
  'check',
  'scroll',
]);

/** "… and invite Bob" read as a field called so. */
const isAct = ({ text, literal }: TargetPhrase, { nounVerb, fieldNouns }: LanguageTable): boolean =>
  literal !== true && regex(`^(?:${nounVerb})$`).test(text) && !regex(`^(?:${fieldNouns})$`).test(text);

/** "Return: May 8", "label to urgent", "order 55": the field of a pair, although it could be an act. */
const isPair = (
  { text }: TargetPhrase,
  value: FieldValue['value'],
  clause: string,
  context: TargetContext,
): boolean =>
  value.from === 'date' ||
  (value.from === 'text' && (/^\d/u.test(value.text) || wholeDate(value.text, context) !== undefined)) ||
  clause.includes(`${text}:`) ||
  clause.includes(`${text}=`) ||
  (/^(?:set|change|fill|enter|put|update)\s/iu.test(clause) &&
    !TALKS.test(text) &&
    clause.includes(` ${text} to `));
/** Verbs of which "to" is a part: "reply to Tom". */
const TALKS = /^(?:reply|respond|return|move|go|switch|subscribe|add|share|send|forward|write|talk|post)$/iu;

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
