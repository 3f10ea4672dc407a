// Calls outside of a task (palette, bridge, test): the same gate, journal and queue as everyone's. What needs
// the user's leave is put before them where the caller has a way to, and refused where not.
import type { Caller, ToolCall } from '../../shared/tool-call';
import { failure, type ToolFailure, type ToolResult } from '../../shared/tool-result';
import type { App } from '../app';
import { now } from '../clock';
import { newAsker } from './asker';
import { clearCall, perform, type Performed } from './funnel';
import type { Ask, Asker } from './gate';
import { journalDirectCall } from './journal-step';

let directSeq = Date.now();

/** Asks the user. Resolves to the asker with the approval added, or to a failure that says why there is none. */
export type AskUser = (ask: Ask) => Promise<{ ok: true; asker: Asker } | ToolFailure>;

/** `performed`: it was begun, whatever came of it. Absent: nothing was changed. */
export interface DirectOutcome extends Performed {
  performed?: true;
}

/** Page trouble, a refusal and a lacking approval are the result; throws for bugs only. */
export async function callDirectly(
  app: App,
  raw: ToolCall,
  asker: Asker,
  description: string,
  askUser?: AskUser,
): Promise<DirectOutcome> {
  let clearance = await clearCall(app, raw, asker);
  if (clearance.kind === 'ask' && askUser) {
    const answer = await askUser(clearance);
    if (!answer.ok) return { result: answer };
    clearance = await clearCall(app, raw, answer.asker);
    if (clearance.kind === 'ask')
      return { result: failure('STALE', 'What was approved is not what is there now: nothing was done.') };
  }
  if (clearance.kind === 'no') return { result: clearance.failure };
  if (clearance.kind === 'ask')
    return { result: failure('NEEDS_CONFIRM', `${clearance.card.what}: ${clearance.card.why}`) };
  const { cleared } = clearance;
  if (cleared.tool.effect === 'read') return perform(app, cleared);
  const { caller, rung } = asker;
  const step = { seq: directSeq++, startedAt: now(), caller, rung, description };
  const done = await journalDirectCall(app, cleared, step);
  return { ...done, performed: true };
}

/** A call of the test build, in the name of any caller; `words` stand for the goal's. */
export async function callAsTest(
  app: App,
  call: ToolCall,
  caller: Caller = 'test',
  words = '',
): Promise<ToolResult> {
  const tabId = Number(call.args['tabId'] ?? 0);
  return (await callDirectly(app, call, newAsker(caller, tabId, words), call.name)).result;
}
