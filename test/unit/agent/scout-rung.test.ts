// Ties on the ladder: a model that is sure settles them, else the user is asked with the likeliest first.
import { expect, test } from 'vitest';
import { proposeByLadder, type Rungs } from '../../../src/agent/rungs/ladder';
import type { ProposeRequest } from '../../../src/agent/rungs/proposer';
import { inEnglish, phraseOf } from '../../../src/shared/phrase';
import { failure } from '../../../src/shared/tool-result';
import type { Attempt } from '../../../src/skills/skill';
import { fakeClient } from './model/fake-client';
import { hit, viewWith } from '../skills/views';

const calm = { failures: 0, stalled: 0, searched: [] };
const ROOMS = ['Kitchen', 'Attic', 'Cellar'].map((section, i) =>
  hit({ id: `a${i + 1}`, label: 'Open details', section, itemText: section }),
);
const cssOf = (id: string) => ({ kind: 'css' as const, css: `#${id}` });

function requestOf(goal: string, more: Partial<ProposeRequest> = {}): ProposeRequest {
  return {
    goal,
    item: {
      id: 't1',
      type: 'click',
      description: 'Click “Open details”',
      parameters: { kind: 'click', target: { text: 'Open details' } },
      dependencies: [],
      status: 'executing',
    },
    page: {
      tabId: 1,
      look: (needs) =>
        Promise.resolve({
          mini: viewWith({}).mini,
          answers: needs.flatMap((need) =>
            need.type === 'query' && need.query.kind !== 'text'
              ? [{ key: need.key, type: 'query' as const, hits: ROOMS }]
              : [],
          ),
        }),
      details: (ids) => Promise.resolve(ids.map((id) => ({ id, selector: cssOf(id), altSelectors: [] }))),
    },
    attempts: [],
    memory: {},
    now: 0,
    locale: 'en',
    answers: [],
    signal: new AbortController().signal,
    ...more,
  };
}
const without: Rungs = { mode: 'auto', model: undefined, scripts: undefined };

test('without a model the user is asked, with the candidate first that the goal’s other words name', async () => {
  const { plan, chosen } = await proposeByLadder(requestOf('Click Open details, cellar'), calm, without);
  if (plan.kind !== 'ask') throw new Error(plan.kind);
  expect(plan.options.map(({ itemId }) => itemId)).toEqual(['a3', 'a1', 'a2']);
  expect(chosen).toBeUndefined();
});

test('a model that is sure settles the tie, and the step is the model’s', async () => {
  const model = fakeClient([{ choice: '1', sure: true, why: 'the task says so' }], 2);
  const proposal = await proposeByLadder(requestOf('Click Open details, cellar'), calm, {
    ...without,
    model,
  });
  expect(proposal).toMatchObject({ rung: 2, by: 'scout', plan: { kind: 'steps' } });
  expect(JSON.stringify(proposal.plan)).toContain('a3');
  expect(proposal.why).toContain('Cellar');
  expect(proposal.why).toContain('the task says so');
  expect(proposal.saidWhy && inEnglish(proposal.saidWhy)).toBe(proposal.why);
  expect(proposal.chosen).toContain('Cellar');
});

test('a model that is not sure leaves the question to the user', async () => {
  const model = fakeClient([{ choice: '1', sure: false, why: '' }], 2);
  const { plan } = await proposeByLadder(requestOf('Click Open details'), calm, { ...without, model });
  expect(plan.kind).toBe('ask');
  expect(model.requests).toHaveLength(1);
});

test('why the model could not settle it can be worded in the user’s language', async () => {
  const down = failure('MODEL_UNAVAILABLE', 'The model is not set up.');
  const { plan } = await proposeByLadder(requestOf('Click Open details'), calm, {
    ...without,
    model: fakeClient([down], 2),
  });
  if (plan.kind !== 'ask') throw new Error(plan.kind);
  const { code, error } = down;
  expect(plan.said?.args[1]).toEqual(phraseOf('unable_model', { code, error }));
});

test('what was settled stays settled, until its step fails: then the next candidate is due', async () => {
  const model = fakeClient([{ choice: '1', sure: true, why: '' }], 2);
  const rungs = { ...without, model };
  const first = await proposeByLadder(requestOf('Click Open details, cellar'), calm, rungs);
  const choices = [first.chosen!];
  const again = await proposeByLadder(requestOf('Click Open details, cellar', { choices }), calm, rungs);
  expect(again.plan.kind).toBe('steps');
  expect(model.requests).toHaveLength(1);

  const failed: Attempt = {
    call: { name: 'dom.click', args: { tabId: 1, selector: cssOf('a3') } },
    description: 'Click',
    result: failure('NOT_FOUND', 'gone'),
    observation: undefined,
    round: 0,
  };
  const request = requestOf('Click Open details, cellar', { choices, attempts: [failed] });
  const next = await proposeByLadder(request, { ...calm, failures: 1 }, rungs);
  expect(next.chosen).toBeDefined();
  expect(next.chosen).not.toContain('Cellar');
});
