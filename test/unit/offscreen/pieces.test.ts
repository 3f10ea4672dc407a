// Replies of a model in very many small events: what the SDK is given, and what is handed on to other processes.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { endpointFetch } from '../../../src/offscreen/endpoint-fetch';
import { gatheredText } from '../../../src/offscreen/gathered-text';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what comes in one large piece is read in small ones, byte for byte the same', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Blob([bytes]).stream())));
  const response = await endpointFetch('https://model.example', () => undefined)('https://model.example/v1');
  const pieces: Uint8Array[] = [];
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) pieces.push(piece);
  expect(Math.max(...pieces.map(({ byteLength }) => byteLength))).toBeLessThanOrEqual(16_384);
  expect(Buffer.concat(pieces).equals(Buffer.from(bytes))).toBe(true);
});

describe('text as it comes', () => {
  test('is handed on at once first, then together, and whole', () => {
    vi.useFakeTimers();
    const handed: string[] = [];
    const text = gatheredText((piece) => handed.push(piece), 50);
    for (const letter of 'abcdef') text.add(letter);
    expect(handed).toEqual(['a']);
    vi.advanceTimersByTime(50);
    expect(handed).toEqual(['a', 'bcdef']);
    text.add('g');
    expect(handed).toEqual(['a', 'bcdef']);
    text.flush();
    expect(handed).toEqual(['a', 'bcdef', 'g']);
    vi.advanceTimersByTime(200);
    expect(handed).toHaveLength(3);
  });

  test('is handed on at once again after a pause', () => {
    vi.useFakeTimers();
    const handed: string[] = [];
    const text = gatheredText((piece) => handed.push(piece), 50);
    text.add('one');
    vi.advanceTimersByTime(200);
    text.add('two');
    expect(handed).toEqual(['one', 'two']);
  });
});
