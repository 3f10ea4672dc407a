// The prompt of a short plan (rung 2): the next few things to do, out of numbered ones.
import type { ModelMessage } from '../../shared/model';
import { DATA_RULE, pageData, prompt } from './page-data';
import { taskLines, type TaskWords } from './task-lines';

/** The whole prompt, tokens; a unit test holds it with a real tokenizer. */
export const PLAN_STEPS_BUDGET_TOKENS = 4_000;
/** Of it for the goal: texts that the task dictates are typed from here. */
const GOAL_TOKENS = 1_500;
/** Of it for the page: candidates, texts, last steps. */
export const PLAN_STEPS_PAGE_TOKENS = 1_900;
export const PLAN_STEPS_REPLY_TOKENS = 700;

const SYSTEM = `You plan the next steps of a task on a web page. Reply with JSON only: {"steps":[{"choice","value"}],"next","say","why"}.
steps: up to 5, in order, all on this page as it is now; stop after a step that changes the page. choice: the number of a listed thing. value: the text to type, the option to choose or the address to open, as the task gives it; "off" unchecks; else "". A secret:… name is typed as it stands. [] when there is nothing to do here.
next: "look" to see the page again after the steps; or, with no steps: "done" when the page shows that the task is complete, "not-here" when nothing listed leads on, "ask" to ask the user, "captcha", "login" or "help" when only a person can go on.
say: the question, or what the person should do; else "".
why: at most 20 words.
${DATA_RULE}`;

export function planStepsPrompt(task: TaskWords, pageLines: readonly string[]): ModelMessage[] {
  return prompt(SYSTEM, `${taskLines(task, GOAL_TOKENS)}\n${pageData(pageLines)}`);
}
