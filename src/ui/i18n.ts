// Every word the UI says, by key. In the extension the browser chooses the language (chrome.i18n);
// tests inject the same messages.json. Keys are typed by the English file.
import type { Trouble, Words } from '../shared/phrase';
import { wordedBy } from '../shared/worded-by';
import type en from '../../public/_locales/en/messages.json';

export type MessageKey = keyof typeof en;
export type MessageSource = (key: string, args: string[]) => string;

let source: MessageSource = (key) => key;

export function setMessages(from: MessageSource): void {
  source = from;
}

export function t(key: MessageKey, ...args: (string | number)[]): string {
  const filledIn = args.map((arg) => (typeof arg === 'number' ? numberOf(arg) : arg));
  return source(key, filledIn) || key;
}

/** A sentence of the background in the user's language; words of others, and what is filled in, stand as they are. */
export const worded = (words: Words): string => wordedBy(words, source);

export const wordedTrouble = (trouble: Trouble): string => wordedBy(trouble, source);

/** Text for a code of the error catalogue; an unknown code is shown as it is. */
export function errorText(code: string): string {
  return source(`error_${code}`, []) || code;
}

/** Plural form by count, with the count as the first argument. */
export function plural(count: number, one: MessageKey, other: MessageKey): string {
  return t(new Intl.PluralRules(language()).select(count) === 'one' ? one : other, count);
}

/** BCP 47 tag of the messages in use (not of the browser: they can differ). */
export function language(): string {
  return source('uiLanguage', []) || 'en';
}

export function numberOf(value: number, maximumFractionDigits = 3): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits }).format(value);
}

/** Sets the document's language, direction and title. */
export function localiseDocument(title: MessageKey): void {
  document.documentElement.lang = language();
  document.documentElement.dir = source('@@bidi_dir', []) || 'ltr';
  document.title = t(title);
}

export function timeOf(ms: number): string {
  return new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(ms);
}

export function dateTimeOf(ms: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}

/** "0.3 s": for single steps. */
export function secondsOf(ms: number): string {
  const style = { style: 'unit', unit: 'second', unitDisplay: 'narrow', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language(), style).format(ms / 1_000);
}

/** "0:07", "12:40", "1:02:03". */
export function durationOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const tail = `${h ? String(m).padStart(2, '0') : m}:${String(s).padStart(2, '0')}`;
  return h ? `${h}:${tail}` : tail;
}
