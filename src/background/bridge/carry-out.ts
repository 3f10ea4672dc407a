// What each command of the outside agent does: routed to its tab, put through the funnel as caller `bridge`,
// and told back in the command's own shape. Nothing is told of pages that it may not read.
import type { Command, Seen, Snapshot, TabSeen } from '../../bridge/protocol';
import { refOf, toolCallOf, type PageCommand } from '../../bridge/tool-calls';
import type { Observation } from '../../shared/observation';
import type { ToolCall } from '../../shared/tool-call';
import { success, type ToolFailure, type ToolResult } from '../../shared/tool-result';
import { originOf } from '../../shared/url';
import { newAsker } from '../acts/asker';
import { callDirectly, type DirectOutcome } from '../acts/direct-call';
import { failureToReach } from '../acts/funnel';
import { mayRead, type Ask, type Asker } from '../acts/gate';
import type { App } from '../app';
import { framesOf, Unreachable } from '../pages/frames';
import { readableOf } from '../pages/readable-frames';
import { activeTab, originOfRef, tabFor, type Place } from './place';
import { takeSnapshot } from './take-snapshot';

export interface Errand {
  app: App;
  place: Place;
  /** Puts a write before the user. */
  approve(ask: Ask, asker: Asker): Promise<{ ok: true; asker: Asker } | ToolFailure>;
  /** Told once, before anything is changed. */
  description: string;
}

/** What the agent is told. `performed`: an act was begun for it; when absent, nothing was touched. */
export type CarriedOut = Pick<DirectOutcome, 'result' | 'performed'>;

export async function carryOut(command: Command, errand: Errand): Promise<CarriedOut> {
  switch (command.type) {
    case 'snapshot':
      return { result: await snapshot(errand) };
    case 'tab':
      return tab(command, errand);
    default:
      return onPage(command, errand);
  }
}

async function snapshot({ app, place }: Errand): Promise<ToolResult> {
  const tabId = await activeTab();
  if (typeof tabId !== 'number') return tabId;
  const taken = await takeSnapshot(app, tabId, askerFor(place, tabId));
  if (!taken.ok) return taken;
  place.snapshot = taken.data;
  place.tabId = tabId;
  taken.data.origins.forEach((origin) => place.readOrigins.add(origin));
  const { url, title, text } = taken.data;
  return success({ tabId, url, title, snapshot: text } satisfies Snapshot);
}

async function tab({ params }: Extract<Command, { type: 'tab' }>, errand: Errand): Promise<CarriedOut> {
  const { place } = errand;
  switch (params.action) {
    case 'list':
      return { result: await listTabs(errand) };
    case 'new': {
      const done = await call({ name: 'tabs.open', args: { url: params.url } }, 0, errand);
      if (done.result.ok) place.tabId = (done.result.data as { tabId: number }).tabId;
      return told(done, done.result);
    }
    case 'switch': {
      const { tabId } = params;
      const done = await call({ name: 'tabs.switch', args: { tabId } }, tabId, errand);
      if (done.result.ok) place.tabId = tabId;
      return told(done, done.result);
    }
    case 'close': {
      const tabId = params.tabId ?? (await tabFor(place, undefined));
      if (typeof tabId !== 'number') return { result: tabId };
      const done = await call({ name: 'tabs.close', args: { tabId } }, tabId, errand);
      return told(done, done.result);
    }
  }
}

function told({ performed }: DirectOutcome, result: ToolResult): CarriedOut {
  return { result, ...(performed ? { performed } : {}) };
}

/** The tabs whose pages the agent may read. The others are not mentioned. */
async function listTabs(errand: Errand): Promise<ToolResult> {
  const { result } = await call({ name: 'tabs.list', args: {} }, 0, errand);
  if (!result.ok) return result;
  const { tabs } = result.data as { tabs: TabSeen[] };
  const origins = tabs.flatMap(({ url }) => originOf(url) ?? []);
  const readable = await readableOf(errand.app, origins, askerFor(errand.place, 0));
  const shown = tabs.filter(({ url }) => readable.has(originOf(url) ?? ''));
  shown.forEach(({ url }) => errand.place.readOrigins.add(originOf(url) ?? ''));
  return success({ tabs: shown });
}

async function onPage(command: PageCommand, errand: Errand): Promise<CarriedOut> {
  const { place } = errand;
  const ref = refOf(command);
  const tabId = await refusable(tabFor(place, ref), place.snapshot?.tabId ?? 0);
  if (typeof tabId !== 'number') return { result: tabId };
  const done = await call(toolCallOf(command, tabId), tabId, errand);
  place.tabId = tabId;
  if (!done.result.ok) return told(done, done.result);
  if (command.type === 'get' || command.type === 'is') {
    const origin = originOfRef(await framesOf(tabId).catch(() => []), ref);
    if (origin !== undefined) place.readOrigins.add(origin);
    return told(done, success({ value: done.result.data }));
  }
  return told(done, success(await seenBy(errand, done.observation)));
}

async function refusable(
  wanted: Promise<number | ToolFailure>,
  tabId: number,
): Promise<number | ToolFailure> {
  try {
    return await wanted;
  } catch (error) {
    if (error instanceof Unreachable) return failureToReach(tabId, error);
    throw error;
  }
}

async function seenBy({ app, place }: Errand, observation: Observation | undefined): Promise<Seen> {
  const origin = originOf(observation?.url ?? '');
  const moved =
    observation === undefined || observation.navigated === true ? { navigated: true as const } : {};
  if (!observation || origin === undefined || !(await mayRead(app, origin, askerFor(place, 0))))
    return { url: '', title: '', ...moved };
  place.readOrigins.add(origin);
  const changes = observation.changes?.map(({ what, detail }) => ({ what, ...(detail ? { detail } : {}) }));
  return { url: observation.url, title: observation.title, ...moved, ...(changes ? { changes } : {}) };
}

function call(toolCall: ToolCall, tabId: number, errand: Errand): Promise<DirectOutcome> {
  const asker = askerFor(errand.place, tabId);
  return callDirectly(errand.app, toolCall, asker, errand.description, (ask) => errand.approve(ask, asker));
}

/** The agent as asker. It has no words of the user, so that nothing counts as named by them. */
function askerFor(place: Place, tabId: number): Asker {
  return {
    ...newAsker('bridge', tabId),
    readOrigins: [...place.readOrigins],
    approvedFlows: place.approvedFlows,
    trustedOrigins: [...place.trustedOrigins],
  };
}
