// Calls outside of a task say whether the act was begun.
import { beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../../src/background/app';
import { newAsker } from '../../../src/background/asker';
import { callDirectly } from '../../../src/background/direct-call';
import { clear, perform, type Cleared } from '../../../src/background/funnel';
import { failure } from '../../../src/shared/tool-result';

vi.mock('../../../src/background/funnel', () => ({
  clear: vi.fn(),
  perform: vi.fn(),
  intentOf: () => ({}),
  outcomeOf: () => ({}),
}));
vi.mock('../../../src/store/tasks', () => ({ commitIntent: vi.fn(), commitOutcome: vi.fn() }));

const denied = failure('POLICY_DENIED', 'no');
const call = () =>
  callDirectly({} as App, { name: 'dom.click', args: {} }, newAsker('bridge', 1), 'Click a button');

beforeEach(() => void vi.resetAllMocks());

test('a refusal after the act was begun tells that it was begun', async () => {
  vi.mocked(clear).mockResolvedValue({ kind: 'go', cleared: { tool: { effect: 'act' } } as Cleared });
  vi.mocked(perform).mockResolvedValue({ result: denied });
  expect(await call()).toEqual({ result: denied, performed: true });
});

test('the same refusal before the act does not', async () => {
  vi.mocked(clear).mockResolvedValue({ kind: 'no', failure: denied });
  expect(await call()).toEqual({ result: denied });
  expect(perform).not.toHaveBeenCalled();
});
