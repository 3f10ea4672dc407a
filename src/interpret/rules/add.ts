// Entries of a list that the page keeps: to-dos, tags, things to buy; and what is chosen in addition.
import { regex, splitPlain, stripArticles, trimEdges } from '../clean';
import { isMadeByName } from './making';
import { defineRule, reading, type ClauseContext } from './rule';

export const addRules = [
  defineRule({
    name: 'add',
    specificity: 58,
    build: ({ entries2 = '', entries = entries2, list = '', made, noun = made }, { to }, context) => {
      if (made !== undefined && !isMadeByName(context.plain(made))) return undefined;
      // `A task with the title "Paint"`: what is filled in, not what is listed.
      if (noun !== undefined && regex('\\s(?:with|mit)\\s').test(noun)) return undefined;
      const isOfTags = /标签$/u.test(noun ?? list);
      const what = entriesOf(entries, context, noun !== undefined || to !== undefined, isOfTags);
      if (what.length === 0 || context.isPronoun(entries)) return undefined;
      // "Write tests, assignee tom, due 12/04" is one, with what is said of it.
      if (what.slice(1).some((each) => SAID_OF_ONE.test(each))) return undefined;
      const words = context.plain(stripArticles(trimEdges(noun ?? list), context.table));
      return reading({ kind: 'add', what, to: to ?? words }, 0.9);
    },
  }),
  defineRule({
    name: 'addTo',
    specificity: 6,
    build: ({ entries = '', noun, list = noun ?? '' }, _extra, context) => {
      const to = context.plain(stripArticles(trimEdges(list), context.table));
      const what = entriesOf(stripArticles(entries, context.table), context, true);
      // "The guest Nora Field"; "a column" is yet to be made.
      if (noun !== undefined && !/^\p{Ll}\S*$/u.test(to)) return undefined;
      if (noun !== undefined && !what.every((each) => /^\p{Lu}/u.test(each))) return undefined;
      if (
        what.length === 0 ||
        to === '' ||
        [entries, list].some((each) => context.isPronoun(each)) ||
        /\d/u.test(entries)
      )
        return undefined;
      const control = trimEdges(context.clause).replace(
        regex(`\\s(?:${context.table.articles})(?=\\s)`, 'giu'),
        '',
      );
      return reading({ kind: 'add', what, to, control: context.plain(control) }, 0.55);
    },
  }),
];

const SAID_OF_ONE = /^(?:due|assignee|assigned to|priority|deadline|fällig|zugewiesen an|priorität) \S/iu;

/** "Add milk, eggs and bread": entries, of a list that is not named. */
export function severalEntries(words: string, context: ClauseContext): string[] | undefined {
  const what = entriesOf(words, context, true);
  return what.length > 1 ? what : undefined;
}

/** "Milk, eggs and bread" are three; "buy milk and eggs" is one, for nobody lists whole wishes without a comma. */
function entriesOf(words: string, context: ClauseContext, isOfKind: boolean, isOfTags = false): string[] {
  const each = splitPlain(words, context.table);
  // Without spaces between words 和 may be part of one: only 、 parts what is not in quotes.
  const isSure = context.table.spaced || !isOfKind || each.every((part) => context.isQuoted(part));
  const parts = isSure ? each : words.split(isOfTags ? /[、，,和]/u : '、');
  const plain = parts.map((part) => context.plain(part)).filter((part) => part !== '');
  const isList =
    parts.every((part) => context.isQuoted(part)) ||
    words.includes(',') ||
    words.includes('、') ||
    plain.every((part) => part.split(/\s+/u).length <= (isOfKind ? 2 : 1));
  return isList ? plain : [context.plain(words)].filter((part) => part !== '');
}
