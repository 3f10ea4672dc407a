// The user's own allowlist: exact origins, needed besides the browser's permission.
// Origins come here parsed by the policy room; the store refuses anything that is not one.
import { CopilotError } from '../shared/errors';
import type { GrantRecord } from '../shared/records';
import { write, type CopilotDb } from './database';

/** Adding an origin again changes nothing. */
export async function addGrant(db: CopilotDb, origin: string, now = Date.now()): Promise<GrantRecord> {
  assertOrigin(origin);
  return write(db, ['grants'], async (tx) => {
    const known = await tx.objectStore('grants').get(origin);
    if (known) return known;
    const grant: GrantRecord = { origin, addedAt: now, acts: 0 };
    await tx.objectStore('grants').add(grant);
    return grant;
  });
}

export async function removeGrant(db: CopilotDb, origin: string): Promise<void> {
  await write(db, ['grants'], (tx) => tx.objectStore('grants').delete(origin));
}

/** By name of the origin. */
export async function listGrants(db: CopilotDb): Promise<GrantRecord[]> {
  return db.getAll('grants');
}

/** Counts an act done on a granted origin; others are not counted. */
export async function countAct(db: CopilotDb, origin: string, now = Date.now()): Promise<void> {
  await write(db, ['grants'], async (tx) => {
    const grant = await tx.objectStore('grants').get(origin);
    if (grant) await tx.objectStore('grants').put({ ...grant, acts: grant.acts + 1, lastActAt: now });
  });
}

/** Throws unless the text is exactly an http(s) origin as the browser prints it. */
export function assertOrigin(origin: string): void {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (!url || url.origin !== origin || !/^https?:$/.test(url.protocol))
    throw new CopilotError('INVALID_ACTION', `"${origin.slice(0, 200)}" is not an http(s) origin`);
}
