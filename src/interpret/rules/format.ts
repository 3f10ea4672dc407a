// How words in an editor are to look.
import type { IntentOf } from '../../shared/intent';
import { stripArticles } from '../clean';
import { defineRule, reading } from './rule';

const STYLES: ReadonlyArray<readonly [RegExp, IntentOf<'format'>['style']]> = [
  [/bold|fett/iu, 'bold'],
  [/itali[cz]|kursiv/iu, 'italic'],
  [/underline|unterstrichen/iu, 'underline'],
  [/str(?:uck|ike) through|durchgestrichen/iu, 'strike'],
];

export const formatRules = [
  defineRule({
    name: 'format',
    specificity: 76,
    build: ({ text = '', style = '' }, _extra, context) => {
      const how = STYLES.find(([words]) => words.test(style))?.[1];
      const words = context.isQuoted(text)
        ? context.plain(stripArticles(text, context.table))
        : context.plain(text);
      // "The text", "it": which words is not said.
      if (!how || words === '' || context.isPronoun(text) || /^(?:the |den )?(?:words?|text)$/iu.test(words))
        return undefined;
      return reading({ kind: 'format', text: words, style: how }, 0.92);
    },
  }),
];
