// "Show the mails from Bob", and then "archive them": whose they are and which of them is part of what was said.
import { expect, test } from 'vitest';
import { readingContext } from '../../../src/agent/views/task-context';
import { interpret } from '../../../src/interpret/interpret';
import { tellTask } from './tell';

const NOW = new Date('2026-11-21T12:00:00Z');
const userPreferences = {
  locale: 'en-US',
  language: 'en-US',
  planner: 'none' as const,
  theme: 'system' as const,
  retentionDays: 30,
};

function after(before: string, goal: string): string[] {
  const made = interpret(before, { now: NOW, locale: 'en-US' });
  if (made.kind !== 'tasks') throw new Error(before);
  const list = {
    ...made.list,
    tasks: made.list.tasks.map((task) => ({ ...task, status: 'completed' as const })),
  };
  const context = {
    sessionId: 's',
    previousTasks: [{ goal: before, status: 'succeeded' as const, list }],
    currentUrl: '',
    userPreferences,
  };
  const read = interpret(goal, readingContext(context, NOW));
  return read.kind === 'tasks' ? read.list.tasks.map(({ parameters }) => tellTask(parameters)) : [read.kind];
}

test.each([
  ['show the mails from Bob', 'archive them', ['archive all mails is:Bob (row)']],
  ['open the first mail', 'delete it', ['delete #1 mail']],
  ['zeige die Mails von Bob', 'archiviere sie', ['archive Mails is:Bob']],
  // What was first is another one by then.
  ['archive the first mail', 'delete it', ['delete mail']],
  ['list all orders', 'delete it', ['clarify']],
])('%s, %s', (before, goal, tasks) => expect(after(before, goal)).toEqual(tasks));

test('which one is part of it', () => {
  const made = interpret('book it', {
    now: NOW,
    locale: 'en-US',
    previous: { lastTargets: [{ text: 'hotel', superlative: { field: 'price', direction: 'min' } }] },
  });
  expect(made).toMatchObject({
    list: {
      tasks: [{ parameters: { item: { text: 'hotel', superlative: { field: 'price', direction: 'min' } } } }],
    },
  });
});
