// Requests that only look, parsed by hand: the schemas of shared/messages/content weigh more than all of
// perception, and this part of the script goes into every frame. It accepts what the schema accepts (a test
// holds the two together); everything else is undefined.
import type { ContentRequest, Need } from '../shared/messages/content-request';
import { ITEM_ID } from '../shared/item-id';
import { MAX_CANDIDATES, MAX_READ_CHARS, MAX_SUBGOAL_CHARS } from '../shared/perception-budgets';

export type LookRequest = Exclude<
  ContentRequest,
  { op: 'target' | 'details' | 'read' | 'act' | 'watch' | 'boxes' | 'highlight' }
>;

type Check = (value: unknown) => boolean;

const text =
  (maxChars: number, minChars = 0): Check =>
  (value) =>
    typeof value === 'string' && value.length >= minChars && value.length <= maxChars;
const whole =
  (min: number, max: number): Check =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const itemId: Check = (value) => typeof value === 'string' && ITEM_ID.test(value);
const list =
  (check: Check, max: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= max && value.every(check);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const shape =
  (checks: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(checks).every(([name, check]) => check((value as Record<string, unknown>)[name]));
/** An object whose `by` field says which of the shapes it has. */
const variant =
  (by: string, shapes: Record<string, Record<string, Check>>): Check =>
  (value) => {
    const kind = (value as Record<string, unknown> | null | undefined)?.[by];
    return typeof kind === 'string' && Object.hasOwn(shapes, kind) && shape(shapes[kind]!)(value);
  };

const query = shape({
  kind: optional(oneOf('action', 'form', 'collection', 'field', 'text')),
  text: optional(text(400)),
  roles: optional(list(text(40), 20)),
  within: optional(itemId),
  behind: optional(oneOf(true, false)),
  topK: optional(whole(1, MAX_CANDIDATES)),
});

const key = text(40);
const NEEDS: Record<Need['type'], Record<string, Check>> = {
  query: { key, query },
  extract: { key, collectionId: optional(itemId) },
  text: {
    key,
    maxChars: whole(Number.MIN_SAFE_INTEGER, MAX_READ_CHARS),
    offset: optional(whole(0, Number.MAX_SAFE_INTEGER)),
  },
  links: { key, limit: whole(Number.MIN_SAFE_INTEGER, 400) },
};

const LOOKS: Record<LookRequest['op'], Record<string, Check>> = {
  hello: {},
  perceive: { needs: list(variant('type', NEEDS), 10), subgoal: optional(text(MAX_SUBGOAL_CHARS)) },
  outbox: { nonce: text(64, 8) },
  cancel: { requestId: text(64) },
};

const isLook = variant('op', LOOKS);

export function parseLook(message: unknown): LookRequest | undefined {
  return isLook(message) ? (message as LookRequest) : undefined;
}
