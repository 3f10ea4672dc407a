// What the user wants, as every prompt says it: the goal, the part that is due, the answers given on the way.
import { cutTo } from './token-estimate';

export interface TaskWords {
  /** The user's words, secrets as handles. */
  goal: string;
  /** The item of the task list that is due; left out when it says no more than the goal. */
  item?: string | undefined;
  answers: readonly string[];
}

/** A goal may be 4,000 characters; a prompt takes this much of it unless it says otherwise, tokens. */
const MAX_GOAL_TOKENS = 500;
const MAX_ANSWER_TOKENS = 60;

export function taskLines({ goal, item, answers }: TaskWords, maxGoalTokens = MAX_GOAL_TOKENS): string {
  const lines = [`Task: ${cutTo(goal, maxGoalTokens)}`];
  if (item !== undefined && item !== goal)
    lines.push(`Now, this part alone: ${cutTo(item, MAX_ANSWER_TOKENS)}`);
  for (const answer of answers.slice(-3)) lines.push(`User answered: ${cutTo(answer, MAX_ANSWER_TOKENS)}`);
  return lines.join('\n');
}
