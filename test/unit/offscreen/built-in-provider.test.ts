// The browser's built-in model, with a stand-in for the browser's part: what is asked of it and what each of
// its answers and failures comes to.
import { afterEach, describe, expect, test } from 'vitest';
import { builtInProvider } from '../../../src/offscreen/built-in-provider';
import type { ModelRequest } from '../../../src/shared/model';

type Prompt = { input: unknown; options: { signal: AbortSignal; responseConstraint?: unknown } };

/** Puts a model behind the browser's API that writes these pieces, or fails with this. */
function browserWith(behaviour: {
  availability?: string;
  writes?: string[];
  fails?: Error;
  hangs?: boolean;
}) {
  const seen = { created: [] as Record<string, unknown>[], prompts: [] as Prompt[], destroyed: 0 };
  const session = {
    contextUsage: 40,
    promptStreaming: (input: unknown, options: Prompt['options']) => {
      seen.prompts.push({ input, options });
      return new ReadableStream<string>({
        start(controller) {
          options.signal.addEventListener('abort', () => controller.error(options.signal.reason));
          if (behaviour.hangs) return;
          if (behaviour.fails) return controller.error(behaviour.fails);
          for (const piece of behaviour.writes ?? []) controller.enqueue(piece);
          controller.close();
        },
      });
    },
    destroy: () => (seen.destroyed += 1),
  };
  Object.assign(globalThis, {
    LanguageModel: {
      availability: () => Promise.resolve(behaviour.availability ?? 'available'),
      create: (options: Record<string, unknown>) => {
        seen.created.push(options);
        return Promise.resolve(session);
      },
    },
  });
  return seen;
}
afterEach(() => Reflect.deleteProperty(globalThis, 'LanguageModel'));

const SCHEMA = { name: 'choice', json: { type: 'object', properties: { pick: { enum: [1, 2] } } } };
const request = (more: Partial<ModelRequest> = {}): ModelRequest => ({
  messages: [
    { role: 'system', content: 'Choose.' },
    { role: 'user', content: 'Which one?' },
  ],
  maxTokens: 50,
  timeoutMs: 10_000,
  ...more,
});
const ask = (more?: Partial<ModelRequest>, options: { signal?: AbortSignal } = {}) =>
  builtInProvider().complete(request(more), { signal: new AbortController().signal, ...options });

describe('an answer', () => {
  test('is held to the schema by the browser', async () => {
    const seen = browserWith({ writes: ['{"pick"', ':2}'] });
    const reply = await ask({ schema: SCHEMA });
    expect(reply).toMatchObject({
      ok: true,
      data: { text: '{"pick":2}', finish: 'stop', model: 'built-in' },
    });
    expect(seen.prompts[0]?.options.responseConstraint).toEqual(SCHEMA.json);
  });

  test('knows the system’s words first and nothing of an earlier request', async () => {
    const seen = browserWith({ writes: ['Two.'] });
    await ask();
    await ask();
    expect(seen.created).toHaveLength(2);
    expect(seen.created[0]).toMatchObject({ initialPrompts: [{ role: 'system', content: 'Choose.' }] });
    expect(seen.prompts.map(({ input }) => input)).toEqual(
      Array(2).fill([{ role: 'user', content: 'Which one?' }]),
    );
    expect(seen.destroyed).toBe(2);
  });

  test('is handed on as it was written, empty or no JSON: the asker judges it', async () => {
    browserWith({ writes: [' '] });
    expect(await ask()).toMatchObject({ ok: true, data: { text: '' } });
    browserWith({ writes: ['The second.'] });
    expect(await ask({ schema: SCHEMA })).toMatchObject({ ok: true, data: { text: 'The second.' } });
  });

  test('ends at the bound of the request', async () => {
    browserWith({ writes: Array<string>(40).fill('and so on ') });
    expect(await ask({ maxTokens: 5 })).toMatchObject({ ok: true, data: { finish: 'length' } });
  });
});

describe('trouble', () => {
  test('a browser without the API', async () => {
    expect(await ask()).toMatchObject({ code: 'MODEL_UNAVAILABLE', reason: 'built_in_absent' });
  });

  test.each([
    ['unavailable', 'built_in_unfit'],
    ['downloadable', 'built_in_not_fetched'],
    ['downloading', 'built_in_on_its_way'],
  ])('a model that is %s', async (availability, reason) => {
    const seen = browserWith({ availability });
    expect(await ask()).toMatchObject({ code: 'MODEL_UNAVAILABLE', reason });
    expect(seen.created).toEqual([]);
  });

  test.each([
    ['QuotaExceededError', 'CONTEXT_OVERFLOW', 'context_overflow'],
    ['NotReadableError', 'LLM_FAILED', 'declined'],
    ['UnknownError', 'LLM_FAILED', 'built_in_failed'],
  ])('%s of the browser', async (name, code, reason) => {
    const seen = browserWith({ fails: new DOMException('', name) });
    expect(await ask()).toMatchObject({ ok: false, code, reason });
    expect(seen.destroyed).toBe(1);
  });

  test('patience that ends, and a request that is cancelled', async () => {
    browserWith({ hangs: true });
    expect(await ask({ timeoutMs: 50 })).toMatchObject({ code: 'TIMEOUT' });
    const seen = browserWith({ hangs: true });
    const cancel = new AbortController();
    const asked = ask({}, { signal: cancel.signal });
    await expect.poll(() => seen.prompts.length).toBe(1);
    cancel.abort();
    expect(await asked).toMatchObject({ code: 'CANCELLED' });
    expect(seen.destroyed).toBe(1);
  });
});
