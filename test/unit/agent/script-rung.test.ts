// Model-written code as the last resort: when it is proposed, what the model sees, and what becomes of its reply.
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { proposeByLadder, TRY_AGAIN, verifyByLadder, type Rungs } from '../../../src/agent/rungs/ladder';
import { LOCAL_CONTEXT_TOKENS } from '../../../src/shared/budgets';
import type { ProposeRequest } from '../../../src/agent/rungs/proposer';
import type { PerceiveReply } from '../../../src/shared/messages/content';
import { failure, success, type ToolResult } from '../../../src/shared/tool-result';
import type { Attempt } from '../../../src/skills/skill';
import { fakeClient, shownTo, type FakeClient, type Line } from './model/fake-client';
import { hit, viewWith } from '../skills/views';

const SCRIPT = {
  code: "document.querySelector('#secret-panel').hidden = false;",
  explanation: 'Shows the panel.',
  expect: 'Panel',
};
const NOT_HERE = { steps: [], next: 'not-here', say: '', why: 'nothing fits' };
const calm = { failures: 0, stalled: 0, searched: [] };

const hits = Array.from({ length: 60 }, (_, i) =>
  hit({ id: `a${i}`, label: `Thing ${i} of the page with a long name`, order: i }),
);

function requestOf(attempts: Attempt[] = []): ProposeRequest {
  const seen: PerceiveReply = {
    mini: viewWith({}).mini,
    answers: [
      { key: 'all', type: 'query', hits },
      { key: 'ranked', type: 'query', hits: hits.slice(0, 5) },
    ],
  };
  return {
    goal: 'Unfurl the panel',
    item: {
      id: 't1',
      type: 'click',
      description: 'Unfurl the panel',
      parameters: { kind: 'other', text: 'Unfurl the panel' },
      dependencies: [],
      status: 'executing',
    },
    page: {
      tabId: 1,
      look: () => Promise.resolve(seen),
      details: (ids) =>
        Promise.resolve(
          ids.map((id) => ({ id, selector: { kind: 'css' as const, css: `#${id}` }, altSelectors: [] })),
        ),
    },
    attempts,
    memory: {},
    now: 0,
    locale: 'en',
    answers: [],
    signal: new AbortController().signal,
  };
}

const rungs = (script: Line[], scripts: Rungs['scripts'] = true): { client: FakeClient; rungs: Rungs } => {
  const client = fakeClient(script, 2);
  return { client, rungs: { mode: 'auto', model: client, scripts } };
};
const ran = (result: ToolResult): Attempt => ({
  call: { name: 'page.runScript', args: { tabId: 1, code: 'first()', explanation: 'x' } },
  description: 'Run code that the model wrote: x',
  result,
  observation: undefined,
  round: 1,
});

describe('code as the last resort', () => {
  test('is proposed as one step, with its explanation and what it must show, when nothing else helps', async () => {
    const { client, rungs: given } = rungs([NOT_HERE, SCRIPT]);
    const { plan, tokens } = await proposeByLadder(requestOf(), calm, given);
    expect(plan).toMatchObject({
      kind: 'steps',
      then: 'verify',
      steps: [{ call: { name: 'page.runScript', args: { tabId: 1, ...SCRIPT } } }],
    });
    expect(tokens).toBe(220);
    expect(shownTo(client, 1)).toContain('#a0');
  });

  test('is never written while scripts are switched off', async () => {
    const { client, rungs: given } = rungs([NOT_HERE, SCRIPT]);
    const off = { ...given, scripts: undefined };
    expect((await proposeByLadder(requestOf(), calm, off)).plan.kind).toBe('unable');
    expect(client.requests).toHaveLength(1);
  });

  test('answers about the model are not told to it as answers about the page', async () => {
    const { client, rungs: given } = rungs([NOT_HERE, SCRIPT]);
    await proposeByLadder({ ...requestOf(), answers: [TRY_AGAIN, 'the left one'] }, calm, given);
    expect(shownTo(client, 1)).toContain('the left one');
    expect(shownTo(client, 1)).not.toContain(TRY_AGAIN);
  });

  test('where the browser does not let code run, the way to switch it on is told and no model is asked for code', async () => {
    const { client, rungs: given } = rungs(
      [NOT_HERE],
      failure('NEEDS_PERMISSION', 'Switch on “Allow user scripts”.'),
    );
    const { plan } = await proposeByLadder(requestOf(), calm, given);
    expect(plan).toMatchObject({
      kind: 'unable',
      reason: expect.stringContaining('Allow user scripts') as string,
    });
    expect(client.requests).toHaveLength(1);
  });

  test('after a failed try the model is given its code and the error, and nothing else is asked before', async () => {
    const { client, rungs: given } = rungs([SCRIPT]);
    const failed = ran(failure('CODE_FAILED', 'The code failed: TypeError: null'));
    const { plan } = await proposeByLadder(requestOf([failed]), { ...calm, failures: 1 }, given);
    expect(plan.kind).toBe('steps');
    expect(client.requests).toHaveLength(1);
    expect(shownTo(client)).toMatch(/tried: first\(\)\nfailed: The code failed: TypeError: null/);
  });

  test('a model that cannot write it leaves the task where it stands, with its own code of error', async () => {
    const { rungs: given } = rungs([NOT_HERE, failure('LLM_FAILED', 'The key was refused.')]);
    expect((await proposeByLadder(requestOf(), calm, given)).plan).toMatchObject({
      kind: 'unable',
      code: 'LLM_FAILED',
      reason: expect.stringContaining('The key was refused.') as string,
    });
  });

  test('has worked when its step succeeded, for the step succeeds only when the page shows it', async () => {
    expect((await verifyByLadder(requestOf([ran(success({}))]))).ok).toBe(true);
    expect((await verifyByLadder(requestOf([ran(failure('CODE_FAILED', 'no'))]))).ok).toBe(false);
  });

  test('its prompt fits into a local model, with long tries and a long page', async () => {
    const long = ran(failure('CODE_FAILED', 'word '.repeat(400)));
    long.call.args['code'] = 'doSomething(document.body, 42);\n'.repeat(150);
    const client = fakeClient([SCRIPT], 2, LOCAL_CONTEXT_TOKENS);
    const request = { ...requestOf([long, long]), goal: 'word '.repeat(500) };
    await proposeByLadder(request, { ...calm, failures: 2 }, { ...rungs([SCRIPT]).rungs, model: client });
    expect(client.requests).toHaveLength(1);
    const replies = 2 * (client.requests[0]?.maxTokens ?? 0);
    expect(countTokens(shownTo(client)) + replies + 200).toBeLessThanOrEqual(LOCAL_CONTEXT_TOKENS);
  });
});
