// The prompt of a tie: which of a few things, told in short lines, is the one that is meant.
import type { ModelMessage } from '../../shared/model';
import { DATA_RULE, pageData, prompt } from './page-data';
import type { Shares } from './prompt-room';
import { taskLines, type TaskWords } from './task-lines';

/** Of one candidate's line. */
export const SCOUT_LINE_TOKENS = 60;
/** Page: all of the lines. */
export const SCOUT_SHARES: Shares = {
  frame: 250,
  page: { least: 320, most: 320 },
  reply: { least: 120, most: 120 },
};

const SYSTEM = `Several things on a web page fit what a person asks for. Reply with JSON only: {"choice","sure","why"}.
choice: the number of the one that the task means; "none" when the task does not tell them apart.
sure: true only when the task itself says which one.
why: at most 12 words.
${DATA_RULE}`;

export function scoutPrompt(task: TaskWords, candidateLines: readonly string[]): ModelMessage[] {
  return prompt(SYSTEM, `${taskLines(task)}\n${pageData(candidateLines)}`);
}
