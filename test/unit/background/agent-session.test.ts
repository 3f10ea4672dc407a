// What an outside agent is answered, and what is remembered of its writes.
import { beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../../src/background/app';
import { carryOut } from '../../../src/background/bridge/carry-out';
import type { Answer, BridgeCards } from '../../../src/background/bridge/cards';
import * as remembered from '../../../src/background/bridge/remembered';
import { openAgentSession, type Note } from '../../../src/background/bridge/session';
import type { Ask } from '../../../src/background/acts/gate';
import { newAsker } from '../../../src/background/acts/asker';
import { failure, success } from '../../../src/shared/tool-result';

vi.mock('../../../src/background/bridge/carry-out', () => ({ carryOut: vi.fn() }));
vi.mock('../../../src/background/bridge/remembered');
vi.mock('../../../src/background/acts/scrub', () => ({
  scrubber: async () => (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll('hunter2', '••••')) as unknown,
}));

const send = vi.fn();
const note = vi.fn<Note>();
const CLICK = { type: 'click', params: { ref: 'e1' } };
const open = () =>
  openAgentSession({} as App, { session: 'run', send }, { withdrawAll: () => {} } as BridgeCards, note);

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(remembered.knownCommand).mockResolvedValue({ kind: 'new' });
});

test.each([
  ['a refusal after the act', failure('POLICY_DENIED', 'kept from going there')],
  ['a success', success({})],
])('an act that was begun is not done again: %s is remembered', async (_what, result) => {
  vi.mocked(carryOut).mockResolvedValue({ result, performed: true });
  open().frame({ id: 1, ...CLICK });
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(remembered.rememberAnswer).toHaveBeenCalledOnce();
  expect(remembered.forgetCommand).not.toHaveBeenCalled();
});

test('what never began is forgotten, whatever its code', async () => {
  vi.mocked(carryOut).mockResolvedValue({ result: failure('TIMEOUT', 'The page did not answer.') });
  open().frame({ id: 1, ...CLICK });
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(remembered.forgetCommand).toHaveBeenCalledOnce();
  expect(remembered.rememberAnswer).not.toHaveBeenCalled();
});

test('a command that breaks off inside is answered, and those after it too', async () => {
  vi.mocked(remembered.knownCommand).mockRejectedValueOnce(new Error('storage is full'));
  vi.mocked(carryOut).mockResolvedValue({ result: success({}), performed: true });
  const session = open();
  session.frame({ id: 1, ...CLICK });
  session.frame({ id: 2, ...CLICK });
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls.map(([answer]: unknown[]) => answer)).toMatchObject([
    { id: 1, success: false, code: 'OUTCOME_UNKNOWN' },
    { id: 2, success: true },
  ]);
  expect(note).toHaveBeenCalledWith('error', 'click: storage is full');
});

test('a secret that a page echoes is not told, and the agent’s own id comes back as it was', async () => {
  vi.mocked(carryOut).mockResolvedValue({ result: success({ value: ['my hunter2'] }) });
  open().frame({ id: 'hunter2', type: 'get', params: { what: 'title' } });
  await vi.waitFor(() =>
    expect(send).toHaveBeenCalledWith({ id: 'hunter2', success: true, data: { value: ['my ••••'] } }),
  );
});

test.each<[Answer, boolean]>([
  ['approved', false],
  ['trusted', true],
])('a write that was %s is done once; the site is trusted from then on: %s', async (answer, trusted) => {
  const card = { where: 'https://a.test', actionHash: 'h', fingerprint: 'f' };
  const ask = { card, flows: [['https://b.test', 'https://a.test']], trustable: true } as unknown as Ask;
  const given: unknown[] = [];
  vi.mocked(carryOut).mockImplementation(async (_command, errand) => {
    const { place } = errand;
    given.push([[...place.trustedOrigins], [...place.approvedFlows]]);
    const permitted = await errand.approve(ask, newAsker('bridge', 1));
    given.push(permitted.ok && permitted.asker.approvals);
    return { result: success({}), performed: true };
  });
  const cards = { put: async () => answer, withdrawAll: () => {} } as unknown as BridgeCards;
  const session = openAgentSession({} as App, { session: 'run', send }, cards, note);
  session.frame({ id: 1, ...CLICK });
  session.frame({ id: 2, ...CLICK });
  await vi.waitFor(() => expect(given).toHaveLength(4));
  const flows = [['https://b.test', 'https://a.test']];
  expect(given).toEqual([
    [[], []],
    [{ actionHash: 'h', fingerprint: 'f' }],
    [trusted ? ['https://a.test'] : [], flows],
    [{ actionHash: 'h', fingerprint: 'f' }],
  ]);
});

test.each<Answer>(['declined', 'expired', 'withdrawn'])(
  'a write that was %s has no leave',
  async (answer) => {
    let permitted: { ok: boolean } | undefined;
    vi.mocked(carryOut).mockImplementation(async (_command, errand) => {
      permitted = await errand.approve({ card: {}, flows: [] } as unknown as Ask, newAsker('bridge', 1));
      return { result: failure('CANCELLED', 'no') };
    });
    const cards = { put: async () => answer, withdrawAll: () => {} } as unknown as BridgeCards;
    openAgentSession({} as App, { session: 'run', send }, cards, note).frame({ id: 1, ...CLICK });
    await vi.waitFor(() => expect(permitted).toMatchObject({ ok: false }));
  },
);
