// What the ranking worker is given, when queries about several lists are under way at once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Ranker, type RankingPort } from '../../../src/page/perceive/ranker';
import { inSlices, type Steps } from '../../../src/page/perceive/slices';
import { rankDocument, type RankDocument } from '../../../src/ranking/rank-document';
import { rankingDesk, type RankingReply, type RankingRequest } from '../../../src/ranking/ranking-desk';
import type { Sieved } from '../../../src/ranking/sieve-documents';
import { wordQueries } from '../../../src/ranking/word-query';

/** A pause is due wherever one may be. */
beforeEach(() => {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 1_000));
});
afterEach(() => void vi.restoreAllMocks());

function started() {
  const desk = rankingDesk();
  let asks = 0;
  const posted: RankingRequest[] = [];
  const port: RankingPort = {
    post(request) {
      posted.push(request);
      desk(request);
    },
    ask: async (question): Promise<RankingReply | undefined> =>
      desk({ op: 'ask', ask: ++asks, question })?.reply,
  };
  return { posted, ranker: new Ranker({ least: 1, current: () => port, end: () => undefined }) };
}

const list = (name: string, length: number) => Array.from({ length }, (_, i) => rankDocument(`${name} ${i}`));

function asked(ranker: Ranker, text: string, documents: readonly RankDocument[]): Steps<Sieved> {
  return ranker.sieve({ queries: wordQueries(text), documents, limit: 200 });
}
const answerOf = (steps: Steps<Sieved>) => inSlices(steps, () => 0);

/** The work, which goes no further than to its first pause before the gate opens. */
function* heldUp(steps: Steps<Sieved>, gate: Promise<void>): Steps<Sieved> {
  let step = steps.next();
  yield gate;
  while (step.done !== true) {
    yield step.value;
    step = steps.next();
  }
  return step.value;
}

const keptSinceForgotten = (posted: readonly RankingRequest[]) =>
  posted
    .slice(posted.findLastIndex(({ op }) => op === 'forget') + 1)
    .flatMap((request) => (request.op === 'keep' ? request.documents.map(([, { label }]) => label) : []));

test('a query that waits while all is forgotten sends no more of it, and finds what is there', async () => {
  const { posted, ranker } = started();
  for (const gone of ['Alder', 'Birch', 'Cedar', 'Dogwood'])
    await answerOf(asked(ranker, gone, list(gone, 1_000)));
  let open!: () => void;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const waiting = answerOf(heldUp(asked(ranker, 'elm 700', list('Elm', 1_000)), gate));
  const firs = list('Fir', 1_000);
  expect((await answerOf(asked(ranker, 'fir 700', firs))).kept).toContain(700);
  expect(posted.filter(({ op }) => op === 'forget')).toHaveLength(1);
  open();
  expect((await waiting).kept).toContain(700);
  expect(keptSinceForgotten(posted)).toEqual(firs.map(({ label }) => label));
  expect((await answerOf(asked(ranker, 'fir 700', firs))).kept).toContain(700);
});

test('what a page has is not forgotten because a shorter list of it is asked about', async () => {
  const { posted, ranker } = started();
  const all = list('Grove', 4_000);
  const few = list('Hazel', 600);
  for (let round = 0; round < 3; round++) {
    expect((await answerOf(asked(ranker, 'grove 3999', all))).kept).toContain(3_999);
    expect((await answerOf(asked(ranker, 'hazel 599', few))).kept).toContain(599);
  }
  expect(posted.some(({ op }) => op === 'forget')).toBe(false);
});

test('numbers of what was forgotten are given to nothing else', async () => {
  const { posted, ranker } = started();
  for (let i = 0; i < 6; i++) await answerOf(asked(ranker, `list ${i}`, list(`List ${i}`, 10)));
  const numbers = posted.flatMap((request) =>
    request.op === 'keep' ? request.documents.map(([number]) => number) : [],
  );
  expect(posted.some(({ op }) => op === 'forget')).toBe(true);
  expect(new Set(numbers).size).toBe(numbers.length);
});
