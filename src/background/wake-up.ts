// What a new worker does first: takes over every task that has not ended, finds out what became of the act
// that was under way when the last worker died, and goes on. It verifies; it never repeats blindly.
import { afterTabCall } from '../agent/beam';
import type { AgentEvent } from '../agent/events';
import { failure, success, type ToolFailure, type ToolResult } from '../shared/tool-result';
import type { IntentEntry, TaskRecord } from '../shared/records';
import { originOf } from '../shared/url';
import { acquireLease } from '../store/leases';
import { listRunningTasks, openIntents, saveTask } from '../store/tasks';
import { toolOf } from '../tools/registry';
import { log, type App } from './app';
import { now } from './clock';
import { inheritFences } from './fence';
import { request, Unreachable } from './frames';
import { outcomeOf, type Performed } from './funnel';
import { count } from './metrics';
import { observePage, tabExists } from './navigation';
import { apply, drive } from './run-driver';
import { addRun, type Run } from './running';
import { stateOf } from './task-view';

/** An act that still runs in the page is waited for this long. */
const RUNNING_TIMEOUT_MS = 20_000;

export async function wakeUp(app: App): Promise<void> {
  const runs: Run[] = [];
  for (const task of await listRunningTasks(app.db)) {
    const run = await takeUp(app, task);
    if (run) runs.push(run);
  }
  const settled = runs.map((run) => settleOpenActs(app, run));
  inheritFences(Promise.all(settled));
  runs.forEach((run, i) => void settled[i]?.then(() => drive(app, run)));
}

async function takeUp(app: App, task: TaskRecord): Promise<Run | undefined> {
  const epoch = await acquireLease(app.db, task.taskId, app.owner, Date.now(), { takeOver: true });
  if (epoch === null) return undefined;
  const leased: TaskRecord = { ...task, lease: { owner: app.owner, epoch, until: 0 } };
  const state = stateOf(task);
  if (!state) {
    log(app, 'error', 'wake-up', `task ${task.taskId} has a state that this version cannot read`);
    await saveTask(app.db, { ...leased, status: 'failed', updatedAt: now() });
    return undefined;
  }
  const run: Run = { task: leased, state, abort: new AbortController(), busy: false, wake: undefined };
  addRun(run);
  count('wakeUp.taken');
  return run;
}

async function settleOpenActs(app: App, run: Run): Promise<void> {
  try {
    for (const intent of await openIntents(app.db, run.task.taskId)) {
      await settle(app, run, intent);
    }
  } catch (error) {
    log(app, 'error', 'wake-up', String(error));
  }
}

/** Gives an open intent its outcome, as far as it can be known. */
async function settle(app: App, run: Run, intent: IntentEntry): Promise<void> {
  const found = await whatBecameOf(run, intent);
  const notDone = found === 'notDone';
  const done: Performed = notDone
    ? {
        result: failure(
          'CANCELLED',
          'The browser stopped the copilot before this was done; it is done anew.',
        ),
      }
    : found;
  const outcome = outcomeOf(done, intent.taskId, intent.seq, intent.ts);
  if (notDone) outcome.status = 'skipped' as never;
  count(notDone ? 'wakeUp.notDone' : 'wakeUp.settled');
  const { phase } = run.state;
  const event: AgentEvent =
    phase.at === 'explore'
      ? {
          type: 'beam',
          beam: notDone ? phase.beam : afterTabCall(phase.beam, intent.call, done.result),
          journaled: 1,
        }
      : {
          type: 'stepDone',
          result: done.result,
          observation: done.observation,
          undo: done.undo,
          ...(notDone ? { notDone } : {}),
        };
  await apply(app, run, event, outcome);
}

async function whatBecameOf(run: Run, intent: IntentEntry): Promise<Performed | 'notDone'> {
  const tool = toolOf(intent.call.name);
  if (!tool || tool.effect === 'read') return 'notDone';
  if (tool.host === 'tabs') return tabOutcome(run, intent);
  // Code in a page keeps no outbox: whether it ran cannot be asked, so it is never run again unasked.
  if (tool.host === 'script') return { result: unknown(intent) };
  return pageOutcome(run, intent);
}

/** Tab calls can be told from the tabs themselves. */
async function tabOutcome(run: Run, { call }: IntentEntry): Promise<Performed | 'notDone'> {
  const tabId = Number(call.args['tabId']);
  switch (call.name) {
    case 'tabs.open': {
      const mine = new Set(
        run.state.phase.at === 'explore' ? run.state.phase.beam.nodes.map((n) => n.tabId) : [],
      );
      const tabs = await chrome.tabs.query({});
      const url = String(call.args['url']);
      const orphan = tabs.find(
        (t) => t.openerTabId === call.args['openerTabId'] && !mine.has(t.id) && leadsTo(t, url),
      );
      return orphan ? { result: success({ tabId: orphan.id }) } : 'notDone';
    }
    case 'tabs.close':
      return (await tabExists(tabId)) ? 'notDone' : { result: success({}) };
    case 'tabs.switch':
      return 'notDone';
    default: {
      // Loading a page again asks the site again, and does nothing else.
      const seen = await observePage(tabId);
      const there = seen && call.name === 'tabs.navigate' && seen.url === call.args['url'];
      return there
        ? { result: success({ url: seen.url }), observation: { ...seen, navigated: true } }
        : 'notDone';
    }
  }
}

/** The tab shows the address, is on its way to it, or was sent on from it to another page of the site. */
function leadsTo(tab: chrome.tabs.Tab, url: string): boolean {
  if (tab.pendingUrl === url || tab.url === url) return true;
  return tab.url !== undefined && originOf(tab.url) === originOf(url);
}

/** An act in a page: its content script knows; when its document is gone, only the page can tell. */
async function pageOutcome(run: Run, intent: IntentEntry): Promise<Performed | 'notDone'> {
  const tabId = intent.tabId ?? run.state.tabId;
  if (intent.documentId === undefined) return 'notDone';
  const deadline = Date.now() + RUNNING_TIMEOUT_MS;
  for (;;) {
    try {
      const answer = await request(tabId, intent.documentId, { op: 'outbox', nonce: intent.nonce as never });
      if (answer.state === 'unseen') return 'notDone';
      if (answer.state === 'done') {
        const { result, observation, undo } = answer.reply;
        return { result, observation: await later(tabId, observation, intent.url), undo };
      }
      if (Date.now() > deadline) return { result: unknown(intent) };
      await new Promise((resolve) => setTimeout(resolve, 100));
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      return afterDocument(tabId, intent);
    }
  }
}

/** The reply may be older than the navigation that the act began. */
async function later(
  tabId: number,
  seen: Performed['observation'],
  before: string,
): Promise<Performed['observation']> {
  const current = await observePage(tabId, before);
  return seen && current && current.url !== seen.url ? { ...seen, ...current, navigated: true } : seen;
}

/** The document is gone: the act may have replaced it, or it never happened. The effects decide. */
async function afterDocument(tabId: number, intent: IntentEntry): Promise<Performed> {
  if (!(await tabExists(tabId))) return { result: failure('TAB_CLOSED', 'The tab was closed.') };
  const seen = await observePage(tabId, intent.url);
  const observation = seen && { ...seen, navigated: true };
  // Elsewhere than before: following a link or sending a form is what was wanted, and it has happened.
  const result: ToolResult = seen?.urlChanged ? success({ navigated: true }) : unknown(intent);
  return { result, observation };
}

function unknown(intent: IntentEntry): ToolFailure {
  return failure(
    'OUTCOME_UNKNOWN',
    `I was interrupted while I did this, and the page does not show whether it happened: ${intent.description}.`,
  );
}
