// Tasks and their journal, which is append-only: an intent is on disk before the page
// is touched; its outcome, the task's next state and the chat's new messages come in one transaction.
// Every write of a task proves its lease: a worker that lost it changes nothing.
import type { ChatMessage } from '../shared/chat';
import { CopilotError } from '../shared/errors';
import type { TaskSummary } from '../shared/messages/ui';
import { intentEntry, outcomeEntry, taskRecord } from '../shared/records';
import type { IntentEntry, JournalEntry, OutcomeEntry, SessionRecord, TaskRecord } from '../shared/records';
import { searchWords } from '../shared/search-words';
import { hasEnded, TASK_STATUSES } from '../shared/status';
import type { SessionId, TaskId } from '../shared/ids';
import { startingWith, write, type CopilotDb, type WriteTransaction } from './database';
import { LeaseLost } from './lease-lost';
import { putMessages, type NewMessage } from './messages';

const TASK_STORES = ['tasks', 'sessions', 'messages'] as const;
const JOURNAL_STORES = ['journal', ...TASK_STORES] as const;

export interface Created {
  task: TaskRecord;
  messages: ChatMessage[];
  /** false: the request had been carried out before; nothing was written now. */
  created: boolean;
}

/** Idempotent on `task.requestId`. A session that does not exist yet is made from `session`. */
export async function createTask(
  db: CopilotDb,
  start: { task: TaskRecord; messages?: readonly NewMessage[]; session?: SessionRecord },
): Promise<Created> {
  const task = taskRecord.parse(start.task);
  return write(
    db,
    TASK_STORES,
    async (tx) => {
      const known = await tx.objectStore('tasks').index('byRequest').get(task.requestId);
      if (known) return { task: known, messages: [], created: false };
      const sessions = tx.objectStore('sessions');
      if (start.session && !(await sessions.get(start.session.sessionId))) await sessions.add(start.session);
      await tx.objectStore('tasks').add(task);
      const messages = await putMessages(tx, task.sessionId, start.messages ?? []);
      return { task, messages, created: true };
    },
    { strict: true },
  );
}

export interface Alongside {
  /** The task's next state, with the lease under which it is written. */
  task?: TaskRecord;
  messages?: readonly NewMessage[];
  /** For an intent, which leaves the task as it is: the task, with the lease under which the step is begun. */
  under?: Owned;
}
type Owned = Pick<TaskRecord, 'taskId' | 'lease'>;

/** Durable when it resolves. Throws when this step already has an intent. */
export async function commitIntent(
  db: CopilotDb,
  entry: IntentEntry,
  alongside: Alongside = {},
): Promise<ChatMessage[]> {
  return append(db, intentEntry.parse(entry), alongside);
}

/** Outcome, next task state and messages, all or nothing. Throws when there is no intent, or an outcome already. */
export async function commitOutcome(
  db: CopilotDb,
  entry: OutcomeEntry,
  alongside: Alongside = {},
): Promise<ChatMessage[]> {
  return append(db, outcomeEntry.parse(entry), alongside);
}

async function append(db: CopilotDb, entry: JournalEntry, alongside: Alongside): Promise<ChatMessage[]> {
  return write(
    db,
    JOURNAL_STORES,
    async (tx) => {
      const journal = tx.objectStore('journal');
      const step = `step ${entry.seq} of task ${entry.taskId}`;
      if (await journal.getKey([entry.taskId, entry.seq, entry.phase]))
        throw new CopilotError('OUTCOME_UNKNOWN', `${step} already has an ${entry.phase}`);
      if (entry.phase === 'outcome' && !(await journal.getKey([entry.taskId, entry.seq, 'intent'])))
        throw new CopilotError('INVALID_ACTION', `${step} has no intent: nothing may have been done`);
      if (alongside.under) await ownedTask(tx, alongside.under);
      await journal.add(entry);
      return putTask(tx, alongside);
    },
    { strict: true },
  );
}

/** Next state (and messages) without a step. */
export async function saveTask(
  db: CopilotDb,
  task: TaskRecord,
  messages: readonly NewMessage[] = [],
): Promise<ChatMessage[]> {
  return write(db, TASK_STORES, (tx) => putTask(tx, { task, messages }), { strict: true });
}

async function putTask(tx: WriteTransaction, { task, messages = [] }: Alongside): Promise<ChatMessage[]> {
  if (!task) {
    if (messages.length > 0) throw new Error('messages are numbered in their session: give the task too');
    return [];
  }
  const parsed = taskRecord.parse(task);
  const stored = await ownedTask(tx, parsed);
  // The stored lease may have been renewed since the caller read the task.
  const { lease: _claimed, ...rest } = parsed;
  await tx.objectStore('tasks').put(stored.lease ? { ...rest, lease: stored.lease } : rest);
  return putMessages(tx, parsed.sessionId, messages);
}

/** The task as it is stored; throws unless the lease on it is the writer's. */
async function ownedTask(tx: WriteTransaction, { taskId, lease }: Owned): Promise<TaskRecord> {
  const stored = await tx.objectStore('tasks').get(taskId);
  if (!stored) throw new CopilotError('NOT_FOUND', `there is no task ${taskId}`);
  if (stored.lease && stored.lease.epoch !== lease?.epoch)
    throw new LeaseLost(
      `task ${taskId} belongs to ${stored.lease.owner} (epoch ${stored.lease.epoch}), not to epoch ${lease?.epoch ?? 'none'}`,
    );
  return stored;
}

export async function loadTask(db: CopilotDb, taskId: string): Promise<TaskRecord | undefined> {
  return db.get('tasks', taskId);
}

export async function taskOfRequest(db: CopilotDb, requestId: string): Promise<TaskRecord | undefined> {
  return db.getFromIndex('tasks', 'byRequest', requestId);
}

/** Oldest first. */
export async function tasksOfSession(db: CopilotDb, sessionId: string): Promise<TaskRecord[]> {
  const tasks = await db.getAllFromIndex('tasks', 'bySession', sessionId);
  return tasks.sort((a, b) => a.createdAt - b.createdAt);
}

/** Newest task of a session. */
export async function lastTaskOf(db: CopilotDb, sessionId: string): Promise<TaskRecord | undefined> {
  return (await tasksOfSession(db, sessionId)).at(-1);
}

/** Newest first; `search` looks for all of its words in goal and origin. Default limit 100. */
export async function listTasks(
  db: CopilotDb,
  filter: { search?: string | undefined; limit?: number | undefined } = {},
): Promise<TaskSummary[]> {
  const { search = '', limit = 100 } = filter;
  const words = searchWords(search);
  const found: TaskSummary[] = [];
  let cursor = await db.transaction('tasks').store.index('byCreated').openCursor(null, 'prev');
  while (cursor && found.length < limit) {
    const task = cursor.value;
    const text = `${task.goal} ${task.origin ?? ''}`.toLowerCase();
    if (words.every((word) => text.includes(word))) found.push(summaryOf(task));
    cursor = await cursor.continue();
  }
  return found;
}

function summaryOf(task: TaskRecord): TaskSummary {
  return {
    taskId: task.taskId as TaskId,
    sessionId: task.sessionId as SessionId,
    goal: task.goal,
    status: task.status,
    steps: task.steps,
    createdAt: task.createdAt,
    ...(task.origin === undefined ? {} : { origin: task.origin }),
  };
}

/** Tasks that have not ended, oldest first: what a new worker has to take up. */
export async function listRunningTasks(db: CopilotDb): Promise<TaskRecord[]> {
  const tx = db.transaction('tasks');
  const index = tx.store.index('byStatus');
  const open = TASK_STATUSES.filter((status) => !hasEnded(status));
  const found = await Promise.all(open.map((status) => index.getAll(status)));
  return found.flat().sort((a, b) => a.createdAt - b.createdAt);
}

/** In the order of the steps, intent before outcome. */
export async function journalOf(db: CopilotDb, taskId: string): Promise<JournalEntry[]> {
  return db.getAll('journal', startingWith(taskId));
}

/** Intents without an outcome: acts that may or may not have happened. Reads keys, not entries. */
export function openIntents(db: CopilotDb, taskId: string): Promise<IntentEntry[]> {
  return openAmong(db, startingWith(taskId));
}

/** Of every task, ended ones too, and outside of tasks. */
export function allOpenIntents(db: CopilotDb): Promise<IntentEntry[]> {
  return openAmong(db, null);
}

async function openAmong(db: CopilotDb, range: IDBKeyRange | null): Promise<IntentEntry[]> {
  const tx = db.transaction('journal');
  const keys = await tx.store.getAllKeys(range);
  const step = ([taskId, seq]: (typeof keys)[number]) => `${taskId} ${seq}`;
  const ended = new Set(keys.filter((key) => key[2] === 'outcome').map(step));
  const open = keys.filter((key) => key[2] === 'intent' && !ended.has(step(key)));
  const entries = await Promise.all(open.map((key) => tx.store.get(key)));
  return entries.filter((entry): entry is IntentEntry => entry?.phase === 'intent');
}
