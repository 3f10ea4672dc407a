// One decision of a local model (rung 1): which of the numbered things comes next. The enum of the schema is
// exactly the numbers that are there and the endings; a thing that is not on the page cannot be named.
import type { ModelClient } from '../../shared/model';
import { z } from '../../shared/schema';
import { decidePrompt } from '../prompts/decide-prompt';
import type { TaskWords } from '../prompts/task-lines';
import { askModel, type Asked } from './ask-model';
import type { Choices } from './candidates';
import { ENDINGS, oneOf, said, typed } from './choice-schema';

export interface Decision {
  /** A candidate's number, or an ending. */
  choice: string;
  /** Text to type, option to choose; or the question or request of an ending. */
  value: string;
  why: string;
}

export async function decide(
  client: ModelClient,
  task: TaskWords,
  choices: Choices,
  replyTokens: number,
  signal: AbortSignal,
): Promise<Asked<Decision>> {
  const numbers = choices.candidates.map(({ n }) => n);
  const schema = z.object({ choice: oneOf([...numbers, ...ENDINGS]), value: typed, why: said });
  return askModel(
    client,
    {
      name: 'decision',
      messages: decidePrompt(task, choices.lines),
      schema,
      maxTokens: replyTokens,
    },
    signal,
  );
}
