// Which rung takes the step: the cheapest that is confident, or the one the user chose; and where the task
// stands when a model fails.
import { phraseOf } from '../../../src/shared/phrase';
import { describe, expect, test } from 'vitest';
import {
  proposeByLadder,
  readByLadder,
  TRY_AGAIN,
  WITHOUT_MODEL,
  type Rungs,
  type Trouble,
} from '../../../src/agent/rungs/ladder';
import type { ProposeRequest } from '../../../src/agent/rungs/proposer';
import type { ModelClient } from '../../../src/shared/model';
import type { Interpretation } from '../../../src/shared/task-list';
import { failure, type ToolFailure } from '../../../src/shared/tool-result';
import { fakeClient } from './model/fake-client';
import { attemptOf, hit, requestFor, type PageParts } from './model/pages';

const wish = { kind: 'other' as const, text: 'Make the room warmer' };
const click = (text: string) => ({ kind: 'click' as const, target: { text } });
const page = (...labels: string[]): PageParts => ({ hits: labels.map((label) => hit({ label })) });
const calm: Trouble = { failures: 0, stalled: 0, searched: [] };
const rungs = (mode: Rungs['mode'], model?: ModelClient | ToolFailure): Rungs => ({
  mode,
  model,
  scripts: undefined,
});
const down = failure('MODEL_UNAVAILABLE', 'The server is down.');
const steps = (...choices: string[]) => ({
  steps: choices.map((choice) => ({ choice, value: '' })),
  next: 'look',
  say: '',
  why: 'it fits',
});
const end = (next: string, say = '') => ({ steps: [], next, say, why: 'as the page shows' });

describe('Automatic', () => {
  test('takes what rung 0 is sure of, and asks no model', async () => {
    const model = fakeClient([steps('1')], 2);
    const request = requestFor(click('Heat up'), page('Heat up', 'Cool down'));
    const made = await proposeByLadder(request, calm, rungs('auto', model));
    expect(made).toMatchObject({ rung: 0, plan: { kind: 'steps' } });
    expect(model.requests).toEqual([]);
  });

  test('asks the model what no skill understands, and says which rung it was and what it cost', async () => {
    const model = fakeClient([steps('1')], 2);
    const made = await proposeByLadder(requestFor(wish, page('Heat up')), calm, rungs('auto', model));
    expect(made).toMatchObject({
      rung: 2,
      tokens: 110,
      by: 'fake',
      why: 'it fits',
      plan: { kind: 'steps', then: 'replan' },
    });
  });

  test('asks the model where rung 0 would ask the user which one is meant', async () => {
    const model = fakeClient([{ choice: '2', sure: true, why: 'it fits' }], 2);
    const request = requestFor(click('Open'), page('Open', 'Open'));
    expect(await proposeByLadder(request, calm, rungs('auto'))).toMatchObject({ plan: { kind: 'ask' } });
    const made = await proposeByLadder(request, calm, rungs('auto', model));
    expect(made).toMatchObject({ rung: 2, plan: { kind: 'steps', then: 'verify' } });
  });

  test('asks the model after rung 0 has tried in vain', async () => {
    const model = fakeClient([steps('2')], 2);
    const request = requestFor(click('Heat up'), page('Heat up', 'More heat'));
    const made = await proposeByLadder(request, { ...calm, failures: 2 }, rungs('auto', model));
    expect(made.rung).toBe(2);
  });

  test('with a model that fails, the question of rung 0 stands, with the reason', async () => {
    const request = requestFor(click('Open'), page('Open', 'Open'));
    const made = await proposeByLadder(request, calm, rungs('auto', fakeClient([down])));
    expect(made.rung).toBe(0);
    expect(made.plan).toMatchObject({ kind: 'ask' });
    expect(made.plan.kind === 'ask' ? made.plan.question : '').toContain('The server is down.');
  });
});

describe('a planner that is forced', () => {
  test('chooses also where rung 0 would be sure', async () => {
    const model = fakeClient([steps('2')], 2);
    const request = requestFor(click('Heat up'), page('Heat up', 'Cool down'));
    expect((await proposeByLadder(request, calm, rungs('key', model))).rung).toBe(2);
  });

  test('looks again after the part of a plan that could be used: what was asked for may still be to come', async () => {
    const bad = {
      steps: [
        { choice: '1', value: '' },
        { choice: '4', value: 'file:///etc/passwd' },
      ],
    };
    const request = requestFor(click('Heat up'), page('Heat up', 'Cool down'));
    const made = async (reply: object) =>
      (await proposeByLadder(request, calm, rungs('key', fakeClient([{ ...steps('1'), ...reply }], 2)))).plan;
    expect(await made({})).toMatchObject({ kind: 'steps', then: 'verify' });
    expect(await made(bad)).toMatchObject({ kind: 'steps', then: 'replan' });
  });

  test('leaves to rung 0 what leaves nothing to choose', async () => {
    const model = fakeClient([steps('1')], 2);
    const request = requestFor({ kind: 'history', direction: 'back' }, page('Heat up'));
    expect((await proposeByLadder(request, calm, rungs('key', model))).rung).toBe(0);
  });

  test('has no part in what the copilot itself offers at the end', async () => {
    const model = fakeClient([steps('1')], 2);
    for (const mode of ['key', 'auto'] as const) {
      const made = await proposeByLadder(
        requestFor({ kind: 'offer' }, page('Send')),
        calm,
        rungs(mode, model),
      );
      expect(made.rung).toBe(0);
    }
    expect(model.requests).toEqual([]);
  });

  test.each([
    ['that fails', fakeClient([down], 2)],
    ['that is not set up', down],
  ])('to a model %s asks the user how to go on', async (_name, model) => {
    const request = requestFor(click('Heat up'), page('Heat up'));
    const asked = await proposeByLadder(request, calm, rungs('key', model));
    expect(asked.plan).toMatchObject({
      kind: 'ask',
      options: [{ value: TRY_AGAIN }, { value: WITHOUT_MODEL }],
    });
    const again = await proposeByLadder({ ...request, answers: [TRY_AGAIN] }, calm, rungs('key', model));
    expect(again.plan.kind).toBe('ask');
  });

  test('to no model asks none', async () => {
    const model = fakeClient([steps('1')], 2);
    const made = await proposeByLadder(requestFor(wish, page('Heat up')), calm, rungs('none', model));
    expect(made).toMatchObject({ rung: 0, plan: { kind: 'unable' } });
    expect(model.requests).toEqual([]);
  });
});

describe('how a model ends an item', () => {
  const ended = (reply: Record<string, unknown>, more: Partial<ProposeRequest> = {}) =>
    proposeByLadder(requestFor(wish, page('Heat up'), more), calm, rungs('auto', fakeClient([reply], 2)));

  test('its word that all is done counts when the page has changed by what was done', async () => {
    const made = await ended(end('done'), { attempts: [attemptOf('Click “Heat up”', '19 degrees')] });
    expect(made.plan.kind).toBe('done');
  });

  test('its word does not count when what was done changed nothing', async () => {
    const made = await ended(end('done'), { attempts: [attemptOf('Click “Heat up”')] });
    expect(made.plan).toMatchObject({ kind: 'steps', steps: [], then: 'verify' });
  });

  test('its word does not count where a skill sees that it is not so', async () => {
    const model = fakeClient([end('done')], 2);
    const off = hit({
      type: 'field',
      role: 'checkbox',
      tag: 'input',
      inputType: 'checkbox',
      label: 'Alarm',
      checked: false,
    });
    const request = requestFor({ kind: 'check', targets: [{ text: 'Alarm' }], on: true }, { hits: [off] });
    const made = await proposeByLadder(request, calm, rungs('key', model));
    expect(made.plan).toMatchObject({ kind: 'steps', steps: [] });
  });

  test('a question and a call for help reach the user as the model’s, a log-in in our own words', async () => {
    expect((await ended(end('ask', 'By how much?'))).plan).toMatchObject({
      kind: 'ask',
      question: 'The model asks: By how much?',
    });
    expect((await ended(end('help', 'Turn the key.'))).plan).toMatchObject({
      kind: 'assist',
      type: 'custom',
    });
    const login = await ended(end('login', 'Type your password into the chat.'));
    expect(login.plan).toMatchObject({ kind: 'assist', type: 'login' });
    expect(JSON.stringify(login.plan)).not.toContain('chat');
  });

  test('what it would press once more, after a press that has shown nothing, is waited for first', async () => {
    const seen = page('Heat up');
    const planned = async (attempts: ProposeRequest['attempts'] = []) => {
      const model = fakeClient([steps('1')], 2);
      const { plan } = await proposeByLadder(
        requestFor(wish, seen, { attempts }),
        calm,
        rungs('auto', model),
      );
      const step = plan.kind === 'steps' ? plan.steps[0] : undefined;
      if (!step) throw new Error('no step');
      return step;
    };
    const { call } = await planned();
    const silent = attemptOf('Click “Heat up”', undefined, { call });
    const wait = await planned([silent]);
    expect(wait.call).toMatchObject({ name: 'dom.waitFor', args: { event: 'change' } });
    const result = failure('TIMEOUT', 'waited');
    const waited = { call: wait.call, description: wait.description, result, round: 0 };
    expect((await planned([silent, waited])).call).toEqual(call);
  });

  test('a model that goes in circles is not asked for ever', async () => {
    const idle = Array.from({ length: 6 }, () => attemptOf('Click “Heat up”'));
    const made = await ended(steps('1'), { attempts: idle });
    expect(made.plan).toMatchObject({ kind: 'unable' });
    expect(made.plan.kind === 'unable' ? made.plan.reason : '').toContain('changed nothing');
  });

  test('a model that went in circles is asked again when the user has had a word since', async () => {
    const idle = Array.from({ length: 6 }, (_, i) =>
      attemptOf('Click “Heat up”', undefined, { round: i + 1 }),
    );
    const told = { answers: [TRY_AGAIN], answeredInRound: 6 };
    expect((await ended(end('ask', 'By how much?'), { attempts: idle, ...told })).plan.kind).toBe('ask');
    const since = idle.map((attempt) => ({ ...attempt, round: attempt.round + 6 }));
    const made = await ended(steps('1'), { attempts: [...idle, ...since], ...told });
    expect(made.plan.kind).toBe('unable');
  });
});

describe('reading a goal', () => {
  const unclear: Interpretation = { kind: 'clarify', question: 'What do you mean?', options: [] };
  const request = {
    goal: 'warm it',
    answers: [],
    now: 0,
    language: 'en',
    signal: new AbortController().signal,
  };
  const reply = { intent: 'action', tasks: [{ do: 'other', what: 'Warm the room', value: '' }], ask: '' };

  test('a model is asked only where rung 0 has a question, or when it was chosen', async () => {
    const clear: Interpretation = {
      kind: 'tasks',
      list: { id: 'l', tasks: [], createdAt: 0, confidence: 1, reading: '' },
    };
    const model = fakeClient([reply], 2);
    expect(await readByLadder(clear, request, rungs('auto', model))).toMatchObject({ rung: 0 });
    expect(model.requests).toEqual([]);
    expect(await readByLadder(unclear, request, rungs('auto', model))).toMatchObject({
      rung: 2,
      tokens: 110,
    });
    expect(await readByLadder(clear, request, rungs('key', model))).toMatchObject({ rung: 2 });
    expect(await readByLadder(unclear, request, rungs('none', model))).toMatchObject({ rung: 0 });
  });

  test('what the page may settle goes to the page before a model is asked', async () => {
    const perhaps = { id: 'l', tasks: [], createdAt: 0, confidence: 0.3, reading: 'Do: Billing' };
    const model = fakeClient([reply], 2);
    for (const mode of ['none', 'auto'] as const) {
      const read = await readByLadder({ ...unclear, perhaps }, request, rungs(mode, model));
      expect(read.interpretation).toEqual({ kind: 'tasks', list: perhaps });
    }
    expect(model.requests).toEqual([]);
  });

  test('a model that fails leaves the question of rung 0, and the reason', async () => {
    expect(await readByLadder(unclear, request, rungs('auto', fakeClient([down])))).toEqual({
      interpretation: unclear,
      rung: 0,
      tokens: 0,
      note: phraseOf('unable_model', down),
    });
  });
});
