// Replies of a model in very many small events: what the SDK is given.
import { afterEach, expect, test, vi } from 'vitest';
import { endpointFetch } from '../../../src/offscreen/endpoint-fetch';

afterEach(() => void vi.unstubAllGlobals());

test('what comes in one large piece is read in small ones, byte for byte the same', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Blob([bytes]).stream())));
  const response = await endpointFetch('https://model.example', () => undefined)('https://model.example/v1');
  const pieces: Uint8Array[] = [];
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) pieces.push(piece);
  expect(Math.max(...pieces.map(({ byteLength }) => byteLength))).toBeLessThanOrEqual(16_384);
  expect(Buffer.concat(pieces).equals(Buffer.from(bytes))).toBe(true);
});
