// Trouble as the user reads it: in the interface's language, as a sentence.
import { CallRefused, ConnectionLost } from './client';
import { language, t, wordedTrouble } from './i18n';

/** Of a call that failed. */
export function troubleText(error: unknown): string {
  return error instanceof ConnectionLost ? t('trouble_lost') : t('trouble_call', reasonOf(error));
}

/** Why a call failed, alone. */
export function reasonOf(error: unknown): string {
  if (error instanceof ConnectionLost) return t('trouble_lost');
  const message = error instanceof Error ? error.message : String(error);
  return faultText(error instanceof CallRefused ? error.code : '', message);
}

/** `code` '': the kind of trouble is told elsewhere, only the message is shown. */
export function faultText(code: string, message: string): string {
  return asSentence(wordedTrouble({ code, error: message }));
}

function asSentence(text: string): string {
  const stop = /[\p{L}\p{N}”“）)]$/u.test(text) ? (language().startsWith('zh') ? '。' : '.') : '';
  const told = A_WORD.test(text) ? text.slice(0, 1).toLocaleUpperCase(language()) + text.slice(1) : text;
  return told + stop;
}

/** Whether the message begins with a word, not with an address or the name of a file. */
const A_WORD = /^\p{L}+(?=[\s,;!?]|[.:](?:\s|$)|$)/u;
