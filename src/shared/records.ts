// What rests in IndexedDB: one schema a store (docs/architecture.md, What is stored). Pure shapes; the store
// room writes them, the background and the exports read them. No record holds page markup or the value of a secret.
import { chatMessage } from './chat';
import { observation } from './observation';
import { risk } from './plan';
import { phraseSchema } from './phrase';
import { z } from './schema';
import { selectorSchema } from './selector';
import { taskStatus } from './status';
import { fieldClass } from './target-info';
import { caller, rung, toolCall } from './tool-call';
import { toolResultSchema } from './tool-result';
import { undoRecord } from './messages/content';
import { logEntry, stepView } from './messages/ui';

const id = z.string().check(z.minLength(1), z.maxLength(64));
/** ms since the epoch. */
const ms = z.number();

export const sessionRecord = z.object({
  sessionId: id,
  tabId: z.optional(z.int()),
  /** Tabs that its tasks opened: it is shown beside them, too, until they have one of their own. */
  alsoIn: z.optional(z.array(z.int())),
  title: z.string().check(z.maxLength(300)),
  createdAt: ms,
  updatedAt: ms,
  /** Sequence number of the next message. */
  nextSequence: z.int().check(z.nonnegative()),
});
export type SessionRecord = z.infer<typeof sessionRecord>;

/** Who may write a task: one owner at a time; the epoch grows with every change of hands and never shrinks. */
export const lease = z.object({
  owner: z.string().check(z.maxLength(64)),
  epoch: z.int().check(z.positive()),
  until: ms,
});

export const taskRecord = z.object({
  taskId: id,
  sessionId: id,
  tabId: z.int(),
  /** As typed, secrets lifted out. */
  goal: z.string().check(z.maxLength(20_000)),
  status: taskStatus,
  /** The controller's state as JSON; only the agent room knows its shape, and parses it. */
  state: z.unknown(),
  lease: z.optional(lease),
  /** Makes a repeated start (lost reply) start nothing twice. */
  requestId: id,
  createdAt: ms,
  updatedAt: ms,
  /** When it ended; what is undone later changes `updatedAt` alone. */
  endedAt: z.optional(ms),
  /** Where it began. */
  origin: z.optional(z.string().check(z.maxLength(400))),
  steps: z.int().check(z.nonnegative()),
});
export type TaskRecord = z.infer<typeof taskRecord>;

/** In the place of a task id, for calls outside of a task; their `seq` is the time of the call, ms. */
export const DIRECT_CALLS = 'direct';

const ofStep = { taskId: id, seq: z.int().check(z.nonnegative()), ts: ms };

/** Durable before the page is touched: no intent, no act. */
export const intentEntry = z.object({
  ...ofStep,
  phase: z.literal('intent'),
  call: toolCall,
  caller,
  rung,
  description: z.string().check(z.maxLength(500)),
  /** The description as a phrase, for the interface. */
  said: z.optional(phraseSchema),
  /** Names the act in the content script's outbox. */
  nonce: z.string().check(z.maxLength(64)),
  documentId: z.optional(z.string().check(z.maxLength(64))),
  tabId: z.optional(z.int()),
  frameId: z.optional(z.int()),
  url: z.string().check(z.maxLength(4_000)),
  /** Tabs that there were before one is opened: the one that is opened is none of them. */
  tabsBefore: z.optional(z.array(z.int())),
  /** The selector that was used: with fallbacks it may differ from the call's. */
  selector: z.optional(selectorSchema),
  /** Version of the MiniPCD it was chosen on. */
  pcdTs: z.optional(ms),
  sketch: stepView.shape.sketch,
  risk,
});
export type IntentEntry = z.infer<typeof intentEntry>;

export const outcomeEntry = z.object({
  ...ofStep,
  phase: z.literal('outcome'),
  result: z.nullable(toolResultSchema),
  observation: z.optional(observation),
  /** unknown: the act may or may not have happened, and it was decided not to repeat it. */
  status: z.enum(['ok', 'error', 'skipped', 'unknown']),
  undo: z.optional(undoRecord),
  durationMs: z.number(),
  retries: z.optional(z.int()),
});
export type OutcomeEntry = z.infer<typeof outcomeEntry>;

export const journalEntry = z.discriminatedUnion('phase', [intentEntry, outcomeEntry]);
export type JournalEntry = z.infer<typeof journalEntry>;

/** A chat message at rest: the chat's own shape and the session it belongs to. */
export const messageRecord = z.extend(chatMessage, { sessionId: id });
export type MessageRecord = z.infer<typeof messageRecord>;

/** Longest path and query of a page that is remembered. */
export const MAX_PATH_CHARS = 2_000;

/** A page that was seen: what a later goal needs in order to go straight there. */
export const siteNode = z.object({
  origin: z.string().check(z.maxLength(400)),
  /** Path and query by which the page is reached again; no fragment. */
  path: z.string().check(z.maxLength(MAX_PATH_CHARS)),
  url: z.string().check(z.maxLength(4_000)),
  title: z.string().check(z.maxLength(200)),
  /** Goal predicates that held there: invoices, login, search… */
  kinds: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
  /** Words that describe it: headings, names of forms and collections, labels of its main actions. */
  labels: z.array(z.string().check(z.maxLength(120))).check(z.maxLength(60)),
  firstSeenAt: ms,
  lastSeenAt: ms,
  visits: z.int().check(z.positive()),
});
export type SiteNode = z.infer<typeof siteNode>;

export const siteEdge = z.object({
  origin: z.string().check(z.maxLength(400)),
  from: z.string().check(z.maxLength(MAX_PATH_CHARS)),
  to: z.string().check(z.maxLength(MAX_PATH_CHARS)),
  /** What was followed: the label of the link or button. */
  label: z.string().check(z.maxLength(120)),
  lastSeenAt: ms,
});
export type SiteEdge = z.infer<typeof siteEdge>;

/** A named, saved sequence; its steps are data, never code. */
export const workflowRecord = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  title: z.string().check(z.maxLength(200)),
  origin: z.optional(z.string().check(z.maxLength(400))),
  parameters: z
    .array(
      z.object({
        name: z.string().check(z.maxLength(60)),
        example: z.optional(z.string().check(z.maxLength(300))),
      }),
    )
    .check(z.maxLength(30)),
  steps: z
    .array(z.object({ call: toolCall, description: z.string().check(z.maxLength(500)) }))
    .check(z.maxLength(300)),
  createdAt: ms,
  updatedAt: ms,
});
export type WorkflowRecord = z.infer<typeof workflowRecord>;

/** An origin on the user's own allowlist. */
export const grantRecord = z.object({
  origin: z.string().check(z.maxLength(400)),
  addedAt: ms,
  /** Acts that were done there. */
  acts: z.int().check(z.nonnegative()),
  lastActAt: z.optional(ms),
});
export type GrantRecord = z.infer<typeof grantRecord>;

/** All that may be stored of a secret; its value lives in memory-backed session storage, by handle. */
export const secretRecord = z.object({
  handle: z.string().check(z.maxLength(80)),
  name: z.string().check(z.maxLength(100)),
  /** The one origin it may be typed on. Absent: lifted from a goal and not used yet. */
  origin: z.optional(z.string().check(z.maxLength(400))),
  class: fieldClass,
  createdAt: ms,
  /** Lifted out of this task's goal; goes with it. */
  taskId: z.optional(id),
});
export type SecretRecord = z.infer<typeof secretRecord>;

/** One link of the audit chain: changing or dropping a record breaks every hash after it. */
export const auditRecord = z.object({
  n: z.int().check(z.positive()),
  ts: ms,
  /** act.allow, act.confirm or act.deny: what the gate decided. */
  event: z.string().check(z.maxLength(60)),
  /** Facts without page content beyond labels. */
  detail: z.record(z.string(), z.union([z.string().check(z.maxLength(1_000)), z.number(), z.boolean()])),
  prevHash: z.string().check(z.maxLength(64)),
  /** SHA-256 over the record without this field, hex. */
  hash: z.string().check(z.maxLength(64)),
});
export type AuditRecord = z.infer<typeof auditRecord>;

export const logRecord = z.extend(logEntry, { n: z.int().check(z.positive()) });
export type LogRecord = z.infer<typeof logRecord>;
