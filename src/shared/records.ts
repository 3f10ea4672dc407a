// What rests in IndexedDB: one schema a store (spec section 10). Pure shapes; the store room writes them,
// the background and the exports read them. No record holds page markup or the value of a secret.
import { chatMessage } from './chat';
import { observation } from './observation';
import { risk } from './plan';
import { z } from './schema';
import { selectorSchema } from './selector';
import { taskStatus } from './status';
import { fieldClass } from './target-info';
import { caller, rung, toolCall } from './tool-call';
import { toolResultSchema } from './tool-result';
import { undoRecord } from './messages/content';
import { logEntry, stepView } from './messages/ui';

const id = z.string().min(1).max(64);
/** ms since the epoch. */
const ms = z.number();

export const sessionRecord = z.object({
  sessionId: id,
  tabId: z.number().int().optional(),
  title: z.string().max(300),
  createdAt: ms,
  updatedAt: ms,
  /** Sequence number of the next message. */
  nextSequence: z.number().int().nonnegative(),
});
export type SessionRecord = z.infer<typeof sessionRecord>;

/** Who may write a task: one owner at a time; the epoch grows with every change of hands and never shrinks. */
export const lease = z.object({ owner: z.string().max(64), epoch: z.number().int().positive(), until: ms });
export type Lease = z.infer<typeof lease>;

export const taskRecord = z.object({
  taskId: id,
  sessionId: id,
  tabId: z.number().int(),
  /** As typed, secrets lifted out. */
  goal: z.string().max(20_000),
  status: taskStatus,
  /** The controller's state as JSON; only the agent room knows its shape, and parses it. */
  state: z.unknown(),
  lease: lease.optional(),
  /** Makes a repeated start (lost reply) start nothing twice. */
  requestId: id,
  createdAt: ms,
  updatedAt: ms,
  /** Where it began. */
  origin: z.string().max(400).optional(),
  steps: z.number().int().nonnegative(),
});
export type TaskRecord = z.infer<typeof taskRecord>;

const ofStep = { taskId: id, seq: z.number().int().nonnegative(), ts: ms };

/** Durable before the page is touched: no intent, no act. */
export const intentEntry = z.object({
  ...ofStep,
  phase: z.literal('intent'),
  call: toolCall,
  caller,
  rung,
  description: z.string().max(500),
  /** Names the act in the content script's outbox. */
  nonce: z.string().max(64),
  documentId: z.string().max(64).optional(),
  tabId: z.number().int().optional(),
  frameId: z.number().int().optional(),
  url: z.string().max(4_000),
  /** The selector that was used: with fallbacks it may differ from the call's. */
  selector: selectorSchema.optional(),
  /** Version of the MiniPCD it was chosen on. */
  pcdTs: ms.optional(),
  sketch: stepView.shape.sketch,
  risk,
});
export type IntentEntry = z.infer<typeof intentEntry>;

export const outcomeEntry = z.object({
  ...ofStep,
  phase: z.literal('outcome'),
  result: toolResultSchema.nullable(),
  observation: observation.optional(),
  /** unknown: the act may or may not have happened, and it was decided not to repeat it. */
  status: z.enum(['ok', 'error', 'skipped', 'unknown']),
  undo: undoRecord.optional(),
  durationMs: z.number(),
  retries: z.number().int().optional(),
});
export type OutcomeEntry = z.infer<typeof outcomeEntry>;

export const journalEntry = z.discriminatedUnion('phase', [intentEntry, outcomeEntry]);
export type JournalEntry = z.infer<typeof journalEntry>;

/** A chat message at rest: the chat's own shape and the session it belongs to. */
export const messageRecord = chatMessage.extend({ sessionId: id });
export type MessageRecord = z.infer<typeof messageRecord>;

/** A page that was seen: what a later goal needs in order to go straight there. */
export const siteNode = z.object({
  origin: z.string().max(400),
  /** Path and query by which the page is reached again; no fragment. */
  path: z.string().max(2_000),
  url: z.string().max(4_000),
  title: z.string().max(200),
  /** Goal predicates that held there: invoices, login, search… */
  kinds: z.array(z.string().max(40)).max(20),
  /** Words that describe it: headings, names of forms and collections, labels of its main actions. */
  labels: z.array(z.string().max(120)).max(60),
  firstSeenAt: ms,
  lastSeenAt: ms,
  visits: z.number().int().positive(),
});
export type SiteNode = z.infer<typeof siteNode>;

export const siteEdge = z.object({
  origin: z.string().max(400),
  from: z.string().max(2_000),
  to: z.string().max(2_000),
  /** What was followed: the label of the link or button. */
  label: z.string().max(120),
  lastSeenAt: ms,
});
export type SiteEdge = z.infer<typeof siteEdge>;

/** A named, saved sequence; its steps are data, never code. */
export const workflowRecord = z.object({
  name: z.string().min(1).max(60),
  title: z.string().max(200),
  origin: z.string().max(400).optional(),
  parameters: z
    .array(z.object({ name: z.string().max(60), example: z.string().max(300).optional() }))
    .max(30),
  steps: z.array(z.object({ call: toolCall, description: z.string().max(500) })).max(300),
  createdAt: ms,
  updatedAt: ms,
});
export type WorkflowRecord = z.infer<typeof workflowRecord>;

/** An origin on the user's own allowlist. */
export const grantRecord = z.object({
  origin: z.string().max(400),
  addedAt: ms,
  /** Acts that were done there. */
  acts: z.number().int().nonnegative(),
  lastActAt: ms.optional(),
});
export type GrantRecord = z.infer<typeof grantRecord>;

/** All that may be stored of a secret; its value lives in memory-backed session storage, by handle. */
export const secretRecord = z.object({
  handle: z.string().max(80),
  name: z.string().max(100),
  /** The one origin it may be typed on. Absent: lifted from a goal and not used yet. */
  origin: z.string().max(400).optional(),
  class: fieldClass,
  createdAt: ms,
  /** Lifted out of this task's goal; goes with it. */
  taskId: id.optional(),
});
export type SecretRecord = z.infer<typeof secretRecord>;

/** One link of the audit chain: changing or dropping a record breaks every hash after it. */
export const auditRecord = z.object({
  n: z.number().int().positive(),
  ts: ms,
  /** act.allowed, act.confirmed, act.denied, grant.added, settings.changed… */
  event: z.string().max(60),
  /** Facts without page content beyond labels. */
  detail: z.record(z.string(), z.union([z.string().max(1_000), z.number(), z.boolean()])),
  prevHash: z.string().max(64),
  /** SHA-256 over the record without this field, hex. */
  hash: z.string().max(64),
});
export type AuditRecord = z.infer<typeof auditRecord>;

export const logRecord = logEntry.extend({ n: z.number().int().positive() });
export type LogRecord = z.infer<typeof logRecord>;
