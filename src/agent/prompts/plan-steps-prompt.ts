// The prompt of a short plan (rung 2): the next few things to do, out of numbered ones.
import type { ModelMessage } from '../../shared/model';
import { DATA_RULE, pageData, prompt } from './page-data';
import type { Shares } from './prompt-room';
import { taskLines, type TaskWords } from './task-lines';

/** Page: candidates, texts, last steps. */
export const PLAN_STEPS_SHARES: Shares = {
  frame: 500,
  page: { least: 900, most: 1_900 },
  reply: { least: 450, most: 700, dictates: true },
};

const SYSTEM = `You plan the next steps of a task on a web page. Reply with JSON only: {"steps":[{"choice","value"}],"next","say","why"}.
steps: up to 5, in order, all on this page as it is now; stop after a step that changes the page. choice: the number of a listed thing. value: the text to type, the option to choose or the address to open, as the task gives it; "off" unchecks; else "". A secret:… name is typed as it stands. [] when there is nothing to do here.
next: "look" to see the page again after the steps; or, with no steps: "done" when the page shows that the task is complete, "not-here" when nothing listed leads on, "ask" to ask the user, "captcha", "login" or "help" when only a person can go on.
say: the question, or what the person should do; else "".
why: at most 20 words.
${DATA_RULE}`;

export function planStepsPrompt(task: TaskWords, pageLines: readonly string[]): ModelMessage[] {
  return prompt(SYSTEM, `${taskLines(task)}\n${pageData(pageLines)}`);
}
