// Beam search for a page that the goal needs (docs/decisions/0003-exploration.md): read-only, in background tabs, a
// few links wide and deep. Pure: the driver opens, reads and closes; this decides what next.
import { BEAM_DEPTH, BEAM_MAX_PAGES, BEAM_WIDTH } from '../../shared/budgets';
import { z } from '../../shared/schema';
import type { ToolCall } from '../../shared/tool-call';
import type { ToolFailure, ToolResult } from '../../shared/tool-result';

export interface BeamLink {
  url: string;
  label: string;
  /** 0…1 */
  score: number;
}

export const beamNode = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  depth: z.int(),
  parent: z.optional(z.string()),
  label: z.string(),
  /** Score of the link that led here, then of the page itself. */
  score: z.number(),
  state: z.enum(['queued', 'reading', 'visited', 'closed', 'winner', 'wall']),
  tabId: z.optional(z.int()),
});
export type BeamNode = z.infer<typeof beamNode>;

export const beamState = z.object({
  /** Alternatives with `|`, as in pcd.query. */
  terms: z.string(),
  /** What is looked for, in words. */
  goal: z.string(),
  nodes: z.array(beamNode),
  /** `root` before the page of the task itself has been read. */
  stage: z.enum(['known', 'root', 'search', 'close', 'arrive', 'end']),
  tabsOpened: z.int(),
  tabsClosed: z.int(),
  /** Address of the page that was found, or of a log-in page in front of it. */
  found: z.optional(z.object({ url: z.string(), wall: z.boolean(), known: z.boolean() })),
  /** Addresses from the site graph that turned out wrong. */
  rejected: z.array(z.string()),
  /** Why the gate refused to open a page; told to the user where the search found nothing. */
  refused: z.optional(z.string()),
});
export type BeamState = z.infer<typeof beamState>;

export type BeamMove =
  /** Ask the site graph for a known page first. */
  | { do: 'recall' }
  /** Read the links of the task's own page. */
  | { do: 'root' }
  | { do: 'open'; node: BeamNode }
  | { do: 'read'; node: BeamNode }
  | { do: 'close'; node: BeamNode }
  /** Take the task's tab to what was found. */
  | { do: 'arrive'; url: string }
  | { do: 'end' };

export function startBeam(terms: string, goal: string): BeamState {
  return { terms, goal, nodes: [], stage: 'known', tabsOpened: 0, tabsClosed: 0, rejected: [] };
}

/** What to do next. Total: every state has a move, and every move leads to a smaller search. */
export function nextMove(beam: BeamState): BeamMove {
  switch (beam.stage) {
    case 'known':
      return { do: 'recall' };
    case 'root':
      return { do: 'root' };
    case 'search': {
      const reading = beam.nodes.find((n) => n.state === 'reading');
      if (reading) return { do: 'read', node: reading };
      const visited = beam.nodes.find((n) => n.state === 'visited' && n.tabId !== undefined);
      if (visited) return { do: 'close', node: visited };
      const best = queued(beam)[0];
      return best && beam.tabsOpened < BEAM_MAX_PAGES ? { do: 'open', node: best } : { do: 'end' };
    }
    case 'close': {
      const open = beam.nodes.find((n) => n.tabId !== undefined);
      if (open) return { do: 'close', node: open };
      return beam.found ? { do: 'arrive', url: beam.found.url } : { do: 'end' };
    }
    case 'arrive':
      return beam.found ? { do: 'arrive', url: beam.found.url } : { do: 'end' };
    case 'end':
      return { do: 'end' };
  }
}

/** What may still be opened, best first; of equals the shallower. */
function queued(beam: BeamState): BeamNode[] {
  const waiting = beam.nodes.filter((n) => n.state === 'queued');
  return waiting.sort((a, b) => b.score - a.score || a.depth - b.depth);
}

/** Adds the links of a page that was read; keeps the best `BEAM_WIDTH` of them. */
export function addLinks(beam: BeamState, parent: BeamNode | undefined, links: BeamLink[]): BeamState {
  const depth = parent ? parent.depth + 1 : 1;
  if (depth > BEAM_DEPTH) return beam;
  const seen = new Set(beam.nodes.map((n) => withoutHash(n.url)));
  const fresh: BeamNode[] = [];
  for (const candidate of [...links].sort((a, b) => b.score - a.score)) {
    const key = withoutHash(candidate.url);
    if (seen.has(key) || fresh.length >= BEAM_WIDTH) continue;
    seen.add(key);
    fresh.push({
      id: `n${beam.nodes.length + fresh.length + 1}`,
      url: candidate.url,
      title: '',
      depth,
      ...(parent ? { parent: parent.id } : {}),
      label: candidate.label,
      // A deep page of a good branch beats a poor link near the root, but not by much.
      score: candidate.score * (parent ? 0.6 + 0.4 * parent.score : 1),
      state: 'queued',
    });
  }
  return { ...beam, stage: 'search', nodes: [...beam.nodes, ...fresh] };
}

export function updateNode(beam: BeamState, id: string, patch: Partial<BeamNode>): BeamState {
  return { ...beam, nodes: beam.nodes.map((n) => (n.id === id ? { ...n, ...patch } : n)) };
}

/** The tab of a node was closed, by us or by somebody else. */
function nodeClosed(beam: BeamState, id: string): BeamState {
  const nodes = beam.nodes.map((n) => {
    if (n.id !== id) return n;
    const { tabId: _gone, ...rest } = n;
    return { ...rest, state: n.state === 'winner' || n.state === 'wall' ? n.state : ('closed' as const) };
  });
  return { ...beam, nodes, tabsClosed: beam.tabsClosed + 1 };
}

/** Ends the search at this page: the goal's page, or a log-in wall in front of it. */
export function foundAt(beam: BeamState, id: string, url: string, wall: boolean): BeamState {
  const marked = updateNode(beam, id, { state: wall ? 'wall' : 'winner', url });
  return { ...marked, stage: 'close', found: { url, wall, known: false } };
}

/** The search after a tab call of its own was carried out, or was found done by a new worker. */
export function afterTabCall(beam: BeamState, call: ToolCall, result: ToolResult): BeamState {
  switch (call.name) {
    case 'tabs.open': {
      const node = beam.nodes.find((n) => n.state === 'queued' && n.url === call.args['url']);
      if (!node) return beam;
      if (!result.ok) return updateNode(beam, node.id, { state: 'closed' });
      const { tabId } = result.data as { tabId: number };
      return { ...updateNode(beam, node.id, { state: 'reading', tabId }), tabsOpened: beam.tabsOpened + 1 };
    }
    case 'tabs.close': {
      const node = beam.nodes.find((n) => n.tabId === call.args['tabId']);
      return node ? nodeClosed(beam, node.id) : beam;
    }
    default:
      return result.ok ? { ...beam, stage: 'end' } : unreached({ ...beam, stage: 'end' }, result);
  }
}

/** The search after the gate refused a call of it: the page is left out, or what was found counts as not found. */
export function afterRefusal(beam: BeamState, call: ToolCall, why: ToolFailure): BeamState {
  return unreached(afterTabCall(beam, call, why), why);
}

/** The search without a find, where the task's tab could not get to the page that was found. */
function unreached({ found: _lost, ...beam }: BeamState, why: ToolFailure): BeamState {
  return { ...beam, refused: why.error };
}

export function withoutHash(url: string): string {
  const hash = url.indexOf('#');
  return hash < 0 ? url : url.slice(0, hash);
}
