// Sentences that code puts before the user, as a key and what is filled in: worded in the user's language where they
// are shown (`messages.json` has each key), and in English for the record. Page text is only ever filled in.
import { CARD_PHRASES } from './phrases/card-phrases';
import { CHANGE_PHRASES } from './phrases/change-phrases';
import { FAULT_PHRASES } from './phrases/fault-phrases';
import { OUTCOME_PHRASES } from './phrases/outcome-phrases';
import { QUESTION_PHRASES } from './phrases/question-phrases';
import { REFUSAL_PHRASES } from './phrases/refusal-phrases';
import { STEP_PHRASES } from './phrases/step-phrases';
import { THING_PHRASES } from './phrases/thing-phrases';
import { z } from './schema';

export const PHRASES = {
  ...CARD_PHRASES,
  ...THING_PHRASES,
  ...STEP_PHRASES,
  ...OUTCOME_PHRASES,
  ...QUESTION_PHRASES,
  ...CHANGE_PHRASES,
  ...FAULT_PHRASES,
  ...REFUSAL_PHRASES,
} as const;

/** Of one text that is filled in. */
const MAX_ARG_CHARS = 2_500;

export type PhraseKey = keyof typeof PHRASES;
/** What went wrong, in English as the record has it; the interface words it by its sentence or its code. */
export interface Trouble {
  code: string;
  error: string;
}

export interface Phrase {
  key: PhraseKey;
  args: (string | Phrase | Trouble)[];
}

const text = z.string().check(z.maxLength(MAX_ARG_CHARS));
const trouble = z.object({ code: z.string().check(z.maxLength(40)), error: text });

export const phraseSchema: z.ZodMiniType<Phrase> = z.object({
  key: z.enum(Object.keys(PHRASES) as [PhraseKey, ...PhraseKey[]]),
  get args() {
    return z.array(z.union([text, phraseSchema, trouble])).check(z.maxLength(4));
  },
});

export const wordsSchema = z.union([text, phraseSchema]);
/** Words of ours; or words of a person, a page or a model, which stand as they are. */
export type Words = string | Phrase;

export function phraseOf(key: PhraseKey, ...args: (Words | number | Trouble)[]): Phrase {
  return { key, args: args.map(filledIn) };
}

function filledIn(arg: Words | number | Trouble): Phrase['args'][number] {
  if (typeof arg !== 'object') return `${arg}`.slice(0, MAX_ARG_CHARS);
  return 'key' in arg ? arg : { code: arg.code, error: arg.error.slice(0, MAX_ARG_CHARS) };
}

/** As the record has it. */
export function inEnglish({ key, args }: Phrase): string {
  return PHRASES[key].replace(/\$(\d)/g, (_, n: string) => {
    const arg = args[Number(n) - 1] ?? '';
    return typeof arg === 'string' ? arg : 'key' in arg ? inEnglish(arg) : arg.error;
  });
}

export const english = (words: Words): string => (typeof words === 'string' ? words : inEnglish(words));

/** As `said` beside the English text, where the words are ours. */
export const saidAs = (words: Words | undefined): { said?: Phrase } =>
  typeof words === 'object' ? { said: words } : {};

/** "a, b, c". */
export function series(all: readonly Words[], key: PhraseKey = 'series'): Words {
  return all.length < 2 ? (all[0] ?? '') : all.reduce((before, next) => phraseOf(key, before, next));
}

/** What went wrong, as words. */
export const troubleOf = (trouble: Trouble): Phrase => phraseOf('trouble', trouble);

/** A role as people call it; one that has no word of its own as ARIA does. */
export function roleWord(role: string): Words {
  const key = `role_${role}`;
  return Object.hasOwn(PHRASES, key) ? phraseOf(key as PhraseKey) : role;
}
