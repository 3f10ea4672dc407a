// Words behind a verb of typing that are no value: the name of a field or a control, or how something is to be written.
import type { FieldValue } from '../../shared/intent';
import { regex } from '../clean';
import { LITERAL } from '../quotes';
import type { ClauseContext } from './rule';

/** Words in front of the one thing with digits in it: "verification code 482913", "IBAN DE89 3704". */
const NAMED =
  /^(?<named>(?:\d+-)?\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,3})(?: is|:)? (?<token>(?=\S*\d)\S+|(?=\S*\d)[\p{Lu}\d-]+(?: [\p{Lu}\d-]+)+)$/u;
/** Words of a language that writes nouns small; a name begins with a capital letter. */
const SMALL = /^(?:(?:\d+-)?\p{Ll}[\p{Ll}-]*|\p{Lu}{2,5})(?: (?:\p{Ll}[\p{Ll}-]*|\p{Lu}{2,5}))*$/u;
/** Into what else one goes than into a field. */
const ENTERS = /^(?:enter|switch|go to|wechs(?:le|ele|eln)|切换|进入)(?!\p{L})/iu;
const IS_NAME = /^\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*){0,2}$/u;

/** What is typed stands behind it. */
export const TYPES =
  /^(?:enter|type|input|write|put|insert|fill|use|provide|copy|gib|geben|trage?|schreib|tippe?|füll|setze)(?!\p{L})|^(?:输入|填|写|在)/iu;

/** "The number of items in the list": nothing of it is a pair of a field and its value. */
export const isDescribed = (words: string, context: ClauseContext): boolean =>
  context.value(words).value.from === 'described';

/** "The number of items in the list into the field": the field is the last that is named. */
export function withWhole(field: string, value: string, context: ClauseContext): [string, string] {
  const { before, rest } =
    /^(?<before>\p{Ll}[^,]*?) (?:into|in|as|to) (?:the |a )?(?<rest>[^,]*(?:field|box|input|area|cell|column))$/u.exec(
      field,
    )?.groups ?? {};
  if (before === undefined || rest === undefined || regex(LITERAL, 'u').test(field)) return [field, value];
  const whole = `${value} in the ${before}`;
  return isDescribed(whole, context) ? [rest, whole] : [field, value];
}

/** "My wish: open the settings": behind no name of a field an act is no value. */
export const saysToDo = (pairs: string, { table }: ClauseContext): boolean =>
  regex(
    `^(?!(?:.* )?(?:${table.fieldNouns}):)[^:：]+: (?:${table.verbStart}) (?:${table.articles}|${table.all}) `,
  ).test(pairs);

/** "Enter my name as Otto": the field is named first; undefined where both could be the value. */
export function reversed(
  field: string,
  value: string,
  { clause, table }: ClauseContext,
): { field: string; value: string } | undefined {
  const named = (words: string): string | undefined =>
    regex(`^(?:${table.articles}) (?<name>${table.fieldNouns})$`).exec(words)?.groups?.['name'];
  const name = named(value);
  return name !== undefined &&
    regex(`(?<!\\p{L})(?:as|als) (?!(?:${table.articles}) )`).test(clause) &&
    !regex(`^(?:(?:${table.articles}) )?(?:${table.fieldNouns})$|(?:field|box|input|area|feld)$`).test(field)
    ? { field: name, value: field }
    : undefined;
}

/** "Set the alarm for 6:45", "the status to away for two hours": what stands behind "for" is no field. */
export const setsTime = (field: string, value: string, { clause }: ClauseContext): boolean =>
  regex(`^set\\s(?!.*${LITERAL})`).test(clause) && clause.includes(`${value} for `) && TIME.test(field);
const SPAN =
  '(?:\\d+|an?|half an|one|two|three|four|five|six|ten|twelve) (?:second|minute|hour|day|night|week|month|year)s?';
const TIME = regex(`^(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\.?)?|noon|midnight|${SPAN})$`);
/** The value would be "20 for the red shirt", "away for two hours". */
const SETS_FOR = regex(
  `^(?:change|update) .+ to \\S*\\d\\S* for (?:the|my|our|this|that) \\S|^(?:set|change|update) .+ to .+ for ${SPAN}$`,
);

/** 'Complete the task "Buy milk"' ticks it off; 'complete the first name "Otto"' fills a field. */
export const completesOne = ({ clause, table }: ClauseContext): boolean =>
  COMPLETES.test(clause) && !regex(`^complete (?:the |my )?(?:${table.fieldNouns}) ${LITERAL}$`).test(clause);
const COMPLETES = regex(`^complete (?:the |my )?[\\p{Ll} -]+ ${LITERAL}$`);

/** Marks for what was said without quotes. */
export function looselySaid(
  words: string,
  value: FieldValue['value'],
  { clause, table }: ClauseContext,
): Pick<FieldValue, 'named' | 'loose'> {
  if (value.from !== 'text' || regex(LITERAL, 'u').test(words)) return {};
  const named = TYPES.test(clause) ? NAMED.exec(value.text)?.groups?.['named'] : undefined;
  if (named !== undefined && (table.id === 'de' || SMALL.test(named))) return { named };
  return ENTERS.test(clause) && (table.id !== 'en' || IS_NAME.test(value.text)) ? { loose: true } : {};
}

/** The manner that stands before the field in "in upper case into the name field". */
export function manner(
  field: string | undefined,
  every: boolean,
  { table }: ClauseContext,
): { words: string; field: string } | undefined {
  if (field === undefined) return undefined;
  for (const [source] of table.transforms) {
    const groups = regex(
      `^(?<words>${source})(?: letters| characters)?[,]?\\s+(?:in|into|inside|on|to|im|ins|in das|in den) (?:the )?(?<field>.+)$`,
    ).exec(field)?.groups;
    const [words, rest] = [groups?.['words'], groups?.['field']];
    if (words !== undefined && rest !== undefined)
      return { words: every ? `in all ${words}` : `in ${words}`, field: rest };
  }
  return undefined;
}

/** The text of the one literal in the words. */
export function onlyQuoted(words: string, context: ClauseContext): string | undefined {
  const mark = regex(LITERAL, 'u').exec(words)?.[0];
  return mark === undefined ? undefined : context.masked.literals.get(mark)?.text;
}

/** "Write to Tom that …": somebody is to be told. */
const TELLS_THAT =
  /^(?:write|schreib(?:e|en)?(?: sie)?)(?: (?:to|an) [^,]{1,40}?| (?!an? |the |my |your |down |eine?n? )\p{L}[\p{L}-]*(?: \p{L}+)?),? (?:that (?=(?:i|we|you|he|she|it|they|the|my|our)(?!\p{L}))|dass )/iu;
/** "Use my billing address as shipping address": the page knows it. "A review for the shoes: …" is for a page of its own. */
const NO_FIELDS = [
  SETS_FOR,
  TELLS_THAT,
  /^[Uu]se (?:my|our|the|same) [^\d\p{Lu}@]+? (?:as|for) /u,
  /^(?:set|use|make) .*(?<!\p{L})same as /iu,
  /^(?:enter|type|put|write|fill in|insert) (?:in )?(?:the |my )?same /iu,
  /^(?:write|note) down /iu,
  /^fill (?:in |out )?(?:the |an? |my )?(?:log|sign)[- ](?:in|up|on) (?:form|page)$/iu,
  /^(?:write|leave|add|post|make) an? (?:\p{L}+ )?(?:comment|message|note|review) (?:for|about|on) /iu,
];
const COMMENTS = regex(
  `^(?:add|write|leave|post|make) (?:an? (?:new )?comment|${LITERAL} as an? (?:new )?comment) (?:to|on|under) `,
);

/** Nothing of the clause is a field with its value. */
export const fillsNone = ({ clause }: ClauseContext): boolean =>
  COMMENTS.test(clause) || (NO_FIELDS.some((said) => said.test(clause)) && !regex(LITERAL, 'u').test(clause));
