// Planned steps and their records.
import { observation } from './observation';
import { phraseSchema } from './phrase';
import { z } from './schema';
import { toolCall } from './tool-call';
import { toolResultSchema } from './tool-result';

export const risk = z.enum(['low', 'medium', 'high']);
export type Risk = z.infer<typeof risk>;

/** Asking before a step is the gate's, and choosing the scout's: what is planned is calls alone. */
export const plannedStep = z.object({
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
