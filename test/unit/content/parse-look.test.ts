import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLook } from '../../../src/content/parse-look';
import { contentRequest } from '../../../src/shared/messages/content-request';

const long = (chars: number) => 'x'.repeat(chars);
const query = (more: object) => ({ op: 'perceive', needs: [{ key: 'q', type: 'query', query: more }] });

const GOOD: unknown[] = [
  { op: 'hello' },
  { op: 'perceive', needs: [] },
  { op: 'perceive', needs: [], subgoal: 'invoices' },
  query({}),
  query({ behind: false }),
  query({ kind: 'field', text: 'a|b', roles: ['button'], within: 'f3.a12', topK: 1 }),
  { op: 'perceive', needs: [{ key: 'e', type: 'extract' }] },
  { op: 'perceive', needs: [{ key: 'e', type: 'extract', collectionId: 'c1' }] },
  { op: 'perceive', needs: [{ key: 't', type: 'text', maxChars: 200_000, offset: 40_000 }] },
  { op: 'perceive', needs: [{ key: 'l', type: 'links', limit: 400 }] },
  { op: 'outbox', nonce: 'nonce-0001' },
  { op: 'cancel', requestId: 'r' },
];

const BAD: unknown[] = [
  undefined,
  null,
  'hello',
  [],
  {},
  { op: 'toString' },
  { op: 'act', call: { name: 'dom.click', args: {} } },
  { op: 'perceive' },
  { op: 'perceive', needs: {} },
  { op: 'perceive', needs: Array(11).fill({ key: 'l', type: 'links', limit: 1 }) },
  { op: 'perceive', needs: [], subgoal: long(401) },
  { op: 'perceive', needs: [{ key: 'x', type: 'else' }] },
  { op: 'perceive', needs: [{ type: 'extract' }] },
  { op: 'perceive', needs: [{ key: long(41), type: 'extract' }] },
  { op: 'perceive', needs: [{ key: 'e', type: 'extract', collectionId: 'C 1' }] },
  { op: 'perceive', needs: [{ key: 't', type: 'text', maxChars: 200_001 }] },
  { op: 'perceive', needs: [{ key: 't', type: 'text', maxChars: 10, offset: -1 }] },
  { op: 'perceive', needs: [{ key: 'l', type: 'links', limit: 1.5 }] },
  query({ kind: 'link' }),
  query({ text: 1 }),
  query({ text: long(401) }),
  query({ roles: Array(21).fill('button') }),
  query({ roles: [long(41)] }),
  query({ topK: 0 }),
  query({ behind: 'no' }),
  query({ topK: 1e9 }),
  { op: 'outbox', nonce: 'short' },
  { op: 'outbox', nonce: long(65) },
  { op: 'cancel', requestId: long(65) },
];

test('takes what the schema takes', () => {
  for (const message of GOOD) {
    expect(contentRequest.safeParse(message).success, JSON.stringify(message)).toBe(true);
    expect(parseLook(message), JSON.stringify(message)).toEqual(message);
  }
});

test.each(BAD.map((message) => [JSON.stringify(message)?.slice(0, 80), message]))(
  'takes nothing that is no request to look: %s',
  (_shown, message) => {
    expect(parseLook(message)).toBeUndefined();
    expect(contentRequest.safeParse(message).success).toBe(false);
  },
);

test('agrees with the schema when a field of a good request is replaced by anything', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...(GOOD as object[])),
      fc.oneof(fc.anything(), fc.constantFrom('a1', 1, null, undefined, [])),
      fc.nat(20),
      (message, value, at) => {
        const changed = replaceLeaf(message, at, value);
        expect(parseLook(changed) !== undefined).toBe(contentRequest.safeParse(changed).success);
      },
    ),
    { numRuns: 2_000 },
  );
});

/** The message with its `at`th property, counted in depth, replaced. */
function replaceLeaf(message: object, at: number, value: unknown): unknown {
  const copy = structuredClone(message);
  const places: { holder: Record<string, unknown>; name: string }[] = [];
  const visit = (holder: object): void => {
    for (const [name, inner] of Object.entries(holder) as [string, unknown][]) {
      places.push({ holder: holder as Record<string, unknown>, name });
      if (typeof inner === 'object' && inner !== null) visit(inner);
    }
  };
  visit(copy);
  const place = places[at % places.length]!;
  place.holder[place.name] = value;
  return copy;
}
