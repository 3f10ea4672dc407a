// The four kinds of ExtensionMessage exist among the messages, with what each must carry.
import { expect, test } from 'vitest';
import { EXTENSION_MESSAGES } from '../../../src/shared/messages/extension-message';
import { UI_CALLS, uiEvent } from '../../../src/shared/messages/ui';
import { initialState } from '../../../src/agent/controller/state';
import { taskView } from '../../../src/background/tasks/task-view';

test('each kind is carried by a call or an event that takes its payload', () => {
  const { EXECUTE_TASK, GET_DOM, USER_ASSISTANCE, STATE_UPDATE } = EXTENSION_MESSAGES;
  const prompt = { sessionId: 's', requestId: 'r', prompt: 'Click OK' };
  expect(UI_CALLS[EXECUTE_TASK.call].args.parse(prompt)).toEqual(prompt);
  expect(UI_CALLS[EXECUTE_TASK.call].args.safeParse({ sessionId: 's', prompt: 'Click OK' }).success).toBe(
    false,
  );
  expect(UI_CALLS[GET_DOM.call].args.parse({ tabId: 7 })).toEqual({ tabId: 7 });
  const answer = { taskId: 't', cardId: 'c', value: 'done' };
  expect(UI_CALLS[USER_ASSISTANCE.call].args.parse(answer)).toEqual(answer);
  const state = initialState('Click OK', 7, undefined);
  const record = {
    taskId: 't',
    sessionId: 's',
    tabId: 7,
    requestId: 'r',
    goal: 'Click OK',
    status: state.status,
  };
  const task = taskView({ ...record, state, createdAt: 1, updatedAt: 1, steps: 0 }, state);
  expect(uiEvent.parse({ type: STATE_UPDATE.event, sessionId: 's', task })).toMatchObject({
    task: { status: 'created' },
  });
});
