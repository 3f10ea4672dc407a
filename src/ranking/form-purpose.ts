// What a form is for, told from its structure and its words.
import { remembering } from '../shared/remembering';
import { PURPOSE_WORDS } from './kind-words';
import { kindOf } from './kinds';
import { matcher } from './phrase-matcher';

const purposesIn = matcher(PURPOSE_WORDS);
const MAX_REMEMBERED = 200;
/** Every purpose that `formPurposeOf` can give. */
export const FORM_PURPOSES: readonly string[] = Object.keys(PURPOSE_WORDS);

export interface FormSigns {
  /** Label, heading and submit button of the form. */
  words: string;
  submitLabel?: string | undefined;
  fields: ReadonlyArray<{ label: string; type: string; autocomplete?: string | undefined }>;
  role?: string;
}

/** What a form is for: structure first (a password field says more than any word), then words. */
export function formPurposeOf(form: FormSigns): string | undefined {
  const { fields } = form;
  const complete = (token: string) =>
    fields.some((f) => f.autocomplete?.split(/\s+/).includes(token) === true);
  const count = (type: string) => fields.filter((f) => f.type === type).length;
  const text = `${form.words} ${form.submitLabel ?? ''}`;
  const submitKind = kindOf(form.submitLabel ?? '');
  if (complete('cc-number') || complete('cc-csc')) return 'payment_method';
  const passwords = count('password');
  if (passwords > 0) {
    const named = purposes(text);
    if (named.has('signup') && submitKind !== 'login') return 'signup';
    if (passwords >= 2 || complete('new-password')) {
      return named.has('password') || passwords >= 3 ? 'password' : 'signup';
    }
    return 'login';
  }
  if (form.role === 'search' || (count('search') > 0 && fields.length <= 3)) return 'search';
  if (complete('one-time-code')) return 'login';
  if (count('file') > 0 && fields.length <= 3) return 'upload';
  const textual = fields.filter((f) => f.type === 'text' || f.type === 'textbox').length;
  if (submitKind === 'search' && textual === 1 && fields.length <= 3) return 'search';
  if (fields.length === 1 && purposes(fields[0]!.label).has('search')) return 'search';
  const inText = purposes(text);
  const inFields = purposes(fields.map((f) => f.label).join(' . '));
  for (const purpose of FORM_PURPOSES) {
    if (inText.has(purpose) && purpose !== 'login') return purpose;
  }
  if (fields.length === 1 && count('email') === 1) return 'newsletter';
  if (fields.some((f) => f.type === 'date' || f.type === 'datetime-local') && inFields.has('schedule'))
    return 'schedule';
  for (const purpose of ['payment_method', 'billing', 'checkout', 'search', 'contact', 'comment'] as const) {
    if (inFields.has(purpose)) return purpose;
  }
  return inText.has('login') ? 'login' : undefined;
}

const purposes = remembering((text) => new Set(purposesIn(text).found.map((f) => f.name)), MAX_REMEMBERED);
