// Words as a person reads them, in the language of the messages. Pure.
import { knownFault } from './known-fault';
import type { Trouble, Words } from './phrase';

/** `message`: a text by key, with what is filled in; '' where there is none. */
export function wordedBy(words: Words | Trouble, message: (key: string, args: string[]) => string): string {
  if (typeof words === 'string') return words;
  if ('key' in words)
    return message(
      words.key,
      words.args.map((arg) => wordedBy(arg, message)),
    );
  const { code, error } = words;
  const fault = knownFault(error);
  if (fault) return wordedBy(fault, message);
  const known = message(`error_${code}`, []);
  const isEnglish = (message('uiLanguage', []) || 'en').startsWith('en');
  return isEnglish || known === '' ? error : message('remark', [known, error]);
}
