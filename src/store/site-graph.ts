// What is known of a site from pages that were seen: nodes are pages, edges what was followed between them.
// Learned from reading only; forgotten after SITE_NODE_TTL_MS, and bounded per origin.
import { MAX_SITE_NODES_PER_ORIGIN, SITE_NODE_TTL_MS } from '../shared/budgets';
import { siteEdge, siteNode, type SiteEdge, type SiteNode } from '../shared/records';
import { startingWith, write, type CopilotDb } from './database';

/** A page as it was just seen. */
export type Visit = Pick<SiteNode, 'origin' | 'path' | 'url' | 'title' | 'kinds' | 'labels'>;

/** That the page served a goal is known from having worked on it: a mere look does not tell it again. */
const isOfGoal = (kind: string): boolean => kind.startsWith('goal:');

/** Remembers the page as it is now, and which goals it served before; the oldest pages of the origin make room. */
export async function recordVisit(db: CopilotDb, visit: Visit, now = Date.now()): Promise<SiteNode> {
  return write(db, ['siteNodes', 'siteEdges'], async (tx) => {
    const store = tx.objectStore('siteNodes');
    const known = await store.get([visit.origin, visit.path]);
    const served = known?.kinds.filter(isOfGoal) ?? [];
    const node = siteNode.parse({
      ...visit,
      title: visit.title.slice(0, 200),
      kinds: [...new Set([...served, ...visit.kinds])].slice(0, 20),
      labels: visit.labels.slice(0, 60).map((label) => label.slice(0, 120)),
      firstSeenAt: known?.firstSeenAt ?? now,
      lastSeenAt: now,
      visits: (known?.visits ?? 0) + 1,
    });
    await store.put(node);
    if (!known && (await store.count(startingWith(visit.origin))) > MAX_SITE_NODES_PER_ORIGIN) {
      const all = await store.getAll(startingWith(visit.origin));
      all.sort((a, b) => b.lastSeenAt - a.lastSeenAt);
      for (const oldest of all.slice(MAX_SITE_NODES_PER_ORIGIN)) {
        await store.delete([oldest.origin, oldest.path]);
        await tx.objectStore('siteEdges').delete(startingWith(oldest.origin, oldest.path));
      }
    }
    return node;
  });
}

export async function recordEdge(
  db: CopilotDb,
  edge: Omit<SiteEdge, 'lastSeenAt'>,
  now = Date.now(),
): Promise<void> {
  const record = siteEdge.parse({ ...edge, label: edge.label.slice(0, 120), lastSeenAt: now });
  await write(db, ['siteEdges'], (tx) => tx.objectStore('siteEdges').put(record));
}

/** A page that turned out to be gone or to be something else. */
export async function forgetNode(db: CopilotDb, origin: string, path: string): Promise<void> {
  await write(db, ['siteNodes', 'siteEdges'], async (tx) => {
    await tx.objectStore('siteNodes').delete([origin, path]);
    await tx.objectStore('siteEdges').delete(startingWith(origin, path));
  });
}

/** Most recently seen first; expired ones are not told. */
export async function nodesOf(db: CopilotDb, origin: string, now = Date.now()): Promise<SiteNode[]> {
  const nodes = await db.getAll('siteNodes', startingWith(origin));
  return nodes
    .filter((node) => node.lastSeenAt > now - SITE_NODE_TTL_MS)
    .sort((a, b) => b.lastSeenAt - a.lastSeenAt);
}

/** What was followed from the pages of a site. Exports have the edges; nothing else reads them yet. */
export async function edgesOf(db: CopilotDb, origin: string): Promise<SiteEdge[]> {
  return db.getAll('siteEdges', startingWith(origin));
}
