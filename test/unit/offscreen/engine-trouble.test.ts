import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { engineTrouble, isDeviceLost } from '../../../src/offscreen/webllm/engine-trouble';

const english = JSON.parse(readFileSync('public/_locales/en/messages.json', 'utf8')) as Record<
  string,
  unknown
>;

it.each([
  ['WebGPUNotAvailableError', 'This browser is not supported.', 'MODEL_UNAVAILABLE', 'webllm_no_webgpu'],
  [
    'Error',
    'Unable to find a compatible GPU. This issue might be…',
    'MODEL_UNAVAILABLE',
    'webllm_no_adapter',
  ],
  ['ShaderF16SupportError', 'This model requires shader-f16', 'MODEL_UNAVAILABLE', 'webllm_no_f16'],
  [
    'Error',
    'requested maxBufferSize exceeds limit. requested=256MB',
    'MODEL_UNAVAILABLE',
    'webllm_small_buffers',
  ],
  ['LinkError', 'WebAssembly.instantiate(): Import #0 "env"', 'MODEL_UNAVAILABLE', 'webllm_library_misfit'],
  ['CompileError', 'expected magic word', 'MODEL_UNAVAILABLE', 'webllm_library_broken'],
  ['ModelNotLoadedError', 'Model not loaded before', 'MODEL_UNAVAILABLE', 'webllm_device_lost'],
  ['RangeError', 'Array buffer allocation failed', 'MODEL_UNAVAILABLE', 'webllm_memory'],
  ['ContextWindowSizeExceededError', 'Prompt tokens exceed', 'CONTEXT_OVERFLOW', 'webllm_too_long'],
  ['TypeError', 'x is not a function', 'LLM_FAILED', 'webllm_other'],
])('%s “%s” is %s', (name, message, code, reason) => {
  const trouble = engineTrouble('Tiny', { name, message });
  expect(trouble).toMatchObject({ ok: false, code, reason, args: ['Tiny', message] });
  expect(english).toHaveProperty(`model_${reason}`);
});

it('tells a lost device, for which loading again helps, from a missing one', () => {
  expect(isDeviceLost(engineTrouble('Tiny', { name: 'DeviceLostError', message: '' }))).toBe(true);
  expect(isDeviceLost(engineTrouble('Tiny', { name: 'WebGPUNotFoundError', message: '' }))).toBe(false);
});
