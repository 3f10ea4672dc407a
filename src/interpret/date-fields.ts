// What words say about the dates beside them: whether a field takes a date, and whether a thing lies in the future.
import type { DateContext } from './dates';
import type { LanguageTable } from './language/language';

export const isDateField = (words: string): boolean =>
  /\b(?:date|birthday|birth|dob|day|deadline|due|arrival|departure|check-?in|check-?out|expir(?:y|ation|es)|valid (?:from|until|till|through)|fällig(?:keit)?|geburtstag|termin|anreise|abreise|gültig (?:ab|von|bis))\b|datum\b|frist\b|[a-zäöü](?:tag|termin)$|日期|生日|截止|到期/iu.test(
    words,
  );

/** Whether the words are of something planned, whose date lies in the future. */
export const isAhead = (words: string): boolean =>
  /\b(?:due|deadline|departure|depart|leave|return|outbound|inbound|arrival|arrive|expir(?:y|ation|es)|valid until|check-?in|check-?out|appointment|meeting|event|booking|pick-?up|drop-?off|delivery|termin)\b|fällig|frist\b|ablauf|gültig bis|abflug|hinflug|rückflug|hinfahrt|rückfahrt|anreise|abreise|lieferdatum|截止|到期|有效期|出发|返程|返回日|入住|退房|离店|会议|日程|预约/iu.test(
    words,
  );

/** Whether the things themselves are planned: "all meetings with Anna", "tasks due", but not "mails about the meeting". */
export function isPlanned(words: string): boolean {
  const [said = ''] = words.split(FURTHER);
  return (
    !OVER.test(words) && (/\b(?:due|fällig)\s*(?:on|am|at)?\s*$/iu.test(words) || PLANS.test(said.trim()))
  );
}
const FURTHER =
  /\s(?:about|regarding|with|from|by|for|of|in|at|on|due|über|mit|von|vom|für|bei|im|in|am)\s/iu;
const OVER = /\b(?:overdue|past|missed)\b|überfällig|vergangen|verpasst/iu;
const PLANS =
  /(?<!\p{L})(?:appointments?|meetings?|events?|bookings?|reservations?|calls|flights?|trains?|rooms?|hotels?|tables?|stays?|classe?s?|lessons?|(?:time ?)?slots?|shifts?|interviews?|\p{L}*termine?[ns]?|besprechung(?:en)?|treffen|veranstaltung(?:en)?|buchung(?:en)?|reservierung(?:en)?|flug|flüge|zug|züge|zimmer|hotels?|tisch)$|(?:日程|会议|活动|预约|预订|约会|航班)$/iu;

/**
 * The context in which a date may be written without its year: 24/12, in German 24.12. (in English that would be a number).
 * Not for fields of cards, where 01/27 is a month and a year, nor for dates of birth, which are not in this year.
 */
export const withShortDay = <C extends DateContext & { table: LanguageTable }>(context: C, field = ''): C =>
  /expir|valid|birth|\bdob\b|ablauf|gültig|geburt|有效期|到期|生日/iu.test(field)
    ? context
    : { ...context, shortDay: context.table.id === 'de' ? './' : '/' };
