// Conditions on an item at the end of a target phrase: "by Mara", "whose status is open", "from last
// month", "starts with A and ends with B". Read from the right, one at a time.
import type { TargetPhrase } from '../../shared/intent';
import { regex, stripArticles, trimEdges } from '../clean';
import { isPlanned, withShortDay } from '../date-fields';
import { comingDay, dayOfPart, hasTime, wholeDate, wholeRange } from '../dates';
import { QUOTE, unmask } from '../quotes';
import type { TargetContext } from '../targets';

export type Condition = NonNullable<TargetPhrase['where']>[number];

const MAX_CONDITIONS = 6;

export function readConditions(phrase: string, context: TargetContext): { rest: string; where: Condition[] } {
  const where: Condition[] = [];
  let rest = phrase;
  while (where.length < MAX_CONDITIONS) {
    const found = lastCondition(rest, context);
    if (!found) break;
    where.unshift(...found.conditions);
    rest = trimEdges(rest.slice(0, found.index)).replace(
      regex(
        context.table.spaced
          ? '\\s+(?:and|und|(?:that|which|who)(?: (?:is|are|costs?))?|costing|priced)$'
          : '(?:并且|且|和)$',
      ),
      '',
    );
    if (rest === '') break;
  }
  const front = context.table.spaced ? undefined : DAY_OF_ALL.exec(rest)?.groups;
  const when = front
    ? makeCondition('date', 'date', front['day'] ?? '', undefined, front['all'] ?? '', context)
    : undefined;
  return front && when ? { rest: front['all'] ?? '', where: [...when, ...where] } : { rest, where };
}

/** "周五的所有日程". */
const DAY_OF_ALL = /^(?<day>.{1,12}?)的(?<all>(?:所有|全部).+)$/u;

function lastCondition(
  text: string,
  context: TargetContext,
): { index: number; conditions: Condition[] } | undefined {
  const { table } = context;
  let best: { index: number; conditions: Condition[] } | undefined;
  for (const phrase of table.conditions) {
    const before = table.spaced ? '(?<=^|\\s)' : '';
    // The rightmost start wins, so that conditions come off one by one; a greedy head finds it.
    const match = regex(`^(?<head>.*)${before}(?:${phrase.pattern})$`, 'u').exec(text);
    const groups = match?.groups;
    if (!match || !groups) continue;
    const index = groups['head']?.length ?? 0;
    if (best && index <= best.index) continue;
    const value = trimEdges(groups['value'] ?? '');
    if (value === '') continue;
    if (phrase.field === 'by' && JOURNEY.test(groups['head'] ?? '') && /\s(?:to|nach)\s/u.test(value))
      continue;
    const said = text.slice(0, text.lastIndexOf(groups['value'] ?? ''));
    const conditions = makeCondition(
      phrase.op,
      phrase.field ?? groups['field'],
      value,
      groups['to'],
      said,
      context,
    );
    if (!conditions) continue;
    if (index === 0 && phrase.field === undefined && phrase.op === 'contains') continue;
    best = { index, conditions };
  }
  return best;
}

/** "A flight from Berlin to London": a way, and nobody's. */
const JOURNEY =
  /flight|train|route|\bbus\b|trip|journey|ticket|\bflug|\bflüge|\bzug|fahrt|verbindung|strecke/iu;

/** "Yesterday at 5" is nobody's name. */
const AT_TIME = /\s(?:at|um)\s\d/iu;
const CLOCK = /(?<![\d:])\d{1,2}:\d\d(?![\d:])/u;
const BOOKS =
  /(?:^|[,.;]\s*|(?<!\p{L})(?:and|then|please|to|you|me|und|dann|bitte)\s)(?:book|reserve|buche?|reserviere?)n?\s|预[订定约]/iu;
const DAY_FOLLOWS = /(?<!\p{L})(?:on|from|dated|due|am|vom|zum)\s*$/iu;
const FROM = /(?<!\p{L})(?:from|von|vom|of|aus)\s*$/iu;
const LINK = /\s*(?<!\p{L})(?:on|from|of|for|in|dated|am|vom|von|für|im)\s*$/iu;

function makeCondition(
  op: TargetContext['table']['conditions'][number]['op'],
  field: string | undefined,
  value: string,
  to: string | undefined,
  /** What stands before the value. */
  said: string,
  context: TargetContext,
): Condition[] | undefined {
  const { table, masked } = context;
  if (op === 'date' || field === 'by') {
    const dated = DAY_FOLLOWS.test(said) ? withShortDay(context) : context;
    // „Von Montag bis Mittwoch“: the word in front belongs to it.
    const [before = ''] = /\S*\s*$/u.exec(said) ?? [];
    const found =
      wholeDate(unmask(value, masked), dated) ??
      wholeRange(before + unmask(value, masked), dated) ??
      dayOfPart(unmask(value, masked), dated);
    // "Book a table on Saturday at 8 pm": nothing that could be read off a row, and nothing of it is dropped.
    if (found && hasTime(found) && BOOKS.test(masked.text)) return undefined;
    if (found) {
      const isOne = found.from === found.to;
      // Meetings "from Friday" may well be over, a stay from Friday to Sunday is not.
      const isAhead = isPlanned(said.replace(LINK, '')) && !(isOne && FROM.test(said));
      const date = isAhead ? comingDay(found, context.now) : found;
      // "The event on Friday at 10:00"; "at 5" and "8 pm" a row may well write otherwise.
      const time = CLOCK.exec(found.words)?.[0];
      return [
        date.from === date.to
          ? { field: 'date', op: 'is', value: date.from }
          : { field: 'date', op: 'between', value: date.from, to: date.to },
        ...(time === undefined ? [] : [{ op: 'contains' as const, value: time }]),
      ];
    }
    if (op === 'date' || AT_TIME.test(value)) return undefined;
    if (/^(?:19|20)\d\d$/u.test(value))
      return [{ field: 'date', op: 'between', value: `${value}-01-01`, to: `${value}-12-31` }];
    // "from the list" is a place, not a person.
    if (regex('^(?:the|this|that) (?!(?:user|author|customer|team|company)\\b)').test(value))
      return undefined;
    if (/^\d/u.test(value)) return undefined;
  }
  const quoted = regex(QUOTE, 'u').test(value);
  const plain = unmask(quoted ? value.trim() : stripArticles(value, table), masked);
  const name = field === undefined ? undefined : unmask(trimEdges(field), masked);
  return [
    {
      ...(name === undefined || name === '' ? {} : { field: name }),
      op,
      value: plain,
      ...(to === undefined ? {} : { to: unmask(trimEdges(to), masked) }),
    },
  ];
}
