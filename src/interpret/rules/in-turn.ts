// Values that are given one after the other: "change the stock of the lamp to 0 and its price to 9.99", "enter 5 for
// adults, 2 for children and 1 for infants". What is not surely read so is asked about: nothing of it may be typed.
import type { FieldValue } from '../../shared/intent';
import { regex, stripArticles } from '../clean';
import { LITERAL } from '../quotes';
import { asOwner } from './of-items';
import { reading, type ClauseContext, type Reading } from './rule';

/** What is written may well go on like that. */
const WORDS =
  /(?:names?|title|subject|caption|message|comment|text|notes?|description|body|bio|question|heading|titel|betreff|notiz|nachricht|beschreibung|text)$/iu;
const CHANGES = /^(?:set|change|update|(?:setz|stell|änd(?:er|re))\p{Ll}*)\s/iu;
/** "Monday to Friday, 9 to 5", "Away and back to Work": the value goes on. */
const NO_FIELD = /^(?:\d|(?:back|next|due|up|close|over|down|out) to |(?:thanks|on|in|at|from) )/iu;
const QUOTED = regex(`^${LITERAL}$`, 'u');
const NEXT = /(?:,? (?:and|und)|,) (?=\S)/iu;
const GIVEN = /^(?<field>\S.*?) (?:to|auf) (?<value>\S+(?: \p{Lu}\S*)*)$/u;
const HAN = /^(?<first>[^，,]+)[，,](?:[把将])?(?<field>[^，,]+?)(?:改成|改为|设为|设成)(?<value>[^，,]+)$/u;
const forEachOf = (more: string): RegExp =>
  regex(`(?:,\\s*(?:and )?|\\s+and\\s+)(?=(?:\\d\\S*|${LITERAL}) (?:for|as) |${more})`, 'iu');
/** "Write sorry for the delay, thanks for your patience" is one text: only what is filled in has a field behind any word. */
const FOR_EACH = [
  [/^write\s/iu, forEachOf('(?!)')],
  [/^type\s/iu, forEachOf('[^\\s,]+ as (?:the|my|your) ')],
  [/^/u, forEachOf('(?!(?:thanks?|sorry) )[^\\s,]+ (?:for|as) (?:the|my|your) ')],
] as const;
/** Three or more: two are read as a pair each. */
const INTO_EACH = regex(`(?:,\\s*(?:and )?|\\s+and\\s+)(?=(?:\\d\\S*|${LITERAL}) (?:in|into) )`, 'iu');
const INTO = /^(?<value>\S+) (?:in|into) (?:the |my )?(?<field>\p{L}[\p{L}-]*(?: [\p{L}\d-]+){0,2})$/u;
const FOR = /^(?<value>\S+) (?:for|as) (?:the |my |your )?(?<field>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2})$/u;

const ENTERS = /^(?:enter|type|put|use|write|fill in)\s+/iu;

export function givenInTurn(field: string, value: string, context: ClauseContext): Reading | undefined {
  return forEach(context) ?? toEach(field, value, context);
}

function forEach(context: ClauseContext): Reading | undefined {
  if (!ENTERS.test(context.clause)) return undefined;
  const words = context.clause.replace(ENTERS, '');
  const placed = words.split(INTO_EACH);
  const [, between = INTO_EACH] = FOR_EACH.find(([verb]) => verb.test(context.clause)) ?? [];
  const pieces = placed.length > 2 ? placed : words.split(between);
  const pairs = pieces.map((piece) => FOR.exec(piece)?.groups ?? INTO.exec(piece)?.groups);
  if (pieces.length < 2 || pairs.some((pair) => pair === undefined)) return undefined;
  return reading(
    { kind: 'fill', fields: pairs.map((pair) => one(pair?.['field'] ?? '', pair?.['value'] ?? '', context)) },
    0.9,
  );
}

function toEach(field: string, value: string, context: ClauseContext): Reading | undefined {
  const isChange = CHANGES.test(context.clause);
  const { what, to = '' } =
    /^(?:the |my )?(?<what>\p{L}[\p{L} -]*) (?:to|auf) (?<to>\S+)$/u.exec(value)?.groups ?? {};
  // "Set quantity to 3 for the kettle": the words before "to" are the field, and the thing behind "for" has it.
  if (
    isChange &&
    what !== undefined &&
    context.clause.replace(/^\S+ (?:the )?/u, '').startsWith(value.replace(/^the /u, ''))
  )
    return / (?:and|und) |, |^(?:all|every|each|alle|jede) /iu.test(field)
      ? asked(context)
      : reading({ kind: 'fill', fields: [one(`${what} for ${field}`, to, context)] }, 0.85);
  const han = HAN.exec(value)?.groups;
  if (han)
    return reading(
      {
        kind: 'fill',
        fields: [
          one(field, han['first'] ?? '', context),
          one(han['field'] ?? '', han['value'] ?? '', context),
        ],
      },
      0.88,
    );
  const pieces = value.split(NEXT);
  if (!isChange || pieces.length < 2 || WORDS.test(field)) return undefined;
  const others = pieces.slice(1).map((piece) => piece.replace(CHANGES, ''));
  if (!others.some((piece) => / (?:to|auf) \S/u.test(piece)) || others.some((piece) => NO_FIELD.test(piece)))
    return undefined;
  const rest = others.map((piece) => GIVEN.exec(piece)?.groups);
  const names = rest.map((pair) => (pair ? named(pair['field'] ?? '', field, pair['value']) : undefined));
  if (names.some((name) => name === undefined)) return asked(context);
  const fields = [
    one(field, pieces[0] ?? '', context),
    ...names.map((name, at) => one(name ?? '', rest[at]?.['value'] ?? '', context)),
  ];
  return fields.some(({ field: target }) => target?.text === '')
    ? asked(context)
    : reading({ kind: 'fill', fields }, 0.88);
}

const OF = /^(?<what>\S.*?) (?<of>(?:of|for|von|des|der) .+)$/iu;
const WHOSE = /^(?<who>(?:the )?\S+['’]s) (?<what>\S.*)$/u;

/** The name of the next field, which may leave out what the first has said: "its price", "Mila's", "of the lamp". */
function named(words: string, first: string, value = ''): string | undefined {
  // Before a quoted value all words are the field's.
  if (QUOTED.test(value) && !/^(?:its|of|for|von|des|der) |['’]s$/iu.test(words)) return words;
  const { what, of } = OF.exec(first)?.groups ?? {};
  const { who, what: owned } = WHOSE.exec(first)?.groups ?? {};
  const noun = what ?? owned;
  const its = /^its (?<noun>\p{L}+)$/iu.exec(words)?.groups?.['noun'];
  if (its !== undefined && who !== undefined) return `${who} ${its}`;
  if (its !== undefined) return of === undefined ? undefined : `${its} ${of}`;
  if (/^\p{Lu}\S*['’]s$/u.test(words)) return noun === undefined ? undefined : `${words} ${noun}`;
  if (/^(?:of|for|von|des|der) /iu.test(words)) return what === undefined ? undefined : `${what} ${words}`;
  if (/^\p{Lu}\S*['’]s \p{L}+$/u.test(words) || OF.test(words)) return words;
  return /^(?:the |den |die |das )?\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?$/u.test(words) ? words : undefined;
}

function asked(context: ClauseContext): Reading {
  const text = context.plain(context.clause);
  return reading({ kind: 'other', text }, 0.5, { ask: context.table.say.unclear.replace('%1', () => text) });
}

function one(field: string, value: string, context: ClauseContext): FieldValue {
  const target = asOwner(context.target(stripArticles(field, context.table)));
  const read = context.value(value, context.plain(field));
  return { field: target, value: read.value, ...(read.transform ? { transform: read.transform } : {}) };
}
