// Clicking and double-clicking.
import { wholeDate } from '../dates';
import { RELATIVE } from '../target/role';
import { defineRule, isEmptyTarget, reading, targetConfidence } from './rule';

const withoutArticles = (words: string): string =>
  words.replace(/ (?:the|my|your|this|die|das|den|meine?n?) /giu, ' ');

const UNTIL =
  /\p{Ll} (?:until|till|as long as) \p{Ll}|\s(?:bis|solange) (?:es|sie|er|keine?|nichts|alle?|das|die|der) /u;
const AND_ACTS = /\s(?:and|und)\s\p{Ll}{3,} [@\p{Lu}]/u;

const IN_CALENDAR = /^(?=.*\d)(?<day>\S.*?) (?:in|on) the (?:calendar|date ?picker)$/iu;

export const clickRules = [
  defineRule({
    name: 'doubleClick',
    specificity: 70,
    build: ({ target = '' }, _extra, context) => {
      if (context.isPronoun(target))
        return reading({ kind: 'click', target: { text: '' }, double: true }, 0.8, { pronoun: true });
      const what = context.target(target);
      return isEmptyTarget(what)
        ? undefined
        : reading({ kind: 'click', target: what, double: true }, targetConfidence(what));
    },
  }),
  defineRule({
    name: 'media',
    specificity: 61,
    build: ({ control, rate }, { press, field, times = rate ?? '' }, context) => {
      if (field !== undefined) {
        const value = { from: 'text' as const, text: `${times.replace(',', '.')}x` };
        return reading({ kind: 'fill', fields: [{ field: { text: field }, value }] }, 0.85);
      }
      // "Resume playback" is resume; "pause the song" is pause, or "Pause song".
      const said = control === undefined ? '' : withoutArticles(context.plain(control));
      const text =
        press ?? said.replace(/^start\b/iu, 'play').replace(/^(\S+) playing\b|(?<=^\S+) playback$/iu, '$1');
      if (text === '') return undefined;
      const verb = /^\S+/u.exec(text)?.[0];
      const isOnward = /^(?:next|previous|nächste|vorherige|[上下]一)/iu.test(text);
      return reading({ kind: 'click', target: { text }, ...(isOnward ? {} : { verb }) }, 0.8);
    },
  }),
  defineRule({
    name: 'click',
    specificity: 30,
    build: ({ target }, { whole, called }, context) => {
      if (called !== undefined) return reading({ kind: 'click', target: { text: called } }, 0.85);
      // "Refresh the feeds": the control is called after the act and what it is done with.
      // "Reload the page and ping Otto": another act, which nobody here knows.
      if (target !== undefined && whole === 'yes' && AND_ACTS.test(target)) return undefined;
      if (target !== undefined && whole === 'yes')
        return reading({ kind: 'click', target: { text: withoutArticles(context.plain(target)) } }, 0.75);
      if (target === undefined) return reading({ kind: 'click', target: context.target('the button') }, 0.8);
      if (context.isPronoun(target))
        return reading({ kind: 'click', target: { text: '' } }, 0.8, { pronoun: true });
      // "Click more until there is no more": nobody knows how often.
      if (UNTIL.test(target)) return undefined;
      // "Click on November 5 in the calendar".
      const day = IN_CALENDAR.exec(context.plain(target))?.groups?.['day'];
      const date = day === undefined ? undefined : wholeDate(day, context);
      if (date) return reading({ kind: 'date', date }, 0.88);
      const parts = context.targets(target);
      const first = parts[0];
      // "click A, B and C" names several things only when each is quoted.
      const several = parts.length > 1 && parts.every((part) => part.literal === true);
      const all = several ? parts : [context.target(target)];
      if (first === undefined || all.some(isEmptyTarget)) return undefined;
      // "everything but Cancel": clicking the rest of a page is no wish to guess at.
      if (all.some((what) => what.all === true && what.where?.some(({ op }) => op === 'not'))) {
        return reading(
          all.map((what) => ({ kind: 'click' as const, target: what })),
          0.5,
          {
            ask: context.table.say.negative.replace('%1', () => context.plain(context.clause)),
          },
        );
      }
      if (all.some((what) => what.literal !== true && RELATIVE.test(what.text))) return undefined;
      return reading(
        all.map((what) => ({ kind: 'click' as const, target: what })),
        Math.min(...all.map(targetConfidence)),
      );
    },
  }),
];
