// How a cleared call is carried out: in its tab's turn, and always with an outcome.
import { afterEach, expect, test, vi } from 'vitest';
import { actInPage } from '../../../src/background/acts/act-in-page';
import type { App } from '../../../src/background/app';
import { perform, type Cleared } from '../../../src/background/acts/funnel';
import { performTabCall } from '../../../src/background/acts/tab-tools';
import { success } from '../../../src/shared/tool-result';

vi.mock('../../../src/background/acts/act-in-page');
vi.mock('../../../src/background/acts/tab-tools');
vi.mock('../../../src/background/acts/scrub', () => ({ scrubber: async () => (text: string) => text }));
vi.mock('../../../src/store/logs');
afterEach(() => void vi.resetAllMocks());

const app = {} as App;
const cleared = (name: string, effect: 'act' | 'navigate', host: 'page' | 'tabs') =>
  ({ call: { name, args: {} }, tool: { name, effect, host }, tabId: 1 }) as unknown as Cleared;
const click = cleared('dom.click', 'act', 'page');

test.each(['tabs.navigate', 'tabs.back', 'tabs.forward', 'tabs.reload', 'tabs.close'])(
  '%s does not take the page away from under an act',
  async (name) => {
    let end: () => void = () => undefined;
    vi.mocked(actInPage).mockReturnValue(
      new Promise((resolve) => (end = () => resolve({ result: success({}) }))),
    );
    vi.mocked(performTabCall).mockResolvedValue({ result: success({}) });
    const act = perform(app, click);
    const move = perform(app, cleared(name, 'navigate', 'tabs'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(performTabCall).not.toHaveBeenCalled();
    end();
    await Promise.all([act, move]);
    expect(performTabCall).toHaveBeenCalledOnce();
  },
);

test('an act that breaks has an outcome: it is not known', async () => {
  vi.mocked(actInPage).mockRejectedValue(new Error('the rules were refused'));
  expect(await perform(app, click)).toMatchObject({ result: { ok: false, code: 'OUTCOME_UNKNOWN' } });
});
