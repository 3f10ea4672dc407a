// Months of a year, "May 2027", in the form that a field wants: as it says itself, else another one where it marks the
// first as wrong.
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { dateIn } from '../words/quantity';
import { fold } from '../words/words';

/** `2027-05`; undefined: the text is no month, or more than one. */
export function monthOf(text: string): string | undefined {
  const [, month = '', year] = /^(\d{1,2})\s?[/.-]\s?(\d{4})$/.exec(text.trim()) ?? [];
  if (year !== undefined) return Number(month) <= 12 ? `${year}-${month.padStart(2, '0')}` : undefined;
  const read = WHOLE.test(fold(text)) ? dateIn(text) : undefined;
  return read?.length === 7 ? read : undefined;
}

const WHOLE = /^(?:[a-z]{3,9}\.?,? \d{4}|\d{4}[-/.]\d{1,2}|\d{4}年\s?\d{1,2}月)$/;

const SHAPE =
  /(?<![a-z/.-])(?:(?<month>m{1,2})(?<sign>\s?[/.-]\s?)(?<year>[yj]{2,4})|(?<first>[yj]{4})(?<line>[/.-])(?<then>m{2}))(?![a-z/.-])/;

/** A month as the field says that it is to be written; undefined: it says nothing of months. */
export function monthAsShown(hit: PcdHit, iso: string): string | undefined {
  const shape = SHAPE.exec(fold(`${hit.placeholder ?? ''} ${hit.label}`))?.groups;
  const [year = '', month = ''] = iso.split('-');
  if (!shape) return undefined;
  if (shape['first'] !== undefined) return `${year}${shape['line'] ?? ''}${month}`;
  return `${month}${shape['sign'] ?? ''}${year.slice(-(shape['year']?.length ?? 4))}`;
}

const WORDED = /^(?<day>\d{1,2})(?<sign>[/.-])(?<month>\p{L}{3,9})\2(?<year>\d{2}|\d{4})$/u;

/** A day as a field writes the one that it holds where the month is a word: 27-Nov-26; undefined: it does not. */
export function dayAsWorded(shown: string, iso: string): string | undefined {
  const { sign = '', month = '', year = '' } = WORDED.exec(shown.trim())?.groups ?? {};
  const held = month === '' ? undefined : dateIn(shown);
  if (held === undefined) return undefined;
  const asHeld = (name: string): string =>
    month === month.toUpperCase()
      ? name.toUpperCase()
      : month === month.toLowerCase()
        ? name.toLowerCase()
        : name;
  // Dots are how German dates are written.
  for (const locale of sign === '.' ? ['de', 'en-US'] : ['en-US', 'de'])
    for (const length of ['short', 'long'] as const) {
      const names = new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' });
      if (fold(names.format(new Date(held))) === fold(month))
        return [iso.slice(8), asHeld(names.format(new Date(iso))), iso.slice(4 - year.length, 4)].join(sign);
    }
  return undefined;
}

/** What to write for a month that was said; undefined: the words as they are. */
export function monthText(view: SkillView, hit: PcdHit, said: string): string | undefined {
  const iso = hit.inputType === 'month' ? undefined : monthOf(said);
  if (iso === undefined) return undefined;
  const [year = '', month = ''] = iso.split('-');
  const forms = [said, `${month}/${year}`, iso];
  const tried = attemptsOn(view, hit);
  const typed = tried.filter(({ call }) => call.name === 'dom.type').map(({ call }) => call.args['text']);
  const isJudged = hit.invalid !== undefined && (!hit.focused || tried.at(-1)?.call.name === 'dom.press');
  const next = typed.length === 1 && isJudged ? forms.find((form) => !typed.includes(form)) : undefined;
  return monthAsShown(hit, iso) ?? next ?? forms.find((form) => form === typed.at(-1));
}
