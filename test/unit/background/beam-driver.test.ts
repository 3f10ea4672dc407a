// What a search leaves in the site graph.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextMove, startBeam, type BeamNode, type BeamState } from '../../../src/agent/explore/beam';
import { reduce } from '../../../src/agent/controller/controller';
import { skillProposer } from '../../../src/agent/rungs/skill-proposer';
import { initialState, type ControllerState } from '../../../src/agent/controller/state';
import type { App } from '../../../src/background/app';
import { moveBeam } from '../../../src/background/tasks/beam-driver';
import { clearCall } from '../../../src/background/acts/funnel';
import { pageReader } from '../../../src/background/pages/page-reader';
import type { Run } from '../../../src/background/tasks/running';
import type { TaskRecord } from '../../../src/shared/records';
import { failure } from '../../../src/shared/tool-result';
import { recordEdge, recordVisit } from '../../../src/store/site-graph';

vi.mock('../../../src/store/site-graph');
vi.mock('../../../src/background/pages/page-reader');
vi.mock('../../../src/background/acts/funnel');
let path = '/bills?y=1';
vi.mock('../../../src/agent/explore/describe-page', () => ({
  describePage: () => ({ origin: 'https://a.test', path, kinds: [] }),
}));

const ORIGIN = 'https://a.test';

beforeEach(() => void vi.stubGlobal('chrome', { i18n: { getUILanguage: () => 'en-US' } }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what was followed is remembered from page to page, by their paths', async () => {
  const page = { mini: { url: `${ORIGIN}/bills?y=1`, title: 'Bills' }, answers: [] };
  vi.mocked(pageReader).mockReturnValue({ look: async () => page } as never);
  vi.spyOn(skillProposer, 'propose').mockRejectedValue(new Error('That is another story.'));
  const node = { title: '', score: 1 };
  const nodes: BeamNode[] = [
    { ...node, id: 'n1', url: `${ORIGIN}/account#top`, depth: 1, label: 'Account', state: 'closed' },
    {
      ...node,
      id: 'n2',
      parent: 'n1',
      url: `${ORIGIN}/bills`,
      depth: 2,
      label: 'Bills',
      state: 'reading',
      tabId: 7,
    },
  ];
  const list = { tasks: [{ id: 'i1', parameters: { kind: 'open' } }] };
  const run = {
    task: { taskId: 't1' } as TaskRecord,
    state: { ...initialState('open the bills', 1, ORIGIN), list, current: 'i1' },
    abort: new AbortController(),
  } as unknown as Run;
  await moveBeam({} as App, run, { ...startBeam('bills', 'bills'), stage: 'search', nodes });
  expect(vi.mocked(recordEdge).mock.calls.map(([, edge]) => edge)).toEqual([
    { origin: ORIGIN, from: '/account', to: '/bills?y=1', label: 'Bills' },
  ]);
});

test('a page that the gate does not let open is left out, and the search goes on', async () => {
  vi.mocked(clearCall).mockResolvedValue({ kind: 'no', failure: failure('POLICY_DENIED', 'not that one') });
  const node = (id: string): BeamNode => ({
    id,
    url: `${ORIGIN}/${id}`,
    title: '',
    depth: 1,
    label: id,
    score: 1,
    state: 'queued',
  });
  const beam: BeamState = {
    ...startBeam('bills', 'bills'),
    stage: 'search',
    nodes: [node('n1'), node('n2')],
  };
  const state: ControllerState = {
    ...initialState('open the bills', 1, ORIGIN),
    status: 'exploring',
    phase: { at: 'explore', beam },
  };
  const run = { task: { taskId: 't1' } as TaskRecord, state, abort: new AbortController() } as unknown as Run;
  const moved = await moveBeam({} as App, run, beam);
  expect(moved).toMatchObject({ journaled: 0, beam: { refused: 'not that one', tabsOpened: 0 } });
  expect(moved.beam.nodes.map((each) => each.state)).toEqual(['closed', 'queued']);
  expect(nextMove(moved.beam)).toMatchObject({ do: 'open', node: { id: 'n2' } });
  // Nothing else is there: why is said, and another rung is asked.
  const ended = reduce(
    state,
    { type: 'beam', beam: { ...moved.beam, stage: 'end' }, journaled: 0 },
    { now: 0, newId: () => 'm1' },
  );
  expect(ended.state.phase).toEqual({ at: 'propose' });
  expect(ended.say.map(({ content }) => content)).toContain('not that one');
});

test('what was found and may not be gone to is not taken for reached', async () => {
  vi.mocked(clearCall).mockResolvedValue({ kind: 'no', failure: failure('POLICY_DENIED', 'not there') });
  const beam: BeamState = {
    ...startBeam('bills', 'bills'),
    stage: 'arrive',
    found: { url: `${ORIGIN}/bills`, wall: false, known: false },
  };
  const run = {
    task: { taskId: 't1' } as TaskRecord,
    state: { ...initialState('open the bills', 1, ORIGIN), phase: { at: 'explore', beam } },
    abort: new AbortController(),
  } as unknown as Run;
  const { beam: after } = await moveBeam({} as App, run, beam);
  expect(after).toMatchObject({ stage: 'end', refused: 'not there' });
  expect(after.found).toBeUndefined();
});

test('a search that is stopped while it looks at a page learns nothing of it', async () => {
  const abort = new AbortController();
  const page = { mini: { url: `${ORIGIN}/bills`, title: 'Bills' }, answers: [] };
  vi.mocked(pageReader).mockReturnValue({ look: async () => (abort.abort(), page) } as never);
  vi.mocked(recordVisit).mockClear();
  const run = {
    task: { taskId: 't1' } as TaskRecord,
    state: initialState('open the bills', 1, ORIGIN),
    abort,
  } as unknown as Run;
  await moveBeam({} as App, run, { ...startBeam('bills', 'bills'), stage: 'root' });
  expect(recordVisit).not.toHaveBeenCalled();
});

test('a page with an address that is too long to be kept is searched all the same', async () => {
  path = `/report?filter=${'x'.repeat(3_000)}`;
  const page = { mini: { url: ORIGIN + path, title: 'Report' }, answers: [] };
  vi.mocked(pageReader).mockReturnValue({ look: async () => page } as never);
  vi.mocked(recordVisit).mockClear();
  const run = {
    task: { taskId: 't1' } as TaskRecord,
    state: initialState('open the bills', 1, ORIGIN),
    abort: new AbortController(),
  } as unknown as Run;
  const moved = await moveBeam({} as App, run, { ...startBeam('bills', 'bills'), stage: 'root' });
  expect(moved.beam.stage).not.toBe('root');
  expect(recordVisit).not.toHaveBeenCalled();
  path = '/bills?y=1';
});
