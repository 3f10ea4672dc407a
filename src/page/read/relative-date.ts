// A date that is told from today on. Pure.
import { RELATIVE_DATE } from './relative-date-pattern';

/** By how a unit's name begins, the first that fits: days, or months. */
const UNITS: ReadonlyArray<[name: RegExp, days: number | undefined, months?: number]> = [
  [/^(?:y|jahr|an|añ|年)/i, undefined],
  [/^(?:mo|mes|月)/i, undefined, 1],
  [/^(?:w|sem|周)/i, 7],
  [/^(?:d|t|j|天|日)/i, 1],
  [/^(?:h|st|小|时)/i, 1 / 24],
  [/^(?:m|分)/i, 1 / 1_440],
];

/** ISO 8601, to the month where months are counted. undefined: no such text, or years are counted. */
export function relativeDate(text: string, now: Date): string | undefined {
  const found = RELATIVE_DATE.exec(text.trim());
  if (found === null) return undefined;
  const [amount, unit] = [found[1] ?? found[3] ?? found[5], found[2] ?? found[4] ?? found[6]];
  const count = amount === undefined ? 1 : Number(amount) || 1;
  const then = new Date(now);
  if (unit === undefined) {
    if (found[7] !== undefined) then.setDate(then.getDate() - 1);
    return isoDay(then);
  }
  const [, days, months] = UNITS.find(([name]) => name.test(unit)) ?? [unit, 0];
  if (months !== undefined) {
    then.setMonth(then.getMonth() - count, 1);
    return isoDay(then).slice(0, 7);
  }
  if (days === undefined) return undefined;
  if (days < 1) then.setTime(then.getTime() - days * count * 86_400_000);
  else then.setDate(then.getDate() - days * count);
  return isoDay(then);
}

function isoDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
