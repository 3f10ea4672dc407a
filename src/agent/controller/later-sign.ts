// A press after which the page shows no change yet: on a slow site the answer may still be on its way. It is waited for
// once, and what then appears counts as the result of the press.
import { observation as observationSchema, type Observation } from '../../shared/observation';
import { inEnglish, phraseOf, type PhraseKey } from '../../shared/phrase';
import type { PlannedStep } from '../../shared/plan';
import type { Attempt, SkillPlan } from '../../skills/skill';
import { isPressStep } from '../../skills/steps/asked-back';
import { ENTERS, isSilent, lastAct } from '../../skills/steps/attempts';
import { isLookStep } from '../../skills/target/reveal';
import { isStep } from '../../skills/target/telling';
import type { ProposeRequest } from '../rungs/proposer';

const SIGN_MS = 4_000;
const SAID = phraseOf('do_wait_sign');

/**
 * Whether `plan` would come too soon. A press that has changed nothing yet is given time before anything else is pressed,
 * asked or given up; so is any other act before something is said to be missing, since it may still appear. Opening
 * places to look in is allowed at once. Where a model helps, it is asked instead of waiting, so that only presses wait.
 */
export function comesTooSoon(plan: SkillPlan, request: ProposeRequest): boolean {
  const { attempts, before, lastThen, isHelped } = request;
  const last = attempts.at(-1);
  const silent = last && isSilent(last) && !isLookStep(last) ? last : undefined;
  switch (plan.kind) {
    case 'steps':
      return (
        silent !== undefined && (lastThen === 'verify' || isPressStep(silent) || isRepeated(plan, attempts))
      );
    case 'ask':
    case 'assist':
      return silent !== undefined && !isHelped;
    case 'explore':
    case 'unable': {
      const isMissing = plan.kind === 'explore' || MISSING.has(plan.said?.key ?? '');
      const acted = lastAct(attempts) ?? before;
      return (
        !isHelped && (silent !== undefined || (isMissing && acted !== undefined && !hasWaited(attempts)))
      );
    }
    default:
      return false;
  }
}

/** Reasons to give up that say that something is missing: it may still appear. */
const MISSING: ReadonlySet<string> = new Set<PhraseKey>([
  'unable_not_on_page',
  'unable_not_in_list',
  'unable_no_check_box',
  'unable_no_message_field',
  'unable_no_date_field',
  'unable_no_text_field',
  'unable_no_such',
  'unable_no_menu_entry',
  'unable_no_form',
  'unable_no_tab',
]);

/** Whether there was a wait since the last act of the item. */
function hasWaited(attempts: readonly Attempt[]): boolean {
  const acted = lastAct(attempts);
  return attempts.slice(acted ? attempts.lastIndexOf(acted) : 0).some(isLaterSign);
}

/** Whether the plan begins with what was done already, after a press that has shown nothing: it would be done twice. */
export function isAgain(plan: SkillPlan, attempts: readonly Attempt[]): boolean {
  return isSilent(withLaterSigns(attempts).at(-1)) && isRepeated(plan, attempts);
}

/** Whether the plan begins with giving a thing the value that it was given in the last two steps. */
export function isInVain(plan: SkillPlan, attempts: readonly Attempt[]): boolean {
  const step = plan.kind === 'steps' ? plan.steps[0] : undefined;
  // Not in vain where the act removed an entry from a list: the next entry may have the same selector.
  const same = attempts.slice(-2).filter(({ observation }) => !isOneLess(observation));
  return step !== undefined && ENTERS.has(step.call.name) && timesDone(step, same) >= 2;
}

const isOneLess = (observation: Observation | undefined): boolean =>
  (observation?.changes ?? []).some(({ what, detail = '' }) => what === 'content' && detail.includes('− “'));

export function isRepeated(plan: SkillPlan, attempts: readonly Attempt[]): boolean {
  const step = plan.kind === 'steps' ? plan.steps[0] : undefined;
  return step !== undefined && !isLookStep(step) && timesDone(step, attempts) > 0;
}

function timesDone(step: PlannedStep, attempts: readonly Attempt[]): number {
  const { args } = step.call;
  const planned = [args, ...(step.fallbacks ?? []).map((selector) => ({ ...args, selector }))].map((each) =>
    JSON.stringify(each),
  );
  return attempts.filter(
    ({ call, result }) =>
      result.ok && call.name === step.call.name && planned.includes(JSON.stringify(call.args)),
  ).length;
}

/** A plan that waits until the page shows something new, and then goes on as was planned after the press. */
export function laterSign({ page, attempts, before, lastThen }: ProposeRequest): SkillPlan {
  const selector = (lastAct(attempts) ?? before)?.call.args['selector'];
  const args = { tabId: page.tabId, event: 'change', timeoutMs: SIGN_MS, ...(selector ? { selector } : {}) };
  const call = { name: 'dom.waitFor' as const, args };
  const step = { kind: 'tool' as const, call, description: inEnglish(SAID), said: SAID, optional: true };
  return { kind: 'steps', steps: [step], then: lastThen ?? 'replan' };
}

export const isLaterSign = (attempt: Attempt | undefined): boolean =>
  attempt !== undefined && isStep(attempt, SAID) && attempt.call.name === 'dom.waitFor';

/** The attempts without these waits: what appeared meanwhile is added to the observation of the press before. */
export function withLaterSigns(attempts: readonly Attempt[]): readonly Attempt[] {
  if (!attempts.some(isLaterSign)) return attempts;
  const told: Attempt[] = [];
  for (const attempt of attempts) {
    const press = told.at(-1);
    if (!isLaterSign(attempt)) told.push(attempt);
    else if (press?.observation && isSilent(press))
      told[told.length - 1] = { ...press, observation: { ...press.observation, ...came(attempt) } };
  }
  return told;
}

function came({ result }: Attempt): Partial<Observation> {
  // The document, or the frame, that was watched is gone: the press has led to another page.
  if (!result.ok)
    return result.code === 'STALE' || result.code === 'FRAME_UNREACHABLE' ? { navigated: true } : {};
  const { changes } = (result.data ?? {}) as { changes?: unknown };
  const read = observationSchema.shape.changes.safeParse(changes);
  // The changes were more than is kept of a result: something has appeared all the same.
  if (!read.success || !read.data) return { changes: [{ what: 'content' }] };
  return {
    changes: read.data,
    ...(read.data.some(({ what }) => what === 'url') ? { urlChanged: true } : {}),
  };
}
