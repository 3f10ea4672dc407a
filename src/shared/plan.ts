// Planned steps and their records.
import { observation } from './observation';
import { phraseSchema } from './phrase';
import { z } from './schema';
import { toolCall } from './tool-call';
import { toolResultSchema } from './tool-result';

export const risk = z.enum(['low', 'medium', 'high']);
export type Risk = z.infer<typeof risk>;

export const toolStep = z.object({
  kind: z.literal('tool'),
  call: toolCall,
  description: z.string().check(z.maxLength(500)),
  /** The description as a phrase, for the interface. */
  said: z.optional(phraseSchema),
  risk: z.optional(risk),
  /** Selectors tried in turn when the call's own fails as NOT_FOUND, AMBIGUOUS or STALE. */
  fallbacks: z.optional(z.array(z.unknown()).check(z.maxLength(5))),
  /** The step may fail without failing the plan (closing a cookie banner). */
  optional: z.optional(z.boolean()),
  expectedOutcome: z.optional(z.record(z.string(), z.unknown())),
});
export type ToolStep = z.infer<typeof toolStep>;

export const plannedStep = z.discriminatedUnion('kind', [
  toolStep,
  z.object({ kind: z.literal('confirm'), message: z.string().check(z.maxLength(1_000)) }),
  z.object({
    kind: z.literal('branch'),
    options: z
      .array(z.object({ label: z.string().check(z.maxLength(300)), call: toolCall }))
      .check(z.maxLength(8)),
  }),
]);
export type PlannedStep = z.infer<typeof plannedStep>;

export const plan = z.object({
  id: z.string().check(z.maxLength(64)),
  steps: z.array(plannedStep).check(z.maxLength(40)),
  rationale: z.optional(z.string().check(z.maxLength(1_000))),
  createdAt: z.number(),
});
export type Plan = z.infer<typeof plan>;

export const stepRecord = z.object({
  step: plannedStep,
  result: z.optional(z.nullable(toolResultSchema)),
  observation: z.optional(observation),
  ts: z.number(),
  status: z.enum(['ok', 'error', 'skipped']),
});
export type StepRecord = z.infer<typeof stepRecord>;
