// The views of one state: status words, the plan, action strings, progress, outcome text.
import { expect, test } from 'vitest';
import { startBeam, type BeamNode } from '../../../src/agent/explore/beam';
import { explorationView } from '../../../src/background/tasks/task-view';
import { actionString } from '../../../src/agent/views/action-string';
import { interactView, planView, replyOf } from '../../../src/agent/views/chat-view';
import { sizeText } from '../../../src/agent/controller/outcome-text';
import { initialState, type ControllerState } from '../../../src/agent/controller/state';
import { interactResponse } from '../../../src/shared/chat';
import type { TaskItem } from '../../../src/shared/task-list';
import { closingAction, orchestratorView, STATUS_TABLE, TASK_STATUSES } from '../../../src/shared/status';

test('every status has its words in all vocabularies', () => {
  expect(Object.keys(STATUS_TABLE).sort()).toEqual([...TASK_STATUSES].sort());
  expect(orchestratorView('executing', 'verifying')).toBe('verifying');
  expect(orchestratorView('executing', 'correcting')).toBe('correcting');
  expect(closingAction('succeeded')).toBe('finish()');
  expect(closingAction('cancelled')).toBe('fail()');
  expect(closingAction('executing')).toBeUndefined();
});

test('action strings read like calls, without the tab', () => {
  const selector = { kind: 'role', role: 'button', name: 'Save', nth: 1 };
  expect(actionString({ name: 'dom.click', args: { tabId: 3, selector } })).toBe('click(button "Save" #2)');
  expect(
    actionString({ name: 'dom.type', args: { tabId: 3, selector: { kind: 'ref', ref: 'f2' }, text: 'Ann' } }),
  ).toBe('type(f2, "Ann")');
  expect(actionString({ name: 'tabs.navigate', args: { tabId: 3, url: 'https://a.test/' } })).toBe(
    'navigate("https://a.test/")',
  );
});

test('there is no plan before there is a task list, and the interact response fits the contract', () => {
  const state = initialState('x', 1, undefined);
  expect(planView(state)).toBeUndefined();
  const response = { success: true, data: interactView(state, 't', 's') };
  expect(interactResponse.parse(response)).toMatchObject({ data: { status: 'planning', taskId: 't' } });
});

test('in the plan, what was left out, and what the user declined or stopped, did not fail', () => {
  const item = (id: string, status: TaskItem['status']): TaskItem => ({
    id,
    description: id,
    type: 'click',
    parameters: { kind: 'logout' },
    status,
    dependencies: [],
  });
  const tasks = [item('a', 'completed'), item('b', 'failed'), item('c', 'skipped')];
  const ended = (status: ControllerState['status']): ControllerState => ({
    ...initialState('x', 1, undefined),
    list: { id: 'l', tasks, createdAt: 0, confidence: 1, reading: '' },
    current: 'b',
    phase: { at: 'end' },
    status,
  });
  const words = (state: ControllerState) => planView(state)?.steps.map(({ status }) => status);
  expect(words(ended('failed'))).toEqual(['completed', 'failed', 'skipped']);
  expect(words(ended('cancelled'))).toEqual(['completed', 'skipped', 'skipped']);
});

test.each([
  [{ kind: 'goto', url: 'https://a.test/' }, 'SERVER'],
  [{ kind: 'history', direction: 'back' }, 'SERVER'],
  [{ kind: 'extract', what: 'prices' }, 'MIXED'],
  [{ kind: 'logout' }, 'DOM'],
] as const)('in the plan, what is to come (%o) belongs to %s as its steps will', (parameters, toolType) => {
  const tasks = [
    {
      ...{ id: 'a', description: 'a', status: 'pending', dependencies: [] },
      ...{ type: parameters.kind === 'extract' ? 'extract' : 'navigate', parameters },
    } as unknown as TaskItem,
  ];
  const state = {
    ...initialState('x', 1, undefined),
    list: { id: 'l', tasks, createdAt: 0, confidence: 1, reading: '' },
  };
  expect(planView(state)?.steps).toMatchObject([{ toolType }]);
});

test('an ended prompt has its reply: an answer to a question, else what became of the action', () => {
  const item = (kind: 'answer' | 'logout'): TaskItem => ({
    id: 't1',
    description: 'Do it',
    type: 'extract',
    parameters: kind === 'answer' ? { kind, question: 'How much?' } : { kind },
    status: 'completed',
    dependencies: [],
  });
  const ended = (kind: 'answer' | 'logout', more: Partial<ControllerState>): ControllerState => ({
    ...initialState('x', 1, undefined),
    list: { id: 'l', tasks: [item(kind)], createdAt: 0, confidence: 1, reading: '' },
    ...more,
  });
  expect(replyOf(ended('answer', { status: 'executing' }))).toBeUndefined();
  expect(replyOf(ended('answer', { status: 'succeeded', answer: '$99', result: '$99' }))).toEqual({
    type: 'answer',
    message: '$99',
    success: true,
  });
  expect(replyOf(ended('logout', { status: 'succeeded', result: 'Logged out.' }))).toEqual({
    type: 'action_result',
    message: 'Logged out.',
    success: true,
  });
  expect(replyOf(ended('logout', { status: 'failed', result: 'No such button.' }))?.success).toBe(false);
  const data = interactView(ended('answer', { status: 'succeeded', answer: '$99' }), 't', 's');
  expect(data).toMatchObject({ action: 'finish()', reply: { type: 'answer', message: '$99' } });
});

test('sizes in decimal units', () => {
  expect([sizeText(999), sizeText(1_234), sizeText(56_000), sizeText(2_500_000)]).toEqual([
    '999 B',
    '1.2 kB',
    '56 kB',
    '2.5 MB',
  ]);
});

test('the pages of a search are there while it runs and, for the history, after it', () => {
  const node = (id: string, more: Partial<BeamNode>): BeamNode => ({
    id,
    url: `https://a.test/${id}`,
    title: '',
    depth: 1,
    label: id,
    score: 1,
    state: 'queued',
    ...more,
  });
  const nodes = [
    node('billing', { state: 'closed' }),
    node('invoices', { depth: 2, parent: 'billing', state: 'winner' }),
  ];
  const state = initialState('x', 1, undefined);
  expect(explorationView(state)).toBeUndefined();
  const searching = {
    ...state,
    phase: { at: 'explore' as const, beam: { ...startBeam('invoice', 'the invoices'), nodes } },
  };
  const seen = explorationView(searching);
  expect(seen?.nodes.map(({ title, state: at }) => [title, at])).toEqual([
    ['billing', 'closed'],
    ['invoices', 'winner'],
  ]);
  expect(seen?.edges).toEqual([{ from: 'billing', to: 'invoices', label: 'invoices' }]);
  expect(explorationView({ ...state, explored: nodes })).toEqual(seen);
});
