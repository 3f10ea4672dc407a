// Questions on the ladder: what is read off needs no model; what would only be extracts is the model's to answer.
import { expect, test } from 'vitest';
import { proposeByLadder, TRY_AGAIN, type Rungs } from '../../../src/agent/rungs/ladder';
import type { ProposeRequest } from '../../../src/agent/rungs/proposer';
import type { NeedAnswer } from '../../../src/shared/messages/content';
import { pageText } from '../../../src/shared/page-text';
import { english } from '../../../src/shared/phrase';
import { failure } from '../../../src/shared/tool-result';
import { fakeClient } from './model/fake-client';
import { table, viewWith } from '../skills/views';

const calm = { failures: 0, stalled: 0, searched: [] };
const PASSAGE = { id: 'p1', text: pageText('The warranty lasts seven years.') };
const LAMPS = table(
  ['Name', 'Price'],
  [
    ['Nimbus', '€ 49'],
    ['Stratus', '€ 39'],
  ],
  'Lamps',
);
const REPLY = { found: true, answer: 'Seven years.', sources: [1] };
const auto = (model: Rungs['model']): Rungs => ({ mode: 'auto', model, scripts: undefined });
const key = (model: Rungs['model']): Rungs => ({ mode: 'key', model, scripts: undefined });

function asking(question: string): ProposeRequest {
  const answers = (keys: { key: string; type: string }[]): NeedAnswer[] =>
    keys.flatMap(({ key: name, type }): NeedAnswer[] => {
      if (type === 'extract') return [{ key: name, type: 'extract', tables: [LAMPS] }];
      if (type === 'text') return [{ key: name, type: 'text', passages: [PASSAGE], total: 31 }];
      return type === 'query' ? [{ key: name, type: 'query', hits: [] }] : [];
    });
  return {
    goal: question,
    item: {
      id: 't1',
      type: 'extract',
      description: question,
      parameters: { kind: 'answer', question },
      dependencies: [],
      status: 'executing',
    },
    page: {
      tabId: 4,
      look: (needs) => Promise.resolve({ mini: viewWith({}).mini, answers: answers(needs) }),
      details: () => Promise.resolve([]),
    },
    attempts: [],
    memory: {},
    now: 0,
    locale: 'en',
    answers: [],
    signal: new AbortController().signal,
  };
}
const WARRANTY = 'How long does the warranty last?';

test('a value that a table tells is read off, and no model is asked', async () => {
  const model = fakeClient([REPLY], 2);
  const { plan, rung } = await proposeByLadder(
    asking('What is the price of the Stratus?'),
    calm,
    auto(model),
  );
  expect(plan).toMatchObject({ kind: 'answer', answer: '€ 39', basis: 'lookup' });
  expect([rung, model.requests.length]).toEqual([0, 0]);
});

test('without a model the best passages are the answer, and said to be extracts', async () => {
  const { plan } = await proposeByLadder(asking(WARRANTY), calm, auto(undefined));
  expect(plan).toMatchObject({
    kind: 'answer',
    basis: 'extracts',
    answer: PASSAGE.text,
    citations: [{ n: 1, tabId: 4, id: 'p1' }],
  });
});

test('with one, it answers in place of extracts', async () => {
  const { plan, rung, tokens } = await proposeByLadder(asking(WARRANTY), calm, auto(fakeClient([REPLY], 2)));
  expect(plan).toMatchObject({ answer: 'Seven years.', basis: 'cited', citations: [{ id: 'p1' }] });
  expect([rung, tokens]).toEqual([2, 110]);
});

test('a model that fails leaves the extracts, with the reason', async () => {
  const down = fakeClient([failure('MODEL_UNAVAILABLE', 'The server is down.')], 2);
  const { plan } = await proposeByLadder(asking(WARRANTY), calm, auto(down));
  if (plan.kind !== 'answer') throw new Error(plan.kind);
  expect(plan.basis).toBe('extracts');
  expect(plan.evidence.map(english).join()).toContain('The server is down.');
});

test('a planner that is forced to the model answers with it, also what a table tells', async () => {
  const model = fakeClient([REPLY], 2);
  await proposeByLadder(asking('What is the price of the Stratus?'), calm, key(model));
  expect(model.requests).toHaveLength(1);
  const down = failure('MODEL_UNAVAILABLE', 'The server is down.');
  const { plan } = await proposeByLadder(asking(WARRANTY), calm, key(down));
  expect(plan).toMatchObject({ kind: 'ask', options: [{ value: TRY_AGAIN }, {}] });
});
