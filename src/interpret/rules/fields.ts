// Giving values to fields otherwise than by filling: clear, set a control, pick a date.
import type { Intent } from '../../shared/intent';
import { regex, stripArticles, trimEdges } from '../clean';
import { isAhead, isDateField, withShortDay } from '../date-fields';
import { comingDay, wholeDate, wholeRange } from '../dates';
import { LITERAL, unmask } from '../quotes';
import { defineRule, isEmptyTarget, reading, type ClauseContext, type Reading } from './rule';

export const fieldRules = [
  defineRule({
    name: 'clear',
    specificity: 57,
    build: ({ field = '' }, { empty }, context) => {
      const what = context.target(field);
      const isField = what.roles?.some((role) => /^(?:text|search|combo)box$/.test(role));
      // „Lösche die Mail „Tau““: a kind and a name in quotes are a thing of a list.
      const named = stripArticles(trimEdges(field), context.table);
      const isThing = regex(
        `^(?:\\p{Ll}+\\s+)?(?:${context.table.itemNouns}|(?!${context.table.fieldNouns})\\S+)\\s+${LITERAL}$`,
      );
      const deletes = !isField && regex('^lösch').test(context.clause);
      if (deletes && isThing.test(named)) return undefined;
      // „Lösche die letzte Nachricht“, „meine Notiz“: what is called so is written, and can go.
      const isWritten = regex(`^(?:${context.table.itemNouns}|notiz(?:en)?|mitteilung|eintrag)$`).test(
        what.text,
      );
      if (deletes && (isWritten || what.ordinal !== undefined || what.superlative)) return undefined;
      // "The message from Anna" is a thing of a list.
      if (isEmptyTarget(what) || what.where !== undefined) return undefined;
      // "clear the cart", "clear filters": things that are not fields have buttons of their own.
      if (
        empty !== 'yes' &&
        !isField &&
        what.literal !== true &&
        !regex(`^(?:${context.table.fieldNouns})$`).test(what.text)
      ) {
        return undefined;
      }
      return reading({ kind: 'fill', fields: [{ field: what, value: { from: 'text', text: '' } }] }, 0.9);
    },
  }),
  defineRule({
    name: 'setControl',
    specificity: 75,
    build: ({ field, value: said }, { control, end = '' }, context) => {
      const value = said ?? end;
      const words = context.plain(field ?? '');
      // A colour scheme has a name, and is chosen among others.
      const isTheme = regex('^(?:schemes?|themes?|palettes?|schema|modus|mode)(?!\\p{L})').test(value);
      const kind: Extract<Intent, { kind: 'set' }>['control'] | undefined =
        /slide|schieberegler|regler|滑块|滑动条|range/iu.test(words)
          ? 'slider'
          : /spin|stepper|number (?:input|field|picker)|drehfeld|微调/iu.test(words)
            ? 'spinbutton'
            : (/colou?r|farb|颜色|取色/iu.test(words) || control === 'color') && !isTheme
              ? 'color'
              : /volume|brightness|zoom|opacity|lautstärke|helligkeit|音量|亮度/iu.test(words)
                ? 'any'
                : control === 'any'
                  ? 'any'
                  : undefined;
      if (kind === undefined || (kind === 'slider' && isDateField(words))) return undefined;
      // "20, bass to 5 and treble to 6": fields of their own.
      if (field !== undefined && GOES_ON.test(value)) return undefined;
      const second = AND_TO.exec(value)?.groups;
      if (second && field !== undefined) {
        const [own = '', next = '', rest = ''] = [second['value'], second['field'], second['rest']];
        const set = (what: string, to: string): Intent => ({
          kind: 'set',
          field: context.target(what),
          value: context.plain(to),
          control: kind === 'color' ? 'color' : 'any',
        });
        return reading([set(field, own), set(next, rest)], 0.9);
      }
      const target = field === undefined ? undefined : context.target(field);
      let plain = context
        .plain(value)
        .replace(/^(?:the |a )?(?:following )?(?:(?:value|colou?r|number|farbe|wert)(?: of)?)?\s*/iu, '');
      if (kind === 'color') plain = plain.toLowerCase();
      if (plain === '' || (kind === 'slider' && !/\d|min|max|middle|half|end|start/iu.test(plain)))
        return undefined;
      const named =
        target && (target.text !== '' || target.ordinal !== undefined || target.within !== undefined)
          ? target
          : undefined;
      return reading({ kind: 'set', ...(named ? { field: named } : {}), value: plain, control: kind }, 0.94);
    },
  }),
  defineRule({
    name: 'date',
    specificity: 66,
    build: ({ field, date, range }, { days }, context) => {
      // "12/10/2026 as the date and 19:30 as the time": each has a field of its own.
      if (/(?: and |, )\S+ as /u.test(field ?? '')) return undefined;
      const several = date === undefined ? undefined : daysOf(field ?? '', date, context);
      if (several) return several;
      const said = unmask(date ?? range ?? '', context.masked);
      const isDay = field === undefined || isDateField(field);
      const dated = isDay ? withShortDay(context, field) : context;
      const ends = wholeRange(said, dated);
      const span = range === undefined ? wholeDate(said, dated, isDay) : ends;
      if (!span) return undefined;
      const words =
        field === undefined
          ? ''
          : context
              .plain(stripArticles(field, context.table))
              .replace(/(?:^|\s+)(?:date ?picker|calendar|kalender|日历|日期选择器)$/iu, '');
      // What gets two days takes days, whatever it is called.
      if (
        field !== undefined &&
        days === undefined &&
        !ends &&
        !isDateField(context.plain(field)) &&
        !/calendar|kalender|日历/iu.test(field)
      )
        return undefined;
      const target =
        words === '' ||
        /^(?:the )?(?:date|datum|day|日期|(?:date|time)(?: |-)?(?:range|span)|dates|zeitraum|日期范围)$/iu.test(
          words,
        )
          ? undefined
          : context.target(words);
      return reading(
        {
          kind: 'date',
          ...(target && !isEmptyTarget(target) ? { field: target } : {}),
          // "Start on Friday" is told of what is to come, whatever starts.
          date: days === 'yes' || isAhead(words) ? comingDay(span, context.now) : span,
          ...(ends ? { range: true } : {}),
        },
        0.94,
      );
    },
  }),
];

/** "June 3 as check-in and June 7 as check-out": a day for each field. */
function daysOf(field: string, date: string, context: ClauseContext): Reading | undefined {
  const { own, day, rest } =
    DAY_AS.exec(field)?.groups ??
    (AS_DAY.exec(date)?.groups && { own: field, ...AS_DAY.exec(date)?.groups }) ??
    {};
  if (own === undefined || day === undefined || rest === undefined) return undefined;
  const first = AS_DAY.exec(date)?.groups?.['first'] ?? date;
  const said: Array<[string, string]> = [
    [own, first],
    [rest, day],
  ];
  const intents = said.flatMap(([name, when]): Intent[] => {
    const span = wholeDate(unmask(when, context.masked), withShortDay(context, name), true);
    return span
      ? [
          {
            kind: 'date',
            field: context.target(name),
            date: isAhead(name) ? comingDay(span, context.now) : span,
          },
        ]
      : [];
  });
  return intents.length === 2 ? reading(intents, 0.92) : undefined;
}
const DAY_AS =
  /^(?<own>.+?),? (?:and|und) (?<day>(?:(?! as | als ).)+) (?:as|als|for) (?:the |my |our )?(?<rest>.+)$/iu;
/** „Als Anreise den 3. Juni und als Abreise den 7. Juni“. */
const AS_DAY = /^(?<first>.+?),? (?:und|and) (?:als|as) (?<rest>\S+) (?:den |the )?(?<day>.+)$/iu;

/** "40 and the volume to 60". */
const AND_TO =
  /^(?<value>\S+(?: ?%)?),? (?:and|und) (?:the |den |die |das )?(?<field>\p{L}[\p{L} -]{1,30}?) (?:to|at|auf) (?<rest>\S+(?: ?%)?)$/iu;
const GOES_ON = /^\S+, (?:and )?\p{L}[^,]*? (?:to|auf) \S/iu;
