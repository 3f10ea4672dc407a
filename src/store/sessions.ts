// Chat sessions and the tab that each is bound to. A tab has at most one session; a session keeps its
// messages when its tab is gone.
import { CopilotError } from '../shared/errors';
import { newId } from '../shared/ids';
import type { SessionRecord } from '../shared/records';
import { write, type CopilotDb } from './database';

export async function getSession(db: CopilotDb, sessionId: string): Promise<SessionRecord | undefined> {
  return db.get('sessions', sessionId);
}

export async function sessionOfTab(db: CopilotDb, tabId: number): Promise<SessionRecord | undefined> {
  return db.getFromIndex('sessions', 'byTab', tabId);
}

/** A fresh session; when a tab is named, it is bound to it and the tab's former session is let go. */
export async function createSession(
  db: CopilotDb,
  from: { tabId?: number | undefined; title?: string | undefined; now?: number | undefined } = {},
): Promise<SessionRecord> {
  const now = from.now ?? Date.now();
  const session: SessionRecord = {
    sessionId: newId<string>(),
    title: from.title ?? '',
    createdAt: now,
    updatedAt: now,
    nextSequence: 1,
  };
  await db.add('sessions', session);
  return from.tabId === undefined ? session : bindSession(db, session.sessionId, from.tabId);
}

/** The tab's session, made when it has none: two panels that open at once get the same one. */
export async function sessionForTab(db: CopilotDb, tabId: number, now: number): Promise<SessionRecord> {
  return write(db, ['sessions'], async (tx) => {
    const store = tx.objectStore('sessions');
    const known = await store.index('byTab').get(tabId);
    if (known) return known;
    const session: SessionRecord = {
      sessionId: newId<string>(),
      title: '',
      createdAt: now,
      updatedAt: now,
      nextSequence: 1,
      tabId,
    };
    await store.add(session);
    return session;
  });
}

/** Binds to a tab, in place of any other session. */
export async function bindSession(db: CopilotDb, sessionId: string, tabId: number): Promise<SessionRecord> {
  return write(db, ['sessions'], async (tx) => {
    const store = tx.objectStore('sessions');
    const session = await store.get(sessionId);
    if (!session) throw new CopilotError('NOT_FOUND', `there is no session ${sessionId}`);
    for (const other of await store.index('byTab').getAll(tabId)) {
      if (other.sessionId === sessionId) continue;
      const { tabId: _was, ...unbound } = other;
      await store.put(unbound);
    }
    const bound = { ...session, tabId };
    await store.put(bound);
    return bound;
  });
}

/** The tab was closed, or the browser restarted and tab ids mean other tabs now (`tabId` absent: all). */
export async function unbindTab(db: CopilotDb, tabId?: number): Promise<void> {
  await write(db, ['sessions'], async (tx) => {
    const index = tx.objectStore('sessions').index('byTab');
    for (const session of await index.getAll(tabId)) {
      const { tabId: _was, ...unbound } = session;
      await tx.objectStore('sessions').put(unbound);
    }
  });
}
