// Applies what has happened to a task: the next state is worked out, kept with journal and messages in one
// transaction, then shown to every panel. Events of one task are applied in the order in which they come
// (event-queue.ts).
import { reduce } from '../../agent/controller/controller';
import type { AgentEvent } from '../../agent/controller/events';
import type { ControllerState } from '../../agent/controller/state';
import type { BeamState } from '../../agent/explore/beam';
import { interactView } from '../../agent/views/chat-view';
import { newId, type SessionId, type TaskId } from '../../shared/ids';
import type { OutcomeEntry, TaskRecord } from '../../shared/records';
import { hasEnded } from '../../shared/status';
import { showAlsoIn } from '../../store/sessions';
import { commitOutcome, saveTask } from '../../store/tasks';
import { logFailure, type App } from '../app';
import { now } from '../clock';
import { mark } from '../markers';
import { announce, stamped } from '../panel/chat-log';
import { notifyUser } from '../panel/notify';
import { closeLeftTabs } from './beam-driver';
import { inTurn } from './event-queue';
import { hasMovedOn, haveRead, type Run } from './running';
import { explorationView, taskView } from './task-view';

/** Applies one event: state, store and panels agree when it resolves. `outcome` goes into the same transaction. */
export function apply(app: App, run: Run, event: AgentEvent, outcome?: OutcomeEntry): Promise<void> {
  return inTurn(run, () => applyNow(app, run, event, outcome));
}

/** Applies an event that was worked out for the state `before`. It is dropped where the task has moved on since. */
export function applyTo(app: App, run: Run, before: ControllerState, event: AgentEvent): Promise<void> {
  return inTurn(run, async () => {
    if (!hasMovedOn(run, before)) await applyNow(app, run, event);
  });
}

async function applyNow(app: App, run: Run, event: AgentEvent, outcome?: OutcomeEntry): Promise<void> {
  const { state, say } = reduce(run.state, event, { now: now(), newId: () => newId<string>() });
  const task = recordOf(run.task, state);
  const drafts = stamped(say, task.taskId);
  // Tabs of an ended search are closed before the save, which forgets them: a worker that dies in between would leave them.
  if (state.phase.at !== 'explore') await Promise.all(searchesOf(run.state, event).map(closeLeftTabs));
  let messages;
  if (outcome) {
    await mark('outcome.before', task.taskId, outcome.seq);
    messages = await commitOutcome(app.db, outcome, { task, messages: drafts });
    await mark('outcome.after', task.taskId, outcome.seq);
  } else {
    messages = await saveTask(app.db, task, drafts);
    await mark('state.saved', task.taskId, state.nextSeq, event.type);
  }
  const before = run.state;
  const planChanged = before.plan !== state.plan || before.list !== state.list;
  run.task = task;
  run.state = state;
  // A look may have read further origins during the save.
  haveRead(run, before.readOrigins);
  announce(app, task.sessionId, messages);
  const opened = outcome?.observation?.openedTabId;
  if (opened !== undefined) {
    await showAlsoIn(app.db, task.sessionId, opened);
    app.broadcast({ type: 'session_spread', sessionId: task.sessionId as SessionId, tabId: opened });
  }
  show(app, run, { planChanged, explored: before.explored !== state.explored });
  void logFailure(app, 'notify', () => notifyUser(before, run));
  run.wake?.();
}

/** The search as the state has it, and as the event brings it: the latter may know of a tab that was opened since. */
function searchesOf({ phase }: ControllerState, event: AgentEvent): BeamState[] {
  return [...(phase.at === 'explore' ? [phase.beam] : []), ...(event.type === 'beam' ? [event.beam] : [])];
}

function recordOf(task: TaskRecord, state: ControllerState): TaskRecord {
  return {
    ...task,
    state,
    status: state.status,
    steps: state.stepsDone,
    updatedAt: now(),
    ...(hasEnded(state.status) ? { endedAt: task.endedAt ?? now() } : {}),
    tabId: state.tabId,
  };
}

/** What has changed, to every panel. */
function show(
  app: App,
  { task, state }: Run,
  { planChanged, explored }: { planChanged: boolean; explored: boolean },
): void {
  const sessionId = task.sessionId as SessionId;
  const taskId = task.taskId as TaskId;
  const view = taskView(task, state);
  if (planChanged && view.plan) app.broadcast({ type: 'plan_update', sessionId, taskId, plan: view.plan });
  const exploration = state.phase.at === 'explore' || explored ? explorationView(state) : undefined;
  if (exploration) app.broadcast({ type: 'exploration_update', sessionId, taskId, exploration });
  app.broadcast({ type: 'task_update', sessionId, task: view });
  app.broadcast({
    type: 'interact_response',
    sessionId,
    response: { success: true, data: interactView(state, taskId, sessionId) },
  });
}
