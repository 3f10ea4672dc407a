// Carries out the moves of the beam search: opens links in background tabs, reads them, closes them again,
// and takes the task's tab to the page that was found. Reads only: addresses are opened, nothing is clicked.
import { currentItem, goalOf } from '../../agent/controller/state';
import {
  addLinks,
  afterRefusal,
  afterTabCall,
  foundAt,
  nextMove,
  updateNode,
  withoutHash,
  type BeamNode,
  type BeamState,
} from '../../agent/explore/beam';
import { chooseLinks, linkNeeds } from '../../agent/explore/beam-candidates';
import { describePage, type PageDescription } from '../../agent/explore/describe-page';
import { pagesThatFit } from '../../agent/explore/known-pages';
import type { PageReader } from '../../agent/rungs/proposer';
import { skillProposer } from '../../agent/rungs/skill-proposer';
import { CopilotError } from '../../shared/errors';
import type { PerceiveReply } from '../../shared/messages/content';
import { inEnglish, phraseOf, type Phrase } from '../../shared/phrase';
import { MAX_PATH_CHARS, type OutcomeEntry } from '../../shared/records';
import type { ToolCall } from '../../shared/tool-call';
import { failure, type ToolResult } from '../../shared/tool-result';
import { originOf, pathOf } from '../../shared/url';
import { forgetNode, nodesOf, recordEdge, recordVisit } from '../../store/site-graph';
import { askerOf } from '../acts/asker';
import { clearCall } from '../acts/funnel';
import type { Asker } from '../acts/gate';
import { journalStep } from '../acts/journal-step';
import { log, type App } from '../app';
import { now } from '../clock';
import { pageReader } from '../pages/page-reader';
import { count } from '../panel/metrics';
import { untilApplied } from './event-queue';
import { hasMovedOn, haveRead, type Run } from './running';

export interface Moved {
  beam: BeamState;
  /** Entries the move took in the journal: 0 or 1. */
  journaled: number;
  /** Its outcome, for the transaction that stores the next state. */
  outcome?: OutcomeEntry;
}

export async function moveBeam(app: App, run: Run, beam: BeamState): Promise<Moved> {
  const move = nextMove(beam);
  const { tabId } = run.state;
  switch (move.do) {
    case 'recall':
      return read(await recall(app, run, beam));
    case 'root': {
      const page = await readerOf(app, run, tabId).look(linkNeeds(beam.terms));
      await remember(app, run, page);
      return read(addLinks(beam, undefined, chooseLinks(page, beam.terms)));
    }
    case 'read':
      return read(await readNode(app, run, beam, move.node));
    case 'open': {
      const args = { url: move.node.url, background: true, openerTabId: tabId };
      return journaled(
        app,
        run,
        beam,
        { name: 'tabs.open', args },
        phraseOf('do_look_in_tab', move.node.label),
      );
    }
    case 'close': {
      const args = { tabId: move.node.tabId };
      return journaled(
        app,
        run,
        beam,
        { name: 'tabs.close', args },
        phraseOf('do_close_background_tab', move.node.label),
      );
    }
    case 'arrive': {
      const call = { name: 'tabs.navigate', args: { tabId, url: move.url } };
      const moved = await journaled(app, run, beam, call, phraseOf('do_go_to', pathOf(move.url) || move.url));
      // A remembered page that is no longer there must not be tried again.
      if (beam.found?.known && hasFailed(moved.outcome?.result)) await forget(app, move.url);
      return moved;
    }
    case 'end': {
      const open = beam.nodes.some((n) => n.tabId !== undefined);
      return read({ ...beam, stage: open ? 'close' : 'end' });
    }
  }
}

/** Closes the tabs of a search that was stopped or replaced. */
export async function closeLeftTabs({ nodes }: BeamState): Promise<void> {
  const open = nodes.flatMap(({ tabId }) => (tabId === undefined ? [] : [tabId]));
  await Promise.all(open.map((tabId) => chrome.tabs.remove(tabId).catch(() => undefined))); // closed by then
}

function read(beam: BeamState): Moved {
  return { beam, journaled: 0 };
}

/** The search with a page that fits and that an earlier task found, if the site graph knows one that this task has not been on. */
async function recall(app: App, run: Run, beam: BeamState): Promise<BeamState> {
  const here = run.state.breadcrumbs.at(-1)?.url ?? (await chrome.tabs.get(run.state.tabId)).url ?? '';
  const origin = run.state.goalOrigins[0] ?? originOf(here);
  const known = origin === undefined ? [] : await nodesOf(app.db, origin);
  const seen = new Set([here, ...run.state.breadcrumbs.map((b) => b.url)].map(withoutHash));
  const node = pagesThatFit(known, beam.terms).find(
    (n) => !seen.has(withoutHash(n.url)) && n.kinds.length > 0,
  );
  if (!node) return { ...beam, stage: 'root' };
  count('siteGraph.recalled');
  return { ...beam, stage: 'arrive', found: { url: node.url, wall: false, known: true } };
}

/** Reads a page in its background tab: is it what the goal needs, a log-in in front of it, or a way on? */
async function readNode(app: App, run: Run, beam: BeamState, node: BeamNode): Promise<BeamState> {
  const item = currentItem(run.state);
  const { tabId } = node;
  if (!item || tabId === undefined) return updateNode(beam, node.id, { state: 'visited' });
  const reader = readerOf(app, run, tabId);
  try {
    const page = await reader.look(linkNeeds(beam.terms));
    await remember(app, run, page, node, beam);
    const arrived = page.mini.url;
    const titled = updateNode(beam, node.id, { title: page.mini.title, url: arrived, state: 'visited' });
    const proposal = await skillProposer.propose({
      goal: goalOf(run.state),
      item,
      page: reader,
      attempts: [],
      memory: run.state.memory,
      now: now(),
      locale: chrome.i18n.getUILanguage(),
      answers: [],
      signal: run.abort.signal,
    });
    const { plan } = proposal;
    if (plan.kind === 'assist' && plan.type === 'login') return foundAt(titled, node.id, arrived, true);
    const serves =
      (plan.kind === 'steps' && !proposal.searching) || plan.kind === 'done' || plan.kind === 'answer';
    if (serves) {
      await markGoal(app, run, page, item.parameters.kind);
      return foundAt(titled, node.id, arrived, false);
    }
    return addLinks(titled, node, chooseLinks(page, beam.terms));
  } catch (error) {
    // A page that cannot be read is a dead end, not the end of the search.
    if (error instanceof CopilotError && error.code === 'CANCELLED') throw error;
    log(app, 'warn', 'explore', String(error));
    return updateNode(beam, node.id, { state: 'visited' });
  }
}

function readerOf(app: App, run: Run, tabId: number): PageReader {
  const asker: Asker = { ...askerOf(run), caller: 'exploration', tabId };
  return pageReader(app, tabId, asker, ({ origins }) => haveRead(run, origins));
}

/** A page with a longer address than the site graph holds could not be reached again by it. */
const canBeKept = ({ path }: PageDescription) => path.length <= MAX_PATH_CHARS;

/** `node`: what led to the page, in a search that knows on which page it was found. A run that was stopped, or erased, learns nothing more. */
async function remember(
  app: App,
  run: Run,
  page: PerceiveReply,
  node?: BeamNode,
  beam?: BeamState,
): Promise<void> {
  const visit = describePage(page.mini);
  if (run.abort.signal.aborted || !canBeKept(visit)) return;
  await recordVisit(app.db, visit);
  const parent = beam?.nodes.find(({ id }) => id === node?.parent);
  if (!node || !parent || originOf(parent.url) !== visit.origin) return;
  const from = pathOf(parent.url);
  if (from.length > MAX_PATH_CHARS) return;
  await recordEdge(app.db, { origin: visit.origin, from, to: visit.path, label: node.label });
}

/** The page served a goal: next time the site graph leads straight there. */
async function markGoal(app: App, run: Run, page: PerceiveReply, kind: string): Promise<void> {
  const visit = describePage(page.mini);
  if (run.abort.signal.aborted || !canBeKept(visit)) return;
  await recordVisit(app.db, { ...visit, kinds: [...new Set([...visit.kinds, `goal:${kind}`])] });
}

/** A call that was stopped, or not begun, tells nothing about the page. */
function hasFailed(result: ToolResult | null | undefined): boolean {
  return !!result && !result.ok && result.code !== 'CANCELLED';
}

async function forget(app: App, url: string): Promise<void> {
  const origin = originOf(url);
  if (origin !== undefined) await forgetNode(app.db, origin, pathOf(url));
}

/** A tab call of the exploration through the funnel, with intent and outcome like every step. */
async function journaled(app: App, run: Run, beam: BeamState, call: ToolCall, said: Phrase): Promise<Moved> {
  const seq = run.state.nextSeq;
  const startedAt = now();
  const before = run.state;
  const clearance = await clearCall(app, call, { ...askerOf(run), caller: 'exploration' });
  // The search may have been given up while the call was judged.
  await untilApplied(run);
  if (hasMovedOn(run, before)) return read(beam);
  // A page that may be opened only after asking is left out; the others are still tried.
  if (clearance.kind !== 'go') {
    const why = clearance.kind === 'ask' ? failure('POLICY_DENIED', clearance.card.why) : clearance.failure;
    return read(afterRefusal(beam, call, why));
  }
  const { done, outcome } = await journalStep(app, run, clearance.cleared, {
    seq,
    startedAt,
    caller: 'exploration',
    rung: 0,
    description: inEnglish(said).slice(0, 500),
    said,
  });
  count(`exploration.${call.name}`);
  return { beam: afterTabCall(beam, call, done.result), journaled: 1, outcome };
}
