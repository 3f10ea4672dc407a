// A goal in a user's words, read as the product reads it, and one of its tasks carried out on the page.
import { interpret } from '../../../src/interpret/interpret';
import { runIntent, type Ran, type RunOptions } from './run-intent';

/** `which`: of the tasks that the goal is read as. Throws where it is not read. */
export async function say(goal: string, which = 0, options: RunOptions = {}): Promise<Ran> {
  const made = interpret(goal, { now: new Date('2026-11-21T12:00:00Z'), locale: 'en-US' });
  const task = made.kind === 'tasks' ? made.list.tasks[which] : undefined;
  if (!task) throw new Error(`not read: ${goal}`);
  return runIntent(task.parameters, options);
}

/** All of its tasks, one after the other with what each remembers, up to one that does not end well; how the last ended. */
export async function sayAll(goal: string): Promise<Ran['end']> {
  const made = interpret(goal, { now: new Date('2026-11-21T12:00:00Z'), locale: 'en-US' });
  if (made.kind !== 'tasks') throw new Error(`not read: ${goal}`);
  let ran: Ran | undefined;
  for (const { parameters } of made.list.tasks) {
    const before = ran?.attempts.at(-1);
    ran = await runIntent(parameters, { before, ...(ran ? { memory: ran.memory } : {}) });
    if (ran.end !== 'succeeded' && ran.end !== 'done') break;
  }
  return ran?.end ?? 'unable';
}

/** What the page answers; how it ended, where that is no answer. */
export async function answerTo(question: string): Promise<string> {
  const { plan } = await runIntent({ kind: 'answer', question });
  return plan.kind === 'answer' ? plan.answer : plan.kind;
}
