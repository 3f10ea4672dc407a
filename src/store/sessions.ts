// Chat sessions and the tabs beside which each is shown: the one that it is bound to, and those that its tasks opened.
// A tab has at most one session; a session keeps its messages when its tabs are gone.
import type { IDBPObjectStore } from 'idb';
import { newId } from '../shared/ids';
import type { SessionRecord } from '../shared/records';
import { write, type CopilotDb, type CopilotSchema, type StoreName } from './database';

export async function getSession(db: CopilotDb, sessionId: string): Promise<SessionRecord | undefined> {
  return db.get('sessions', sessionId);
}

export async function sessionOfTab(db: CopilotDb, tabId: number): Promise<SessionRecord | undefined> {
  return inTab(db.transaction('sessions').store, tabId);
}

type Sessions<Mode extends IDBTransactionMode> = IDBPObjectStore<
  CopilotSchema,
  ArrayLike<StoreName>,
  'sessions',
  Mode
>;

async function inTab(
  store: Sessions<'readonly' | 'readwrite'>,
  tabId: number,
): Promise<SessionRecord | undefined> {
  return (await store.index('byTab').get(tabId)) ?? store.index('byAlsoIn').get(tabId);
}

interface NewSession {
  tabId?: number | undefined;
  title?: string | undefined;
  now?: number | undefined;
}

/** A fresh session; when a tab is named, it is bound to it and the tab's former session is let go. */
export async function createSession(db: CopilotDb, from: NewSession = {}): Promise<SessionRecord> {
  return write(db, ['sessions'], async (tx) => {
    const store = tx.objectStore('sessions');
    if (from.tabId !== undefined) await leaveTab(store, from.tabId);
    return addSession(store, from);
  });
}

/** The tab's session, made when it has none: two panels that open at once get the same one. */
export async function sessionForTab(db: CopilotDb, tabId: number, now: number): Promise<SessionRecord> {
  return write(db, ['sessions'], async (tx) => {
    const store = tx.objectStore('sessions');
    return (await inTab(store, tabId)) ?? (await addSession(store, { tabId, now }));
  });
}

async function addSession(
  store: Sessions<'readwrite'>,
  { tabId, title = '', now = Date.now() }: NewSession,
): Promise<SessionRecord> {
  const session: SessionRecord = {
    sessionId: newId<string>(),
    title,
    createdAt: now,
    updatedAt: now,
    nextSequence: 1,
    ...(tabId === undefined ? {} : { tabId }),
  };
  await store.add(session);
  return session;
}

/** Its task opened the tab: it is shown there, too. What the panel began there meanwhile is let go. */
export async function showAlsoIn(db: CopilotDb, sessionId: string, tabId: number): Promise<void> {
  await write(db, ['sessions'], async (tx) => {
    const store = tx.objectStore('sessions');
    const session = await store.get(sessionId);
    if (!session || session.tabId === tabId) return;
    await leaveTab(store, tabId);
    await store.put({ ...session, alsoIn: [...(session.alsoIn ?? []), tabId].slice(-MAX_TABS) });
  });
}
const MAX_TABS = 50;

/** Every tab beside which a session is shown. */
export async function tabsWithSession(db: CopilotDb): Promise<number[]> {
  const sessions = await db.getAll('sessions');
  return sessions.flatMap(({ tabId, alsoIn = [] }) => (tabId === undefined ? alsoIn : [tabId, ...alsoIn]));
}

/** The tab was closed: its session keeps its messages. */
export async function unbindTab(db: CopilotDb, tabId: number): Promise<void> {
  await write(db, ['sessions'], (tx) => leaveTab(tx.objectStore('sessions'), tabId));
}

async function leaveTab(store: Sessions<'readwrite'>, tabId: number): Promise<void> {
  for (const session of await store.index('byTab').getAll(tabId)) {
    const { tabId: _was, ...rest } = session;
    await store.put(rest);
  }
  for (const session of await store.index('byAlsoIn').getAll(tabId)) {
    const { alsoIn = [], ...rest } = session;
    const left = alsoIn.filter((id) => id !== tabId);
    await store.put(left.length === 0 ? rest : { ...rest, alsoIn: left });
  }
}
