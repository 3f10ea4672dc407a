// What the controller makes of a model's readings and plans: whose choice each step is, when a plan is dropped,
// and what follows a search in vain.
import { describe, expect, test } from 'vitest';
import { startBeam, type BeamState } from '../../../src/agent/explore/beam';
import { reduce } from '../../../src/agent/controller/controller';
import type { AgentEvent } from '../../../src/agent/controller/events';
import { TRY_AGAIN, WITHOUT_MODEL } from '../../../src/agent/rungs/ladder';
import { nextEffect } from '../../../src/agent/controller/next-effect';
import { controllerState, initialState, type ControllerState } from '../../../src/agent/controller/state';
import { MAX_STEPS } from '../../../src/shared/budgets';
import type { Observation } from '../../../src/shared/observation';
import type { TaskItem } from '../../../src/shared/task-list';
import type { Rung } from '../../../src/shared/tool-call';
import type { SkillPlan } from '../../../src/skills/skill';

const clock = { now: 1_000, newId: () => 'id' };
const item = (more: Partial<TaskItem> = {}): TaskItem => ({
  id: 'a',
  description: 'Warm the room',
  type: 'extract',
  parameters: { kind: 'other', text: 'Warm the room' },
  status: 'pending',
  dependencies: [],
  ...more,
});
const after = (state: ControllerState, ...events: AgentEvent[]) =>
  events.reduce((last, event) => reduce(last.state, event, clock), { state, say: [] as unknown[] });
const read = (tasks: TaskItem[], more: object = {}): AgentEvent => ({
  type: 'interpreted',
  interpretation: { kind: 'tasks', list: { id: 'l', tasks, createdAt: 0, confidence: 1, reading: 'r' } },
  ...more,
});
const proposed = (plan: SkillPlan, rung: Rung = 2, tokens = 0): AgentEvent => ({
  type: 'proposed',
  proposal: { plan, rung, confidence: 1, by: 'm', why: 'w', tokens },
});
const step = (name: string) => ({
  kind: 'tool' as const,
  call: { name: 'dom.click', args: { tabId: 1, selector: { kind: 'css', css: name } } },
  description: name,
});
const two: SkillPlan = { kind: 'steps', steps: [step('one'), step('two')], then: 'replan' };
const done = (seen: Partial<Observation>): AgentEvent => ({
  type: 'stepDone',
  result: { ok: true, data: {} },
  observation: { url: 'https://a.test/', title: '' as never, ts: 1, ...seen },
  undo: undefined,
});
const fresh = () => initialState('warm it', 1, 'https://a.test');

describe('whose choice a step is', () => {
  test.each([
    ['a skill’s plan for a wish of the user', item(), 0, 'skill'],
    ['a model’s plan', item(), 2, 'model'],
    ['a skill’s plan for a wish that a model read', item({ readBy: 'model' }), 0, 'model'],
  ] as const)('%s', (_name, wish, rung, caller) => {
    const { state } = after(fresh(), read([wish]), proposed(two, rung));
    expect(nextEffect(state)).toMatchObject({ type: 'call', caller });
  });

  test('what a model has chosen is its choice when a skill looks again', () => {
    const chosen: AgentEvent = {
      type: 'proposed',
      proposal: { plan: two, rung: 2, confidence: 1, by: 'scout', why: 'w', chosen: 'Cellar' },
    };
    const { state } = after(fresh(), read([item()]), chosen, proposed(two, 0));
    expect(nextEffect(state)).toMatchObject({ type: 'call', caller: 'model' });
  });
});

test('tokens of reading and planning are added up; the first step of a plan says what it cost', () => {
  const planned = after(fresh(), read([item()], { rung: 2, tokens: 70 }), proposed(two, 2, 300));
  expect(planned.state).toMatchObject({ tokens: 370, rung: 2 });
  const first = after(planned.state, done({ changes: [{ what: 'content' }] }));
  expect(first.say).toMatchObject([{ metadata: { rung: 2, tokens: 300 } }]);
  const second = after(first.state, done({ changes: [{ what: 'content' }] }));
  expect(JSON.stringify(second.say)).not.toContain('tokens');
});

test('the round is kept in which the user last answered or said something', () => {
  const ask: SkillPlan = { kind: 'ask', question: 'Which?', options: [] };
  const worked = after(fresh(), read([item()]), proposed(two), done({ changes: [] }), proposed(ask)).state;
  expect([worked.round, worked.heard]).toEqual([1, 0]);
  const cardId = worked.phase.at === 'wait' ? worked.phase.card.id : '';
  const answered = after(worked, { type: 'replied', cardId, value: 'Try again' }, proposed(two)).state;
  expect([answered.round, answered.heard]).toEqual([2, 1]);
  const told = after(answered, {
    type: 'feedback',
    text: 'the blue one',
    interpretation: { kind: 'clarify', question: '?', options: [] },
  }).state;
  expect(told.heard).toBe(2);
});

describe('a model’s plan', () => {
  const planned = () => after(fresh(), read([item()]), proposed(two)).state;
  test('goes on when a step did what such a step does', () => {
    const { state } = after(planned(), done({ changes: [{ what: 'content' }] }));
    expect(nextEffect(state)).toMatchObject({ type: 'call', step: { description: 'two' } });
  });

  test.each([
    ['led to another page', { urlChanged: true }],
    ['opened a dialog', { changes: [{ what: 'dialog' as const }] }],
    ['was refused by the form', { changes: [{ what: 'validation' as const }] }],
    ['left no trace', { changes: [] }],
  ])('is made anew when a step %s', (_name, seen) => {
    const { state } = after(planned(), done(seen));
    expect(nextEffect(state)).toMatchObject({ type: 'propose' });
  });

  test('of rung 0 goes on all the same: its skill knows what it expects', () => {
    const { state } = after(fresh(), read([item()]), proposed(two, 0), done({ urlChanged: true }));
    expect(nextEffect(state)).toMatchObject({ type: 'call', step: { description: 'two' } });
  });
});

describe('a search in vain', () => {
  const explore: SkillPlan = { kind: 'explore', terms: 'heating', goal: 'the heating' };
  const searched = () => {
    const { state } = after(fresh(), read([item()]), proposed(explore, 0));
    const beam = { ...startBeam('heating', 'the heating'), stage: 'end' as const };
    return after(state, { type: 'beam', beam, journaled: 0 }).state;
  };
  test('gives the other rungs their turn, which know what was searched for', () => {
    expect(nextEffect(searched())).toMatchObject({ type: 'propose' });
    expect(searched().searched).toEqual(['heating']);
  });

  test('asked for again is the end of the item', () => {
    const { state } = after(searched(), proposed(explore, 0));
    expect(state).toMatchObject({
      status: 'failed',
      result: expect.stringContaining('the heating') as string,
    });
  });
});

test('why a goal was not read by the model is told before the reading', () => {
  const { say } = after(fresh(), read([item()], { note: 'The model could not help: it is down.' }));
  expect(say[0]).toMatchObject({
    content: 'The model could not help: it is down.',
    metadata: { turn: 'notice' },
  });
});

describe('feedback that rung 0 cannot read', () => {
  const feedback: AgentEvent = {
    type: 'feedback',
    text: 'a bit less',
    interpretation: { kind: 'clarify', question: 'What do you mean?', options: [] },
  };
  test('drops a model’s plan, and is told to the model', () => {
    const { state } = after(fresh(), read([item()]), proposed(two), feedback);
    expect(state.answers).toEqual(['a bit less']);
    expect(state.plan).toBeUndefined();
    expect(nextEffect(state)).toMatchObject({ type: 'propose' });
  });

  test('leaves a skill’s plan as it is, and the user is told that it was not understood', () => {
    const wish = item({ parameters: { kind: 'click', target: { text: 'x' } } });
    const heard = after(fresh(), read([wish]), proposed(two, 0), feedback);
    expect(nextEffect(heard.state)).toMatchObject({ type: 'call', step: { description: 'one' } });
    expect(heard.say).toContainEqual(expect.objectContaining({ content: 'What do you mean?' }));
  });
});

describe('a long task', () => {
  const explore: SkillPlan = { kind: 'explore', terms: 'heating', goal: 'the heating' };
  const afterSteps = (nextSeq: number) => ({ ...after(fresh(), read([item()])).state, nextSeq });

  test('starts no search when its steps are used up', () => {
    expect(after(afterSteps(MAX_STEPS), proposed(explore)).state.status).toBe('failed');
  });

  test('can be read again, however many steps its last plan or search took', () => {
    const searching = after(afterSteps(MAX_STEPS - 1), proposed(explore)).state;
    if (searching.phase.at !== 'explore') throw new Error('It does not search.');
    const { beam } = searching.phase;
    const { state } = after(searching, { type: 'beam', beam, journaled: 150 });
    expect(controllerState.safeParse(JSON.parse(JSON.stringify(state))).success).toBe(true);
  });
});

describe('a search that is gone through in single steps', () => {
  const explore: SkillPlan = { kind: 'explore', terms: 'heating', goal: 'the heating' };
  const moved = (beam: BeamState, journaled: number): AgentEvent => ({ type: 'beam', beam, journaled });
  const begun = () => after(fresh(), read([item()]), { type: 'step' }, proposed(explore)).state;
  const beam = startBeam('heating', 'the heating');

  test('halts after each call of it, also the last', () => {
    const opened = after(begun(), moved(beam, 1)).state;
    expect(nextEffect(opened)).toBeNull();
    const next = after(opened, { type: 'step' }).state;
    expect(nextEffect(next)).toMatchObject({ type: 'beam' });
    const found = { url: 'https://a.test/heating', wall: false, known: false };
    const arrived = after(next, moved({ ...beam, stage: 'end', found }, 1)).state;
    expect(nextEffect(arrived)).toBeNull();
    expect(nextEffect(after(arrived, { type: 'step' }).state)).toMatchObject({ type: 'propose' });
  });

  test('goes on after what was only read', () => {
    expect(nextEffect(after(begun(), moved(beam, 0)).state)).toMatchObject({ type: 'beam' });
  });

  test('waits for a log-in without being paused over it', () => {
    const found = { url: 'https://a.test/login', wall: true, known: false };
    const { state } = after(begun(), moved({ ...beam, stage: 'end', found }, 1));
    expect(state).toMatchObject({ paused: false, phase: { at: 'wait' } });
  });
});

test('who goes on without the model is asked once a task', () => {
  const ask: SkillPlan = {
    kind: 'ask',
    question: 'The model could not help.',
    options: [TRY_AGAIN, WITHOUT_MODEL].map((value) => ({ label: value, value })),
  };
  const asked = after(fresh(), read([item(), item({ id: 'b' })]), proposed(ask, 0)).state;
  const reply = (value: string) =>
    after(asked, {
      type: 'replied',
      cardId: asked.phase.at === 'wait' ? asked.phase.card.id : '',
      value,
    }).state;
  expect(reply(TRY_AGAIN).withoutModel).toBe(false);
  const next = after(reply(WITHOUT_MODEL), proposed({ kind: 'done', note: 'Done.' }, 0)).state;
  expect(next).toMatchObject({ current: 'b', answers: [], withoutModel: true });
});

test('a task that was stored before this was asked can be read', () => {
  const { withoutModel: _new, ...stored } = after(fresh(), read([item()])).state;
  expect(controllerState.parse(JSON.parse(JSON.stringify(stored))).withoutModel).toBe(false);
});
