// What the browser says of its graphics adapter, and that its first no is not believed.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// As a data-center card of NVIDIA's gives it to Chromium on Linux.
const CARD = {
  info: { vendor: 'nvidia', architecture: '', device: '', description: '' },
  features: new Set(['subgroups', 'timestamp-query']),
  limits: {
    maxBufferSize: 4_294_967_292,
    maxStorageBufferBindingSize: 2_147_483_644,
    maxComputeWorkgroupStorageSize: 49_152,
    maxStorageBuffersPerShaderStage: 16,
  },
};

/** `readDevice` of a new document, in a browser that gives these adapters, the last of them for ever. */
async function newDocument(...answers: unknown[]) {
  vi.resetModules();
  const requestAdapter = vi.fn(() => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  vi.stubGlobal('navigator', { gpu: { requestAdapter } });
  const { readDevice } = await import('../../../src/offscreen/webllm/read-device');
  const read = async () => {
    const facts = readDevice();
    await vi.runAllTimersAsync();
    return facts;
  };
  return { read, requestAdapter };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('names the adapter by what it says of itself, and passes its features and limits on', async () => {
  const { read } = await newDocument(CARD);
  expect(await read()).toEqual({
    webgpu: true,
    adapter: { name: 'nvidia', features: ['subgroups', 'timestamp-query'], limits: CARD.limits },
  });
});

it.each([
  ['none', null],
  ['an error', new Error('the GPU process is not there yet')],
])('asks again where the first answer is %s', async (_, answer) => {
  const { read, requestAdapter } = await newDocument(answer, CARD);
  expect((await read()).adapter?.name).toBe('nvidia');
  expect(requestAdapter).toHaveBeenCalledTimes(2);
});

it('believes a browser that goes on saying so, and asks it once from then on', async () => {
  const { read, requestAdapter } = await newDocument(null);
  expect(await read()).toEqual({ webgpu: true });
  expect(requestAdapter).toHaveBeenCalledTimes(3);
  expect(await read()).toEqual({ webgpu: true });
  expect(requestAdapter).toHaveBeenCalledTimes(4);
});

it('knows a browser without WebGPU', async () => {
  const { read } = await newDocument(null);
  vi.stubGlobal('navigator', {});
  expect(await read()).toEqual({ webgpu: false });
});
