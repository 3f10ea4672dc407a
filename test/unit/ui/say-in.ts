// The messages of a language, as `chrome.i18n` gives them.
import { readFileSync } from 'node:fs';

export type Messages = Record<string, { message: string }>;

export const load = (locale: string): Messages =>
  JSON.parse(readFileSync(`public/_locales/${locale}/messages.json`, 'utf8')) as Messages;

export function sayIn(locale: string): (key: string, args: string[]) => string {
  const messages = load(locale);
  return (key, args) =>
    (messages[key]?.message ?? '').replace(/\$(\d)/g, (_, n: string) => args[Number(n) - 1] ?? '');
}
