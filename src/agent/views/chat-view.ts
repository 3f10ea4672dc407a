// Views of a task for the panel: the plan that its stepper shows, and the interact response.
import type { ChatPlan, InteractData, PlanStep, PromptReply } from '../../shared/chat';
import { closingAction, hasEnded, orchestratorView } from '../../shared/status';
import type { TaskItem } from '../../shared/task-list';
import { waitedInVain } from '../../skills/steps/attempts';
import { currentStep } from '../controller/next-effect';
import type { ControllerState } from '../controller/state';
import { actionString } from './action-string';

type Draft = Omit<PlanStep, 'id' | 'index'>;

/** `undefined` until there is a task list: the panel shows its skeleton. */
export function planView(state: ControllerState): ChatPlan | undefined {
  if (!state.list) return undefined;
  const drafts = state.list.tasks.flatMap((item) =>
    item.id === state.current ? currentSteps(state, item) : [itemStep(item)],
  );
  const steps = drafts.map((draft, index) => ({ ...draft, id: `step_${index}`, index }));
  const active = steps.findIndex((s) => s.status === 'active');
  const firstOpen = steps.findIndex((s) => s.status === 'pending');
  const at = active >= 0 ? active : firstOpen >= 0 ? firstOpen : Math.max(0, steps.length - 1);
  return { steps, currentStepIndex: at, createdAt: new Date(state.list.createdAt).toISOString() };
}

function itemStep(item: TaskItem): Draft {
  const { status } = item;
  const isOver = status === 'completed' || status === 'failed' || status === 'skipped';
  return {
    description: item.description,
    status: isOver ? status : 'pending',
    toolType: toolType(item),
    ...(item.note ? { reasoning: item.note } : {}),
    ...(item.said ? { saidReasoning: item.said } : {}),
  };
}

/** The item that is worked on, opened up: what was done for it, what is due, what is planned. */
function currentSteps(state: ControllerState, item: TaskItem): Draft[] {
  const done = state.attempts.slice(-8).map((a): Draft => ({
    description: a.description,
    ...(a.said ? { said: a.said } : {}),
    status: a.result.ok ? 'completed' : waitedInVain(a) ? 'skipped' : 'failed',
    toolType: typeOfCall(a.call.name),
  }));
  const ended = state.phase.at === 'end';
  const plan = state.phase.at === 'step' || state.phase.at === 'wait' ? state.plan : undefined;
  const due = (plan?.steps.slice(plan.index) ?? []).map((step, offset): Draft => ({
    description: step.description,
    ...(step.said ? { said: step.said } : {}),
    status: offset === 0 && !ended ? 'active' : 'pending',
    toolType: typeOfCall(step.call.name),
    ...(plan?.why ? { reasoning: plan.why } : {}),
    ...(plan?.saidWhy ? { saidReasoning: plan.saidWhy } : {}),
    ...(step.expectedOutcome ? { expectedOutcome: step.expectedOutcome } : {}),
  }));
  if (due.length > 0) return [...done, ...due];
  const own = itemStep(item);
  if (!ended) return [...done, { ...own, status: 'active' }];
  // What the user declined or stopped did not fail.
  const left = state.status === 'cancelled' && own.status === 'failed';
  return [...done, left ? { ...own, status: 'skipped' } : own];
}

/** As the calls that it will take are. */
function toolType({ type, parameters: { kind } }: TaskItem): PlanStep['toolType'] {
  if (kind === 'goto' || kind === 'history') return 'SERVER';
  return type === 'extract' ? 'MIXED' : 'DOM';
}

function typeOfCall(name: string): PlanStep['toolType'] {
  return name.startsWith('dom.') || name.startsWith('page.') ? 'DOM' : 'SERVER';
}

/** What one round of the loop tells the panel. */
export function interactView(state: ControllerState, taskId: string, sessionId: string): InteractData {
  const plan = planView(state);
  const closing = closingAction(state.status);
  const step = currentStep(state);
  const card = state.phase.at === 'wait' ? state.phase.card : undefined;
  const question =
    card?.kind === 'clarify' ? card.question : card?.kind === 'assist' ? card.message : card?.what;
  const reply = replyOf(state);
  return {
    thought: state.result ?? state.plan?.why ?? state.list?.reading ?? '',
    action: closing ?? (step ? actionString(step.call) : 'plan()'),
    taskId,
    sessionId,
    status: orchestratorView(state.status, state.doing),
    ...(plan ? { plan, currentStep: plan.currentStepIndex, totalSteps: plan.steps.length } : {}),
    ...(state.list ? { reasoning: state.list.reading } : {}),
    ...(question ? { userQuestion: question } : {}),
    ...(card?.kind === 'clarify' && card.options.length > 0 ? { missingInformation: [card.question] } : {}),
    ...(reply ? { reply } : {}),
  };
}

/** What the prompt came to: an answer where it was a question, else what became of the action. */
export function replyOf(state: ControllerState): PromptReply | undefined {
  if (!hasEnded(state.status)) return undefined;
  const success = state.status === 'succeeded';
  const asked = state.list?.tasks.every(({ parameters }) => parameters.kind === 'answer') === true;
  if (success && asked && state.answer !== undefined)
    return { type: 'answer', message: state.answer, success };
  return { type: asked ? 'answer' : 'action_result', message: state.result ?? '', success };
}
