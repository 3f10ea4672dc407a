// "50%", "half", "maximum", said of a slider: a share of its range, where that runs to anything but a hundred.
import type { PcdHit } from '../../shared/query';
import { numberIn } from './quantity';
import { fold } from './words';

/** As `fold` gives them. */
const SHARES: ReadonlyArray<readonly [words: RegExp, share: number]> = [
  [
    /^(?:(?:the |its )?(?:max(?:imum)?|full(?: volume| power| brightness)?|highest|loudest)|(?:das )?maximum|maximal|voll|ganz (?:laut|hell|hoch)|最大值?|最高|最亮|最响)$/,
    1,
  ],
  [/^(?:(?:the |its )?(?:min(?:imum)?|lowest)|(?:das )?minimum|minimal|最小值?|最低|最暗)$/, 0],
  [
    /^(?:(?:the )?(?:half(?:way)?|middle|cent(?:er|re)|mid(?:point)?)|(?:die )?(?:halfte|mitte)|halb|一半|中间|居中)$/,
    0.5,
  ],
];
/** A control that takes percents as they are said; as `fold` gives it. */
const PERCENTS =
  /%|percent|prozent|\brate\b|zins|\btip\b|trinkgeld|discount|rabatt|down payment|anzahlung|百分|折扣|利率/;
const PERCENT = /^-?\d+(?:[.,]\d+)?\s*(?:%|percent|per cent|prozent)$/;

/** The value of the control that the words mean; undefined where they are a plain value, or no range is known. */
export function shareOf(hit: PcdHit, words: string): string | undefined {
  const { value, step, text, label } = hit;
  // A native one runs to a hundred where it says nothing.
  const max = hit.max ?? (hit.inputType === 'range' ? 100 : undefined);
  if (max === undefined) return undefined;
  const low = hit.min ?? 0;
  const said = fold(words);
  const isPercent = PERCENT.test(said);
  const share = isPercent
    ? (numberIn(said) ?? NaN) / 100
    : (SHARES.find(([pattern]) => pattern.test(said))?.[1] ?? NaN);
  if (!(share >= 0 && share <= 1) || max <= low) return undefined;
  // What tells percents, or runs to a hundred, takes them as they are.
  if (
    isPercent &&
    ((low === 0 && max === 100) ||
      [value, text, label].some((told) => told !== undefined && PERCENTS.test(fold(told))))
  )
    return undefined;
  const wanted = low + share * (max - low);
  const size = step !== undefined && step > 0 ? step : max - low > 10 ? 1 : undefined;
  const placed = size === undefined ? wanted : low + Math.round((wanted - low) / size) * size;
  return String(Number(Math.min(max, placed).toFixed(6)));
}
