// Questions on the planner ladder. What a table or a labelled value tells is read without a model; what would
// only be extracts is answered by the model, where there is one. A model that fails leaves the extracts.
import type { IntentOf } from '../../shared/intent';
import type { ModelClient } from '../../shared/model';
import { MAX_READ_CHARS } from '../../shared/perception-budgets';
import { inEnglish, phraseOf } from '../../shared/phrase';
import type { ToolFailure } from '../../shared/tool-result';
import { answerQuestion } from '../model/answer-question';
import { viewOf } from '../views/bind-view';
import type { Proposal, ProposeRequest } from './proposer';

/** Whether rung 0's answer needs no model: it was read from a table or a labelled value, and is not just an extract. */
export function isReadOff({ plan }: Proposal): boolean {
  return plan.kind === 'answer' && plan.basis === 'lookup';
}

/** A proposal with the answer that the model reads from the text of the page; or the failure, with its tokens. */
export async function answerByModel(
  client: ModelClient,
  request: ProposeRequest,
  { question }: IntentOf<'answer'>,
): Promise<Proposal | (ToolFailure & { tokens: number })> {
  const seen = await request.page.look([{ key: 'passages', type: 'text', maxChars: MAX_READ_CHARS }]);
  const passages = viewOf(seen, request).passages('passages');
  const { tabId } = request.page;
  const asked = await answerQuestion(client, { question, tabId, passages }, request.signal);
  if (!asked.ok) return asked;
  const why = phraseOf('why_page_text');
  return {
    plan: asked.value,
    rung: client.rung,
    confidence: 0.8,
    by: asked.model.slice(0, 60),
    why: inEnglish(why),
    saidWhy: why,
    tokens: asked.tokens,
    seen,
  };
}
