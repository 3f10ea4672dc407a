// An act is under way when the user says something: what it did is kept, whatever becomes of its plan.
import { describe, expect, test } from 'vitest';
import { reduce } from '../../../src/agent/controller/controller';
import type { AgentEvent, Reduced } from '../../../src/agent/controller/events';
import { nextEffect } from '../../../src/agent/controller/next-effect';
import { controllerState, initialState, type ControllerState } from '../../../src/agent/controller/state';
import type { UndoRecord } from '../../../src/shared/messages/content';
import type { TaskItem } from '../../../src/shared/task-list';
import { failure, success } from '../../../src/shared/tool-result';
import type { SkillPlan } from '../../../src/skills/skill';

let ids = 0;
const clock = { now: 1_000, newId: () => `id${++ids}` };
const item = (id: string, more: Partial<TaskItem> = {}): TaskItem => ({
  id,
  description: `Click ${id}`,
  type: 'click',
  parameters: { kind: 'click', target: { text: id } },
  status: 'pending',
  dependencies: [],
  ...more,
});
const listOf = (...tasks: TaskItem[]) => ({
  kind: 'tasks' as const,
  list: { id: 'l', tasks, createdAt: 0, confidence: 1, reading: 'r' },
});
const typing = { name: 'dom.type', args: { tabId: 1, selector: { kind: 'css', css: 'input' }, text: 'x' } };
const typed: SkillPlan = {
  kind: 'steps',
  steps: [
    { kind: 'tool', call: typing, description: 'Type “x”' },
    { kind: 'tool', call: { name: 'dom.click', args: { tabId: 1 } }, description: 'Click “Save”' },
  ],
  then: 'verify',
};
const undo: UndoRecord = {
  selector: { kind: 'role', role: 'textbox' },
  call: { name: 'dom.type', args: { text: '' } },
};
const seen = { url: 'https://a.test/', title: '' as never, ts: 1 };
const done = (more: Partial<Extract<AgentEvent, { type: 'stepDone' }>> = {}): AgentEvent => ({
  type: 'stepDone',
  result: success({}),
  observation: seen,
  undo,
  ...more,
});
const unread = { kind: 'clarify' as const, question: 'What do you mean?', options: [] };
/** A model works on it: its plan is dropped, the item stays. */
const told: AgentEvent = { type: 'feedback', text: 'the blue one', interpretation: unread };
const skipped: AgentEvent = { type: 'feedback', text: 'skip click a', interpretation: unread };
const instead: AgentEvent = { type: 'feedback', text: 'click c', interpretation: listOf(item('c')) };

const after = (state: ControllerState, ...events: AgentEvent[]): Reduced =>
  events.reduce<Reduced>((last, event) => reduce(last.state, event, clock), { state, say: [] });

/** As it is after it was stored and loaded again. */
const reloaded = (state: ControllerState) => controllerState.parse(JSON.parse(JSON.stringify(state)));

const begun = (rung: 0 | 2 = 0) =>
  after(
    initialState('do it', 1, 'https://a.test'),
    { type: 'interpreted', interpretation: listOf(item('a'), item('b')) },
    { type: 'proposed', proposal: { plan: typed, rung, confidence: 1, by: 'm', why: 'w' } },
  ).state;

describe('an act that the user’s words meet under way', () => {
  test('is an attempt of its item where that goes on, and is told of and can be taken back', () => {
    const { state, say } = after(reloaded(after(begun(2), told).state), done());
    expect(state).toMatchObject({
      current: 'a',
      nextSeq: 1,
      stepsDone: 1,
      undo: [undo],
      attempts: [{ call: typing, description: 'Type “x”', result: { ok: true }, observation: seen }],
    });
    expect(say).toMatchObject([
      { content: 'Type “x”', status: 'success', metadata: { stepSeq: 0, rung: 2, thought: 'w' } },
    ]);
    expect(nextEffect(state)).toMatchObject({ type: 'propose' });
  });

  test.each([
    ['was left out', skipped, 'b'],
    ['was replaced', instead, 'c'],
  ])('is the last act before the next item where its own %s', (_what, words, next) => {
    const { state } = after(reloaded(after(begun(), words).state), done());
    expect(state).toMatchObject({
      current: next,
      stepsDone: 1,
      undo: [undo],
      attempts: [],
      before: { call: typing },
      beforeOf: 'a',
    });
    expect(nextEffect(state)).toMatchObject({ type: 'propose' });
  });

  test('takes the task to the tab that it opened', () => {
    const observation = { ...seen, openedTabId: 9, goesOnThere: true as const };
    const { state } = after(begun(), instead, done({ observation }));
    expect(state).toMatchObject({ tabId: 9, phase: { at: 'propose' } });
  });

  test('fails without an end of what the user asks for now', () => {
    const { state } = after(
      begun(),
      instead,
      done({ result: failure('CANCELLED', 'stopped'), undo: undefined }),
    );
    expect(state).toMatchObject({ status: 'executing', current: 'c', failures: 0 });
  });

  test('is remembered once, also when the user says more', () => {
    const { state } = after(begun(2), told, told, done());
    expect(state.attempts).toHaveLength(1);
    const more = after(state, {
      type: 'proposed',
      proposal: { plan: typed, rung: 2, confidence: 1, by: 'm', why: 'w' },
    });
    expect(after(more.state, done()).state.attempts).toHaveLength(2);
  });

  test('and that was proved not done leaves no trace', () => {
    const { state, say } = after(begun(2), told, done({ notDone: true, undo: undefined }));
    expect(state).toMatchObject({ nextSeq: 1, stepsDone: 0, attempts: [], undo: [] });
    expect(say).toEqual([]);
  });
});

test('a step that was dropped before it was begun is no act of what comes later', () => {
  const explore: SkillPlan = { kind: 'explore', terms: 'a', goal: 'a page' };
  const searching = after(begun(), instead, {
    type: 'proposed',
    proposal: { plan: explore, rung: 0, confidence: 1, by: 'm', why: 'w' },
  }).state;
  const { state } = after(searching, instead, done({ undo: undefined }));
  expect(state).toMatchObject({ nextSeq: 1, stepsDone: 0, attempts: [] });
});
