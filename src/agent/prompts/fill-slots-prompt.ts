// The prompt of filling a form: a value for each numbered field that the task gives one for.
import type { ModelMessage } from '../../shared/model';
import { DATA_RULE, pageData, prompt } from './page-data';
import type { Shares } from './prompt-room';
import { taskLines, type TaskWords } from './task-lines';

/** Page: the fields. */
export const FILL_SLOTS_SHARES: Shares = {
  frame: 300,
  page: { least: 600, most: 1_000 },
  reply: { least: 500, most: 500, dictates: true },
};

const SYSTEM = `You give values for the fields of a form. Reply with JSON only: {"fields":[{"choice","value"}]}.
choice: the number of a listed field. value: what the task says for it; of a choice, one of the options shown. A secret:… name is given as it stands. Leave out fields that the task says nothing about; never make a value up.
${DATA_RULE}`;

export function fillSlotsPrompt(task: TaskWords, fieldLines: readonly string[]): ModelMessage[] {
  return prompt(SYSTEM, `${taskLines(task)}\n${pageData(fieldLines)}`);
}
