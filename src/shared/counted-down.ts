// What a text counts down, in seconds or as what is left of a time: it says the same at each tick. No sums, no times
// of day. Pure.

const COUNTED_DOWN = new RegExp(
  [
    '(?<![\\p{Sc}\\d.,:] ?)\\d{1,3}(?= ?(?:se..nd[eo]?[sn]?(?![\\p{L}-])|秒(?!杀)))',
    '(?<=(?:(?<!\\p{L})(?:in|dans|en) |\\())\\d{1,3}(?=s(?!\\p{L}))',
    '(?<=(?<!\\p{L})(?:in|dans|en) )\\d{1,2}(?::\\d{2}){1,2}(?![\\d:])',
    '(?<![\\d:])\\d{1,2}(?::\\d{2}){1,2}(?= (?:left|remaining|verbleibend|restant))',
  ].join('|'),
  'giu',
);

/** The text as it is at every tick. */
export const withoutCountdown = (text: string): string => text.replace(COUNTED_DOWN, '…');
