// Carries out page.runScript, which the gate has cleared and the user approved: the page is watched from
// before the code runs until it has settled, and the code has worked only if the page shows that it has.
import { ACT_TIMEOUT_MS, SETTLE_TIMEOUT_MS } from '../../shared/budgets';
import { CopilotError } from '../../shared/errors';
import { newId } from '../../shared/ids';
import type { Observation } from '../../shared/observation';
import { failure, success, type ToolResult } from '../../shared/tool-result';
import type { CallOf } from '../../tools/registry';
import { request, Unreachable, withDeadline, type Frame } from '../pages/frames';
import { observePage, tabExists } from '../pages/navigation';
import type { Performed } from './funnel';
import { executeScript, scriptsHindered } from './script-world';

/** How long the expected text may take to appear after the page has settled. */
const EXPECTED_TIMEOUT_MS = 2_000;

/**
 * Runs the code in the document. CODE_FAILED where it throws, changes nothing, or does not bring up the text in `expect`;
 * OUTCOME_UNKNOWN where it does not end in time.
 */
export async function runScript(
  call: CallOf<'page.runScript'>,
  frame: Frame,
  urlBefore: string,
): Promise<Performed> {
  const { tabId, code, expect } = call.args;
  const hindered = await scriptsHindered();
  if (hindered) return { result: hindered };
  const requestId = newId<string>();
  const watch = (stage: 'begin' | 'end') =>
    request(tabId, frame.documentId, { op: 'watch', requestId, stage }, ACT_TIMEOUT_MS + SETTLE_TIMEOUT_MS);
  await watch('begin');
  try {
    // Code that never ends must not hold the task for good; what it did by then is not known.
    const ran = await withDeadline(executeScript(tabId, frame.documentId, code), ACT_TIMEOUT_MS);
    const { observation } = await watch('end');
    if (!ran.ok) return { result: ran, observation };
    return { result: await judged(tabId, frame, expect, observation, ran), observation };
  } catch (error) {
    if (!(error instanceof Unreachable || error instanceof CopilotError)) throw error;
    if (!(await tabExists(tabId))) return { result: failure('TAB_CLOSED', 'The tab was closed.') };
    if (error instanceof CopilotError || error.why === 'timeout')
      return { result: failure('OUTCOME_UNKNOWN', 'The page did not say what became of the code.') };
    const seen = await observePage(tabId, urlBefore, { leaving: frame.documentId });
    return {
      result: success({ navigated: true }),
      ...(seen ? { observation: { ...seen, navigated: true } } : {}),
    };
  }
}

async function judged(
  tabId: number,
  frame: Frame,
  expect: string | undefined,
  observation: Observation | undefined,
  ran: ToolResult<{ value: string }>,
): Promise<ToolResult> {
  // A change of the focus alone does not count: nobody needs code for that.
  const changed = observation?.changes?.some(({ what }) => what !== 'focus') ?? false;
  if (!changed) return failure('CODE_FAILED', 'The code ran, but nothing on the page changed.');
  if (expect === undefined) return ran;
  const waiting = {
    name: 'dom.waitFor',
    args: { tabId, event: 'text', value: expect, timeoutMs: EXPECTED_TIMEOUT_MS },
  };
  const message = { op: 'read' as const, call: waiting, requestId: newId<string>() };
  const { result } = await request(tabId, frame.documentId, message, EXPECTED_TIMEOUT_MS + 5_000);
  return result.ok ? ran : failure('CODE_FAILED', `The code ran, but the page does not show “${expect}”.`);
}
