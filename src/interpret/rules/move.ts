// Dragging and resizing; copying and selecting text.
import type { Intent, TargetPhrase } from '../../shared/intent';
import { regex, stripArticles, trimEdges } from '../clean';
import { eachOf } from '../target/each-of';
import { asItems, iconAction } from './items';
import type { Extra } from '../language/language';
import type { Slots } from '../pattern';
import {
  defineRule,
  isEmptyTarget,
  reading,
  targetConfidence,
  type ClauseContext,
  type Reading,
} from './rule';

type Position = NonNullable<Extract<Intent, { kind: 'drag' }>['position']>;

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "one position", "2". */
function countIn(words: string): number | undefined {
  const first = words.trim().split(/\s+/u)[0]?.toLowerCase() ?? '';
  if (/^(?:an?|single)$/u.test(first)) return 1;
  const count = /^\d{1,2}$/u.test(first) ? Number(first) : COUNTS.indexOf(first) + 1;
  return count > 0 ? count : undefined;
}

/** Who or when it is from, where the words tell; else the place that it lies in, whatever words its name has. */
function fromPlace(what: string, from: string, link: string, context: ClauseContext): TargetPhrase {
  const asKind = (target: TargetPhrase): TargetPhrase => asItems(target, 'move', context.table);
  const whole = asKind(context.target(`${what} ${link} ${from}`));
  if (link === 'from' && (whole.where || whole.within !== undefined)) return whole;
  return { ...asKind(context.target(what)), within: context.plain(from) };
}

/** Where one goes, those behind it move up. */
const fromTheLast = (things: readonly TargetPhrase[]): TargetPhrase[] =>
  things.toSorted((a, b) => (b.ordinal ?? 0) - (a.ordinal ?? 0));

function dragged(
  { what = '', from, to, position, inside, nth, before, after, steps }: Slots,
  { dir, whole, link = 'from' }: Extra,
  context: ClauseContext,
): Reading | undefined {
  // "Move it to Archive": what was named before.
  const isSaid = from === undefined && context.isPronoun(what);
  const thing = isSaid
    ? { text: '' }
    : from === undefined
      ? context.target(what)
      : fromPlace(what, from, link, context);
  if (!isSaid && isEmptyTarget(thing)) return undefined;
  const strict = !regex('^(?:drag|zieh|verschieb|schieb|拖|把|将)').test(context.clause);
  if (position !== undefined) {
    const spots = context.table.positions
      .filter(([words]) => regex(`(?<!\\p{L})(?:${words})(?!\\p{L})`).test(position))
      .map(([, spot]) => spot);
    const plainSpot = regex(
      '^(?:(?:very )?(?:top|bottom|upper|lower|left|right|cent(?:er|re)|middle|start|end|beginning|oben|unten|links|rechts|mitte|[- ])+)$',
    ).test(position);
    if (!plainSpot) return undefined;
    if (spots.length === 0) {
      return reading({ kind: 'drag', what: thing, position: /end/iu.test(position) ? 'bottom' : 'top' }, 0.9);
    }
    const first = spots[0] as Position;
    // Two sides together name a place ("bottom center").
    return spots.length > 1
      ? reading({ kind: 'drag', what: thing, to: { text: '', look: { position: spots.slice(0, 2) } } }, 0.9)
      : reading({ kind: 'drag', what: thing, position: first }, 0.93);
  }
  if (nth !== undefined) {
    const index = /^\d+/u.test(nth) ? Number.parseInt(nth, 10) : context.target(`${nth} item`).ordinal;
    return index === undefined ? undefined : reading({ kind: 'drag', what: thing, index }, 0.92);
  }
  if (dir !== undefined) {
    const towards = ({ up: 'top', down: 'bottom', left: 'left', right: 'right' } as const)[dir];
    if (towards === undefined) return undefined;
    // Who drags up says how far with the hand; who moves an entry up means one place.
    const isOne = whole === undefined && !regex('^drag').test(context.clause);
    if (steps === undefined)
      return reading(
        { kind: 'drag', what: thing, position: towards, ...(isOne ? { steps: 1 } : {}) },
        whole === undefined ? 0.7 : 0.9,
      );
    const count = countIn(steps);
    return count === undefined
      ? undefined
      : reading({ kind: 'drag', what: thing, position: towards, steps: count }, 0.93);
  }
  const where = to ?? inside ?? before ?? after;
  if (where === undefined || (strict && !regex('^(?:move|drop|slide|pull)').test(context.clause)))
    return undefined;
  // "Move it to the trash": most lists have a button for that and nothing to drag it to.
  if (strict && iconAction(stripArticles(where, context.table), context.table) === 'delete') return undefined;
  if (context.isPronoun(where)) return undefined;
  const dest = context.target(where);
  if (isEmptyTarget(dest)) return undefined;
  const spot: Position | undefined =
    inside !== undefined
      ? 'inside'
      : before !== undefined
        ? 'before'
        : after !== undefined
          ? 'after'
          : undefined;
  const several = from === undefined ? eachOf(what, context)?.map((one) => context.target(one)) : undefined;
  const things = several && !several.some(isEmptyTarget) ? fromTheLast(several) : [thing];
  return reading(
    things.map((one) => ({
      kind: 'drag' as const,
      what: one,
      to: dest,
      ...(spot ? { position: spot } : {}),
    })),
    0.93,
  );
}

export const moveRules = [
  defineRule({
    name: 'drag',
    specificity: 72,
    build: (slots, extra, context) => {
      const read = dragged(slots, extra, context);
      const isSaid = slots['from'] === undefined && context.isPronoun(slots['what'] ?? '');
      return read && isSaid ? { ...read, pronoun: true } : read;
    },
  }),
  defineRule({
    name: 'resize',
    specificity: 74,
    build: ({ target, axis, change }, extra, context) => {
      const words = context.plain(axis ?? '');
      const side =
        extra['axis'] ??
        (/width|wide|breite|宽/iu.test(words)
          ? 'width'
          : /height|tall|höhe|高/iu.test(words)
            ? 'height'
            : undefined);
      const way =
        extra['change'] ??
        (change === undefined
          ? undefined
          : /large|big|great|wide|tall|long|größer|breiter|höher|大|宽|高/iu.test(change)
            ? 'larger'
            : 'smaller');
      if (
        target === undefined ||
        (side !== 'width' && side !== 'height') ||
        (way !== 'larger' && way !== 'smaller')
      )
        return undefined;
      const what = context.target(target);
      return isEmptyTarget(what)
        ? undefined
        : reading({ kind: 'resize', target: what, axis: side, change: way }, 0.93);
    },
  }),
  defineRule({
    name: 'copyPaste',
    specificity: 82,
    build: ({ source = '', dest, from, paste }, _extra, context) => {
      if (paste !== undefined) {
        const into = context.target(paste);
        return isEmptyTarget(into)
          ? undefined
          : reading({ kind: 'copy', source: { text: '' }, dest: into }, 0.9, { pronoun: true });
      }
      const inner = regex(
        '^(?:all )?(?:the )?(?:text|value|contents?|words|den text|den inhalt|文本|内容) (?:in|inside|from|of|aus|von|in)(?: the| dem| der)? (?<w>.+)$',
      ).exec(source)?.groups?.['w'];
      const what = context.target(from ?? inner ?? source);
      if (isEmptyTarget(what)) return undefined;
      const target = dest === undefined ? undefined : context.target(dest);
      if (target && isEmptyTarget(target)) return undefined;
      return reading({ kind: 'copy', source: what, ...(target ? { dest: target } : {}) }, 0.92);
    },
  }),
  defineRule({
    name: 'selectText',
    specificity: 73,
    build: ({ target, quote }, _extra, context) => {
      const words = trimEdges(target ?? quote ?? '').replace(/^(?:the |all )?text (?:of|in) /iu, '');
      if (context.isPronoun(words))
        return reading({ kind: 'selectText', target: { text: '' } }, 0.8, { pronoun: true });
      const what = context.target(stripArticles(words, context.table));
      return isEmptyTarget(what)
        ? undefined
        : reading({ kind: 'selectText', target: what }, targetConfidence(what));
    },
  }),
];
