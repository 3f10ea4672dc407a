// Drives tasks: asks the controller for the next effect, carries it out, gives back what happened (apply-event.ts).
// The worker may die between any two lines; wake-up.ts takes up what rests in the store.
import type { AgentEvent, Effect } from '../../agent/controller/events';
import { nextEffect } from '../../agent/controller/next-effect';
import { currentItem, goalOf, type ControllerState } from '../../agent/controller/state';
import { verifyByLadder } from '../../agent/rungs/ladder';
import { skillProposer } from '../../agent/rungs/skill-proposer';
import { CopilotError } from '../../shared/errors';
import type { PerceiveReply } from '../../shared/messages/content';
import { MAX_SUBGOAL_CHARS } from '../../shared/perception-budgets';
import { hasEnded } from '../../shared/status';
import type { TaskItem } from '../../shared/task-list';
import { countAct } from '../../store/grants';
import { LeaseLost } from '../../store/lease-lost';
import { releaseLease, renewLease } from '../../store/leases';
import { watchAfterwards } from '../acts/afterwards';
import { askerOf } from '../acts/asker';
import { clearCall, WENT_WRONG_INSIDE } from '../acts/funnel';
import { journalRefusal, journalStep, type JournaledStep } from '../acts/journal-step';
import { syncAlarm } from '../alarm';
import { log, logFailure, type App } from '../app';
import { now } from '../clock';
import { logTextOf } from '../error-text';
import { mark } from '../markers';
import { accessNeededAfter, allowEntered } from '../pages/access';
import { watchAssist } from '../pages/assist-watch';
import type { Look } from '../pages/page-client';
import { pageReader } from '../pages/page-reader';
import { sketchOf } from '../pages/sketch';
import { count } from '../panel/metrics';
import { apply, applyTo } from './apply-event';
import { moveBeam } from './beam-driver';
import { untilApplied } from './event-queue';
import { propose, readGoal } from './ladder';
import { addRun, dropRun, hasMovedOn, haveRead, type Run } from './running';

/** Runs until the task waits, is paused or has ended. Never rejects. */
export async function drive(app: App, run: Run): Promise<void> {
  if (run.busy) return;
  run.busy = true;
  addRun(run);
  void logFailure(app, 'alarm', () => syncAlarm(app));
  const alive = setInterval(() => void keepAlive(app, run), 10_000);
  try {
    for (;;) {
      const effect = nextEffect(run.state);
      // Aborted: the result of a further effect would be dropped. The stop that aborted it drives on when it is applied.
      if (!effect || effect.type === 'end' || run.abort.signal.aborted) break;
      await mark('effect.chosen', run.task.taskId, run.state.nextSeq, effect.type);
      await carryOut(app, run, effect);
    }
  } catch (error) {
    await failed(app, run, error);
  } finally {
    clearInterval(alive);
    run.busy = false;
  }
  if (hasEnded(run.state.status)) await ended(app, run);
  else void logFailure(app, 'alarm', () => syncAlarm(app));
  if (run.state.phase.at === 'wait')
    watchAssist(app, run, {
      notify: (event) => dispatch(app, run, event),
      entered: (card, origin) => allowEntered(app, run, card, origin),
      propose: () => skillProposer.propose({ ...requestOf(app, run), item: openItem(run) }),
    });
}

/** Applies an event from outside (the user, a watch), then lets the task go on. */
export async function dispatch(app: App, run: Run, event: AgentEvent): Promise<void> {
  if (event.type === 'stop') run.abort.abort();
  await apply(app, run, event);
  void drive(app, run);
}

/** A busy task renews its lease; any API call also keeps the browser from ending the worker as idle. */
async function keepAlive(app: App, run: Run): Promise<void> {
  const epoch = run.task.lease?.epoch;
  if (epoch === undefined) return;
  const still = await renewLease(app.db, run.task.taskId, epoch, Date.now()).catch(() => true);
  if (still) return;
  run.abort.abort();
  dropRun(run.task.taskId); // another worker has the task, or it was erased: this one must not write
}

async function ended(app: App, run: Run): Promise<void> {
  const { taskId, lease } = run.task;
  dropRun(taskId);
  if (lease) await logFailure(app, 'run', () => releaseLease(app.db, taskId, lease.epoch));
  void logFailure(app, 'alarm', () => syncAlarm(app));
  count(`task.${run.state.status}`);
  void watchAfterwards(app, run);
}

/** Never rejects: a task whose end cannot be saved is let go, and taken up by the next worker. */
async function failed(app: App, run: Run, error: unknown): Promise<void> {
  log(app, 'error', 'run', logTextOf(error));
  if (error instanceof LeaseLost) {
    dropRun(run.task.taskId); // this worker must not write any more
    return;
  }
  const known = error instanceof CopilotError;
  const broken: AgentEvent = {
    type: 'broken',
    code: known ? error.code : 'INVALID_ACTION',
    error: known ? error.message : WENT_WRONG_INSIDE,
  };
  const closed = await accessNeededAfter(run.state.tabId, error).catch((again: unknown) => {
    log(app, 'warn', 'run', logTextOf(again));
    return undefined;
  });
  try {
    await apply(app, run, closed ?? broken);
  } catch (again) {
    log(app, 'error', 'run', logTextOf(again));
    dropRun(run.task.taskId);
  }
}

/** Carries one effect out and applies what came of it, unless the task has moved on meanwhile. */
async function carryOut(app: App, run: Run, effect: Exclude<Effect, { type: 'end' }>): Promise<void> {
  const before = run.state;
  switch (effect.type) {
    case 'interpret': {
      const reading = await whileCurrent(run, before, (signal) => readGoal(app, run, signal));
      return reading && applyTo(app, run, before, { type: 'interpreted', ...reading });
    }
    case 'propose': {
      if (effect.delayMs > 0) await pause(run, effect.delayMs);
      if (hasMovedOn(run, before)) return;
      const item = openItem(run);
      const proposal = await whileCurrent(run, before, (signal) =>
        propose(app, run, { ...requestOf(app, run), item, signal }),
      );
      if (!proposal) return;
      const { seen, ...rest } = proposal;
      if (seen) lastSeen.set(run, seen);
      return applyTo(app, run, before, { type: 'proposed', proposal: rest });
    }
    case 'verify': {
      const item = currentItem(run.state);
      const verdict = await whileCurrent(run, before, async (signal) =>
        item ? verifyByLadder({ ...requestOf(app, run), item, signal }) : { ok: true, why: '' },
      );
      return verdict && applyTo(app, run, before, { type: 'verified', ...verdict });
    }
    case 'call':
      return callStep(app, run, effect);
    case 'beam': {
      const { outcome, ...moved } = await moveBeam(app, run, effect.beam);
      return apply(app, run, { type: 'beam', ...moved }, outcome);
    }
  }
}

/**
 * Does work that is of use only while the task stays where it is. When the task moves on, `signal` is aborted, so that a
 * model stops thinking, and the result is undefined; it stays so when the task is where it was again, as after a pause.
 */
async function whileCurrent<T>(
  run: Run,
  before: ControllerState,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const outdated = new AbortController();
  run.wake = () => {
    if (hasMovedOn(run, before)) outdated.abort();
  };
  try {
    const done = await work(AbortSignal.any([run.abort.signal, outdated.signal]));
    return outdated.signal.aborted ? undefined : done;
  } catch (error) {
    await untilApplied(run);
    if (outdated.signal.aborted) return undefined; // nobody needs the result any more, so its failure does not matter
    throw error;
  } finally {
    run.wake = undefined;
  }
}

function openItem(run: Run): TaskItem {
  const item = currentItem(run.state);
  if (!item) throw new CopilotError('INVALID_ACTION', 'there is no open item to plan for');
  return item;
}

/** The last look at the page of each task, for the sketch of the next step. */
const lastSeen = new WeakMap<Run, PerceiveReply>();

/** What the rungs are told when they are asked for a proposal or a verdict. */
function requestOf(app: App, run: Run) {
  const { state } = run;
  const asker = askerOf(run);
  const seen = (look: Look) => {
    lastSeen.set(run, look);
    haveRead(run, look.origins);
  };
  // Things on the page that the words of the item name are listed first.
  const subgoal = currentItem(state)?.description.slice(0, MAX_SUBGOAL_CHARS);
  const page = pageReader(app, state.tabId, asker, seen, subgoal);
  return {
    goal: goalOf(state),
    page,
    attempts: state.attempts,
    before: state.before,
    lastThen: state.plan?.then,
    memory: state.memory,
    now: now(),
    locale: chrome.i18n.getUILanguage(),
    answers: state.answers,
    answeredInRound: state.heard,
    choices: state.choices,
    signal: run.abort.signal,
  };
}

/** One step: cleared by the gate, intent on disk, act, outcome and next state in one transaction. */
async function callStep(app: App, run: Run, effect: Extract<Effect, { type: 'call' }>): Promise<void> {
  const { step, seq, caller } = effect;
  const before = run.state;
  const clearance = await clearCall(app, step.call, { ...askerOf(run), caller });
  // While the gate judged, the user may have said stop, pause or something else, and that may still be on its way to the
  // store. Then the step is not begun.
  await untilApplied(run);
  if (hasMovedOn(run, before)) return;
  if (clearance.kind === 'ask')
    return applyTo(app, run, before, { type: 'gateAsks', card: clearance.card, flows: clearance.flows });
  const startedAt = now();
  const rung = run.state.plan?.rung ?? 0;
  const about = {
    seq,
    startedAt,
    caller,
    rung,
    description: step.description,
    ...(step.said ? { said: step.said } : {}),
  };
  if (clearance.kind === 'no')
    return finishStep(app, run, await journalRefusal(app, run, step.call, clearance.failure, about));
  const { cleared } = clearance;
  const sketch = sketchOf(lastSeen.get(run), cleared);
  const over = await journalStep(app, run, cleared, { ...about, ...(sketch ? { sketch } : {}) });
  if (cleared.tool.effect === 'act' && cleared.frame) {
    const { origin } = cleared.frame;
    void logFailure(app, 'grants', () => countAct(app.db, origin));
  }
  await finishStep(app, run, over);
}

async function finishStep(app: App, run: Run, { done, outcome }: JournaledStep): Promise<void> {
  const event: AgentEvent = {
    type: 'stepDone',
    result: done.result,
    observation: done.observation,
    undo: done.undo,
  };
  await apply(app, run, event, outcome);
}

/** Until the time is over or something happens to the task. */
async function pause(run: Run, ms: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    run.wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  run.wake = undefined;
}
