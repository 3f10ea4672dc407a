// The answer of a model as a checked value. Models fence their JSON and add a sentence before or after it: that
// is peeled off. What then does not fit the schema is told in words the model can use. Pure; never throws,
// whatever the text.
import { isJson } from '../../shared/is-json';
import type { z } from '../../shared/schema';

/** Longest reply that is looked at, characters; no question of ours needs more. */
const MAX_REPLY_CHARS = 40_000;

export type Parsed<T> = { ok: true; value: T } | { ok: false; issue: string };

export function parseReply<T>(text: string, schema: z.ZodMiniType<T>): Parsed<T> {
  if (text.length > MAX_REPLY_CHARS) return { ok: false, issue: 'the reply was far too long' };
  const body = jsonIn(text);
  if (body === undefined) return { ok: false, issue: 'there was no JSON object in the reply' };
  let raw: unknown;
  try {
    raw = JSON.parse(body);
  } catch (error) {
    return { ok: false, issue: `not JSON: ${error instanceof Error ? error.message.slice(0, 120) : ''}` };
  }
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  return { ok: false, issue: `${issue?.path.join('.') || 'reply'}: ${issue?.message ?? 'not valid'}` };
}

/**
 * The last object that stands by itself, not inside another. None where the last one is cut off: neither its parts nor
 * a draft before it are the answer.
 */
function jsonIn(text: string): string | undefined {
  let last: string | undefined;
  for (let from = text.indexOf('{'); from >= 0;) {
    const end = endOfObject(text, from);
    if (end === undefined) return undefined;
    const piece = text.slice(from, end);
    // Braces of prose stand between what is no JSON.
    if (last === undefined || isJson(piece)) last = piece;
    from = text.indexOf('{', end);
  }
  return last;
}

/** After the brace that closes the one at `from`; undefined when none does. */
function endOfObject(text: string, from: number): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.slice(from).matchAll(/[{}]|"(?:[^"\\]|\\[\s\S])*"|"/g)) {
    // The reply ends within a string.
    if (token === '"') return undefined;
    if (token === '{') depth += 1;
    else if (token === '}') depth -= 1;
    if (depth === 0) return from + index + token.length;
  }
  return undefined;
}
