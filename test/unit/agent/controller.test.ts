// The controller as a state machine: events in, state and the next effect out. No browser, no clock.
import { describe, expect, test } from 'vitest';
import { reduce } from '../../../src/agent/controller/controller';
import type { AgentEvent, Reduced } from '../../../src/agent/controller/events';
import { nextEffect } from '../../../src/agent/controller/next-effect';
import { planView } from '../../../src/agent/views/chat-view';
import {
  controllerState,
  goalOf,
  initialState,
  type ControllerState,
} from '../../../src/agent/controller/state';
import { interpret } from '../../../src/interpret/interpret';
import { refusedIn } from '../../../src/interpret/refused';
import { MAX_ROUNDS, MAX_STALLED_ROUNDS, MAX_STEPS, MAX_TRIES } from '../../../src/shared/budgets';
import type { UndoRecord } from '../../../src/shared/messages/content';
import { phraseOf } from '../../../src/shared/phrase';
import type { TaskItem } from '../../../src/shared/task-list';
import { failure, success, type ToolResult } from '../../../src/shared/tool-result';
import { unsent } from '../../../src/skills/steps/last-filled';
import type { SkillPlan } from '../../../src/skills/skill';
import { hit, viewWith } from '../skills/views';

let ids = 0;
const clock = { now: 1_000, newId: () => `id${++ids}` };

function item(id: string, more: Partial<TaskItem> = {}): TaskItem {
  return {
    id,
    description: `Do ${id}`,
    type: 'click',
    parameters: { kind: 'click', target: { text: id } },
    status: 'pending',
    dependencies: [],
    ...more,
  };
}

function after(state: ControllerState, ...events: AgentEvent[]): Reduced {
  let last: Reduced = { state, say: [] };
  for (const event of events) last = reduce(last.state, event, clock);
  return last;
}

function tasks(...items: TaskItem[]): AgentEvent {
  const list = { id: 'l', tasks: items, createdAt: 0, confidence: 1, reading: 'I will do it' };
  return { type: 'interpreted', interpretation: { kind: 'tasks', list } };
}

function proposed(plan: SkillPlan): AgentEvent {
  return { type: 'proposed', proposal: { plan, rung: 0, confidence: 1, by: 'click', why: 'it fits' } };
}

const step = (name = 'dom.click', more = {}) => ({
  kind: 'tool' as const,
  call: { name, args: { tabId: 1, selector: { kind: 'css', css: 'button' } } },
  description: `Step ${name}`,
  ...more,
});

const done = (result: ToolResult = success({})): AgentEvent => ({
  type: 'stepDone',
  result,
  observation: { url: 'https://a.test/', title: '' as never, ts: 1 },
  undo: undefined,
});

const fresh = () => initialState('do it', 1, 'https://a.test');
const planned = (...steps: ReturnType<typeof step>[]) =>
  after(fresh(), tasks(item('a')), proposed({ kind: 'steps', steps, then: 'verify' })).state;

describe('a plain run', () => {
  test('interpret → propose → call → verify → succeeded, progress 1', () => {
    let state = fresh();
    expect(nextEffect(state)).toEqual({ type: 'interpret' });
    state = after(state, tasks(item('a'))).state;
    expect(nextEffect(state)).toMatchObject({ type: 'propose' });
    state = after(
      state,
      proposed({ kind: 'steps', steps: [step(), step('dom.type')], then: 'verify' }),
    ).state;
    expect(nextEffect(state)).toMatchObject({ type: 'call', seq: 0 });
    state = after(state, done()).state;
    expect(nextEffect(state)).toMatchObject({ type: 'call', seq: 1, step: { call: { name: 'dom.type' } } });
    state = after(state, done()).state;
    expect(nextEffect(state)).toEqual({ type: 'verify' });
    expect(state.progress).toBeLessThan(1);
    const end = after(state, { type: 'verified', ok: true, why: '' });
    expect(end.state).toMatchObject({ status: 'succeeded', progress: 1, stepsDone: 2 });
    expect(end.say.at(-1)).toMatchObject({ actionString: 'finish()', status: 'success' });
  });

  test('an unclear goal waits with a question, and its answer is read again', () => {
    const asked = after(fresh(), {
      type: 'interpreted',
      interpretation: { kind: 'clarify', question: 'Which one?', options: [] },
    });
    expect(asked.state.status).toBe('awaiting_user');
    expect(nextEffect(asked.state)).toBeNull();
    const card = asked.state.phase.at === 'wait' ? asked.state.phase.card.id : '';
    const answered = after(asked.state, { type: 'replied', cardId: card, value: 'the first' });
    expect(nextEffect(answered.state)).toMatchObject({ type: 'interpret' });
    expect(answered.state.answers).toEqual(['the first']);
  });

  test('what was answered in place of a goal that was too long stays the goal', () => {
    const asked = after(
      { ...fresh(), tooLong: 5_000 },
      { type: 'interpreted', interpretation: { kind: 'clarify', question: 'Less?', options: [] } },
    ).state;
    const cardId = asked.phase.at === 'wait' ? asked.phase.card.id : '';
    const { state } = after(asked, { type: 'replied', cardId, value: 'click a' }, tasks(item('a')));
    expect([goalOf(asked), goalOf(state)]).toEqual(['', 'click a']);
  });

  test('the same where the page was looked at first; an answer about the page goes to the page', () => {
    const instead = { question: 'What should I do with “Billing”?', options: ['Open “Billing”'] };
    const started = after(
      fresh(),
      tasks(item('a', { parameters: { kind: 'other', text: 'Billing', instead } })),
    );
    const answerTo = (question: string, options: string[]) => {
      const offered = options.map((label) => ({ label, value: label }));
      const asked = after(started.state, proposed({ kind: 'ask', question, options: offered })).state;
      const card = asked.phase.at === 'wait' ? asked.phase.card.id : '';
      return after(asked, { type: 'replied', cardId: card, value: options[0] ?? '' }).state;
    };
    const ofGoal = answerTo(instead.question, instead.options);
    expect(nextEffect(ofGoal)).toMatchObject({ type: 'interpret' });
    expect([ofGoal.list, ofGoal.answers]).toEqual([undefined, ['Open “Billing”']]);
    const ofPage = answerTo('Which of these is meant by “Billing”?', ['link “Billing address”']);
    expect(nextEffect(ofPage)).toMatchObject({ type: 'propose' });
  });
});

describe('a page that takes it back', () => {
  const words = 'The page took it back.';
  const twoDone = () =>
    after(
      fresh(),
      tasks(item('a'), item('b')),
      ...['a', 'b'].flatMap((): AgentEvent[] => [
        proposed({ kind: 'steps', steps: [step()], then: 'verify' }),
        done(),
        { type: 'verified', ok: true, why: 'Done.' },
      ]),
    ).state;

  test('a task that has succeeded has failed after all, by the item of the last act', () => {
    const end = after(twoDone(), { type: 'tookBack', words });
    expect(end.state.status).toBe('failed');
    expect(end.state.list?.tasks.map(({ status }) => status)).toEqual(['completed', 'failed']);
    expect(end.say).toMatchObject([{ status: 'failure', content: expect.stringContaining(words) as string }]);
    expect(end.state.result).toContain('Do a');
  });

  test('is said once, and of nothing that has not succeeded', () => {
    const failed = after(twoDone(), { type: 'tookBack', words }).state;
    expect(after(failed, { type: 'tookBack', words })).toEqual({ state: failed, say: [] });
    const stopped = after(fresh(), tasks(item('a')), { type: 'stop', reason: 'Stopped.' }).state;
    expect(after(stopped, { type: 'tookBack', words }).say).toEqual([]);
  });
});

describe('recovery', () => {
  test('a stale selector is tried by its fallback first', () => {
    const fallback = { kind: 'text', text: 'Save' };
    const state = after(
      planned(step('dom.click', { fallbacks: [fallback] })),
      done(failure('NOT_FOUND', 'gone')),
    ).state;
    const effect = nextEffect(state);
    expect(effect?.type === 'call' && effect.step.call.args['selector']).toEqual(fallback);
  });

  test(`gives an item up as MAX_RETRIES after ${MAX_TRIES} failures, with growing pauses between`, () => {
    let state = planned(step());
    const pauses: number[] = [];
    for (let n = 1; n < MAX_TRIES; n++) {
      state = after(state, done(failure('NOT_ACTIONABLE', 'covered by a dialog'))).state;
      const effect = nextEffect(state);
      pauses.push(effect?.type === 'propose' ? effect.delayMs : -1);
      state = after(state, proposed({ kind: 'steps', steps: [step()], then: 'verify' })).state;
    }
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses[0]).toBeGreaterThan(0);
    const end = after(state, done(failure('NOT_ACTIONABLE', 'covered by a dialog')));
    expect(end.state.status).toBe('failed');
    expect(end.state.result).toContain('covered by a dialog');
  });

  test('an act whose outcome is unknown is verified, never repeated', () => {
    const unknown = after(
      planned(step()),
      done(failure('OUTCOME_UNKNOWN', 'interrupted while paying')),
    ).state;
    expect(nextEffect(unknown)).toEqual({ type: 'verify' });
    const end = after(unknown, { type: 'verified', ok: false, why: 'not seen' });
    expect(end.state).toMatchObject({
      status: 'failed',
      result: expect.stringContaining('interrupted') as string,
    });
  });

  test('an act that was proved not done is done again under a new number', () => {
    const state = after(planned(step()), { ...done(), notDone: true } as AgentEvent).state;
    expect(nextEffect(state)).toMatchObject({ type: 'call', seq: 1 });
    expect(state.stepsDone).toBe(0);
  });

  test(`a wish that never comes true is given up after ${MAX_STALLED_ROUNDS} rounds`, () => {
    let state = planned(step());
    for (let n = 0; n < MAX_STALLED_ROUNDS; n++) {
      state = after(state, done(), { type: 'verified', ok: false, why: 'the page shows no change' }).state;
      if (state.status !== 'failed')
        state = after(state, proposed({ kind: 'steps', steps: [step()], then: 'verify' })).state;
    }
    expect(state).toMatchObject({ status: 'failed' });
  });
});

describe('task lists', () => {
  test('a failed item skips its dependants by name, and independent ones go on', () => {
    const list = [item('a'), item('b', { dependencies: ['a'] }), item('c')];
    const failed = after(fresh(), tasks(...list), proposed({ kind: 'unable', reason: 'not here' })).state;
    expect(failed.list?.tasks.map((t) => t.status)).toEqual(['failed', 'skipped', 'executing']);
    expect(failed.list?.tasks[1]?.note).toContain('Do a');
    const end = after(failed, proposed({ kind: 'done', note: 'Was so already.' })).state;
    expect(end.status).toBe('failed');
    expect(end.result).toContain('Do b');
  });

  test('an optional item that is not there counts as done', () => {
    const end = after(
      fresh(),
      tasks(item('a', { optional: true })),
      proposed({ kind: 'unable', reason: 'no banner' }),
    );
    expect(end.state.status).toBe('succeeded');
  });

  test('feedback replaces what is left; “also” adds to it', () => {
    const base = after(fresh(), tasks(item('a'), item('b'))).state;
    const reading = { id: 'n', tasks: [item('x')], createdAt: 0, confidence: 1, reading: 'x' };
    const interpretation = { kind: 'tasks' as const, list: reading };
    const replaced = after(base, { type: 'feedback', text: 'instead do x', interpretation }).state;
    expect(replaced.list?.tasks.map((t) => t.id)).toEqual(['x']);
    const added = after(base, { type: 'feedback', text: 'also do x', interpretation }).state;
    expect(added.list?.tasks.map((t) => t.id)).toEqual(['a', 'b', 'x']);
    expect(added.current).toBe('a');
  });
});

describe('a remark that forbids', () => {
  const context = { now: new Date(0), locale: 'en' };
  const heard = (text: string): AgentEvent => ({
    type: 'feedback',
    text,
    interpretation: interpret(text, context),
    refused: refusedIn(text, context),
  });
  const running = (goal: string) =>
    after(fresh(), { type: 'interpreted', interpretation: interpret(goal, context) }).state;
  const left = (state: ControllerState) =>
    state.list?.tasks.filter(({ status }) => status !== 'skipped').map(({ description }) => description);

  test.each([
    ['点击保存然后点击关闭', '不要点击保存', 'Click “关闭”'],
    ['Klicke auf Speichern, dann klicke auf Schließen', 'Klicke nicht auf Speichern', 'Click “Schließen”'],
    ['Click Close, then submit the form', "don't submit the form", 'Click “Close”'],
    ['Click Save, then click Close', 'Please do not click on the Save button', 'Click “Close”'],
  ])('of “%s” it takes away what “%s” names', (goal, words, rest) => {
    expect(left(after(running(goal), heard(words)).state)).toEqual([rest]);
  });

  test.each(["also click Help but don't click Save", "don't click Save, click Help"])(
    'what it forbids is taken away and what it asks for is added by “%s”',
    (words) => {
      const { state } = after(running('Click Save, then click Close'), heard(words));
      expect(left(state)).toEqual(['Click “Close”', 'Click “Help”']);
      expect(nextEffect(state)).toMatchObject({ type: 'propose' });
    },
  );

  test('what it asks for instead is not added where it is to come anyway', () => {
    const base = running('Click Save, then click Close, then click Help');
    const { state } = after(base, heard("don't click Save, click Close"));
    expect(left(state)).toEqual(['Click “Close”', 'Click “Help”']);
    const { state: added } = after(base, heard("also click Close but don't click Save"));
    expect(left(added)).toEqual(['Click “Close”', 'Click “Help”', 'Click “Close”']);
  });

  test.each(['Sende das Formular nicht ab', "don't press the red one", '别删除'])(
    'the run pauses with a question where “%s” means none of its tasks',
    (words) => {
      const { state, say } = after(running('Click Save, then click Close'), heard(words));
      expect(nextEffect(state)).toBeNull();
      expect(state.paused).toBe(true);
      expect(say.at(-1)?.metadata?.turn).toBe('question');
      expect(nextEffect(after(state, { type: 'resume' }).state)).toMatchObject({ type: 'propose' });
    },
  );

  test('a remark that nobody understands and that forbids nothing stops nothing', () => {
    expect(nextEffect(after(running('Click Save'), heard('qwertz')).state)).not.toBeNull();
  });

  test('a task whose every item was taken away is cancelled, and says that nothing was done', () => {
    const { state } = after(running('Click Save'), heard("don't click Save"));
    expect(state).toMatchObject({ status: 'cancelled', result: 'Nothing was done: Click “Save”.' });
  });

  test('a task that was taken away when something of it was done says what is left out', () => {
    const begun = { ...running('Click Save'), stepsDone: 1 };
    const { state } = after(begun, heard("don't click Save"));
    expect(state).toMatchObject({ status: 'cancelled', result: 'Left out: Click “Save”.' });
  });
});

test('what was waited for is noticed for the open request alone, and so is the user’s reply', () => {
  const asks = proposed({ kind: 'assist', type: 'login', message: 'Please sign in.' });
  const waiting = after(fresh(), tasks(item('a')), asks).state;
  if (waiting.phase.at !== 'wait') throw new Error('It does not wait.');
  const { id } = waiting.phase.card;
  expect(after(waiting, { type: 'assistNoticed', cardId: 'an older one', note: '' }).state).toEqual(waiting);
  expect(after(waiting, { type: 'replied', cardId: 'an older one', value: 'done' }).state).toEqual(waiting);
  for (const event of [
    { type: 'assistNoticed', cardId: id, note: 'You are signed in.' },
    { type: 'replied', cardId: id, value: 'done' },
  ] as const)
    expect(after(waiting, event).state).toMatchObject({ status: 'executing', phase: { at: 'propose' } });
});

test(`a task that has taken ${MAX_STEPS} steps says so, whatever was tried of the item at hand`, () => {
  const state = { ...after(fresh(), tasks(item('a'))).state, nextSeq: MAX_STEPS };
  const { say } = after(state, proposed({ kind: 'steps', steps: [step()], then: 'verify' }));
  expect(say.map(({ content }) => content)).toContainEqual(expect.stringContaining(`${MAX_STEPS} steps`));
});

test(`help that is asked for over and over ends after ${MAX_ROUNDS} rounds`, () => {
  const asks = proposed({ kind: 'assist', type: 'login', message: 'Please sign in.' });
  let state = after(fresh(), tasks(item('a'))).state;
  for (let n = 0; n < MAX_ROUNDS; n++) {
    state = after(state, asks).state;
    if (state.phase.at !== 'wait') throw new Error('It does not wait.');
    state = after(state, { type: 'assistNoticed', cardId: state.phase.card.id, note: '' }).state;
  }
  expect(after(state, asks).state).toMatchObject({ status: 'failed' });
  expect(after(state, proposed({ kind: 'done', note: 'Done.' })).state.status).toBe('succeeded');
});

test('a wait of its own that ends with nothing has not failed; one that was asked for has', () => {
  const timeout: AgentEvent = {
    type: 'stepDone',
    result: failure('TIMEOUT', 'Waited 600 ms'),
    observation: undefined,
    undo: undefined,
  };
  const idle = after(
    planned(step('dom.waitFor', { optional: true, said: phraseOf('do_wait_menu_open') })),
    timeout,
  );
  expect(idle.say[0]).toMatchObject({
    status: 'skipped',
    metadata: { observation: 'Nothing has come of it yet.' },
  });
  expect(idle.say[0]?.error).toBeUndefined();
  expect(planView(idle.state)?.steps[0]).toMatchObject({ status: 'skipped' });
  const said = phraseOf('do_wait', 'Ready');
  const asked = after(planned(step('dom.waitFor', { said })), timeout);
  expect(asked.say[0]).toMatchObject({ status: 'failure', error: { code: 'TIMEOUT' } });
  expect(planView(asked.state)?.steps[0]).toMatchObject({ status: 'failed' });
});

describe('a step that opens another tab', () => {
  const opens = (more: object): AgentEvent => ({
    type: 'stepDone',
    result: success({}),
    observation: { url: 'https://a.test/new', title: '' as never, ts: 1, openedTabId: 9, ...more },
    undo: undefined,
  });

  test('takes the task along when the user looks at it now', () => {
    const { state } = after(planned(step()), opens({ goesOnThere: true }));
    expect(state).toMatchObject({ tabId: 9, phase: { at: 'verify' } });
  });

  test('leaves the task where it is when it stays behind', () => {
    const { state } = after(planned(step()), opens({}));
    expect(state).toMatchObject({ tabId: 1, phase: { at: 'verify' } });
  });

  test.each([
    ['steps that were to follow', [step(), step('dom.type')], 'verify'],
    ['a look that was to follow', [step()], 'replan'],
  ] as const)('is not the end of the item: %s are planned anew there', (_what, steps, then) => {
    const plan = proposed({ kind: 'steps', steps: [...steps], then });
    const { state } = after(fresh(), tasks(item('a')), plan, opens({ goesOnThere: true }));
    expect(state).toMatchObject({ tabId: 9, phase: { at: 'propose' }, current: 'a' });
  });
});

test.each(['POLICY_DENIED', 'TAB_CLOSED', 'CANCELLED', 'NEEDS_PERMISSION'] as const)(
  'after %s nothing else is tried for the item',
  (code) => {
    const { state } = after(planned(step()), done(failure(code, 'no')));
    expect(state.list?.tasks[0]).toMatchObject({ status: 'failed' });
    expect(state).toMatchObject({ status: 'failed', phase: { at: 'end' } });
  },
);

describe('the user', () => {
  const ask: AgentEvent = {
    type: 'gateAsks',
    card: {
      kind: 'confirm',
      what: 'Click “Place order”',
      where: 'https://a.test',
      why: 'It orders.',
      risk: 'high',
      values: [],
      actionHash: 'h',
      fingerprint: 'f',
    },
    flows: [['https://a.test', 'https://b.test']],
  };

  test('approves exactly one act', () => {
    const asked = after(planned(step()), ask).state;
    const cardId = asked.phase.at === 'wait' ? asked.phase.card.id : '';
    expect(after(asked, { type: 'decided', cardId: 'other', approve: true }).state).toMatchObject({
      status: 'awaiting_user',
    });
    const approved = after(asked, { type: 'decided', cardId, approve: true }).state;
    expect(approved.approvals).toEqual([{ actionHash: 'h', fingerprint: 'f' }]);
    expect(approved.approvedFlows).toEqual([['https://a.test', 'https://b.test']]);
    expect(after(approved, done()).state.approvals).toEqual([]);
  });

  test('has approved the act that was proved undone, too', () => {
    const asked = after(planned(step()), ask).state;
    const cardId = asked.phase.at === 'wait' ? asked.phase.card.id : '';
    const approved = after(asked, { type: 'decided', cardId, approve: true }).state;
    const undone = after(approved, { ...done(), notDone: true } as AgentEvent).state;
    expect(undone.approvals).toEqual(approved.approvals);
    expect(nextEffect(undone)).toMatchObject({ type: 'call', seq: approved.nextSeq + 1 });
  });

  test('approves a step of this plan, not the same step of a later one', () => {
    const asked = after(planned(step()), ask).state;
    const cardId = asked.phase.at === 'wait' ? asked.phase.card.id : '';
    const approved = after(asked, { type: 'decided', cardId, approve: true }).state;
    const words = interpret('click "Save"', { now: new Date(0), locale: 'en-US' });
    const otherwise = after(approved, {
      type: 'feedback',
      text: 'click "Save"',
      interpretation: words,
    }).state;
    expect(nextEffect(otherwise)?.type).toBe('propose');
    const again = after(otherwise, proposed({ kind: 'steps', steps: [step()], then: 'verify' }));
    expect(again.state.approvals).toEqual([]);
  });

  test('declining ends the task as cancelled and names what was not done', () => {
    const asked = after(planned(step()), ask).state;
    const cardId = asked.phase.at === 'wait' ? asked.phase.card.id : '';
    const end = after(asked, { type: 'decided', cardId, approve: false }).state;
    expect(end).toMatchObject({
      status: 'cancelled',
      result: expect.stringContaining('Place order') as string,
    });
  });

  test('pauses, steps once, goes on and stops at every moment', () => {
    const running = planned(step(), step());
    const paused = after(running, { type: 'pause' }).state;
    expect(nextEffect(paused)).toBeNull();
    const stepping = after(paused, { type: 'step' }).state;
    expect(nextEffect(stepping)).toMatchObject({ type: 'call' });
    const halted = after(stepping, done()).state;
    expect(nextEffect(halted)).toBeNull();
    expect(nextEffect(after(halted, { type: 'resume' }).state)).toMatchObject({ type: 'call' });
    expect(after(halted, { type: 'stop', reason: 'You stopped this.' }).state.status).toBe('cancelled');
  });

  test('nothing moves a task that has ended', () => {
    const end = after(planned(step()), { type: 'stop', reason: 'x' }).state;
    expect(after(end, { type: 'resume' }, tasks(item('z'))).state).toBe(end);
  });

  test('what a task was stopped over is done, or not, and can be taken back; it says no more', () => {
    const undo: UndoRecord = { selector: { kind: 'css', css: 'input' }, call: step('dom.type').call };
    const stopped = after(planned(step('dom.type'), step()), { type: 'stop', reason: 'x' }).state;
    const cutOff = after(stopped, { ...done(failure('CANCELLED', 'stopped')), undo } as AgentEvent);
    expect(cutOff).toEqual({ state: { ...stopped, nextSeq: 1, stepsDone: 1, undo: [undo] }, say: [] });
    expect(after(stopped, done()).state).toEqual({ ...stopped, nextSeq: 1, stepsDone: 1 });
    const unbegun = after(stopped, done(failure('CANCELLED', 'stopped before it was begun')));
    expect(unbegun.state).toEqual({ ...stopped, nextSeq: 1 });
  });
});

test('every state it makes is one that can be loaded again', () => {
  const states = [
    fresh(),
    planned(step()),
    after(planned(step()), done(), { type: 'verified', ok: true, why: '' }).state,
    after(fresh(), tasks(item('a')), proposed({ kind: 'explore', terms: 'a|b', goal: 'a page' })).state,
  ];
  for (const state of states)
    expect(controllerState.safeParse(JSON.parse(JSON.stringify(state))).success).toBe(true);
});

describe('a task that left something unsent', () => {
  const closing = item('offer', { parameters: { kind: 'offer' } });
  const filled = (memory: Record<string, string>, forbidden = false) => {
    const list = { id: 'l', tasks: [item('a')], createdAt: 0, confidence: 1, reading: 'I will fill it in' };
    const interpretation = { kind: 'tasks' as const, list: forbidden ? list : { ...list, closing } };
    const fill = proposed({ kind: 'steps', steps: [step('dom.type')], then: 'verify', remember: memory });
    return after(fresh(), { type: 'interpreted', interpretation }, fill, done(), {
      type: 'verified',
      ok: true,
      why: '',
    });
  };
  const unsentMemory = unsent(viewWith({}), hit({ type: 'field', role: 'textbox' }));
  const card = {
    what: 'Click the button “Send”',
    where: 'https://a.test',
    why: 'not sent yet',
    risk: 'medium' as const,
    values: [],
    actionHash: 'h',
    kind: 'confirm' as const,
  };
  const asked = () =>
    after(filled(unsentMemory).state, proposed({ kind: 'steps', steps: [step()], then: 'verify' }), {
      type: 'gateAsks',
      card,
      flows: [],
    }).state;
  const decide = (state: ControllerState, approve: boolean) =>
    after(state, {
      type: 'decided',
      cardId: state.phase.at === 'wait' ? state.phase.card.id : '',
      approve,
    });

  test('goes on to the offer', () => {
    const { state } = filled(unsentMemory);
    expect(state).toMatchObject({ status: 'executing', current: 'offer', phase: { at: 'propose' } });
    expect(state.list?.tasks.map(({ id }) => id)).toEqual(['a', 'offer']);
  });

  test.each([
    ['comes last', success({}), ['a', 'b', 'offer']],
    ['is not made when something else has failed', failure('POLICY_DENIED', 'no'), ['a', 'b']],
  ])('the offer %s', (_when, result, ids) => {
    const list = { id: 'l', tasks: [item('a'), item('b')], createdAt: 0, confidence: 1, reading: 'a, b' };
    const { state } = after(
      fresh(),
      { type: 'interpreted', interpretation: { kind: 'tasks', list: { ...list, closing } } },
      proposed({ kind: 'steps', steps: [step('dom.type')], then: 'verify', remember: unsentMemory }),
      done(),
      { type: 'verified', ok: true, why: '' },
    );
    expect(state.list?.tasks.map(({ id }) => id)).toEqual(['a', 'b']);
    const { state: end } = after(
      state,
      proposed({ kind: 'steps', steps: [step('dom.focus')], then: 'verify' }),
      done(result),
      { type: 'verified', ok: true, why: '' },
    );
    expect(end.list?.tasks.map(({ id }) => id)).toEqual(ids);
  });

  test('of two offers in one task each has an id of its own', () => {
    const offering = asked();
    const more = { id: 'm', tasks: [item('b')], createdAt: 0, confidence: 1, reading: 'b', closing };
    const { state } = after(
      offering,
      { type: 'feedback', text: 'also b', interpretation: { kind: 'tasks', list: more } },
      { type: 'decided', cardId: offering.phase.at === 'wait' ? offering.phase.card.id : '', approve: false },
      proposed({ kind: 'done', note: 'b' }),
    );
    expect(state.list?.tasks.map(({ id }) => id)).toEqual(['a', 'offer', 'b', 'offer-2']);
  });

  test('ends at once when something was pressed since, or the words forbid something', () => {
    expect(filled(unsent(viewWith({}), undefined)).state.status).toBe('succeeded');
    expect(filled(unsentMemory, true).state.status).toBe('succeeded');
  });

  test('succeeds when the user declines, and says that nothing was sent', () => {
    const { state } = decide(asked(), false);
    expect(state.status).toBe('succeeded');
    expect(state.result).toContain('not sent');
    expect(state.stepsDone).toBe(1);
  });

  test('presses exactly what was approved', () => {
    const { state } = decide(asked(), true);
    expect(state.approvals).toEqual([{ actionHash: 'h', fingerprint: '' }]);
    expect(nextEffect(state)).toMatchObject({ type: 'call' });
  });
});
