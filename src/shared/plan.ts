// Planned steps and their records (seed A section 9).
import { observation } from './observation';
import { z } from './schema';
import { toolCall } from './tool-call';
import { toolResultSchema } from './tool-result';

export const risk = z.enum(['low', 'medium', 'high']);
export type Risk = z.infer<typeof risk>;

export const plannedStep = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('tool'),
    call: toolCall,
    description: z.string().max(500),
    risk: risk.optional(),
    /** Selectors tried in turn when the call's own fails as NOT_FOUND, AMBIGUOUS or STALE. */
    fallbacks: z.array(z.unknown()).max(5).optional(),
    /** The step may fail without failing the plan (closing a cookie banner). */
    optional: z.boolean().optional(),
    expectedOutcome: z.record(z.string(), z.unknown()).optional(),
  }),
  z.object({ kind: z.literal('confirm'), message: z.string().max(1_000) }),
  z.object({
    kind: z.literal('branch'),
    options: z.array(z.object({ label: z.string().max(300), call: toolCall })).max(8),
  }),
]);
export type PlannedStep = z.infer<typeof plannedStep>;
export type ToolStep = Extract<PlannedStep, { kind: 'tool' }>;

export const plan = z.object({
  id: z.string().max(64),
  steps: z.array(plannedStep).max(40),
  rationale: z.string().max(1_000).optional(),
  createdAt: z.number(),
});
export type Plan = z.infer<typeof plan>;

export const stepRecord = z.object({
  step: plannedStep,
  result: toolResultSchema.nullable().optional(),
  observation: observation.optional(),
  ts: z.number(),
  status: z.enum(['ok', 'error', 'skipped']),
});
export type StepRecord = z.infer<typeof stepRecord>;
