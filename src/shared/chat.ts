// Seed B's chat contract: messages, plan steps and the interact response, with the seed's field names.
import { z } from './schema';
import { orchestratorStatus } from './status';
import { rung } from './tool-call';

export const chatRole = z.enum(['user', 'assistant', 'system']);
export type ChatRole = z.infer<typeof chatRole>;

export const chatMessage = z.object({
  messageId: z.string().max(64),
  /** A message without a role is the assistant's (seed B section 3.3). */
  role: chatRole.default('assistant'),
  content: z.string().max(20_000),
  /** ISO 8601. */
  timestamp: z.string().max(40),
  sequenceNumber: z.number().int().nonnegative(),
  status: z.enum(['success', 'failure', 'pending', 'skipped']).optional(),
  actionString: z.string().max(500).optional(),
  actionPayload: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ code: z.string().max(40), message: z.string().max(2_000) }).optional(),
  domSummary: z.string().max(4_000).optional(),
  metadata: z
    .object({
      taskId: z.string().max(64).optional(),
      /** What the turn is: the panel draws goal, reading, step, question, result… differently. */
      turn: z
        .enum(['goal', 'reading', 'step', 'question', 'reply', 'feedback', 'notice', 'result', 'answer'])
        .optional(),
      thought: z.string().max(2_000).optional(),
      reasoning: z.string().max(2_000).optional(),
      evidence: z.array(z.string().max(1_000)).max(20).optional(),
      observation: z.string().max(2_000).optional(),
      stepSeq: z.number().int().optional(),
      rung: rung.optional(),
      durationMs: z.number().optional(),
      file: z
        .object({
          name: z.string().max(400),
          bytes: z.number().optional(),
          downloadId: z.number().optional(),
        })
        .optional(),
      /** Rows to show as a table and to save as CSV or JSON. */
      table: z.object({ fields: z.array(z.string()), rows: z.array(z.array(z.string())) }).optional(),
    })
    .optional(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const messageList = z.object({
  sessionId: z.string(),
  messages: z.array(chatMessage),
  total: z.number().int(),
  sessionExists: z.boolean(),
});
export type MessageList = z.infer<typeof messageList>;

export const planStep = z.object({
  id: z.string().max(40),
  index: z.number().int().nonnegative(),
  description: z.string().max(500),
  status: z.enum(['pending', 'active', 'completed', 'failed']),
  reasoning: z.string().max(1_000).optional(),
  /** DOM for the page, SERVER for what the background or a model does, MIXED for both. */
  toolType: z.enum(['DOM', 'SERVER', 'MIXED']),
  expectedOutcome: z.record(z.string(), z.unknown()).optional(),
});
export type PlanStep = z.infer<typeof planStep>;

export const chatPlan = z.object({
  steps: z.array(planStep),
  currentStepIndex: z.number().int().nonnegative(),
  createdAt: z.string().max(40),
});
export type ChatPlan = z.infer<typeof chatPlan>;

export const interactData = z.object({
  thought: z.string().max(2_000),
  /** `click(a12)`, `type(a3, "…")`, `finish()`, `fail()`. */
  action: z.string().max(500),
  taskId: z.string(),
  sessionId: z.string(),
  plan: chatPlan.optional(),
  currentStep: z.number().int().optional(),
  totalSteps: z.number().int().optional(),
  status: orchestratorStatus.optional(),
  reasoning: z.string().max(2_000).optional(),
  userQuestion: z.string().max(2_000).optional(),
  missingInformation: z.array(z.string().max(500)).optional(),
});
export type InteractData = z.infer<typeof interactData>;

export const interactResponse = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), data: interactData }),
  z.object({ success: z.literal(false), error: z.object({ code: z.string(), message: z.string() }) }),
]);
export type InteractResponse = z.infer<typeof interactResponse>;
