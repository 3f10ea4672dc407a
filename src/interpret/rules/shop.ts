// The cart and the checkout, and events in calendars.
import type { Intent } from '../../shared/intent';
import { regex, splitPlain } from '../clean';
import { COUNT, countOf } from '../counts';
import { eachOf } from '../target/each-of';
import { defineRule, isEmptyTarget, reading, type ClauseContext } from './rule';

/** How many, and of what: "three lemons", "2 x apples", "a melon", "2个苹果". */
const COUNTED = regex(
  `^(?<many>${COUNT}|an?(?=\\s)|ein(?:e[nms]?)?(?=\\s))\\s*(?:(?:x|×|of|pieces of|units of|stück|mal)\\s+|[件个台本只条瓶份张盒袋])?(?<what>\\S.*)$`,
);
/** Names what is meant without a number: "the red shirt"; "the Sea" may end a title. */
const THE_ONE = /^(?:(?:the|my|this|that)\s(?!\p{Lu})|(?:d(?:er|ie|as|en|em)|diese[nrsm]?)\s)/u;

/** One alone is rather an article: "add one of the red shirts". */
const WORD_FIRST = regex(`^(?!\\d|one\\s|eine?[nm]?\\s)(${COUNT})\\s(?:of )?(?:the )?`);

interface Counted {
  what: string;
  count?: number;
}

const numberOf = (words: string): number => (/^(?:an?|ein.*)$/iu.test(words) ? 1 : Number(countOf(words)));

/** "2 apples and 3 pears": each with its own number or article; undefined where one of them has neither. */
function eachCounted(words: string, context: ClauseContext): Counted[] | undefined {
  const numbered = eachOf(words, context);
  if (numbered) return numbered.map((what) => ({ what }));
  const parts = splitPlain(words, context.table);
  const each = parts.map((part): Counted | undefined => {
    // In capitals it is a name: "Two Brothers and A Sister".
    if (/^\p{Lu}/u.test(part)) return undefined;
    const { many, what } = COUNTED.exec(part)?.groups ?? {};
    if (many !== undefined && what !== undefined) return { what, count: numberOf(many) };
    return THE_ONE.test(part) || context.isQuoted(part) ? { what: part } : undefined;
  });
  const sure = each.filter((one) => one !== undefined);
  return parts.length > 1 && sure.length === parts.length ? sure : undefined;
}

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
      // "Choose the red one and add 2 to the cart".
      if (quantity === undefined && regex(`^${COUNT}$`).test(what))
        return reading({ kind: 'addToCart', what: { text: '' }, ...amount(Number(countOf(what))) }, 0.85, {
          pronoun: true,
        });
      const whole = quantity === undefined ? what : `${quantity} ${what}`;
      const several = eachCounted(whole, context)?.map((one) => ({
        ...one,
        target: context.target(one.what),
      }));
      if (several && !several.some(({ target }) => isEmptyTarget(target)))
        return reading(
          several.map(({ target, count }) => ({
            kind: 'addToCart' as const,
            what: target,
            ...amount(count === 1 ? undefined : count),
          })),
          0.92,
        );
      const isNumbered = quantity !== undefined || /^\p{Lu}/u.test(what);
      const counted = isNumbered ? null : WORD_FIRST.exec(what);
      const target = context.target(counted ? what.slice(counted[0].length) : what);
      if (isEmptyTarget(target)) return undefined;
      // "All products under $6", "the two cheapest": each of them by its own button.
      if (target.all && quantity === undefined && !counted)
        return reading({ kind: 'item', item: target, action: 'add to cart' }, 0.85);
      const count = quantity ?? (counted ? countOf(counted[1] ?? '') : undefined);
      return reading(
        { kind: 'addToCart', what: target, ...amount(count === undefined ? undefined : Number(count)) },
        0.94,
      );
    },
  }),
  defineRule({ name: 'checkout', specificity: 85, build: () => reading({ kind: 'checkout' }, 0.93) }),
];
