// The prompt of one decision (rung 1): the next thing to do, out of numbered ones.
import type { ModelMessage } from '../../shared/model';
import { DATA_RULE, pageData, prompt } from './page-data';
import { taskLines, type TaskWords } from './task-lines';

/** The whole prompt, tokens; a unit test holds it with a real tokenizer. */
export const DECIDE_BUDGET_TOKENS = 2_300;
/** Of it for the page: candidates, texts, last steps. */
export const DECIDE_PAGE_TOKENS = 1_300;
export const DECIDE_REPLY_TOKENS = 300;

const SYSTEM = `You choose the next step of a task on a web page. Reply with JSON only: {"choice","value","why"}.
choice: the number of one listed thing; or "done" when the page shows that the task is complete; "not-here" when nothing listed leads on; "ask" to ask the user (question in value); "captcha", "login" or "help" when only a person can go on (what to do in value).
value: the text to type or the option to choose, as the task gives it; "off" to uncheck; else "". A secret:… name is typed as it stands.
why: at most 12 words.
${DATA_RULE}`;

export function decidePrompt(task: TaskWords, pageLines: readonly string[]): ModelMessage[] {
  return prompt(SYSTEM, `${taskLines(task)}\n${pageData(pageLines)}`);
}
