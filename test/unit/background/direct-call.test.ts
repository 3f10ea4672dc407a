// Calls outside of a task say whether the act was begun.
import { beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../../src/background/app';
import { newAsker } from '../../../src/background/acts/asker';
import { callDirectly, type AskUser } from '../../../src/background/acts/direct-call';
import { clearCall, perform, type Clearance, type Cleared } from '../../../src/background/acts/funnel';
import { failure, success } from '../../../src/shared/tool-result';

vi.mock('../../../src/background/acts/funnel', () => ({
  clearCall: vi.fn(),
  perform: vi.fn(),
  intentOf: () => ({}),
  outcomeOf: () => ({}),
}));
vi.mock('../../../src/store/tasks', () => ({ commitIntent: vi.fn(), commitOutcome: vi.fn() }));

const denied = failure('POLICY_DENIED', 'no');
const call = (ask?: AskUser) =>
  callDirectly({} as App, { name: 'dom.click', args: {} }, newAsker('bridge', 1), 'Click a button', ask);

beforeEach(() => void vi.resetAllMocks());

test('a refusal after the act was begun tells that it was begun', async () => {
  vi.mocked(clearCall).mockResolvedValue({ kind: 'go', cleared: { tool: { effect: 'act' } } as Cleared });
  vi.mocked(perform).mockResolvedValue({ result: denied });
  expect(await call()).toEqual({ result: denied, performed: true });
});

const asked = {
  kind: 'ask',
  card: { what: 'Press “Pay”', why: 'It pays.' },
  flows: [],
  trustable: false,
} as unknown as Clearance;
const go: Clearance = { kind: 'go', cleared: { tool: { effect: 'act' } } as Cleared };

test('what needs the user’s leave is judged again with it, as the page is then', async () => {
  const approved = { ...newAsker('bridge', 1), approvals: [{ actionHash: 'h', fingerprint: 'f' }] };
  vi.mocked(clearCall).mockResolvedValueOnce(asked).mockResolvedValueOnce(go);
  vi.mocked(perform).mockResolvedValue({ result: success({}) });
  expect((await call(async () => ({ ok: true, asker: approved }))).result).toEqual(success({}));
  expect(vi.mocked(clearCall).mock.lastCall?.[2]).toBe(approved);
});

test('what is another thing by the time of the leave is not done, and not asked about twice', async () => {
  const ask = vi.fn(async () => ({ ok: true as const, asker: newAsker('bridge', 1) }));
  vi.mocked(clearCall).mockResolvedValue(asked);
  expect((await call(ask)).result).toMatchObject({ ok: false, code: 'STALE' });
  expect(ask).toHaveBeenCalledOnce();
  expect(perform).not.toHaveBeenCalled();
});

test.each([
  ['declines', async () => denied, denied],
  ['cannot be asked', undefined, { code: 'NEEDS_CONFIRM' }],
] as const)('nothing is done where the user %s', async (_what, ask, result) => {
  vi.mocked(clearCall).mockResolvedValue(asked);
  expect((await call(ask)).result).toMatchObject(result);
  expect(perform).not.toHaveBeenCalled();
});

test('the same refusal before the act does not', async () => {
  vi.mocked(clearCall).mockResolvedValue({ kind: 'no', failure: denied });
  expect(await call()).toEqual({ result: denied });
  expect(perform).not.toHaveBeenCalled();
});
