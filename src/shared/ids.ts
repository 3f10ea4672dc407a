// Branded identifiers: a tab id cannot be passed where a frame id is meant.
import { z } from './schema';

export const taskId = z.string().check(z.minLength(1), z.maxLength(64)).brand<'TaskId'>();
export type TaskId = z.infer<typeof taskId>;

export const sessionId = z.string().check(z.minLength(1), z.maxLength(64)).brand<'SessionId'>();
export type SessionId = z.infer<typeof sessionId>;

/** Chrome's tab id: a non-negative integer, unique within a browser session. */
export const tabId = z.int().check(z.nonnegative()).brand<'TabId'>();
export type TabId = z.infer<typeof tabId>;

/** Chrome's frame id; 0 is the main frame. */
export const frameId = z.int().check(z.nonnegative()).brand<'FrameId'>();
export type FrameId = z.infer<typeof frameId>;

/** Chrome's document id: changes with every document, so a message never reaches a later page. */
export const documentId = z.string().check(z.minLength(1), z.maxLength(64)).brand<'DocumentId'>();
export type DocumentId = z.infer<typeof documentId>;

/** The one-use number of a capability; also names the act in the journal and in the content script's outbox. */
export const nonce = z.string().check(z.minLength(8), z.maxLength(64)).brand<'Nonce'>();
export type Nonce = z.infer<typeof nonce>;

/** A new random id. `crypto.randomUUID` exists in workers, pages and Node alike. */
export function newId<T extends string>(): T {
  return crypto.randomUUID() as T;
}
