// Which rung of the planner ladder takes the next step: the cheapest that is confident, or
// the one the user chose. Rung 0 plans by skills; above it a model chooses among numbered things. A model that
// fails leaves the task where rung 0 stands, with the reason said. No browser API: pages and models come in from outside.
import { ASSIST_TIMEOUT_MS } from '../../shared/budgets';
import type { Intent, IntentOf } from '../../shared/intent';
import type { ModelClient } from '../../shared/model';
import { inEnglish, phraseOf, type Phrase, type Words } from '../../shared/phrase';
import type { Settings } from '../../shared/policy-shapes';
import type { Interpretation } from '../../shared/task-list';
import type { Rung } from '../../shared/tool-call';
import { failure, type ToolFailure } from '../../shared/tool-result';
import { skillFor } from '../../skills/registry';
import type { SkillPlan } from '../../skills/skill';
import { changedSomething } from '../../skills/steps/attempts';
import { spoken } from '../../skills/steps/draft';
import { did, optionOf } from '../../skills/target/telling';
import { clip } from '../../skills/words/words';
import { isAgain, isLaterSign, laterSign } from '../controller/later-sign';
import type { Ending } from '../model/choice-schema';
import { isFailure } from '../model/is-failure';
import { boundSteps, chooseByModel, type ModelMove } from '../model/model-proposer';
import { readGoalByModel, type GoalRequest } from '../model/read-goal';
import { answerByModel, isReadOff } from './answer-rung';
import type { Proposal, ProposeRequest } from './proposer';
import { isTie, reopened, withScout } from './scout-rung';
import { byScript, isLastResort, isRetrying, toldWhyNot, type ScriptsMay } from './script-rung';
import { skillProposer, type Verdict } from './skill-proposer';

export interface Rungs {
  mode: Settings['planner'];
  /** The model in effect, or why there is none. */
  model: ModelClient | ToolFailure | undefined;
  /** Whether the model may write code where nothing else helps. */
  scripts: ScriptsMay;
}

/** How the item has gone so far. */
export interface Trouble {
  /** Steps in a row that failed. */
  failures: number;
  /** Rounds in a row that changed nothing. */
  stalled: number;
  /** Terms that the site was searched for in vain. */
  searched: readonly string[];
}

/** The user's answers to the question what to do about a model that fails. */
export const TRY_AGAIN = 'Try again';
export const WITHOUT_MODEL = 'Go on without the model';

/** How a goal was read, and by which rung. */
export interface Reading {
  interpretation: Interpretation;
  rung: Rung;
  /** What asking a model for it cost; 0 without one. */
  tokens: number;
  /** Why the model that was asked did not read it, for the user. */
  note?: Words;
}

/**
 * `own`: the reading of rung 0. A model is asked when that is a question that the page cannot settle, or when the
 * user chose the model.
 */
export async function readByLadder(
  own: Interpretation,
  request: GoalRequest,
  rungs: Rungs,
): Promise<Reading> {
  const { mode, model } = rungs;
  const list = own.kind === 'clarify' ? own.perhaps : own.list;
  const plain: Reading = {
    interpretation: list === undefined ? own : { kind: 'tasks', list },
    rung: 0,
    tokens: 0,
  };
  if (mode === 'none' || model === undefined) return plain;
  if (mode === 'auto' && list !== undefined) return plain;
  const asked = isFailure(model)
    ? { ...model, tokens: 0 }
    : await readGoalByModel(model, withoutControls(request));
  if (asked.ok) return { interpretation: asked.value, rung: rungOf(model), tokens: asked.tokens };
  return { ...plain, tokens: asked.tokens, note: couldNot(asked) };
}

/**
 * What is to be done next for the item. Code that a model writes is the last resort: proposed where the other rungs have
 * given up, and again after such code has failed. A model that fails is no exception: its failure is part of the proposal.
 */
export async function proposeByLadder(
  request: ProposeRequest,
  trouble: Trouble,
  rungs: Rungs,
): Promise<Proposal> {
  const { model, scripts } = rungs;
  const writer = model === undefined || isFailure(model) ? undefined : model;
  const asked = withoutControls(request);
  if (writer && scripts === true && isRetrying(request)) return byScript(writer, asked, undefined);
  const proposal = await proposeByRungs(request, trouble, rungs);
  if (!writer || scripts === undefined || !isLastResort(proposal, request)) return proposal;
  return scripts === true ? byScript(writer, asked, proposal) : toldWhyNot(proposal, scripts);
}

async function proposeByRungs(
  request: ProposeRequest,
  trouble: Trouble,
  { mode, model }: Rungs,
): Promise<Proposal> {
  const isAlone = mode === 'none' || model === undefined;
  const asked = reopened(withoutControls({ ...request, isHelped: !isAlone && !isFailure(model) }));
  const own = () => skillProposer.propose(asked);
  const wish = request.item.parameters;
  // What the copilot offers by itself, code decides; no model is asked.
  if (wish.kind === 'offer') return own();
  if (isAlone) {
    const proposal = await own();
    return isTie(proposal) ? withScout(asked, proposal, undefined) : proposal;
  }
  if (wish.kind === 'answer') return answered(asked, wish, model, mode === 'auto' ? await own() : undefined);
  if (mode !== 'auto') return NEEDS_NO_CHOICE.has(wish.kind) ? own() : byModel(asked, model);
  const proposal = await own();
  if (isTie(proposal)) return withScout(asked, proposal, isFailure(model) ? undefined : model);
  return isConfident(proposal, request, trouble) ? proposal : byModel(asked, model, proposal);
}

/** Whether the wish came true. For wishes that no skill can check, the sign is that the page changed. */
export async function verifyByLadder(request: ProposeRequest): Promise<Verdict> {
  if (request.item.parameters.kind !== 'other') return skillProposer.verify(request);
  // Code has succeeded only when the page has shown that it did (background/acts/run-script.ts).
  const last = request.attempts.at(-1);
  const isShown = last?.result.ok === true && (last.call.name === 'page.runScript' || changedSomething(last));
  return isShown ? { ok: true, why: did(last) } : { ok: false, why: phraseOf('unable_unseen') };
}

/** Wishes that leave a model nothing to choose, and those that only read: rung 0 does them also where a model plans. */
const NEEDS_NO_CHOICE: ReadonlySet<Intent['kind']> = new Set(['goto', 'history', 'wait', 'extract']);

/** A question about the page: rung 0's answer where it was read off the page, else the model's. `own`: what rung 0 says, where it was asked. */
async function answered(
  request: ProposeRequest,
  wish: IntentOf<'answer'>,
  model: ModelClient | ToolFailure,
  own: Proposal | undefined,
): Promise<Proposal> {
  if (own && isReadOff(own)) return own;
  if (isFailure(model)) return withoutHelp(model, 0, own);
  const made = await answerByModel(model, request, wish);
  return isFailure(made) ? withoutHelp(made, made.tokens, own) : made;
}

/** So many failed steps, or rounds without a change, in a row: then rung 0 is no longer confident, and a model is asked. */
const PATIENCE = 2;

function isConfident({ plan }: Proposal, { item }: ProposeRequest, trouble: Trouble): boolean {
  switch (plan.kind) {
    case 'ask':
      return false;
    case 'unable':
      return item.optional === true;
    case 'explore':
      return !trouble.searched.includes(plan.terms);
    case 'steps':
      return trouble.failures < PATIENCE && trouble.stalled < PATIENCE;
    case 'done':
    case 'answer':
    case 'assist':
      return true;
  }
}

/** What the model would do next; rung 0's own proposal, with the reason, where the model cannot be asked or fails. `own`: rung 0's, where it was asked. */
async function byModel(
  request: ProposeRequest,
  model: ModelClient | ToolFailure,
  own?: Proposal,
): Promise<Proposal> {
  if (isFailure(model)) return withoutHelp(model, 0, own);
  if (isGoingInCircles(request))
    return withoutHelp(failure('MAX_RETRIES', 'The last steps it chose changed nothing.'), 0, own);
  const chosen = await chooseByModel(model, request);
  if (!chosen.ok) return withoutHelp(chosen, chosen.tokens, own);
  const made = (plan: SkillPlan): Proposal => ({
    plan,
    rung: model.rung,
    confidence: 0.7,
    by: clip(chosen.model, 60),
    why: chosen.why,
    tokens: chosen.tokens,
    seen: chosen.seen,
  });
  const { move } = chosen;
  if (move.kind === 'steps') {
    const plan = await boundSteps(request, chosen, thenOf(request, chosen));
    const isHasty = isAgain(plan, request.attempts) && !isLaterSign(request.attempts.at(-1));
    return made(isHasty ? laterSign(request) : plan);
  }
  if (move.ending === 'done') return made(await judged(request, chosen));
  if (move.ending === 'not-here') {
    const elsewhere = own ?? (await skillProposer.propose(request));
    if (elsewhere.plan.kind === 'explore') return { ...elsewhere, tokens: chosen.tokens };
  }
  return made(endingPlan(move.ending, clip(move.say, 300)));
}

/** The plan for an ending that a model chose. `words`: what the model said with it, or ''. */
function endingPlan(ending: Exclude<Ending, 'done'>, words: string): SkillPlan {
  switch (ending) {
    case 'not-here':
      return spoken({ kind: 'unable', reason: words || phraseOf('unable_model_found_nothing') });
    case 'ask':
      return spoken({
        kind: 'ask',
        question: words ? phraseOf('ask_model', words) : phraseOf('ask_model_next'),
        options: [],
      });
    case 'captcha':
    case 'login':
      return spoken({
        kind: 'assist',
        type: ending,
        message: phraseOf(HELP[ending]),
        timeout: ASSIST_TIMEOUT_MS,
      });
    case 'help':
      return spoken({
        kind: 'assist',
        type: 'custom',
        message: words ? phraseOf('help_model_says', words) : phraseOf('help_model'),
        timeout: ASSIST_TIMEOUT_MS,
      });
  }
}
/** Written here: a model must not put words into the product's mouth where it asks for a log-in. */
const HELP = {
  captcha: 'help_captcha',
  login: 'help_log_in',
} as const;

/** Wishes that a single act fulfils: its success is the sign. */
const ONE_ACT: ReadonlySet<Intent['kind']> = new Set([
  'click',
  'hover',
  'focus',
  'submit',
  'scroll',
  'press',
]);

/**
 * What follows the model's steps. `verify` where all of them were usable and a skill, or the success of a single act, can
 * tell whether the wish came true; otherwise the page is looked at and the model is asked again.
 */
function thenOf({ item }: ProposeRequest, { move }: ModelMove): 'verify' | 'replan' {
  if (move.kind !== 'steps' || move.isCut || move.drafts.at(-1)?.on === undefined) return 'replan';
  const checks = skillFor(item.parameters).effects.length;
  return checks > 0 || ONE_ACT.has(item.parameters.kind) ? 'verify' : 'replan';
}

/** The plan where a model says that the wish is done: it counts only if code sees a sign of that. */
async function judged(request: ProposeRequest, chosen: ModelMove): Promise<SkillPlan> {
  const checked: SkillPlan = { kind: 'steps', steps: [], then: 'verify' };
  const checks = skillFor(request.item.parameters).effects.length;
  if (checks > 0) {
    const { ok, why } = await skillProposer.verify(request);
    return ok ? spoken({ kind: 'done', note: why }) : checked;
  }
  if (request.attempts.length === 0)
    return spoken({ kind: 'done', note: phraseOf('done_already_model', chosen.why) });
  return request.attempts.some(changedSomething)
    ? spoken({ kind: 'done', note: phraseOf('done_says_model', request.item.description) })
    : checked;
}

/** So many steps in a row that changed nothing on the page are a circle. */
const CIRCLE_STEPS = 6;

/** Only steps after the user's last answer count: those before it do not show what the model makes of that answer. */
function isGoingInCircles({ attempts, answeredInRound = -1 }: ProposeRequest): boolean {
  const last = attempts.filter(({ round }) => round > answeredInRound).slice(-CIRCLE_STEPS);
  return last.length === CIRCLE_STEPS && !last.some(changedSomething);
}

const couldNot = (trouble: ToolFailure): Phrase => phraseOf('unable_model', trouble);

/** Rung 0's proposal with the model's failure told beside it. Without one (only the model was to plan), the user is asked how to go on. */
function withoutHelp(trouble: ToolFailure, tokens: number, own: Proposal | undefined): Proposal {
  const reason = couldNot(trouble);
  if (!own) {
    const options = [
      optionOf(TRY_AGAIN, phraseOf('option_try_again')),
      optionOf(WITHOUT_MODEL, phraseOf('option_without_model')),
    ];
    const plan = spoken({ kind: 'ask', question: reason, options });
    const why = inEnglish(reason);
    return { plan, rung: 0, confidence: 0, by: 'none', why, saidWhy: reason, tokens, seen: undefined };
  }
  const { plan } = own;
  switch (plan.kind) {
    case 'ask': {
      const question = phraseOf('remark', plan.said ?? plan.question, reason);
      return { ...own, tokens, plan: spoken({ ...plan, question }) };
    }
    case 'unable':
      return {
        ...own,
        tokens,
        plan: spoken({ ...plan, reason: phraseOf('remark', plan.said ?? plan.reason, reason) }),
      };
    case 'answer':
      return { ...own, tokens, plan: { ...plan, evidence: [...plan.evidence, reason] } };
    default:
      return { ...own, tokens };
  }
}

const rungOf = (model: ModelClient | ToolFailure): Rung => (isFailure(model) ? 0 : model.rung);

/** The request without answers to our question about the model: they say nothing about the page. */
function withoutControls<R extends { answers: readonly string[] }>(request: R): R {
  const answers = request.answers.filter((answer) => answer !== TRY_AGAIN && answer !== WITHOUT_MODEL);
  return answers.length === request.answers.length ? request : { ...request, answers };
}
