// The numbers that are there, as an enum; a model that answers 3 instead of "3" has said the same. Pure.
import { z } from '../../shared/schema';

/** Endings of a decision that are no number. */
export const ENDINGS = ['done', 'not-here', 'ask', 'captcha', 'login', 'help'] as const;
export type Ending = (typeof ENDINGS)[number];

const asText = z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value));

export function oneOf<const T extends readonly string[]>(choices: T): z.ZodMiniType<T[number]> {
  return z.pipe(asText, z.enum(choices));
}

/** What a model types: it may be a whole text that the task dictates. */
export const typed = z.string().check(z.maxLength(4_000));

/** A model's sentence for the user or the record, bounded. */
export const said = z.string().check(z.maxLength(1_000));
