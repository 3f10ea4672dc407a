// What the engine's errors mean to the user. It names some by class and the rest only in words, so both are
// looked at; what nobody foresaw is told in the engine's own words. Pure.
import type { ErrorCode } from '../../shared/errors';
import type { Trouble } from '../../shared/messages/model';
import { trouble } from '../provider';
import type { EngineEnd } from './engine-host';
import { DAMAGED_FILE, ENDLESS_BLANKS, MISSING_FILE } from './engine-messages';

interface Meaning {
  code: ErrorCode;
  /** Sentence `model_webllm_…`; its $1 is the model's name, its $2 what the engine said. */
  reason: string;
}

const BY_NAME: Readonly<Record<string, Meaning>> = {
  [DAMAGED_FILE]: { code: 'MODEL_UNAVAILABLE', reason: 'webllm_damaged' },
  [MISSING_FILE]: { code: 'MODEL_UNAVAILABLE', reason: 'webllm_missing_file' },
  [ENDLESS_BLANKS]: { code: 'MODEL_OUTPUT_INVALID', reason: 'webllm_endless_blanks' },
  WebGPUNotAvailableError: { code: 'MODEL_UNAVAILABLE', reason: 'webllm_no_webgpu' },
  WebGPUNotFoundError: { code: 'MODEL_UNAVAILABLE', reason: 'webllm_no_webgpu' },
  ShaderF16SupportError: { code: 'MODEL_UNAVAILABLE', reason: 'webllm_no_f16' },
  FeatureSupportError: { code: 'MODEL_UNAVAILABLE', reason: 'webllm_no_feature' },
  DeviceLostError: { code: 'MODEL_UNAVAILABLE', reason: 'webllm_device_lost' },
  ModelNotLoadedError: { code: 'MODEL_UNAVAILABLE', reason: 'webllm_device_lost' },
  LinkError: { code: 'MODEL_UNAVAILABLE', reason: 'webllm_library_misfit' },
  CompileError: { code: 'MODEL_UNAVAILABLE', reason: 'webllm_library_broken' },
  ContextWindowSizeExceededError: { code: 'CONTEXT_OVERFLOW', reason: 'webllm_too_long' },
  GrammarMatcherInitError: { code: 'MODEL_OUTPUT_INVALID', reason: 'webllm_grammar' },
};

/** Errors that have no class of their own. */
const BY_WORDS: readonly [RegExp, Meaning][] = [
  [/find a compatible GPU/i, { code: 'MODEL_UNAVAILABLE', reason: 'webllm_no_adapter' }],
  [/exceeds limit/i, { code: 'MODEL_UNAVAILABLE', reason: 'webllm_small_buffers' }],
  [/device (was|is) lost|external instance reference/i, BY_NAME.DeviceLostError!],
  [
    /out of memory|allocation failed|not enough memory/i,
    { code: 'MODEL_UNAVAILABLE', reason: 'webllm_memory' },
  ],
];

const UNFORESEEN: Meaning = { code: 'LLM_FAILED', reason: 'webllm_other' };

export function engineTrouble(
  modelName: string,
  { name, message }: { name: string; message: string },
): Trouble {
  const { code, reason } =
    BY_NAME[name] ?? BY_WORDS.find(([words]) => words.test(message))?.[1] ?? UNFORESEEN;
  return trouble(code, reason, modelName, message);
}

/** The graphics device went away under a loaded model: loading it anew may help. */
export function isDeviceLost({ reason }: Trouble): boolean {
  return reason === 'webllm_device_lost';
}

/** The failure that an end without the wanted result comes to. */
export function endTrouble(name: string, end: EngineEnd): Trouble {
  switch (end.type) {
    case 'loaded':
    case 'done':
      throw new Error(`the engine answered another question: ${end.type}`);
    case 'failed':
      return engineTrouble(name, end);
    case 'stopped':
      return trouble('CANCELLED', 'cancelled');
    case 'late':
      return trouble('TIMEOUT', 'webllm_late', name);
    case 'silent':
      return trouble('TIMEOUT', 'webllm_silent', name);
    case 'crashed':
      return trouble('MODEL_UNAVAILABLE', 'webllm_crashed', name);
  }
}
