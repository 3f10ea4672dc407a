// Rung 0 of the planner ladder: no model. Picks the skill of an intent, looks at the page as the skill asks,
// binds what it matched to selectors and hands its plan out. Asks rather than guesses.
import { CopilotError } from '../../shared/errors';
import type { PerceiveReply } from '../../shared/messages/content';
import type { PCDActionDetail } from '../../shared/mini-pcd';
import type { Observation } from '../../shared/observation';
import { type Phrase, type Words, english, inEnglish, phraseOf, saidAs } from '../../shared/phrase';
import { skillFor } from '../../skills/registry';
import { MAX_NEEDS, type Attempt, type Skill, type SkillPlan, type SkillView } from '../../skills/skill';
import { agreementToPress, asksInPlace, opensDialog } from '../../skills/steps/asked-back';
import { markedBy, refusalOfPress, toldNo } from '../../skills/steps/refused';
import { isLookStep } from '../../skills/target/reveal';
import { ASK_BELOW } from '../../skills/target/target';
import { tell, did } from '../../skills/target/telling';
import { clip } from '../../skills/words/words';
import {
  comesTooSoon,
  isAgain,
  isInVain,
  isRepeated,
  laterSign,
  withLaterSigns,
} from '../controller/later-sign';
import { clearWay, extraNeeds, obstacle, stillLoading } from '../obstacles/bind-obstacles';
import { viewOf } from '../views/bind-view';
import type { Proposal, Proposer, ProposeRequest } from './proposer';

/** `why`: a sentence for the user. */
export interface Verdict {
  ok: boolean;
  why: Words;
}

/** Also judges afterwards whether the item came true. */
export interface SkillProposer extends Proposer {
  /** Whether the wish came true: pages are read afresh, nothing is done. `why` is a sentence for the user. */
  verify(request: ProposeRequest): Promise<Verdict>;
}

export const skillProposer: SkillProposer = { rung: 0, propose, verify };

/** A page that re-mounts its content between the look and the binding is looked at again this often. */
const LOOKS = 3;

async function propose(request: ProposeRequest): Promise<Proposal> {
  for (let looks = 1; ; looks++) {
    const made = await proposeOnce(request);
    if (!('wentAway' in made)) return made;
    if (looks >= LOOKS) return made.wentAway;
  }
}

async function proposeOnce(request: ProposeRequest): Promise<Proposal | { wentAway: Proposal }> {
  const skill = skillFor(request.item.parameters);
  const { seen, view } = await look(skill, request);
  const proposal = (planned: SkillPlan, confidence: number, said: Words): Proposal => {
    const end = endInstead(planned, request, view);
    const { plan, why } = end ? { plan: end, why: reasonOf(end) } : { plan: planned, why: said };
    return {
      plan,
      ...(isSearching(plan) ? { searching: true } : {}),
      rung: 0,
      confidence,
      by: skill.name,
      why: clip(english(why), 400),
      ...(typeof why === 'object' ? { saidWhy: why } : {}),
      seen,
    };
  };
  const params = request.item.parameters;
  const best = skill.match(view, params)[0];
  const settled = best ? undefined : skill.otherwise(view, params);
  // Before giving up, what the last press may have set off is given time to show.
  if (settled && comesTooSoon(settled, request)) return proposal(laterSign(request), 0.5, reasonOf(settled));
  // No dialog is closed for a wish that is fulfilled already, or for one that no skill knows.
  if (settled?.kind === 'done') return proposal(settled, 0.9, reasonOf(settled));
  if (settled && params.kind === 'other') return proposal(settled, 0.5, reasonOf(settled));
  if (!best || best.confidence < ASK_BELOW * 0.9) {
    const blocked = obstacle(view, params, { before: request.before });
    if (blocked?.kind === 'plan') return proposal(blocked.plan, 0.9, blocked.why);
    if (blocked?.kind === 'close') {
      const details = await detailsOf(request, [blocked.hit.id]);
      return proposal(
        clearWay(view, blocked.hit, details),
        0.8,
        phraseOf('why_clears_way', tell(blocked.hit)),
      );
    }
    if (!best) {
      const plan = settled ?? skill.otherwise(view, params);
      return proposal(plan, plan.kind === 'answer' ? 0.9 : 0.5, reasonOf(plan));
    }
  }
  const banner = obstacle(view, params, { which: 'banner', before: request.before });
  if (banner?.kind === 'plan') return proposal(banner.plan, 0.8, banner.why);
  const wanted = [...best.requestedIds, ...(banner?.kind === 'close' ? [banner.hit.id] : [])];
  const details =
    wanted.length > 0 ? await detailsOf(request, [...new Set<string>(wanted)].slice(0, 60)) : [];
  const bound = skill.bind(details, params, view);
  if (!bound) {
    const said = phraseOf('unable_went_away', best.why);
    return { wentAway: proposal(unable(said), best.confidence, best.why) };
  }
  const plan = skill.plan(bound, params, view);
  if (comesTooSoon(plan, request)) return proposal(laterSign(request), best.confidence, best.why);
  // While the page is still loading, the thing may be about to appear: wait before searching elsewhere.
  const loading = isSearching(plan) ? stillLoading(view) : undefined;
  if (loading) return proposal(loading.plan, 0.9, loading.why);
  if (isAgain(plan, request.attempts)) {
    const said = phraseOf('unable_no_sign_of_press', best.why);
    return proposal(unable(said), best.confidence, best.why);
  }
  if (plan.kind !== 'steps' || banner?.kind !== 'close') return proposal(plan, bound.confidence, best.why);
  const first = clearWay(view, banner.hit, details);
  if (first.kind !== 'steps') return proposal(plan, bound.confidence, best.why);
  return proposal({ ...plan, steps: [...first.steps, ...plan.steps] }, bound.confidence, best.why);
}

/** The details of these items; empty where the page was replaced since the look. */
async function detailsOf({ page }: ProposeRequest, ids: string[]): Promise<PCDActionDetail[]> {
  return page.details(ids).catch((error: unknown) => {
    if (error instanceof CopilotError && error.code === 'STALE') return [];
    throw error;
  });
}

/** The end of the item, in place of `plan`, where the page refused the deciding act, or where repeating it has no effect. */
function endInstead(plan: SkillPlan, request: ProposeRequest, view: SkillView): SkillPlan | undefined {
  const no = toldNo(view.attempts);
  const isTried = plan.kind === 'done' || request.lastThen === 'verify' || isRepeated(plan, view.attempts);
  if (no && isTried) return { kind: 'unable', reason: english(no.reason), ...saidAs(no.reason) };
  const last = view.attempts.at(-1);
  return last && isInVain(plan, view.attempts) ? unable(phraseOf('unable_no_effect', did(last))) : undefined;
}

async function look(
  skill: Skill,
  request: ProposeRequest,
): Promise<{ seen: PerceiveReply; view: SkillView }> {
  const needs = skill.needs(request.item.parameters, request.attempts).slice(0, MAX_NEEDS);
  const seen = await request.page.look([...needs, ...extraNeeds(request.attempts)]);
  return { seen, view: viewOf(seen, request) };
}

/** Whether the plan only opens places (a section, a next page) to look for the thing: it has not been found yet. */
function isSearching(plan: SkillPlan): boolean {
  return (
    plan.kind === 'steps' &&
    plan.then === 'replan' &&
    plan.steps.every((step) => isLookStep(step) || step.optional === true)
  );
}

const unable = (said: Phrase): SkillPlan => ({ kind: 'unable', reason: inEnglish(said), said });

function reasonOf(plan: SkillPlan): Words {
  switch (plan.kind) {
    case 'done':
      return plan.said ?? plan.note;
    case 'unable':
      return plan.said ?? plan.reason;
    case 'ask':
      return plan.said ?? plan.question;
    case 'assist':
      return plan.said ?? plan.message;
    case 'explore':
      return phraseOf('why_looking_for', plan.said ?? plan.goal);
    case 'answer':
      return phraseOf('why_on_page');
    case 'steps': {
      const [step] = plan.steps;
      return step?.said ?? step?.description ?? '';
    }
  }
}

/**
 * Whether the item came true: all effects of its skill hold. A skill without effects counts the success of the last step,
 * unless the page marked a field as wrong or asks back. Never where the page says that it could not be done.
 */
async function verify(request: ProposeRequest): Promise<Verdict> {
  const params = request.item.parameters;
  const skill = skillFor(params);
  const attempts = withLaterSigns(request.attempts);
  const last = attempts.at(-1);
  const no = toldNo(attempts);
  if (no) return { ok: false, why: no.reason };
  const succeeded = last === undefined || last.result.ok;
  const said = last ? did(last) : request.item.description;
  if (skill.effects.length === 0) {
    if (!succeeded) return { ok: false, why: failureOf(last) };
    const isAnswered =
      markedBy(last).length > 0 || (last !== undefined && (opensDialog(last) || asksInPlace(last)));
    const answered = isAnswered ? (await look(skill, request)).view : undefined;
    const refusal = answered && refusalOfPress(answered);
    if (answered && !refusal && agreementToPress(answered, params))
      return { ok: false, why: phraseOf('unable_no_effect', said) };
    return { ok: refusal === undefined, why: refusal?.reason ?? said };
  }
  const { seen, view } = await look(skill, request);
  const after: Observation = last?.observation ?? {
    url: seen.mini.url,
    title: seen.mini.title,
    ts: seen.mini.ts,
  };
  const ok = skill.effects.every((effect) => effect(after, params, view));
  return {
    ok,
    why: ok ? said : succeeded ? phraseOf('unable_no_effect', said) : failureOf(last),
  };
}

function failureOf(attempt: Attempt | undefined): Words {
  return attempt && !attempt.result.ok ? attempt.result.error : phraseOf('unable_last_step');
}
