// A question about the page, answered by a model from numbered passages. The model's words are shown as words;
// what they rest on is checked here: a number that names no given passage is dropped, and an answer that is
// left without any is said to have none.
import { MAX_CITATIONS, type Citation } from '../../shared/citation';
import type { Passage } from '../../shared/messages/content';
import type { ModelClient } from '../../shared/model';
import { pageBlock } from '../../shared/page-block';
import { phraseOf } from '../../shared/phrase';
import { z } from '../../shared/schema';
import { bestPassages, citationOf } from '../../skills/questions/best-passages';
import type { SkillPlan } from '../../skills/skill';
import { spoken } from '../../skills/steps/draft';
import { clip, keywords } from '../../skills/words/words';
import { ANSWER_SHARES, answerPrompt } from '../prompts/answer-prompt';
import { roomFor } from '../prompts/prompt-room';
import { estimateTokens } from '../prompts/token-estimate';
import { askModel, type Asked } from './ask-model';
import { isFailure } from './is-failure';

/** Passages that are ranked; the page's first ones fill what room they leave. */
const MOST_RANKED = 12;
const MAX_LINE_CHARS = 1_200;
const MAX_ANSWER_CHARS = 4_000;

const reply = z.object({
  found: z.boolean(),
  answer: z.string().check(z.maxLength(MAX_ANSWER_CHARS)),
  sources: z.array(z.int()).check(z.maxLength(40)),
});

export interface PageQuestion {
  question: string;
  tabId: number;
  passages: readonly Passage[];
}

/** An answer with its citations, or `unable` when the model finds none. */
export async function answerQuestion(
  client: ModelClient,
  { question, tabId, passages }: PageQuestion,
  signal: AbortSignal,
): Promise<Asked<SkillPlan>> {
  const room = roomFor(client, question, ANSWER_SHARES[client.rung]);
  if (isFailure(room)) return room;
  const given = withinBudget(question, passages, room.page);
  if (given.length === 0)
    return {
      ok: true,
      value: spoken({ kind: 'unable', reason: phraseOf('unable_no_page_text') }),
      model: '',
      tokens: 0,
    };
  const asked = await askModel(
    client,
    {
      name: 'answer',
      messages: answerPrompt(question, given.map(lineOf)),
      schema: reply,
      maxTokens: room.reply,
    },
    signal,
  );
  if (!asked.ok) return asked;
  return { ...asked, value: planOf(asked.value, given, tabId) };
}

function planOf(
  { found, answer, sources }: z.infer<typeof reply>,
  given: readonly Passage[],
  tabId: number,
): SkillPlan {
  const text = pageBlock(answer.replace(MARKS, ''), MAX_ANSWER_CHARS);
  if (!found || text === '') return spoken({ kind: 'unable', reason: phraseOf('unable_model_answer') });
  const named = [...new Set([...sources, ...marksIn(answer)])];
  const citations = named
    .flatMap((n) => given[n - 1] ?? [])
    .slice(0, MAX_CITATIONS)
    .map((passage, index): Citation => citationOf({ tabId }, index + 1, passage));
  const basis = citations.length > 0 ? 'cited' : 'uncited';
  return { kind: 'answer', answer: text, basis, evidence: [], citations };
}

/** "[2]" in the words of the answer: a source like those in the list, which is where it is shown. */
const MARKS = /\s*\[(\d{1,2})\]/g;

function marksIn(answer: string): number[] {
  return [...answer.matchAll(MARKS)].map(([, n]) => Number(n));
}

/** The passages that the question is about, then those that the page begins with, as far as the tokens go. */
function withinBudget(question: string, passages: readonly Passage[], budgetTokens: number): Passage[] {
  const ranked = bestPassages(keywords(question).join(' ') || question, passages, MOST_RANKED);
  let left = budgetTokens;
  const given: Passage[] = [];
  for (const passage of new Set([...ranked, ...passages])) {
    const cost = estimateTokens(lineOf(passage, given.length)) + 1;
    if (cost > left) {
      if (given.length > 0) break;
      continue;
    }
    left -= cost;
    given.push(passage);
  }
  return given;
}

function lineOf({ heading, text }: Passage, index: number): string {
  // A passage that begins a part repeats its heading as its first line.
  const title = heading === undefined || text.startsWith(heading) ? '' : `${heading}: `;
  return `[${index + 1}] ${title}${clip(text, MAX_LINE_CHARS)}`;
}
