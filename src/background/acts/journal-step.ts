// One step through the journal: its intent is durable before the page is touched, its outcome is written after that. What a
// new worker makes of a step that its former one left open (wake-up.ts) rests on this order, so it is written here only.
import { newId } from '../../shared/ids';
import { DIRECT_CALLS, type IntentEntry, type OutcomeEntry } from '../../shared/records';
import type { ToolCall } from '../../shared/tool-call';
import type { ToolFailure } from '../../shared/tool-result';
import { commitIntent, commitOutcome } from '../../store/tasks';
import type { App } from '../app';
import { mark } from '../markers';
import type { Run } from '../tasks/running';
import { intentOf, outcomeOf, perform, type Cleared, type Performed } from './funnel';

/** Number and description of the step, for its journal entries. `startedAt`: ms since the epoch. */
type Step = Pick<IntentEntry, 'seq' | 'caller' | 'rung' | 'description' | 'said' | 'sketch'> & {
  startedAt: number;
};

/** What came of it. The outcome is for the transaction that keeps the task's next state. */
export interface JournaledStep {
  done: Performed;
  outcome: OutcomeEntry;
}

/** A step of a task that the gate let pass. */
export async function journalStep(app: App, run: Run, cleared: Cleared, step: Step): Promise<JournaledStep> {
  const { taskId } = run.task;
  const { seq, startedAt, ...about } = step;
  const { name } = cleared.call;
  await putIntent(app, run, { ...intentOf(cleared, taskId, seq, startedAt), ...about });
  await mark('act.sent', taskId, seq, name);
  const done = await perform(app, cleared, run.abort.signal);
  await mark('act.returned', taskId, seq, name);
  return { done, outcome: outcomeOf(done, taskId, seq, startedAt) };
}

/** A step of a task that the gate refused: on record like the others, with nothing done. */
export async function journalRefusal(
  app: App,
  run: Run,
  call: ToolCall,
  refusal: ToolFailure,
  step: Step,
): Promise<JournaledStep> {
  const { taskId } = run.task;
  const { seq, startedAt, ...about } = step;
  const place = { taskId, seq, ts: startedAt, phase: 'intent' as const };
  await putIntent(app, run, {
    ...place,
    call,
    nonce: newId<string>(),
    url: '',
    risk: 'low',
    ...about,
  });
  const done = { result: refusal };
  return { done, outcome: outcomeOf(done, taskId, seq, startedAt) };
}

/** A call outside of a task: nothing else is kept with its outcome. */
export async function journalDirectCall(app: App, cleared: Cleared, step: Step): Promise<Performed> {
  const { seq, startedAt, ...about } = step;
  await commitIntent(app.db, { ...intentOf(cleared, DIRECT_CALLS, seq, startedAt), ...about });
  const done = await perform(app, cleared);
  await commitOutcome(app.db, outcomeOf(done, DIRECT_CALLS, seq, startedAt));
  return done;
}

/** Durable when it resolves; throws where another worker has the task. */
async function putIntent(app: App, run: Run, intent: IntentEntry): Promise<void> {
  const { taskId, seq, call } = intent;
  await mark('intent.before', taskId, seq, call.name);
  await commitIntent(app.db, intent, { under: run.task });
  await mark('intent.after', taskId, seq, call.name);
}
