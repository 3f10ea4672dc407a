// The chat contract between the worker and the panel (docs/systems.md): messages, plan steps and the interact
// response. The names of their fields are part of it.
import { answerBasis, citation, MAX_CITATIONS } from './citation';
import { phraseSchema, wordsSchema } from './phrase';
import { z } from './schema';
import { orchestratorStatus } from './status';
import { rung } from './tool-call';

export const chatRole = z.enum(['user', 'assistant', 'system']);

export const chatMessage = z.object({
  messageId: z.string().check(z.maxLength(64)),
  /** A message without a role is the assistant's. */
  role: z._default(chatRole, 'assistant'),
  content: z.string().check(z.maxLength(20_000)),
  /** ISO 8601. */
  timestamp: z.string().check(z.maxLength(40)),
  sequenceNumber: z.int().check(z.nonnegative()),
  status: z.optional(z.enum(['success', 'failure', 'pending', 'skipped'])),
  actionString: z.optional(z.string().check(z.maxLength(500))),
  actionPayload: z.optional(z.record(z.string(), z.unknown())),
  error: z.optional(
    z.object({ code: z.string().check(z.maxLength(40)), message: z.string().check(z.maxLength(2_000)) }),
  ),
  domSummary: z.optional(z.string().check(z.maxLength(4_000))),
  metadata: z.optional(
    z.object({
      taskId: z.optional(z.string().check(z.maxLength(64))),
      /** What the turn is: the panel draws goal, reading, step, question, result… differently. */
      turn: z.optional(
        z.enum(['goal', 'reading', 'step', 'question', 'reply', 'feedback', 'notice', 'result', 'answer']),
      ),
      /** The content as a phrase, which the interface words in the user's language. */
      said: z.optional(phraseSchema),
      thought: z.optional(z.string().check(z.maxLength(2_000))),
      saidThought: z.optional(phraseSchema),
      reasoning: z.optional(z.string().check(z.maxLength(2_000))),
      evidence: z.optional(z.array(z.string().check(z.maxLength(1_000))).check(z.maxLength(20))),
      saidEvidence: z.optional(z.array(wordsSchema).check(z.maxLength(20))),
      /** Of an answer: what it rests on, and where that stands. */
      basis: z.optional(answerBasis),
      citations: z.optional(z.array(citation).check(z.maxLength(MAX_CITATIONS))),
      observation: z.optional(z.string().check(z.maxLength(2_000))),
      saidObservation: z.optional(phraseSchema),
      stepSeq: z.optional(z.int()),
      rung: z.optional(rung),
      /** What asking a model for this turn cost, prompt and reply; on the first step of its plan. */
      tokens: z.optional(z.int()),
      durationMs: z.optional(z.number()),
      file: z.optional(
        z.object({
          name: z.string().check(z.maxLength(400)),
          bytes: z.optional(z.number()),
          downloadId: z.optional(z.number()),
        }),
      ),
      /** Rows to show as a table and to save as CSV or JSON. */
      table: z.optional(z.object({ fields: z.array(z.string()), rows: z.array(z.array(z.string())) })),
    }),
  ),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const messageList = z.object({
  sessionId: z.string(),
  messages: z.array(chatMessage),
  total: z.int(),
  sessionExists: z.boolean(),
});
export type MessageList = z.infer<typeof messageList>;

export const planStep = z.object({
  id: z.string().check(z.maxLength(40)),
  index: z.int().check(z.nonnegative()),
  description: z.string().check(z.maxLength(500)),
  /** The description as a phrase, and the reasoning as one. */
  said: z.optional(phraseSchema),
  saidReasoning: z.optional(phraseSchema),
  status: z.enum(['pending', 'active', 'completed', 'failed', 'skipped']),
  reasoning: z.optional(z.string().check(z.maxLength(1_000))),
  /** DOM for the page, SERVER for what the background or a model does, MIXED for both. */
  toolType: z.enum(['DOM', 'SERVER', 'MIXED']),
  expectedOutcome: z.optional(z.record(z.string(), z.unknown())),
});
export type PlanStep = z.infer<typeof planStep>;

export const chatPlan = z.object({
  steps: z.array(planStep),
  currentStepIndex: z.int().check(z.nonnegative()),
  createdAt: z.string().check(z.maxLength(40)),
});
export type ChatPlan = z.infer<typeof chatPlan>;

/** What a prompt comes to in the end: the answer to a question, or what became of an action. */
export const promptReply = z.object({
  type: z.enum(['answer', 'action_result']),
  message: z.string().check(z.maxLength(20_000)),
  success: z.boolean(),
});
export type PromptReply = z.infer<typeof promptReply>;

export const interactData = z.object({
  thought: z.string().check(z.maxLength(2_000)),
  /** `click(a12)`, `type(a3, "…")`, `finish()`, `fail()`. */
  action: z.string().check(z.maxLength(500)),
  taskId: z.string(),
  sessionId: z.string(),
  plan: z.optional(chatPlan),
  currentStep: z.optional(z.int()),
  totalSteps: z.optional(z.int()),
  status: z.optional(orchestratorStatus),
  reasoning: z.optional(z.string().check(z.maxLength(2_000))),
  userQuestion: z.optional(z.string().check(z.maxLength(2_000))),
  missingInformation: z.optional(z.array(z.string().check(z.maxLength(500)))),
  /** Once the task has ended. */
  reply: z.optional(promptReply),
});
export type InteractData = z.infer<typeof interactData>;

export const interactResponse = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), data: interactData }),
  z.object({ success: z.literal(false), error: z.object({ code: z.string(), message: z.string() }) }),
]);
export type InteractResponse = z.infer<typeof interactResponse>;
