// Rungs 1 and 2 of the planner ladder: a model chooses among numbered things what comes next. What it says is
// untrusted: it names numbers, values and endings; the calls are written here, and the gate judges each of
// them as a model's. Reads only. Trouble with the model is a value, with the tokens that it cost.
import type { Intent } from '../../shared/intent';
import type { PerceiveReply } from '../../shared/messages/content';
import type { ModelClient } from '../../shared/model';
import type { PcdHit } from '../../shared/query';
import { failure, type ToolFailure } from '../../shared/tool-result';
import { isField } from '../../skills/fields/fields';
import { idsOf, realise } from '../../skills/steps/bind-draft';
import type { DraftStep } from '../../skills/steps/draft';
import { isChoice } from '../../skills/words/role-words';
import { clip } from '../../skills/words/words';
import { DECIDE_SHARES } from '../prompts/decide-prompt';
import { PLAN_STEPS_SHARES } from '../prompts/plan-steps-prompt';
import { roomFor } from '../prompts/prompt-room';
import { stepLines } from '../prompts/step-lines';
import { taskLines, type TaskWords } from '../prompts/task-lines';
import { estimateTokens } from '../prompts/token-estimate';
import type { ProposeRequest } from '../rungs/proposer';
import { viewOf } from '../views/bind-view';
import { choiceNeeds, choicesOf, rankingWords, type Choices } from './candidates';
import type { Ending } from './choice-schema';
import { decide } from './decide';
import { fillSlots } from './fill-slots';
import { isFailure } from './is-failure';
import { planSteps } from './plan-steps';
import { stepOf, wantsValue, type Chosen } from './steps-of';

export interface ModelMove {
  ok: true;
  /** What is to be done, bound to selectors; or how it ends. `isCut`: the plan had more, which could not be used. */
  move:
    { kind: 'steps'; drafts: DraftStep[]; isCut: boolean } | { kind: 'ending'; ending: Ending; say: string };
  why: string;
  model: string;
  tokens: number;
  seen: PerceiveReply;
}
export type ModelTrouble = ToolFailure & { tokens: number };

/** Fields of one form that are filled together. */
const MAX_FIELDS = 12;

/** What the model would do next on the page as it is now. Rung 1 decides on one thing, rung 2 plans a few. */
export async function chooseByModel(
  client: ModelClient,
  request: ProposeRequest,
): Promise<ModelMove | ModelTrouble> {
  const task = { ...taskWordsOf(request), secrets: request.secrets };
  const room = roomFor(client, taskLines(task), client.rung === 1 ? DECIDE_SHARES : PLAN_STEPS_SHARES);
  if (isFailure(room)) return room;
  const seen = await request.page.look(choiceNeeds(rankingWords(task.goal, task.item)));
  const done = stepLines(request.attempts);
  const { candidates, lines } = choicesOf(seen, {
    tabId: request.page.tabId,
    attempts: request.attempts,
    budgetTokens: room.page - estimateTokens(done.join('\n')),
    mayOpen: client.rung === 2,
  });
  const choices = { candidates, lines: [...lines, ...done] };
  const asked =
    client.rung === 1
      ? await byDecision(client, request, task, choices, room.reply)
      : await byPlan(client, request, task, choices, room.reply);
  if (!asked.ok) return asked;
  const { move, why, model, tokens } = asked;
  if (move.kind === 'ending') return { ok: true, move, why: clip(why, 200), model, tokens, seen };
  const intent = request.item.parameters;
  const drafts = usableStart(move.chosen.map((each) => stepOf(each, intent, seen.mini.url)));
  if (drafts.length === 0)
    return { ...failure('MODEL_OUTPUT_INVALID', 'The model’s steps could not be used.'), tokens };
  const isCut = drafts.length < move.chosen.length;
  return { ok: true, move: { kind: 'steps', drafts, isCut }, why: clip(why, 200), model, tokens, seen };
}

/** The steps before the first one that cannot be used. Later ones rest on it: a form is not sent without what was to be typed. */
function usableStart(drafts: ReadonlyArray<DraftStep | undefined>): DraftStep[] {
  const usable: DraftStep[] = [];
  for (const draft of drafts) {
    if (draft === undefined) break;
    usable.push(draft);
  }
  return usable;
}

/** The steps of a move, with selectors; `then` by what can be verified of the wish. */
export async function boundSteps(
  request: ProposeRequest,
  { move, seen }: ModelMove,
  then: 'verify' | 'replan',
) {
  const steps = move.kind === 'steps' ? move.drafts : [];
  const draft = { kind: 'act' as const, steps, then, confidence: 1, why: '' };
  const ids = idsOf(draft);
  const details = ids.length > 0 ? await request.page.details(ids) : [];
  const binding = Object.fromEntries(details.map((detail) => [detail.id, detail]));
  return realise(draft, binding, viewOf(seen, request));
}

/** What a prompt says of the task, without the handles of secrets, which not every prompt needs. */
export function taskWordsOf({ goal, item, answers }: ProposeRequest): TaskWords {
  const due: Intent = item.parameters;
  return { goal, item: due.kind === 'other' ? due.text : item.description, answers };
}

type Said =
  | {
      ok: true;
      move: { kind: 'steps'; chosen: Chosen[] } | { kind: 'ending'; ending: Ending; say: string };
      why: string;
      model: string;
      tokens: number;
    }
  | ModelTrouble;

async function byDecision(
  client: ModelClient,
  request: ProposeRequest,
  task: TaskWords,
  choices: Choices,
  replyTokens: number,
): Promise<Said> {
  const asked = await decide(client, task, choices, replyTokens, request.signal);
  if (!asked.ok) return asked;
  const { choice, value, why } = asked.value;
  const candidate = choices.candidates.find(({ n }) => n === choice);
  if (!candidate) return { ...asked, move: { kind: 'ending', ending: choice as Ending, say: value }, why };
  const fields = wantsValue(candidate) ? formOf(candidate.hit, choices) : [];
  if (!wantsValue(candidate) || (value.trim() !== '' && fields.length < 2))
    return { ...asked, move: { kind: 'steps', chosen: [{ candidate, value }] }, why };
  const filled = await fillSlots(client, task, fields, request.signal);
  const tokens = asked.tokens + filled.tokens;
  if (!filled.ok) return { ...filled, tokens };
  const chosen = filled.value.map((each): Chosen => ({
    candidate: { n: '', hit: each.hit },
    value: each.value,
  }));
  const own: Chosen[] = chosen.length > 0 ? chosen : [{ candidate, value }];
  return { ...asked, tokens, move: { kind: 'steps', chosen: own }, why };
}

/** The fields that are filled together with this one: those of its form that are still empty, and itself. */
function formOf(hit: PcdHit, { candidates }: Choices): PcdHit[] {
  const hits = candidates.flatMap((each) => ('hit' in each ? [each.hit] : []));
  const rest = hits.filter(
    (other) =>
      other.id === hit.id ||
      (hit.formId !== undefined &&
        other.formId === hit.formId &&
        isField(other) > 0 &&
        !isChoice(other) &&
        (other.value ?? '') === ''),
  );
  return rest.slice(0, MAX_FIELDS);
}

async function byPlan(
  client: ModelClient,
  request: ProposeRequest,
  task: TaskWords,
  choices: Choices,
  replyTokens: number,
): Promise<Said> {
  const asked = await planSteps(client, task, choices, replyTokens, request.signal);
  if (!asked.ok) return asked;
  const { steps, next, say, why } = asked.value;
  const chosen = steps.flatMap(({ choice, value }): Chosen[] => {
    const candidate = choices.candidates.find(({ n }) => n === choice);
    return candidate ? [{ candidate, value }] : [];
  });
  if (chosen.length > 0) return { ...asked, move: { kind: 'steps', chosen: untilRepeat(chosen) }, why };
  if (next === 'look')
    return {
      ...failure('MODEL_OUTPUT_INVALID', 'The model named neither a step nor an end.'),
      tokens: asked.tokens,
    };
  return { ...asked, move: { kind: 'ending', ending: next, say }, why };
}

/** The choices before the first one that repeats another: before a thing is done twice, the page is looked at. */
function untilRepeat(chosen: readonly Chosen[]): Chosen[] {
  const same = (a: Chosen, b: Chosen) => a.candidate === b.candidate && a.value === b.value;
  const again = chosen.findIndex((each, index) =>
    chosen.slice(0, index).some((before) => same(before, each)),
  );
  return again < 0 ? [...chosen] : chosen.slice(0, again);
}
