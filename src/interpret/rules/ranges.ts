// More than one number for one thing: both ends of a range ("set the price from 30 to 60"), an old value and a new
// one ("change the price from 30 to 60"), how far it is to go ("increase the quantity by 2"), or how many of each there are to
// be ("two adults and one child").
import { regex, stripArticles } from '../clean';
import { COUNT, countOf } from '../counts';
import { wholeDate } from '../dates';
import { isDateField } from '../date-fields';
import { defineRule, isEmptyTarget, reading } from './rule';

export const rangeRules = [
  defineRule({
    name: 'setRange',
    specificity: 77,
    build: ({ field = '', low = '', high = '' }, { act }, context) => {
      const words = context.plain(field);
      // Days and hours have fields of their own.
      if (isDateField(words) || [low, high].every((end) => wholeDate(end, context))) return undefined;
      const target = context.target(field);
      const value = `${low} – ${high}`;
      if (act === 'filter')
        return reading(
          { kind: 'filter', ...(words === '' ? {} : { field: target.text || words }), value },
          0.93,
        );
      const named = isEmptyTarget({ ...target, roles: undefined }) ? {} : { field: target };
      const isSlider = target.roles?.includes('slider') === true || /\brange\b/iu.test(words);
      return reading({ kind: 'set', ...named, value, control: isSlider ? 'slider' : 'any' }, 0.94);
    },
  }),
  defineRule({
    name: 'replaceValue',
    specificity: 78,
    build: ({ field = '', value = '', old, place, quoted }, { was, becomes }, context) => {
      // Nothing shows a password; forms ask for the one that was.
      if (was !== undefined && becomes !== undefined)
        return reading(
          {
            kind: 'fill',
            fields: [
              { field: { text: was }, value: context.value(old ?? '', was).value },
              { field: { text: becomes }, value: context.value(value, becomes).value },
            ],
            mine: true,
          },
          0.9,
        );
      // "Den Status von „Zaun streichen“ auf Offen": the thing that has it, not what it was before.
      if (quoted !== undefined && /\s/.test(context.plain(quoted)) && !context.isQuoted(value))
        return undefined;
      const within =
        place === undefined ? {} : { within: context.plain(stripArticles(place, context.table)) };
      const target = { ...context.target(field), ...within };
      if (isEmptyTarget(target) || isDateField(context.plain(field))) return undefined;
      // Of several only those are meant that have the old value; which ones nobody has looked up.
      const isSeveral = target.all === true || regex(context.table.all).test(field);
      const ask = context.table.say.negative.replace('%1', () => context.plain(context.clause));
      if (old !== undefined && isSeveral)
        return reading({ kind: 'other', text: context.plain(context.clause) }, 0.5, { ask });
      const read = context.value(value);
      const transform = read.transform ? { transform: read.transform } : {};
      return reading({ kind: 'fill', fields: [{ field: target, value: read.value, ...transform }] }, 0.9);
    },
  }),
  defineRule({
    name: 'changeBy',
    specificity: 76,
    build: ({ field = '', amount: said }, { down }, context) => {
      const amount = said ?? '1';
      const asked = context.target(field);
      // "The number of rows" is no row.
      const target = / of$/u.test(asked.text) ? { text: context.plain(field) } : asked;
      // "One more photo": of what is there only by its kind nothing is counted.
      if (said === undefined && target.text === '') return undefined;
      const by = Number(countOf(amount));
      // "By 10 %" is no number of steps.
      if (isEmptyTarget(target) || !Number.isFinite(by) || by <= 0) return undefined;
      const value = `${down === undefined ? '+' : '−'}${countOf(amount)}`;
      return reading(
        { kind: 'set', field: target, value, by: down === undefined ? by : -by, control: 'any' },
        0.92,
      );
    },
  }),
  defineRule({
    name: 'counts',
    specificity: 22,
    build: ({ counts = '' }, { alone }, context) => {
      const parts = counts.split(AND).map((part) => COUNTED.exec(part));
      const fields = parts.flatMap((part) => {
        const field = context.target(part?.[2] ?? '');
        const text = countOf(part?.[1] ?? '');
        const isThing = part !== null && Object.keys(field).length === 1 && !isEmptyTarget(field);
        return isThing ? [{ kind: 'set' as const, field, value: text, control: 'count' as const }] : [];
      });
      // "Einen Termin" and "one like this" count nothing, and a number alone may begin any name.
      const isAlone = fields.length === 1 && alone === undefined;
      const isMere = fields.every(({ value }, at) => value === '1' && !/^\d/u.test(parts[at]?.[0] ?? ''));
      return fields.length < parts.length || isAlone || isMere ? undefined : reading(fields, 0.8);
    },
  }),
];

const AND =
  /\s*(?:[,，、]|[,，]?\s(?:and|und|plus)\s|(?<=\S)和(?=\S)|(?<=\p{Script=Han})(?=[一二两三四五六七八九十\d]+[位名个张份件杯]))\s*/u;

/** Units, days and months: what is measured, not counted. */
const MEASURES = [
  'stars?|sterne?|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|sekunden?|minuten?|stunden?|tage?n?|nächte',
  'wochen?|monate?|jahre?n?|min|mins|kg|g|km|cm|mm|m|px|pixels?|points?|dollars?|euros?|pounds?|eur|usd|gbp|chf|percent|prozent',
  "am|pm|uhr|o'clock|pages?|seiten?|times?|mal|steps?|characters?|letters?|words?|lines?|digits?|jan(?:uary?)?|feb(?:ruary?)?",
  'factors?|players?|bedrooms?|bits?|bytes?|[gm]b|inch(?:es)?|[天周月年日点分秒数]|小时|分钟|星期|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?',
].join('|');
/** Where words like these stand, more than a thing is meant: "tickets to Berlin", "fewer guests". */
const SAYS_MORE =
  '(?:to|in|at|on|of|or|like|about|from|with|without|ohne|by|per|more|less|fewer|nach|für|an|mit|von|mehr|weniger|oder)';

/** "Three Margheritas", "2 x Diavola", "2 张票": a number and a thing of up to three words. */
const COUNTED = new RegExp(
  `^(${COUNT})(?:\\s*x\\s+|\\s*[位名个张份件杯]\\s*|\\s+)(?!(?:${MEASURES})(?!(?!\\p{Script=Han})\\p{L})|.*的)((?:(?!${SAYS_MORE}(?!\\p{L}))[\\p{L}\\p{M}'’-]+(?: (?!$)|$)){1,3})$`,
  'iu',
);
