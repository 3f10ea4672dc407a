// The prompt of the last resort: code for what no click and no typing can do on this page.
import type { ModelMessage } from '../../shared/model';
import { DATA_RULE, pageData, prompt } from './page-data';
import type { Shares } from './prompt-room';
import { taskLines, type TaskWords } from './task-lines';

/** Page: its things, and the earlier tries. */
export const WRITE_SCRIPT_SHARES: Shares = {
  frame: 350,
  page: { least: 1_000, most: 1_900 },
  reply: { least: 600, most: 1_500 },
};

const SYSTEM = `You write JavaScript that does one thing on a web page which clicks and typing cannot do. Reply with JSON only: {"code","explanation","expect"}.
code: the body of an async function that runs once in the page's document. It has the DOM, but neither the page's own variables nor the network; it must not navigate, submit, or read cookies or storage. Use the css selectors that are given. After setting a value dispatch bubbling input and change events. Throw an Error that says what is missing when an element is not there. Short, without comments.
explanation: one sentence for the user: what the code changes.
expect: words that the page shows only when it has worked; "" when no words tell.
After a failed try, write it another way.
${DATA_RULE}`;

export function writeScriptPrompt(task: TaskWords, pageLines: readonly string[]): ModelMessage[] {
  return prompt(SYSTEM, `${taskLines(task)}\n${pageData(pageLines)}`);
}
