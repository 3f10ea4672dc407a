// The last resort of the planner ladder: code that a model writes for one wish which neither skills nor choices
// could carry out (docs/decisions/0012-model-code.md). Only where the user has switched scripts on. The code is
// proposed as a step like any other: the gate shows it, and nothing runs before the user has approved it.
import { MAX_TRIES } from '../../shared/budgets';
import type { Intent } from '../../shared/intent';
import type { ModelClient } from '../../shared/model';
import { inEnglish, phraseOf } from '../../shared/phrase';
import type { PlannedStep } from '../../shared/plan';
import type { ToolFailure } from '../../shared/tool-result';
import { spoken } from '../../skills/steps/draft';
import { frameOf } from '../../skills/steps/last-filled';
import { clip } from '../../skills/words/words';
import { choiceNeeds, rankingWords } from '../model/candidates';
import { taskWordsOf } from '../model/model-proposer';
import { writeScript } from '../model/write-script';
import { viewOf } from '../views/bind-view';
import type { Proposal, ProposeRequest } from './proposer';

/** True: code may be proposed. A failure: the user wants it, and why it cannot be. Undefined: switched off. */
export type ScriptsMay = true | ToolFailure | undefined;

/** Wishes that code in a page cannot fulfil, or must not. */
const NOT_BY_CODE: ReadonlySet<Intent['kind']> = new Set([
  'answer',
  'offer',
  'extract',
  'goto',
  'history',
  'open',
  'wait',
  'login',
  'logout',
  'submit',
  'checkout',
  'upload',
  'download',
]);

export function isLastResort({ plan }: Proposal, { item }: ProposeRequest): boolean {
  return plan.kind === 'unable' && item.optional !== true && !NOT_BY_CODE.has(item.parameters.kind);
}

/** Whether code for this item has just failed and may be written once more. */
export function isRetrying({ attempts }: ProposeRequest): boolean {
  const last = attempts.at(-1);
  return last?.call.name === 'page.runScript' && !last.result.ok && triesOf(attempts) < MAX_TRIES;
}

function triesOf(attempts: ProposeRequest['attempts']): number {
  return attempts.filter(({ call }) => call.name === 'page.runScript').length;
}

const THINGS = 40;
const TEXTS = 12;

/** A step that runs code, for the user to approve. `otherwise`: the proposal without code, which stands when the model writes none. */
export async function byScript(
  client: ModelClient,
  request: ProposeRequest,
  otherwise: Proposal | undefined,
): Promise<Proposal> {
  const { page } = request;
  const task = taskWordsOf(request);
  const seen = await page.look(
    choiceNeeds(rankingWords(task.goal, task.item), { all: THINGS, texts: TEXTS }),
  );
  const view = viewOf(seen, request);
  const hits = ['ranked', 'text', 'all'].flatMap((key) => view.hits(key)).filter(isInMainFrame);
  const distinct = [...new Map(hits.map((hit) => [hit.id, hit])).values()].slice(0, THINGS + TEXTS);
  const details = await page.details(distinct.map(({ id }) => id));
  const asked = await writeScript(
    client,
    task,
    { seen, hits: distinct, details, attempts: request.attempts },
    request.signal,
  );
  const spent = asked.tokens + (otherwise?.tokens ?? 0);
  if (!asked.ok) return withoutScript(asked, spent, otherwise);
  const { code, explanation, expect } = asked.value;
  const say = phraseOf('do_run_code', clip(explanation, 200));
  const why = phraseOf('why_code', clip(explanation, 200));
  const step: PlannedStep = {
    kind: 'tool',
    call: {
      name: 'page.runScript',
      args: {
        tabId: page.tabId,
        code,
        explanation,
        ...(expect.trim() === '' ? {} : { expect: expect.trim() }),
      },
    },
    description: inEnglish(say),
    said: say,
  };
  return {
    plan: { kind: 'steps', steps: [step], then: 'verify' },
    rung: client.rung,
    confidence: 0.3,
    by: clip(asked.model, 60),
    why: inEnglish(why),
    saidWhy: why,
    tokens: spent,
    seen,
  };
}

/** Code runs in the page's own document: what stands in a frame is out of its reach. */
function isInMainFrame({ id }: { id: string }): boolean {
  return frameOf(id) === '';
}

function withoutScript(trouble: ToolFailure, tokens: number, otherwise: Proposal | undefined): Proposal {
  const saidWhy = phraseOf('unable_code', trouble);
  const before = otherwise?.plan.kind === 'unable' ? otherwise.plan : undefined;
  const reason = before ? phraseOf('sentences', before.said ?? before.reason, saidWhy) : saidWhy;
  const plan = spoken({ kind: 'unable', reason, code: trouble.code });
  const why = inEnglish(saidWhy);
  return { plan, rung: 0, confidence: 0, by: 'none', why, saidWhy, tokens, seen: otherwise?.seen };
}

/** The proposal with a remark that a script might have helped, and why the browser runs none. */
export function toldWhyNot(proposal: Proposal, hindrance: ToolFailure): Proposal {
  const { plan } = proposal;
  if (plan.kind !== 'unable') return proposal;
  const reason = phraseOf('unable_script_might', plan.said ?? plan.reason, hindrance);
  return { ...proposal, plan: spoken({ ...plan, reason }) };
}
