// Chat messages: numbered without gaps within their session, in the transaction that brings them,
// so that two panels and a restarted worker agree on the order.
import type { ChatMessage, MessageList } from '../shared/chat';
import { chatMessage } from '../shared/chat';
import { CopilotError } from '../shared/errors';
import type { MessageRecord, SessionRecord } from '../shared/records';
import type { z } from '../shared/schema';
import { startingWith, type CopilotDb, type WriteTransaction } from './database';

/** A message before the store has numbered it. */
export type NewMessage = Omit<z.input<typeof chatMessage>, 'sequenceNumber'>;

/** Within a transaction over `sessions` and `messages`. A known messageId is updated in place and keeps its number. */
export async function putMessages(
  tx: WriteTransaction,
  sessionId: string,
  messages: readonly NewMessage[],
): Promise<ChatMessage[]> {
  if (messages.length === 0) return [];
  const sessions = tx.objectStore('sessions');
  const store = tx.objectStore('messages');
  const session = await sessions.get(sessionId);
  if (!session) throw new CopilotError('NOT_FOUND', `there is no session ${sessionId}`);
  let next = session.nextSequence;
  const numbered: ChatMessage[] = [];
  for (const message of messages) {
    const known = await store.index('byMessage').get([sessionId, message.messageId]);
    const parsed = chatMessage.parse({ ...message, sequenceNumber: known?.sequenceNumber ?? next++ });
    await store.put({ ...parsed, sessionId });
    numbered.push(parsed);
  }
  const updated: SessionRecord = { ...session, nextSequence: next, updatedAt: Date.now() };
  await sessions.put(updated);
  return numbered;
}

export interface Page {
  /** Only messages with a greater sequenceNumber, the oldest of them first. Absent: the newest `limit`. */
  after?: number | undefined;
  /** Of the newest, only those with a smaller sequenceNumber. */
  before?: number | undefined;
  /** Default 200. */
  limit?: number | undefined;
}

/** In sequence order; `total` counts the session's messages, also those not returned. */
export async function messagesOf(db: CopilotDb, sessionId: string, page: Page = {}): Promise<MessageList> {
  const { after, before, limit = 200 } = page;
  const tx = db.transaction(['sessions', 'messages'], 'readonly');
  const session = await tx.objectStore('sessions').get(sessionId);
  const store = tx.objectStore('messages');
  const total = await store.count(startingWith(sessionId));
  const records: MessageRecord[] = [];
  if (after !== undefined) {
    const range = IDBKeyRange.bound([sessionId, after], [sessionId, []], true);
    records.push(...(await store.getAll(range, limit)));
  } else {
    const range =
      before === undefined
        ? startingWith(sessionId)
        : IDBKeyRange.bound([sessionId], [sessionId, before], false, true);
    let cursor = await store.openCursor(range, 'prev');
    while (cursor && records.length < limit) {
      records.push(cursor.value);
      cursor = await cursor.continue();
    }
    records.reverse();
  }
  await tx.done;
  const messages = records.map(({ sessionId: _of, ...message }) => message);
  return { sessionId, messages, total, sessionExists: session !== undefined };
}
