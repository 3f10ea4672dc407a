// Code for one wish, written by a model that sees what it may touch: things of the page with their CSS paths,
// and what became of its earlier tries. What it writes is text until the user has approved exactly that text.
import { hitToText, pageHead } from '../../ranking/text-form';
import type { PerceiveReply } from '../../shared/messages/content';
import type { PCDActionDetail } from '../../shared/mini-pcd';
import type { ModelClient } from '../../shared/model';
import type { PcdHit } from '../../shared/query';
import { z } from '../../shared/schema';
import type { Attempt } from '../../skills/skill';
import { clip } from '../../skills/words/words';
import { roomFor } from '../prompts/prompt-room';
import { taskLines, type TaskWords } from '../prompts/task-lines';
import { cutTo, estimateTokens } from '../prompts/token-estimate';
import { WRITE_SCRIPT_SHARES, writeScriptPrompt } from '../prompts/write-script-prompt';
import { askModel, type Asked } from './ask-model';
import { isFailure } from './is-failure';

const script = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(6_000)),
  explanation: z.string().check(z.minLength(1), z.maxLength(600)),
  expect: z.string().check(z.maxLength(200)),
});
export type Script = z.infer<typeof script>;

/** Of an earlier try, so much of its code is shown back, tokens. */
const TRIED_CODE_TOKENS = 250;
const MAX_CSS_CHARS = 160;

export interface ScriptPage {
  seen: PerceiveReply;
  hits: readonly PcdHit[];
  details: readonly PCDActionDetail[];
  attempts: readonly Attempt[];
}

export async function writeScript(
  client: ModelClient,
  task: TaskWords,
  page: ScriptPage,
  signal: AbortSignal,
): Promise<Asked<Script>> {
  const room = roomFor(client, taskLines(task), WRITE_SCRIPT_SHARES);
  if (isFailure(room)) return room;
  return askModel(
    client,
    {
      name: 'script',
      messages: writeScriptPrompt(task, pageLines(page, room.page)),
      schema: script,
      maxTokens: room.reply,
    },
    signal,
  );
}

/** Earlier tries first: whatever else is cut, the model must see why they failed. */
function pageLines({ seen, hits, details, attempts }: ScriptPage, budgetTokens: number): string[] {
  const lines = [...pageHead(seen.mini), ...attempts.slice(-2).flatMap(triedLines)];
  const cssOf = new Map(details.map((detail) => [detail.id, cssIn(detail)]));
  let left = budgetTokens - estimateTokens(lines.join('\n'));
  for (const hit of hits) {
    const css = cssOf.get(hit.id);
    if (css === undefined) continue;
    const line = `${hitToText(hit)} — ${css}`;
    left -= estimateTokens(line) + 1;
    if (left < 0) break;
    lines.push(line);
  }
  return lines;
}

function triedLines({ call, result }: Attempt): string[] {
  if (call.name !== 'page.runScript') return [];
  const { code } = call.args as { code?: string };
  const shown = cutTo(code ?? '', TRIED_CODE_TOKENS);
  return [`tried: ${shown}`, `failed: ${result.ok ? 'nothing came of it' : clip(result.error, 300)}`];
}

function cssIn({ selector, altSelectors = [] }: PCDActionDetail): string | undefined {
  const css = [selector, ...altSelectors].find((each) => each.kind === 'css');
  return css?.kind === 'css' && css.css.length <= MAX_CSS_CHARS ? css.css : undefined;
}
