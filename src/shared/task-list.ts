// The task list: a goal taken apart into typed tasks with parameters and dependencies.
import { intent } from './intent';
import { phraseSchema } from './phrase';
import { z } from './schema';

/** What sort of task it is, roughly. Finer kinds live in `parameters.kind`. */
export const TASK_TYPES = ['click', 'input', 'scroll', 'navigate', 'wait', 'extract', 'drag'] as const;
export const taskType = z.enum(TASK_TYPES);
export type TaskType = z.infer<typeof taskType>;

/** `skipped`: what it depends on failed or was skipped, the user left it out, or the task ended before it was begun. */
export const itemStatus = z.enum([
  'pending',
  'executing',
  'completed',
  'failed',
  'requires_assistance',
  'skipped',
]);
export type ItemStatus = z.infer<typeof itemStatus>;

export const taskItem = z.object({
  id: z.string().check(z.maxLength(40)),
  description: z.string().check(z.maxLength(500)),
  type: taskType,
  parameters: intent,
  status: itemStatus,
  /** Ids of items that must be completed first. */
  dependencies: z.array(z.string().check(z.maxLength(40))),
  /** "if there is …": the item counts as done when the thing is not there. */
  optional: z.optional(z.boolean()),
  /** Read out of the goal by a model, not by code: its steps go to the gate as a model's. */
  readBy: z.optional(z.literal('model')),
  /** Why it failed or was skipped. */
  note: z.optional(z.string().check(z.maxLength(1_000))),
  /** The note as a phrase. */
  said: z.optional(phraseSchema),
});
export type TaskItem = z.infer<typeof taskItem>;

export const taskList = z.object({
  id: z.string().check(z.maxLength(64)),
  tasks: z.array(taskItem).check(z.maxLength(60)),
  /** Taken up when all tasks are completed and left something unsent; absent where the words forbid anything. */
  closing: z.optional(taskItem),
  /** ms since the epoch. */
  createdAt: z.number(),
  /** How sure the reading is, 0…1. */
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
  /** The reading in the user's language, shown before anything is done. */
  reading: z.string().check(z.maxLength(2_000)),
});
export type TaskList = z.infer<typeof taskList>;

/** What the interpreter comes back with: a list, or a question (never neither). */
export const interpretation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tasks'), list: taskList }),
  z.object({
    kind: z.literal('clarify'),
    question: z.string().check(z.maxLength(1_000)),
    /** The question as a phrase, where it is not in the user's language already. */
    said: z.optional(phraseSchema),
    options: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(8)),
    /** What it means where the page has a control by these very words; else its item asks the question. */
    perhaps: z.optional(taskList),
  }),
]);
export type Interpretation = z.infer<typeof interpretation>;
