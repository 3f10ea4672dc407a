// What the user wants, as every prompt says it: the goal, the part that is due, the answers given on the way; whole.

export interface TaskWords {
  /** The user's words, secrets as handles. */
  goal: string;
  /** The item of the task list that is due; left out when it says no more than the goal. */
  item?: string | undefined;
  answers: readonly string[];
  secrets?: ReadonlyArray<{ handle: string; name: string }> | undefined;
}

const MAX_SECRETS = 3;
const MAX_SECRET_NAME_CHARS = 30;

export function taskLines({ goal, item, answers, secrets = [] }: TaskWords): string {
  const lines = [`Task: ${goal}`];
  if (item !== undefined && item !== goal) lines.push(`Now, this part alone: ${item}`);
  for (const answer of answers.slice(-3)) lines.push(`User answered: ${answer}`);
  for (const { handle, name } of secrets.slice(0, MAX_SECRETS))
    lines.push(
      `Saved for this site: ${handle} (${name.replace(/\s+/g, ' ').slice(0, MAX_SECRET_NAME_CHARS)})`,
    );
  return lines.join('\n');
}
