// Getting somewhere: addresses, history, pages of a list, menus, things with a page of their own.
import { regex, trimEdges } from '../clean';
import { countOf } from '../counts';
import { saysItem } from './items';
import { eachOf } from '../target/each-of';
import { asCalled } from '../target/called-list';
import { defineRule, isEmptyTarget, reading, targetConfidence } from './rule';

const DOMAIN =
  /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:com|org|net|io|dev|app|ai|co|edu|gov|info|me|de|at|ch|eu|uk|fr|cn|jp|us|ca|local|test|example)(?::\d{2,5})?(?:\/\S*)?$|^localhost(?::\d{2,5})?(?:\/\S*)?$|^127\.0\.0\.1(?::\d{2,5})?(?:\/\S*)?$/iu;

/** "The pricing page" is called "Pricing". */
function withoutKind(target: string): string {
  const words = trimEdges(target.replace(/(?:\s+(?:page|screen|view|seite)|页面)$/iu, ''));
  return words === '' ? target : words;
}

function withScheme(address: string): string {
  if (/^https?:/iu.test(address)) return address;
  return `${/^(?:localhost|127\.)/iu.test(address) ? 'http' : 'https'}://${address}`;
}

export const navigateRules = [
  defineRule({
    name: 'goto',
    specificity: 100,
    build: ({ url, domain }, _extra, context) => {
      const address = context.plain(url ?? domain ?? '');
      if (url !== undefined) return reading({ kind: 'goto', url: withScheme(address) }, 0.98);
      if (!DOMAIN.test(address)) return undefined;
      return reading({ kind: 'goto', url: withScheme(address) }, 0.95);
    },
  }),
  defineRule({
    name: 'newTab',
    specificity: 99,
    build: ({ target = '' }, _extra, context) => {
      const address = context.plain(target);
      if (/^https?:/iu.test(address) || DOMAIN.test(address))
        return reading({ kind: 'goto', url: withScheme(address), newTab: true }, 0.95);
      const what = context.target(withoutKind(target));
      return isEmptyTarget(what)
        ? undefined
        : reading({ kind: 'open', target: what, newTab: true }, Math.min(0.9, targetConfidence(what)));
    },
  }),
  defineRule({
    name: 'tab',
    specificity: 98,
    build: ({ name }, { act }, context) => {
      if (act === 'switch')
        return name === undefined ? undefined : reading({ kind: 'tab', act, name: context.plain(name) }, 0.9);
      return act === 'open' || act === 'close' || act === 'duplicate'
        ? reading({ kind: 'tab', act }, 0.95)
        : undefined;
    },
  }),
  defineRule({
    name: 'history',
    specificity: 98,
    build: (_slots, { direction }) =>
      direction === 'back' || direction === 'forward' || direction === 'reload'
        ? reading({ kind: 'history', direction }, 0.95)
        : undefined,
  }),
  defineRule({
    name: 'paginate',
    specificity: 97,
    build: ({ page, nth }, { to }, context) => {
      if (to === 'next' || to === 'previous' || to === 'first' || to === 'last')
        return reading({ kind: 'paginate', to }, 0.95);
      const number =
        page === undefined
          ? ordinalOf(nth ?? '', context.target(`${nth ?? ''} item`).ordinal)
          : Number(page.replace(/\D/gu, ''));
      if (number === undefined || !Number.isInteger(number) || number < 1) return undefined;
      return reading({ kind: 'paginate', to: number }, 0.95);
    },
  }),
  defineRule({
    name: 'turnTime',
    specificity: 96,
    build: ({ count = '1', unit = '' }, { press }, context) => {
      const times = Number(countOf(count));
      if (press === undefined || !(times >= 1 && times <= MOST_TURNS)) return undefined;
      const one = context
        .plain(unit)
        .replace(/^(tag|monat|jahr)e?[ns]?$|^(woche)n$|(?<=\p{L}{3})s$/iu, '$1$2');
      const text = press.replace('%1', one);
      return reading(
        Array.from({ length: times }, () => ({ kind: 'click' as const, target: { text } })),
        0.85,
      );
    },
  }),
  defineRule({
    name: 'menu',
    specificity: 60,
    build: ({ path, top, leaf }, _extra, context) => {
      const parts =
        path === undefined ? [top ?? '', leaf ?? ''] : path.split(/\s*(?:>|→|›|»|->|=>|-->|⟶)\s*/u);
      const names = parts
        .map((part) => context.target(part).text || context.plain(part))
        .filter((part) => part !== '');
      // "Filter where amount > 100" compares.
      const compares =
        parts.slice(1).some((part) => /^\s*[$€£¥]?\s?\d/u.test(part)) && NARROWS.test(context.clause);
      if (compares || names.length < 2 || names.length > 6 || names.length < parts.length) return undefined;
      if (PLACED.test(context.clause)) return undefined;
      // "Expand Documents > Invoices" is a way into a tree: each is unfolded in the one before.
      const [, first] = UNFOLDS.exec(names[0] ?? '') ?? [];
      if (first !== undefined)
        return reading(
          [first, ...names.slice(1)].map((text) => ({ kind: 'expand' as const, target: { text } })),
          0.92,
        );
      return reading({ kind: 'menu', path: names }, 0.92);
    },
  }),
  defineRule({
    name: 'open',
    specificity: 20,
    build: ({ target = '' }, _extra, context) => {
      if (context.isPronoun(target))
        return reading({ kind: 'open', target: { text: '' } }, 0.8, { pronoun: true });
      // "The list view": a way to look at things, no list on the page.
      const view = VIEW.exec(target)?.[1];
      if (view !== undefined) return reading({ kind: 'open', target: { text: view } }, 0.85);
      const what = asCalled(context.target(withoutKind(target)), context.plain(target));
      if (isEmptyTarget(what)) return undefined;
      // The page that the first one leads to has no second: each has a tab of its own.
      const several = eachOf(target, context)?.map((one) => context.target(one));
      if (several?.every(({ ordinal, text }) => ordinal !== undefined || /\.\p{L}/u.test(text)))
        return reading(
          several.map((one) => ({ kind: 'open' as const, target: one, newTab: true })),
          0.85,
        );
      if (
        what.all &&
        what.text === '' &&
        OF_PAGE.has(what.roles?.join(' ') ?? '') &&
        SHOWS.test(context.clause)
      )
        return reading({ kind: 'extract', what }, 0.85);
      // "Show me the orders from last week": there is no page of that name, but rows.
      const { table } = context;
      if (
        // A state ("unread") is a filter's, and seldom written in the rows.
        what.where?.some(({ op, field }) => op !== 'is' || field !== undefined) === true &&
        regex(table.plural).test(what.text) &&
        saysItem(what, table) &&
        SHOWS.test(context.clause)
      )
        return reading({ kind: 'extract', what: { ...what, all: true } }, 0.85);
      const [state] = what.where ?? [];
      const isState = state !== undefined && regex(`^(?:${table.states})$`).test(state.value);
      if (isState && regex(table.plural).test(what.text) && SHOWS.test(context.clause))
        return reading({ kind: 'filter', value: `${state.value} ${what.text}` }, 0.85);
      return reading({ kind: 'open', target: what }, Math.min(0.9, targetConfidence(what)));
    },
  }),
];

/** A calendar is not turned further in one go. */
const MOST_TURNS = 24;

const VIEW = /^(?:the )?(list|table|grid|tree|board|calendar|gallery|timeline|map|month|week|day) view$/iu;

const NARROWS = /^(?:filter|only|where|nur|只|筛选)|\b(?:where|whose)\b/iu;

/** "Show me all links": all the roles of words that nobody calls a page or a view by. */
const OF_PAGE: ReadonlySet<string> = new Set(['link', 'heading', 'button link', 'textbox', 'checkbox']);

/** Whether the words ask to see something. */
export const SHOWS = /^(?:(?:show|list|display|see|view|zeige?n?)(?!\p{L})|显示|查看|看)/iu;

const ordinalOf = (digits: string, ordinal: number | undefined): number | undefined =>
  /^\d+$/u.test(digits) ? Number(digits) : ordinal !== undefined && ordinal > 0 ? ordinal : undefined;

/** As its verb stands before the way. */
const UNFOLDS = /^(?:expand|unfold) (?:the )?(\S.*)$/iu;
const PLACED = /^(?:in|on) [^>]+ (?:expand|unfold) /iu;
