// What is to stand in a form, said as a fact or as a role that somebody has: "my name is Otto Lang", "assign Nora as the
// organiser", "add Otto and Timo as participants"; what "it" is set to, and the language that pages are to be in.
import type { FieldValue } from '../../shared/intent';
import { regex, stripArticles, trimEdges } from '../clean';
import { LITERAL } from '../quotes';
import { defineRule, reading, type ClauseContext } from './rule';

export const statementRules = [
  defineRule({
    name: 'stated',
    specificity: 8,
    build: ({ facts = '' }, { is = '' }, context) => {
      const fields: FieldValue[] = [];
      for (const fact of facts.split(regex(is, 'giu'))) {
        const { field = '', value = '' } =
          regex(`^(?<field>.{1,60}?)${BE}(?<value>.+)$`).exec(fact)?.groups ?? {};
        const name = context.plain(stripArticles(field, context.table));
        if (
          name === '' ||
          name.split(/\s+/u).length > 4 ||
          context.isPronoun(field) ||
          !isGiven(value, context, name)
        )
          return undefined;
        fields.push({ field: { text: name }, value: context.value(value).value });
      }
      return fields.length === 0 ? undefined : reading({ kind: 'fill', fields }, 0.75);
    },
  }),
  defineRule({
    name: 'asRole',
    specificity: 59,
    build: ({ value = '', field = '' }, _extra, context) => {
      const name = context.plain(stripArticles(field, context.table));
      if (name === '' || name.split(/\s+/u).length > 3 || context.isPronoun(value)) return undefined;
      if (!isGiven(value, context)) return undefined;
      return reading(
        { kind: 'fill', fields: [{ field: { text: name }, value: context.value(value).value }] },
        0.8,
      );
    },
  }),
  defineRule({
    name: 'setIt',
    specificity: 51,
    build: ({ value = '' }, _extra, context) =>
      reading({ kind: 'fill', fields: [{ value: context.value(value).value }] }, 0.85, { pronoun: true }),
  }),
  defineRule({
    name: 'language',
    specificity: 60,
    build: ({ tongue = '' }, { field = '' }, context) => {
      const value = { from: 'text' as const, text: context.plain(tongue) };
      return reading({ kind: 'fill', fields: [{ field: { text: field }, value }], mine: true }, 0.9);
    },
  }),
];

const BE = '(?:\\s+(?:is|are|ist|sind|lautet)\\s+|\\s*(?:是(?!否|不是)|(?<!因)为(?!什么|何))\\s*)';

/** Asks, or tells what has become of it. */
const ASKS = /什么|几|多少|谁|哪|怎|吗|呢|了$|\?$/u;
/** "Otto Weiss and I live in Bonn": another fact, which is no part of the name. */
const GOES_ON = /(?:,|(?<!\p{L})(?:and|und|but|aber)) (?:i|we|ich|wir|he|she|they|er|sie) \p{Ll}/iu;
const OF_PLACES = /address|adresse|anschrift|地址/iu;

/** A name, a number, an address or words in quotes: "my account is locked" is no wish to write so. */
function isGiven(words: string, context: ClauseContext, field = ''): boolean {
  const bare = trimEdges(words);
  if (GOES_ON.test(bare)) return false;
  if (ASKS.test(bare) || (/,\s*\S+\s+\S/u.test(bare) && !OF_PLACES.test(field))) return false;
  return (
    /^[\p{Lu}\d+]|^\S+@\S+$/u.test(context.plain(bare)) ||
    /^\p{Script=Han}/u.test(bare) ||
    regex(`^${LITERAL}$`, 'u').test(bare)
  );
}
