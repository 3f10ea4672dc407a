// A short plan of a keyed model (rung 2): up to five numbered things in order, or an ending. The page is
// looked at again after the last one, and earlier when a step surprises (on-step.ts).
import { MAX_PLAN_STEPS } from '../../shared/budgets';
import type { ModelClient } from '../../shared/model';
import { z } from '../../shared/schema';
import { planStepsPrompt } from '../prompts/plan-steps-prompt';
import type { TaskWords } from '../prompts/task-lines';
import { askModel, type Asked } from './ask-model';
import type { Choices } from './candidates';
import { ENDINGS, oneOf, said, typed } from './choice-schema';

export interface StepsPlan {
  steps: Array<{ choice: string; value: string }>;
  next: 'look' | (typeof ENDINGS)[number];
  say: string;
  why: string;
}

export async function planSteps(
  client: ModelClient,
  task: TaskWords,
  choices: Choices,
  replyTokens: number,
  signal: AbortSignal,
): Promise<Asked<StepsPlan>> {
  const numbers = choices.candidates.map(({ n }) => n);
  const step = z.object({ choice: oneOf(numbers), value: typed });
  const schema = z.object({
    steps: z.array(step).check(z.maxLength(4 * MAX_PLAN_STEPS)),
    next: oneOf(['look', ...ENDINGS]),
    say: said,
    why: said,
  });
  const asked = await askModel(
    client,
    {
      name: 'plan',
      messages: planStepsPrompt(task, choices.lines),
      schema,
      maxTokens: replyTokens,
    },
    signal,
  );
  if (!asked.ok) return asked;
  // The beginning of a plan that is too long is a plan.
  return { ...asked, value: { ...asked.value, steps: asked.value.steps.slice(0, MAX_PLAN_STEPS) } };
}
