// Filling fields: one or several with their values, or a form with what a table says.
import type { FieldValue, TargetPhrase } from '../../shared/intent';
import { regex, trimEdges } from '../clean';
import { findDate } from '../dates';
import type { Extra } from '../language/language';
import { dictatedFrom } from '../dictated';
import { calledByKind, onlyPairs, parsePairs } from '../pairs';
import { LITERAL, unmask } from '../quotes';
import { pointsBack, startsLike, typesFound } from './found-value';
import { givenInTurn } from './in-turn';
import {
  completesOne,
  fillsNone,
  isDescribed,
  looselySaid,
  manner,
  onlyQuoted,
  reversed,
  saysToDo,
  setsTime,
  TYPES,
  withWhole,
} from './loose-value';
import { asOwner, ofQuoted, ofSeveral } from './of-items';
import { defineRule, isEmptyTarget, reading, type ClauseContext, type Reading } from './rule';

/** "Fill in: boat Pike, crew 3": the verb has nothing but fields and values behind it. */
const toFillIn = (pairs: string, context: ClauseContext): ReturnType<typeof parsePairs> =>
  regex('^fill(?!\\p{L})').test(context.clause) ? onlyPairs(pairs, context) : undefined;

const SEARCH_FIELD = /^(?:the )?search(?: ?(?:box|bar|field|input))?$/iu;

function oneField(
  field: string,
  value: string,
  context: ClauseContext,
  more: { all?: boolean; append?: boolean; words?: boolean } = {},
): FieldValue {
  const target =
    ofQuoted(field, context) ?? calledByKind(asOwner(asField(context.target(field))), field, context);
  const read = context.value(value, context.plain(field), TYPES.test(context.clause));
  return {
    // Words of a text are no field's name, quoted or not.
    field: { ...target, ...(more.all ? { all: true } : {}), ...(more.words ? { literal: true } : {}) },
    value: read.value,
    ...(read.transform ? { transform: read.transform } : {}),
    ...(more.append ? { append: true } : {}),
    ...(more.words ? { words: true } : {}),
    ...looselySaid(value, read.value, context),
  };
}

/** "the message box" is a field, not a box to look for. */
function asField(target: TargetPhrase): TargetPhrase {
  if (target.look?.shape !== 'box') return target;
  const { shape: _shape, ...look } = target.look;
  const { look: _look, ...rest } = target;
  return { ...rest, roles: ['textbox'], ...(Object.keys(look).length > 0 ? { look } : {}) };
}

/** "The number of articles to keep to 100": the first "to" says what for, the second begins the value. */
function withPurpose(
  field: string | undefined,
  value: string | undefined,
  { clause }: ClauseContext,
): [field: string | undefined, value: string | undefined] {
  if (!/^(?:set|change|update|limit|adjust)\b/iu.test(clause)) return [field, value];
  const split = regex(`^(?<what>${PURPOSES}(?: to)?) to (?<rest>${LITERAL}|\\d.*|\\S+@\\S+)$`, 'iu').exec(
    value ?? '',
  )?.groups;
  return split ? [`${field} to ${split['what']}`, split['rest']] : [field, value];
}
const PURPOSES =
  '(?:be )?(?:keep|kept|show|shown|display(?:ed)?|list(?:ed)?|wait|live|retain|store|send|fetch|load|remember|export|import|log|save|allow|send|reply|ship)';

const hasLiteral = (words: string): boolean => regex(LITERAL, 'u').test(words);

/** "Set the width to 3 and the height to 4": a field and a value each. */
function buildMulti(multi: string, context: ClauseContext): Reading | undefined {
  if (
    /\bform\b.*\bwith\b|^(?:in|out|up) |(?:into|in|to) (?:the|these|those|both|all|each) .*(?:fields?|boxes|inputs|form)$/iu.test(
      multi,
    )
  )
    return undefined;
  const isChange = regex('^(?:set|change|update|(?:setz|stell|änder)e?n?)(?!\\p{L})').test(context.clause);
  const read = parsePairs(multi, context, { given: isChange });
  return read && read.sure && read.fields.length > 1
    ? reading({ kind: 'fill', fields: read.fields }, 0.93)
    : undefined;
}

/** Fields with their values, in a form that `formish` names; or one value alone. */
function buildPairs(
  pairs: string,
  formish: string | undefined,
  bare: string | undefined,
  context: ClauseContext,
): Reading | undefined {
  // "Put this mail in Trash", "put the phone on silent": a thing and its place.
  if (/^put (?:this|that|the|my|our) [^,:"]+? (?:in|on|into|to) (?:the \p{Ll}+ )?\S+$/iu.test(context.clause))
    return undefined;
  // 'Complete the task "Buy milk"': it is ticked off.
  if (completesOne(context)) return undefined;
  const isTold = bare !== 'yes' && formish === undefined && isDescribed(pairs, context);
  const read = isTold ? undefined : (parsePairs(pairs, context) ?? toFillIn(pairs, context));
  if (read) {
    // A bare list needs its colons; "search for x" and "pick a date: y" are no fields.
    if (
      bare === 'yes' &&
      (!read.sure ||
        !/[:：=填]/u.test(pairs) ||
        /^(?:回复|告诉|给).|^[Aa]nswer \p{Lu}\p{Ll}/u.test(pairs) ||
        regex(`^(?:${context.table.verbStart})(?!\\p{L})`).test(pairs) ||
        saysToDo(pairs, context) ||
        /^invite an? /iu.test(pairs))
    )
      return undefined;
    const within =
      formish === undefined
        ? ''
        : trimEdges(
            formish.replace(/^(?:(?:in|out|the|my|das|die|den|dein|mein) )+|^(?:das|die|den|the)$/iu, ''),
          );
    const name = regex('^(?:text|input|login|the|corresponding|respective|right|this)?$').test(within)
      ? ''
      : context.plain(within);
    const fields = read.fields.map((one) =>
      name === '' || one.field?.within !== undefined
        ? one
        : { ...one, field: { ...(one.field ?? { text: '' }), within: name } },
    );
    if (!/[:：=]/u.test(pairs) && fields.length === 1 && isPlace(fields[0]?.value)) return undefined;
    return reading({ kind: 'fill', fields }, read.sure ? 0.93 : 0.85);
  }
  const only = bare === 'yes' ? undefined : buildOnly(pairs, context);
  const [intent] = ALL.test(formish ?? '') ? (only?.intents ?? []) : [];
  if (intent?.kind !== 'fill') return only;
  const fields = intent.fields.map((one) => ({ ...one, field: { text: '', ...one.field, all: true } }));
  return reading({ ...intent, fields }, 0.9);
}

const ALL = /^(?:all|every|each|both|alle|beide)(?: of)?(?: the| these| those)?\s*$/iu;
/** "A comment in the chat": "in the chat" is where it goes, not part of its text. */
const isPlace = (value: FieldValue['value'] | undefined): boolean =>
  value?.from === 'text' && /^(?:in|on|for|under) (?:the|my|our|this) /u.test(value.text);

/** Only a value, no field: the one that fits. */
function buildOnly(pairs: string, context: ClauseContext): Reading | undefined {
  if (WRITTEN.test(pairs) && !hasLiteral(pairs)) return undefined;
  const only = context.value(
    pairs,
    WRITES_THAT.test(context.clause) ? 'message' : '',
    TYPES.test(context.clause),
  );
  const known = hasLiteral(pairs) || !['text', 'described'].includes(only.value.from);
  if (!known && !regex(`^(?:enter|type|write|input|gib|schreib|tippe|输入|填)`).test(context.clause))
    return undefined;
  // „Gib Anna Rechte“, „schreib einen Beitrag“: only what is typed in is a value.
  if (
    !known &&
    regex('^(?:gib|geben|schreib(?:e|en)? (?:sie )?(?:eine?n?|d(?:ie|as|en)) )').test(context.clause) &&
    !/ (?:ein|an)(?:$|,)/iu.test(context.clause)
  )
    return undefined;
  // "type my name" needs to know the name; `enter "x" twice` says more than a value; a task is completed.
  if (
    context.isPronoun(pairs) ||
    /^complete /iu.test(context.clause) ||
    /^(?:my|your|our|his|her|their|meine?n?|deine?n?|我的)(?:\s|(?<=我的))/iu.test(pairs)
  )
    return undefined;
  if (
    only.value.from === 'text' &&
    hasLiteral(pairs) &&
    !startsLike(pairs, context) &&
    !context.isQuoted(pairs) &&
    only.value.text !== onlyQuoted(pairs, context)
  )
    return undefined;
  const target = startsLike(pairs, context);
  return reading(
    {
      kind: 'fill',
      fields: [
        target ?? {
          value: only.value,
          ...(only.transform ? { transform: only.transform } : {}),
          ...looselySaid(pairs, only.value, context),
        },
      ],
    },
    known ? 0.88 : 0.7,
  );
}

/** "Als Name Anna und als Ort Bonn": the word before the field stands before each. */
function buildEach(pairs: string, context: ClauseContext): Reading | undefined {
  const read = parsePairs(pairs.replace(/(,|(?<!\p{L})und) (?:als|bei) /giu, '$1 '), context);
  return read?.sure ? reading({ kind: 'fill', fields: read.fields }, 0.93) : undefined;
}

const WRITES_THAT = /^(?:write|type|enter)(?: down)? that /iu;

/** What is written, and what is not said in the words before the field: "a review for the shoes". */
const WRITTEN =
  /^(?:an?|another|the|my|eine?n?) (?!(?:word|text|phrase) )(?:\p{L}+ )?(?:comment|message|note|reply|answer|review|reminder|post|e-?mail|kommentar|nachricht|notiz|antwort|bewertung|rezension|beitrag)(?:$| (?:saying|that says|for|to|about) )/iu;

/** "Put the order on hold", "set a reminder for …": a thing stands where words to type would. */
function isNoText(value: string, field: string, context: ClauseContext): boolean {
  const { clause, table } = context;
  if (WRITTEN.test(value)) return true;
  if (hasLiteral(value)) return false;
  const isNamed = regex(`(?:field|box|input|area|bar|${table.fieldNouns})$`).test(field);
  if (/[:：]\s/u.test(field) || (WRITES_THAT.test(clause) && !isNamed)) return true;
  // Dictated words always come last.
  if (dictatedFrom(clause, table) !== undefined && !clause.endsWith(value)) return true;
  // "Set a reminder for the dentist", not "set the text to a car".
  if (/^set an? /iu.test(clause)) return /^an? [^\d\p{Lu}]+$/u.test(value);
  if (/^put /iu.test(clause))
    return (
      /^hold$|(?:^| )mode$/iu.test(field) || (/^(?:the|my|our|this|that|all) /iu.test(value) && !isNamed)
    );
  return false;
}

/** A value into a field that is named. */
function buildInto(field: string, value: string, extra: Extra, context: ClauseContext): Reading | undefined {
  // "Set an alarm for 7am tomorrow": when it is to be, and no field.
  if (!hasLiteral(value) && isWhen(field, context)) return undefined;
  if (isNoText(value, field, context)) return undefined;
  // What is put "in my calendar on Friday" is an event.
  if (CALENDAR_WHEN.test(context.plain(field))) return undefined;
  if (SEARCH_FIELD.test(context.plain(field)) && !hasLiteral(value) && value.length > 200) return undefined;
  const items = ofSeveral(field);
  if (items)
    return reading(
      items.marks.map((mark) => {
        const { field: target = { text: '' }, ...rest } = oneField(items.what, value, context);
        const where = [{ op: 'contains' as const, value: context.plain(mark) }];
        return { kind: 'fill' as const, fields: [{ field: { ...target, where }, ...rest }] };
      }),
      0.9,
    );
  // `"A" as the x, "B" as the y and "C" as the z`: the whole clause is a list of pairs.
  if (hasLiteral(field)) {
    const whole = parsePairs(context.clause.replace(/^\S+\s+/u, ''), context);
    if (whole && whole.sure && whole.fields.length > 1)
      return reading({ kind: 'fill', fields: whole.fields }, 0.93);
  }
  // Two pairs in one clause: "enter X into A and Y into B".
  const second = regex(
    `^(?<a>.+?) (?:and|und) (?<v>.+?) (?:into|in|to|for|as|für|als|ins|bei) (?<b>.+)$`,
  ).exec(field)?.groups;
  if (second) {
    const [a = '', v = '', b = ''] = [second['a'], second['v'], second['b']];
    // "Grade 2 for Anna and 3 for Ben": one field, of each.
    const of = /^(?<what>\p{Ll}+) (?<value>\d\S*)$/u.exec(value)?.groups;
    if (of && /^\d\S*$/u.test(v))
      return reading(
        [
          [a, of['value'] ?? ''],
          [b, v],
        ].map(([who = '', each = '']) => ({
          kind: 'fill' as const,
          fields: [
            {
              field: {
                text: of['what'] ?? '',
                where: [{ op: 'contains' as const, value: context.plain(who) }],
              },
              value: context.value(each).value,
            },
          ],
        })),
        0.88,
      );
    return reading({ kind: 'fill', fields: [oneField(a, value, context), oneField(b, v, context)] }, 0.88);
  }
  const chained = extra['all'] === 'yes' ? [] : withEach(field, value, context);
  if (chained.length > 1) return reading({ kind: 'fill', fields: chained }, 0.9);
  if (extra['all'] === 'yes' && !regex('(?:field|box|input|area|feld|felder|栏|框)').test(field))
    return undefined;
  return intoNamed(field, value, extra, context);
}

/** One field and one value, or a list of fields that stands in the place of the value. */
function intoNamed(
  field: string,
  value: string,
  { all, append, words }: Extra,
  context: ClauseContext,
): Reading {
  const one = oneField(field, value, context, {
    all: all === 'yes',
    append: append === 'yes',
    words: words === 'yes',
  });
  const paired = parsePairs(value, context);
  const isNamed = one.field && !isEmptyTarget({ ...one.field, roles: [] });
  if (paired && !isNamed && paired.fields.length > 0)
    return reading(
      {
        kind: 'fill',
        fields: paired.fields.map((f) =>
          all === 'yes' && paired.fields.length === 1
            ? { ...f, field: { ...(one.field ?? { text: '' }), all: true } }
            : f,
        ),
      },
      0.9,
    );
  if (paired && all === 'yes' && one.field) {
    const first = paired.fields[0];
    if (first) return reading({ kind: 'fill', fields: [{ ...first, field: one.field }] }, 0.92);
  }
  return reading(
    { kind: 'fill', fields: [one] },
    hasLiteral(value) || one.value.from !== 'text' ? 0.95 : 0.85,
  );
}

export const fillRules = [
  defineRule({
    name: 'fill',
    specificity: 50,
    build: (slots, extra, context) => {
      const { pairs, multi, formish } = slots;
      if (fillsNone(context)) return undefined;
      if (pairs !== undefined && extra['each'] === 'yes') return buildEach(pairs, context);
      if (multi !== undefined) return buildMulti(multi, context);
      if (pairs !== undefined) return buildPairs(pairs, formish, extra['bare'], context);
      const [named, given] = withPurpose(
        slots['field'],
        slots['value'] ?? slots['value2'] ?? extra['value'],
        context,
      );
      // "in all upper case letters in the text input": the words between say how, not where.
      const moved = manner(named, extra['all'] === 'yes', context);
      if (named === undefined || given === undefined) return undefined;
      const turned = reversed(named, given, context);
      if (turned) return buildInto(turned.field, turned.value, extra, context);
      if (setsTime(named, given, context)) return undefined;
      const [whole, told] = withWhole(named, given, context);
      if (pointsBack(given)) return typesFound(asField(context.target(named)));
      const several = givenInTurn(named, given, context);
      if (several) return several;
      if (!moved) return buildInto(whole, told, extra, context);
      const { all: _all, ...rest } = extra;
      return buildInto(moved.field, `${given} ${moved.words}`, rest, context);
    },
  }),
  defineRule({
    name: 'fillFromTable',
    specificity: 90,
    // Every field, with what the page gives for its label.
    build: () =>
      reading(
        {
          kind: 'fill',
          fields: [
            {
              field: { text: '', roles: ['textbox'], all: true },
              value: { from: 'page', target: { text: '', all: true } },
            },
          ],
        },
        0.8,
      ),
  }),
];

const CALENDAR_WHEN =
  /^(?:calendar|kalender)(?: ein)?,? (?:on|at|for|from|am|um|ab|für|von|\S+tag|(?:über)?morgen|heute)(?: |$)/iu;

const isWhen = (words: string, context: ClauseContext): boolean =>
  /^\d/u.test(words) && findDate(unmask(words, context.masked), context) !== undefined;

const SENTENCES =
  /message|comment|text|notes?$|description|body|bio|notiz|nachricht|kommentar|beschreibung/iu;
const AND_WITH =
  /^(?<value>\S.*?)(?:,? (?:and|und)|,) (?:the )?(?<field>\p{L}[\p{L}\d -]{1,30}?) (?:with|mit) (?<rest>\S.*)$/iu;

/** "Fill name with Ann and city with Bonn": a field for each "with". */
function withEach(field: string, value: string, context: ClauseContext): FieldValue[] {
  const groups =
    regex('^(?:fill|füll|answer )').test(context.clause) && !SENTENCES.test(field)
      ? AND_WITH.exec(value)?.groups
      : undefined;
  if (!groups) return [oneField(field, value, context)];
  const { value: own = '', field: next = '', rest = '' } = groups;
  // "The first question with yes and the second with no".
  const isShort = /^(?:first|second|third|fourth|last)$/iu.test(next);
  return [oneField(field, own, context), ...withEach(isShort ? `${next} question` : next, rest, context)];
}
