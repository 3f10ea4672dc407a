// Questions about what is on the page.
import { regex } from '../clean';
import { QUOTE } from '../quotes';
import { defineRule, reading } from './rule';

export const questionRules = [
  defineRule({
    name: 'question',
    specificity: 200,
    build: ({ question = '' }, _extra, context) => {
      const { table, masked } = context;
      const isMarked = /\?\s*$/u.test(masked.text) && masked.text.includes(question);
      const asks =
        regex(`^(?:${table.questionStart})`).test(question) ||
        (isMarked && regex(`^${table.yesNoStart}\\b`).test(question));
      if (!asks) return undefined;
      const text = context.plain(question);
      // "tell me", "what" alone ask nothing.
      if (context.table.spaced && text.split(/\s+/u).length < 3) return undefined;
      const named = [...question.matchAll(regex(QUOTE, 'gu'))]
        .map(([mark]) => context.plain(mark))
        .filter((name) => name !== '');
      const intent = { kind: 'answer' as const, question: text.slice(0, 1_000) };
      return reading(named.length > 0 ? { ...intent, named: named.slice(0, 10) } : intent, 0.9);
    },
  }),
];
