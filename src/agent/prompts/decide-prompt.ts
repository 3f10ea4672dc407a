// The prompt of one decision (rung 1): the next thing to do, out of numbered ones.
import type { ModelMessage } from '../../shared/model';
import { DATA_RULE, pageData, prompt } from './page-data';
import type { Shares } from './prompt-room';
import { taskLines, type TaskWords } from './task-lines';

/** Page: candidates, texts, last steps. */
export const DECIDE_SHARES: Shares = {
  frame: 400,
  page: { least: 900, most: 1_300 },
  reply: { least: 300, most: 300, dictates: true },
};

const SYSTEM = `You choose the next step of a task on a web page. Reply with JSON only: {"choice","value","why"}.
choice: the number of one listed thing; or "done" when the page shows that the task is complete; "not-here" when nothing listed leads on; "ask" to ask the user (question in value); "captcha", "login" or "help" when only a person can go on (what to do in value).
value: the text to type or the option to choose, as the task gives it; "off" to uncheck; else "". A secret:… name is typed as it stands.
why: at most 12 words.
${DATA_RULE}`;

export function decidePrompt(task: TaskWords, pageLines: readonly string[]): ModelMessage[] {
  return prompt(SYSTEM, `${taskLines(task)}\n${pageData(pageLines)}`);
}
