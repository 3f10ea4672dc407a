// Lists and tables as a whole: sort, filter, classify.
import { regex, splitPlain, stripArticles, trimEdges } from '../clean';
import { saidByField } from '../clauses/by-field';
import { defineRule, reading } from './rule';

const COLUMN = /^(?:the |my )?(?<name>\S.*?) (?:column|field)$/iu;
const SEVERAL = /, (?:and )?(?:under|over|below|above|at (?:least|most)|up to|with|from|by) \S/iu;
const FOR = /(?<!\p{L})(?:for|by|with) \S/iu;

export const listRules = [
  defineRule({
    name: 'sort',
    specificity: 68,
    build: ({ target, by, sup }, { direction, strict }, context) => {
      if (target !== undefined && regex('^(?:by|on|nach)(?!\\p{L})').test(target)) return undefined;
      const what = target === undefined ? undefined : context.target(target);
      const named =
        what &&
        what.text !== '' &&
        !regex('^(?:tables?|lists?|results?|it|them|tabelle|liste)$').test(what.text)
          ? { target: what }
          : {};
      if (direction === 'asc' || direction === 'desc') {
        const field = by === undefined ? undefined : context.plain(stripArticles(by, context.table));
        return reading(
          { kind: 'sort', ...(field === undefined ? {} : { by: field }), direction, ...named },
          0.93,
        );
      }
      const words = trimEdges(sup ?? '').replace(/\s+(?:first|zuerst|ones|to last)$/iu, '');
      const isOf = (source: string): boolean => regex(`^(?:${source})(?: ones)?$`).test(words);
      const found = context.table.superlatives.find(([source]) => isOf(source));
      if (by !== undefined) {
        // "by stock, lowest first": the field is named, the word tells the direction alone.
        const { min, max } = context.table.fieldSuperlative;
        const end =
          found?.[2] ?? (min !== '' && isOf(min) ? 'min' : max !== '' && isOf(max) ? 'max' : undefined);
        const field = context.plain(stripArticles(by, context.table));
        return (
          end &&
          reading({ kind: 'sort', by: field, direction: end === 'min' ? 'asc' : 'desc', ...named }, 0.93)
        );
      }
      if (found)
        return reading(
          { kind: 'sort', by: found[1], direction: found[2] === 'min' ? 'asc' : 'desc', ...named },
          0.9,
        );
      if (strict === 'yes') return undefined;
      if (regex('^(?:show|list|display|put|zeig)').test(context.clause) || words === '') return undefined;
      return reading(
        { kind: 'sort', by: context.plain(stripArticles(words, context.table)), direction: 'asc', ...named },
        0.88,
      );
    },
  }),
  defineRule({
    name: 'filter',
    specificity: 54,
    build: ({ field: said, target, value = '' }, _extra, context) => {
      // "Filter the name column for Otto".
      const column = COLUMN.exec(target ?? '')?.groups?.['name'];
      const field = said ?? column;
      // "For 4 stars, under 50 euros": more than one filter takes.
      if (SEVERAL.test(value) || (target !== undefined && FOR.test(target))) return undefined;
      // "Only my tickets" are not all tickets.
      const isMine = regex('^(?:my|mein(?:e|en)?) |^我的').test(value);
      const text = context.plain(isMine ? value : stripArticles(value, context.table));
      if (text === '' || regex(`^(?:${context.table.functionWords})$`).test(text)) return undefined;
      const told = field === undefined && !isMine ? saidByField(value, context) : undefined;
      if (told) return reading({ kind: 'filter', ...told }, 0.9);
      const known = field === undefined ? undefined : context.plain(stripArticles(field, context.table));
      const pair =
        known === undefined
          ? regex(
              `^(?<f>${context.table.fieldNouns})${context.table.spaced ? '(?!\\p{L})' : ''}\\s*(?:[:=]|(?:is|of|ist)(?!\\p{L}))?\\s*(?<v>\\S.*)$`,
            ).exec(text)?.groups
          : undefined;
      if (pair?.['f'] !== undefined && pair['v'] !== undefined)
        return reading({ kind: 'filter', field: pair['f'], value: pair['v'] }, 0.9);
      return reading({ kind: 'filter', ...(known === undefined ? {} : { field: known }), value: text }, 0.9);
    },
  }),
  defineRule({
    name: 'classify',
    specificity: 78,
    build: ({ items, rule, first, place, other, groups }, _extra, context) => {
      if (first !== undefined && place !== undefined && other !== undefined) {
        const what = context.target(`all ${first}`);
        return reading(
          {
            kind: 'classify',
            items: { ...what, all: true },
            rule: context.plain(context.clause),
            places: [context.target(place), context.target(other)],
          },
          0.85,
        );
      }
      const words = rule ?? groups ?? '';
      const kinds = splitPlain(words, context.table);
      if (items === undefined || kinds.length < 2) return undefined;
      return reading(
        {
          kind: 'classify',
          items: context.target(items),
          rule: context.plain(words),
          places: kinds.slice(0, 6).map((kind) => context.target(kind)),
        },
        0.85,
      );
    },
  }),
];
