// The prompt of filling a form: a value for each numbered field that the task gives one for.
import type { ModelMessage } from '../../shared/model';
import { DATA_RULE, pageData, prompt } from './page-data';
import { taskLines, type TaskWords } from './task-lines';

/** The whole prompt, tokens; a unit test holds it with a real tokenizer. */
export const FILL_SLOTS_BUDGET_TOKENS = 2_400;
/** Of it for the goal: what the task says for the fields stands here. */
const GOAL_TOKENS = 1_000;
/** Of it for the fields. */
export const FILL_SLOTS_PAGE_TOKENS = 1_000;
export const FILL_SLOTS_REPLY_TOKENS = 500;

const SYSTEM = `You give values for the fields of a form. Reply with JSON only: {"fields":[{"choice","value"}]}.
choice: the number of a listed field. value: what the task says for it; of a choice, one of the options shown. A secret:… name is given as it stands. Leave out fields that the task says nothing about; never make a value up.
${DATA_RULE}`;

export function fillSlotsPrompt(task: TaskWords, fieldLines: readonly string[]): ModelMessage[] {
  return prompt(SYSTEM, `${taskLines(task, GOAL_TOKENS)}\n${pageData(fieldLines)}`);
}
