// More than one number for one thing: both ends of a range ("set the price from 30 to 60"), an old value and a new
// one ("change the price from 30 to 60"), or how far it is to go ("increase the quantity by 2").
import { stripArticles } from '../clean';
import { wholeDate } from '../dates';
import { isDateField } from '../values';
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
    build: ({ field = '', value = '', place, quoted }, _extra, context) => {
      // "Den Status von „Zaun streichen“ auf Offen": the thing that has it, not what it was before.
      if (quoted !== undefined && /\s/.test(context.plain(quoted)) && !context.isQuoted(value))
        return undefined;
      const within =
        place === undefined ? {} : { within: context.plain(stripArticles(place, context.table)) };
      const target = { ...context.target(field), ...within };
      if (isEmptyTarget(target) || isDateField(context.plain(field))) return undefined;
      const read = context.value(value);
      const transform = read.transform ? { transform: read.transform } : {};
      return reading({ kind: 'fill', fields: [{ field: target, value: read.value, ...transform }] }, 0.9);
    },
  }),
  defineRule({
    name: 'changeBy',
    specificity: 76,
    build: ({ field = '', amount = '' }, { down }, context) => {
      const target = context.target(field);
      const by = Number(amount.replace(',', '.'));
      // "By 10 %" is no number of steps.
      if (isEmptyTarget(target) || !Number.isFinite(by) || by <= 0) return undefined;
      const value = `${down === undefined ? '+' : '−'}${amount}`;
      return reading(
        { kind: 'set', field: target, value, by: down === undefined ? by : -by, control: 'any' },
        0.92,
      );
    },
  }),
];
