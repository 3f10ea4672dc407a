// Carries an intent out on the test's own document: the rung-0 proposer over real perception, its steps
// through the real acts, as the driver does it, without the extension around it.
import { detailsOf } from '../../../src/page/read/details';
import { skillProposer } from '../../../src/agent/rungs/skill-proposer';
import type { ProposeRequest } from '../../../src/agent/rungs/proposer';
import type { Intent } from '../../../src/shared/intent';
import type { PlannedStep } from '../../../src/shared/plan';
import { selectorSchema, type RoleSelector } from '../../../src/shared/selector';
import { english } from '../../../src/shared/phrase';
import { failure, success, type ToolResult } from '../../../src/shared/tool-result';
import type { Attempt, SkillPlan } from '../../../src/skills/skill';
import { showsEffect } from '../../../src/shared/observation';
import { parseToolCall } from '../../../src/tools/registry';
import { watchChanges, type ChangeWatch } from '../../../src/page/act/change-watch';
import { isActCall, perform } from '../../../src/page/act/perform';
import { PagePerception } from '../../../src/page/perceive/page-perception';
import { getFrom } from '../../../src/page/read/get';
import { resolveOne } from '../../../src/page/resolve/resolve';
import { watchPage } from '../../../src/page/settle/settle';
import { waitFor } from '../../../src/page/settle/wait-for';
import type { TaskItem } from '../../../src/shared/task-list';
import { attachReader } from '../../../src/page/perceive/need-reader';
import { readNeed } from '../../../src/page/read/read-need';

attachReader(readNeed);

export interface Ran {
  /** How it ended; `steps` never: those are carried out. */
  end: 'succeeded' | 'failed' | Exclude<SkillPlan['kind'], 'steps'>;
  plan: SkillPlan;
  attempts: Attempt[];
  why: string;
  memory: Record<string, string>;
}

export interface RunOptions {
  answers?: string[];
  memory?: Record<string, string>;
  maxRounds?: number;
  /** The last act of the item before. */
  before?: Attempt | undefined;
  /** What was tried of this item before. */
  attempts?: readonly Attempt[];
  secretText?: string;
  /** Whether a file comes that is waited for. Default true. */
  file?: boolean;
  secrets?: ProposeRequest['secrets'];
}

/** What the extension keeps of the page between the steps. */
interface Page {
  perception: PagePerception;
  since?: ChangeWatch | undefined;
}

export async function runIntent(parameters: Intent, options: RunOptions = {}): Promise<Ran> {
  const page: Page = { perception: new PagePerception(window) };
  const signal = new AbortController().signal;
  const attempts: Attempt[] = [...(options.attempts ?? [])];
  const memory = { ...options.memory };
  const item: TaskItem = {
    id: 't1',
    description: parameters.kind,
    type: 'click',
    parameters,
    status: 'executing',
    dependencies: [],
  };
  const request = (): ProposeRequest => ({
    goal: '',
    item,
    page: {
      tabId: 1,
      look: (needs) => page.perception.perceive({ needs }),
      details: async (ids) => detailsOf(page.perception, ids),
    },
    attempts,
    before: options.before,
    lastThen: plan.kind === 'steps' ? plan.then : undefined,
    memory,
    now: Date.parse('2026-11-21T12:00:00Z'),
    locale: 'en-US',
    answers: options.answers ?? [],
    secrets: options.secrets ?? [],
    signal,
  });
  let plan: SkillPlan = { kind: 'unable', reason: 'never asked' };
  for (let round = 0; round < (options.maxRounds ?? 25); round++) {
    const proposal = await skillProposer.propose(request());
    plan = proposal.plan;
    if (plan.kind !== 'steps') {
      if (plan.kind === 'done' && plan.remember) Object.assign(memory, plan.remember);
      return { end: plan.kind, plan, attempts, why: proposal.why, memory };
    }
    Object.assign(memory, plan.remember);
    let failed = false;
    for (const step of plan.steps) {
      const attempt = await carryOut(step, page, round, options);
      attempts.push(attempt);
      if (!attempt.result.ok && !step.optional) {
        failed = true;
        break;
      }
    }
    if (plan.then === 'replan') continue;
    const verdict = await skillProposer.verify(request());
    if (verdict.ok) return { end: 'succeeded', plan, attempts, why: english(verdict.why), memory };
    if (failed && attempts.filter((attempt) => !attempt.result.ok).length >= 3)
      return { end: 'failed', plan, attempts, why: english(verdict.why), memory };
  }
  return { end: 'failed', plan, attempts, why: 'too many rounds', memory };
}

async function carryOut(
  step: PlannedStep,
  page: Page,
  round: number,
  { secretText, file }: RunOptions,
): Promise<Attempt> {
  const before = location.href;
  const changes = await watchChanges(document);
  const watch = watchPage(window);
  const tries = [step.call.args['selector'], ...(step.fallbacks ?? [])];
  let result: ToolResult = failure('NOT_FOUND', 'never tried');
  for (const selector of tries) {
    result = await once({ ...step.call.args, ...(selector ? { selector } : {}) }, step.call.name, page, {
      secretText,
      file,
    });
    if (result.ok || !['NOT_FOUND', 'AMBIGUOUS', 'STALE'].includes(result.code)) break;
  }
  await watch.settle(new AbortController().signal);
  watch.stop();
  page.perception.markDirty();
  const changed = await changes.changes({ scrolled: true });
  if (step.call.name !== 'dom.waitFor') page.since = changed.some(showsEffect) ? changes.later() : changes;
  return {
    call: step.call,
    description: step.description,
    said: step.said,
    result,
    round,
    observation: {
      url: location.href,
      ...(location.href === before ? {} : { urlChanged: true }),
      title: document.title as never,
      ts: Date.now(),
      changes: changed,
    },
  };
}

async function once(
  args: Record<string, unknown>,
  name: string,
  page: Page,
  { secretText, file = true }: { secretText: string | undefined; file: boolean | undefined },
): Promise<ToolResult> {
  const parsed = parseToolCall({ name, args });
  if (!parsed.ok) return parsed;
  if (name === 'downloads.waitFor')
    return file ? success({ fileName: 'file.pdf' }) : failure('TIMEOUT', 'no file has come');
  const locate = (selector: RoleSelector) => resolveOne(selector, document, page.perception);
  const signal = new AbortController().signal;
  if (parsed.call.name === 'dom.waitFor')
    return waitFor(parsed.call.args, { window, signal, locate, since: page.since });
  if (parsed.call.name === 'dom.get' && parsed.call.args.selector) {
    const from = locate(parsed.call.args.selector);
    const { what } = parsed.call.args;
    if (!from.ok) return from;
    if (what !== 'text' && what !== 'value')
      return failure('INVALID_ACTION', `dom.get ${what} is not read here`);
    return getFrom(from.element, what);
  }
  if (!isActCall(parsed.call)) return failure('INVALID_ACTION', `${name} is not carried out here`);
  const selector = selectorSchema.safeParse(args['selector']);
  const found = selector.success ? locate(selector.data) : undefined;
  if (found && !found.ok) return found;
  return perform(parsed.call, found?.element ?? null, {
    window,
    deadlineAt: performance.now() + 2_000,
    signal,
    locate,
    ...(secretText === undefined || args['secret'] === undefined ? {} : { secretText }),
  });
}
