// The prompt of reading a goal: question or action, and the tasks it consists of.
import type { ModelMessage } from '../../shared/model';
import { prompt } from './page-data';
import type { Shares } from './prompt-room';
import { taskLines } from './task-lines';

export const READ_GOAL_SHARES: Shares = {
  frame: 400,
  page: { least: 0, most: 0 },
  reply: { least: 700, most: 800, dictates: true },
};

const SYSTEM = `You read what a person wants done in a web browser. Reply with JSON only: {"intent","tasks":[{"do","what","value"}],"ask"}.
intent: "question" when they want to know something from the page; "action" when something is to be done; "unclear" when it cannot be told what they want.
tasks: in order, few. do: open, click, fill, choose, check, uncheck, search, scroll, hover, submit, goto, download, extract, answer, other. what: the thing in the person's words (its name on the page, or the question). value: the text to fill in, option to choose, words to search for, or address; else "". Use other, with the whole wish in what, for a task that takes several steps on pages not known yet.
ask: when unclear, one short question to the person; else "".
Add nothing that was not asked for. secret:… names stay as they are.`;

/** Holds no page text: what a person wants is in their words. */
export function readGoalPrompt(goal: string, answers: readonly string[]): ModelMessage[] {
  return prompt(SYSTEM, taskLines({ goal, answers }));
}
