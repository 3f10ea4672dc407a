// The text of a model as a checked value. Models think aloud, fence their JSON, add a sentence before or
// after it: all of that is peeled off. What then does not fit the schema is told in words the model can use.
// Pure; never throws, whatever the text.
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

/** From the first brace after the thinking to the last one. */
function jsonIn(text: string): string | undefined {
  const thought = text.lastIndexOf('</think>');
  const said = thought < 0 ? text : text.slice(thought + '</think>'.length);
  const from = said.indexOf('{');
  const to = said.lastIndexOf('}');
  return from < 0 || to < from ? undefined : said.slice(from, to + 1);
}
