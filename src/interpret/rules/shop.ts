// The cart and the checkout, and events in calendars.
import { defineRule, isEmptyTarget, reading } from './rule';

export const shopRules = [
  defineRule({
    name: 'addToCart',
    specificity: 86,
    build: ({ what, quantity }, _extra, context) => {
      if (what === undefined || context.isPronoun(what))
        return reading({ kind: 'addToCart', what: { text: '' } }, 0.85, { pronoun: true });
      const target = context.target(what);
      if (isEmptyTarget(target)) return undefined;
      const count = quantity === undefined ? undefined : Number(quantity);
      return reading(
        {
          kind: 'addToCart',
          what: target,
          ...(count !== undefined && Number.isInteger(count) && count > 0 ? { quantity: count } : {}),
        },
        0.94,
      );
    },
  }),
  defineRule({ name: 'checkout', specificity: 85, build: () => reading({ kind: 'checkout' }, 0.93) }),
  defineRule({
    name: 'createEvent',
    specificity: 84,
    build: ({ name = '', start = '', end, hours, minutes }, _extra, context) => {
      const duration =
        hours !== undefined ? Number(hours) * 60 : minutes !== undefined ? Number(minutes) : undefined;
      const from = context.plain(start);
      const to = context.plain(end ?? '');
      const title = context.plain(name);
      if (title === '' || from === '' || !/\d|noon|midnight|mittag/iu.test(from)) return undefined;
      return reading(
        {
          kind: 'createEvent',
          name: title,
          start: from,
          end: to,
          ...(duration !== undefined && Number.isFinite(duration)
            ? { durationMinutes: Math.round(duration) }
            : {}),
        },
        0.92,
      );
    },
  }),
];
