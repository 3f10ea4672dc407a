// Property 4 on the real store: what was said and done in a conversation is there when the next goal is read.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { say } from '../../../src/agent/controller/cards';
import { readingContext } from '../../../src/agent/views/task-context';
import { stamped } from '../../../src/background/panel/chat-log';
import { contextOfSession } from '../../../src/background/tasks/session-context';
import { interpret } from '../../../src/interpret/interpret';
import { hasEnded } from '../../../src/shared/status';
import type { UserPreferences } from '../../../src/shared/task-context';
import { messagesOf } from '../../../src/store/messages';
import { createSession } from '../../../src/store/sessions';
import { createTask } from '../../../src/store/tasks';
import { anyInput } from '../../unit/properties/generators/goals';
import { NOW, taskLists } from '../../unit/properties/generators/task-lists';
import { worlds } from '../../unit/properties/generators/worlds';
import { endOf, runTask, startedWith } from '../../unit/properties/run-task';
import { freshDatabase, task } from '../store/fixtures';

const preferences: fc.Arbitrary<UserPreferences> = fc.record({
  locale: fc.constantFrom('en-US', 'de-DE', 'zh-CN'),
  language: fc.constantFrom('en', 'de', 'zh-CN'),
  planner: fc.constantFrom('auto' as const, 'none' as const),
  theme: fc.constantFrom('system' as const, 'dark' as const),
  retentionDays: fc.integer({ min: 0, max: 365 }),
});

const goal = anyInput.map((text) => text.trim().slice(0, 4_000)).filter((text) => text !== '');

/** Submissions in a row: some tasks run to their end, some are still on their way. */
const submissions = fc.array(
  fc.record({ goal, list: taskLists, world: worlds, turns: fc.constantFrom(0, 3, 400) }),
  { minLength: 1, maxLength: 5 },
);

// **Feature: browser-automation-assistant, Property 4: Context preservation across interactions**
describe('Property 4: Context preservation across interactions', { timeout: 120_000 }, () => {
  test('every goal, result and task list of the session is kept, in order, and nothing of another session', async () => {
    const db = await freshDatabase();
    const other = await createSession(db);
    await fc.assert(
      fc.asyncProperty(submissions, preferences, async (sent, wanted) => {
        const { sessionId } = await createSession(db);
        const ended: { goal: string; result: string | undefined }[] = [];
        const said: string[] = [];
        for (const [index, { goal, list, world, turns }] of sent.entries()) {
          const start = startedWith(list, goal);
          const trace = runTask(start, world, { maxTurns: turns });
          const state = endOf(trace, start);
          const messages = [say('goal', goal, {}, 'user'), ...trace.flatMap((turn) => turn.said)];
          const taskId = crypto.randomUUID();
          await createTask(db, {
            task: task({
              taskId,
              requestId: taskId,
              sessionId,
              goal,
              status: state.status,
              state,
              createdAt: index,
            }),
            messages: stamped(messages, taskId),
          });
          said.push(...messages.map(({ content }) => content));
          if (hasEnded(state.status)) ended.push({ goal, result: state.result });

          const context = await contextOfSession(db, {
            sessionId,
            currentUrl: 'https://a.test/',
            preferences: wanted,
          });
          expect(context.previousTasks.map((past) => ({ goal: past.goal, result: past.result }))).toEqual(
            ended,
          );
          expect(context.userPreferences).toEqual(wanted);
          const { messages: kept, total } = await messagesOf(db, sessionId, { limit: 500 });
          expect(total).toBe(said.length);
          expect(kept.map(({ content }) => content)).toEqual(said.slice(-500));
        }
        const context = await contextOfSession(db, { sessionId, currentUrl: '', preferences: wanted });
        const again = interpret('again', readingContext(context, NOW));
        const last = context.previousTasks.findLast(({ list }) => list !== undefined)?.list;
        if (last)
          expect(again).toMatchObject({
            kind: 'tasks',
            list: { tasks: last.tasks.map(({ id, parameters }) => ({ id, parameters, status: 'pending' })) },
          });
        else expect(again.kind).toBe('clarify');
        const elsewhere = await contextOfSession(db, {
          sessionId: other.sessionId,
          currentUrl: '',
          preferences: wanted,
        });
        expect(elsewhere.previousTasks).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
