// The cart and the checkout, and events in calendars.
import type { Intent } from '../../shared/intent';
import { defineRule, isEmptyTarget, reading } from './rule';

const NUMBERS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
];
const NUMBER_WORD = new RegExp(
  `^(${[...NUMBERS.slice(2, 11), ...NUMBERS.slice(13)].join('|')}) (?:of )?(?:the )?`,
  'iu',
);

const amount = (count: number | undefined): { quantity?: number } =>
  count !== undefined && Number.isInteger(count) && count > 0 ? { quantity: count } : {};

export const shopRules = [
  defineRule({
    name: 'redeem',
    specificity: 60,
    build: ({ coupon = '', code = '' }, _extra, context) => {
      const { value } = context.value(code);
      // "Use the coupon code for shoes" gives none.
      if (!context.isQuoted(code) && !/^(?=.*[\p{Lu}\d])\S+$/u.test(context.plain(code))) return undefined;
      const fill: Intent = { kind: 'fill', fields: [{ field: context.target(coupon), value }] };
      return reading([fill, { kind: 'submit', target: { text: 'apply' } }], 0.88);
    },
  }),
  defineRule({
    name: 'addToCart',
    specificity: 86,
    build: ({ what, quantity }, _extra, context) => {
      if (what === undefined || context.isPronoun(what))
        return reading({ kind: 'addToCart', what: { text: '' }, ...amount(Number(quantity)) }, 0.85, {
          pronoun: true,
        });
      const counted = NUMBER_WORD.exec(what);
      const target = context.target(counted ? what.slice(counted[0].length) : what);
      if (isEmptyTarget(target)) return undefined;
      const word = counted ? NUMBERS.indexOf((counted[1] ?? '').toLowerCase()) % 11 : -1;
      const count = quantity === undefined ? (word > 1 ? word : undefined) : Number(quantity);
      return reading(
        {
          kind: 'addToCart',
          what: target,
          ...amount(count),
        },
        0.94,
      );
    },
  }),
  defineRule({ name: 'checkout', specificity: 85, build: () => reading({ kind: 'checkout' }, 0.93) }),
];
