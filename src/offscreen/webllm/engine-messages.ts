// Offscreen document ↔ the engine's worker: one command at a time, answered by events until `done`, `loaded`
// or `failed`. Parsed by the receiver on both sides.
import { localModelId, modelFileName, sha256Hex } from '../../shared/local-models';
import { modelMessage } from '../../shared/model';
import { z } from '../../shared/schema';

export const engineCommand = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('load'),
    id: localModelId,
    library: z.object({ file: modelFileName, sha256: sha256Hex }),
    features: z.array(z.string()),
    overrides: z.record(z.string(), z.number()),
  }),
  z.object({
    op: z.literal('complete'),
    messages: z.array(modelMessage),
    /** A JSON schema as text. */
    schema: z.optional(z.string()),
    maxTokens: z.int(),
    temperature: z.number(),
    /** Say nothing before the answer. */
    quiet: z.boolean(),
  }),
  /** Between two tokens; the command under way still ends with its own event. */
  z.object({ op: z.literal('interrupt') }),
]);
export type EngineCommand = z.infer<typeof engineCommand>;

export const engineEvent = z.discriminatedUnion('type', [
  /** Loading, 0…1. */
  z.object({ type: z.literal('progress'), share: z.number() }),
  z.object({ type: z.literal('loaded') }),
  /** A piece of a reply was written: a sign of life. */
  z.object({ type: z.literal('writing') }),
  z.object({
    type: z.literal('done'),
    text: z.string(),
    inputTokens: z.int(),
    outputTokens: z.int(),
    finish: z.enum(['stop', 'length', 'interrupted']),
  }),
  z.object({ type: z.literal('failed'), name: z.string(), message: z.string() }),
]);
export type EngineEvent = z.infer<typeof engineEvent>;
export type EngineReply = Extract<EngineEvent, { type: 'done' }>;

/** Names of failures that are ours, beside the engine's own. */
export const DAMAGED_FILE = 'DamagedFileError';
export const MISSING_FILE = 'MissingFileError';
export const ENDLESS_BLANKS = 'EndlessBlanksError';
