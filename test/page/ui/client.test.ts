// The client of the background outlives the worker at the other end.
import { beforeEach, expect, test, vi } from 'vitest';
import { ConnectionLost, createClient } from '../../../src/ui/client';
import { fakeBackground, sessionOf, taskOf, type FakeBackground } from './fake-background';

let background: FakeBackground;
beforeEach(() => {
  background = fakeBackground();
});

test('calls travel in rpc envelopes and come back with their result', async () => {
  const { api } = createClient(background.connect);
  await expect(api.openSession({})).resolves.toMatchObject({ sessionId: 'session-1' });
});

test('an error of the background arrives as an error', async () => {
  background.handlers.getSettings = () => {
    throw new Error('not today');
  };
  await expect(createClient(background.connect).api.getSettings({})).rejects.toThrow('not today');
});

test('a reading call under way when the worker dies is made again, once', async () => {
  let asked = 0;
  background.handlers.listTasks = () => (++asked === 1 ? new Promise(() => undefined) : []);
  const answer = createClient(background.connect).api.listTasks({});
  await vi.waitFor(() => expect(asked).toBe(1));
  background.die();
  await expect(answer).resolves.toEqual([]);
  expect(asked).toBe(2);
});

test('a goal is sent again with the same requestId', async () => {
  let asked = 0;
  const done = { success: true, data: { thought: '', action: '', taskId: 't', sessionId: 's' } };
  background.handlers.interact = () => (++asked === 1 ? new Promise(() => undefined) : done);
  const { sessionId } = sessionOf();
  const answer = createClient(background.connect).api.interact({ sessionId, requestId: 'r1', prompt: 'go' });
  await vi.waitFor(() => expect(asked).toBe(1));
  background.die();
  await answer;
  expect(background.called('interact')).toEqual([
    { sessionId, requestId: 'r1', prompt: 'go' },
    { sessionId, requestId: 'r1', prompt: 'go' },
  ]);
});

test('an approval under way when the worker dies is not sent again', async () => {
  background.handlers.decide = () => new Promise(() => undefined);
  const { api } = createClient(background.connect);
  const answer = api.decide({ taskId: taskOf().taskId, cardId: 'c', approve: true });
  await vi.waitFor(() => expect(background.called('decide')).toHaveLength(1));
  background.die();
  await expect(answer).rejects.toBeInstanceOf(ConnectionLost);
  await api.getSettings({});
  expect(background.called('decide')).toHaveLength(1);
});

test('a test of the model is not made again: it costs tokens', async () => {
  background.handlers.testModel = () => new Promise(() => undefined);
  const answer = createClient(background.connect).api.testModel({});
  await vi.waitFor(() => expect(background.called('testModel')).toHaveLength(1));
  background.die();
  await expect(answer).rejects.toBeInstanceOf(ConnectionLost);
  expect(background.called('testModel')).toHaveLength(1);
});

test('events go on after the worker came back, and the views are told to catch up', async () => {
  const client = createClient(background.connect);
  const events = vi.fn();
  const again = vi.fn();
  client.onEvent(events);
  client.onReconnect(again);
  background.die();
  await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(1));
  background.show(taskOf());
  await vi.waitFor(() => expect(events).toHaveBeenCalledTimes(1));
});

test('a closed client does not connect again', async () => {
  const connect = vi.fn(background.connect);
  const client = createClient(connect);
  client.close();
  background.die();
  expect(connect).toHaveBeenCalledTimes(1);
});
