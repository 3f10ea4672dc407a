// Acts on the page as such: scrolling, keys, waiting, pointing, focusing, opening and closing parts of it.
import { regex, stripArticles, trimEdges } from '../clean';
import { defineRule, isEmptyTarget, reading, targetConfidence } from './rule';
import type { ClauseContext } from './rule';

function keyName(words: string, { table }: ClauseContext): string | undefined {
  const text = trimEdges(words).replace(/\s*(?:key|taste|键)$/iu, '');
  const parts = text.split(/\s*\+\s*|(?<=^(?:ctrl|control|alt|shift|cmd|command|meta|strg))[\s-]+/iu);
  const names = parts.map((part, index) => {
    const modifier =
      /^(?:(ctrl|control|strg)|(alt|option)|(shift|umschalt)|(cmd|command|meta|win|windows))$/iu.exec(part);
    if (modifier && index < parts.length - 1) {
      return modifier[1] ? 'Control' : modifier[2] ? 'Alt' : modifier[3] ? 'Shift' : 'Meta';
    }
    const known = table.keys.find(([source]) => regex(`^(?:${source})$`).test(part));
    if (known) return known[1] === 'F' ? part.toUpperCase() : known[1];
    return parts.length > 1 && /^[a-z\d]$/iu.test(part) ? part.toLowerCase() : undefined;
  });
  return names.every((name) => name !== undefined) ? names.join('+') : undefined;
}

const CONDITION_LEFT = /\b(?:if|unless|whether)\b/iu;

export const pageRules = [
  defineRule({
    name: 'scroll',
    specificity: 92,
    build: ({ target }, { direction }, context) => {
      if (target !== undefined) {
        const what = context.target(target);
        return isEmptyTarget(what) ? undefined : reading({ kind: 'scroll', target: what }, 0.93);
      }
      return direction === 'up' || direction === 'down' || direction === 'top' || direction === 'bottom'
        ? reading({ kind: 'scroll', direction }, 0.96)
        : undefined;
    },
  }),
  defineRule({
    name: 'pressKey',
    specificity: 90,
    build: ({ key = '', target }, _extra, context) => {
      const quoted = context.isQuoted(key);
      const name = keyName(context.plain(key), context);
      // `Press "Enter"` may name a button, but a page with such a button is rare; a lone letter never is a key.
      if (name === undefined || (quoted && name.length < 3)) return undefined;
      // "Type delete in the box": the word.
      const isWord = /^(?:Home|End|Delete|Space|Escape)$/u.test(name) && !/\bkey\b/iu.test(context.clause);
      if (isWord && target !== undefined && /^type\s/iu.test(context.clause)) return undefined;
      // "press home", "hit delete" rather name buttons, unless the words say key.
      if (
        /^(?:Home|End|Delete|Tab|Space)$/u.test(name) &&
        !/\b(?:key|keyboard|taste|arrow|bar)\b|键/iu.test(context.clause) &&
        target === undefined &&
        name !== 'Tab' &&
        name !== 'Space'
      )
        return undefined;
      if (target === undefined) return reading({ kind: 'press', key: name }, 0.93);
      const what = context.target(target);
      return reading({ kind: 'press', key: name, ...(isEmptyTarget(what) ? {} : { target: what }) }, 0.93);
    },
  }),
  defineRule({
    name: 'wait',
    specificity: 95,
    build: ({ seconds, ms, minutes, text, url, gone }, { page, short }, context) => {
      const number = (words: string): number => Math.round(Number(words.replace(',', '.')) || 0);
      if (seconds !== undefined)
        return reading(
          { kind: 'wait', ms: Math.min(600_000, Math.round(Number(seconds) * 1_000) || 0) },
          0.95,
        );
      if (ms !== undefined) return reading({ kind: 'wait', ms: Math.min(600_000, number(ms)) }, 0.95);
      if (minutes !== undefined)
        return reading({ kind: 'wait', ms: Math.min(600_000, number(minutes) * 60_000) }, 0.95);
      if (url !== undefined) return reading({ kind: 'wait', forUrl: context.plain(url) }, 0.92);
      if (page === 'yes') return reading({ kind: 'wait', ms: 1_000 }, 0.85);
      const absent = gone ?? (/消失$/u.test(context.clause) ? text : undefined);
      if (absent !== undefined)
        return reading({ kind: 'wait', gone: stripArticles(context.plain(absent), context.table) }, 0.9);
      if (text !== undefined) {
        const what = context.target(text);
        return reading({ kind: 'wait', forText: what.text === '' ? context.plain(text) : what.text }, 0.88);
      }
      return short === 'yes' ? reading({ kind: 'wait', ms: 1_000 }, 0.85) : undefined;
    },
  }),
  defineRule({
    name: 'hover',
    specificity: 88,
    build: ({ target = '' }, _extra, context) => {
      if (context.isPronoun(target))
        return reading({ kind: 'hover', target: { text: '' } }, 0.8, { pronoun: true });
      const what = context.target(target);
      return isEmptyTarget(what)
        ? undefined
        : reading({ kind: 'hover', target: what }, targetConfidence(what));
    },
  }),
  defineRule({
    name: 'focus',
    specificity: 88,
    build: ({ target = '' }, _extra, context) => {
      const what = context.target(target);
      return isEmptyTarget(what)
        ? undefined
        : reading({ kind: 'focus', target: what }, targetConfidence(what));
    },
  }),
  defineRule({
    name: 'dismiss',
    specificity: 76,
    build: ({ what = '' }, _extra, context) => {
      if (CONDITION_LEFT.test(what)) return undefined;
      const verb = context.table.spaced ? /^\p{L}+(?:\s+(?:rid of|of|sie))?\s+/iu : /^(?:关闭|关掉)/u;
      const name = stripArticles(trimEdges(context.plain(context.clause).replace(verb, '')), context.table);
      return reading(
        {
          kind: 'click',
          target: {
            text: context.table.id === 'de' ? 'Schließen' : context.table.id === 'zh' ? '关闭' : 'Close',
            roles: ['button', 'link'],
            within: name === '' ? 'dialog' : name,
          },
        },
        0.85,
      );
    },
  }),
  defineRule({
    name: 'accept',
    specificity: 80,
    build: (_slots, { act }, context) => {
      const words = { en: ['Accept', 'Reject'], de: ['Akzeptieren', 'Ablehnen'], zh: ['接受', '拒绝'] }[
        context.table.id
      ];
      const text = words[act === 'reject' ? 1 : 0] ?? 'Accept';
      return reading({ kind: 'click', target: { text, roles: ['button', 'link'], within: 'cookie' } }, 0.88, {
        optional: true,
      });
    },
  }),
  defineRule({
    name: 'expand',
    specificity: 58,
    build: ({ target = '' }, _extra, context) => {
      const what = context.target(target);
      return isEmptyTarget(what) ? undefined : reading({ kind: 'expand', target: what }, 0.9);
    },
  }),
  defineRule({
    name: 'collapse',
    specificity: 58,
    build: ({ target = '' }, _extra, context) => {
      const what = context.target(target);
      // "Hide completed tasks": which rows are shown, and nothing that folds up.
      return isEmptyTarget(what) || what.where !== undefined
        ? undefined
        : reading({ kind: 'expand', target: what, collapse: true }, 0.88);
    },
  }),
];
