// What the gate is told at the act: the policy and the browser's permission as they are then. The record that an
// administrator's policy asks for comes before the act.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../../../src/background/app';
import { newAsker } from '../../../src/background/acts/asker';
import { mainFrame, type Frame } from '../../../src/background/pages/frames';
import { judge, type Question } from '../../../src/background/acts/gate';
import { allowlist, hasBrowserPermission } from '../../../src/background/pages/sites';
import { CopilotError } from '../../../src/shared/errors';
import { appendAudit } from '../../../src/store/audit';
import { loadEffective } from '../../../src/store/settings';
import { parseToolCall } from '../../../src/tools/registry';

vi.mock('../../../src/background/pages/frames');
vi.mock('../../../src/background/pages/sites');
vi.mock('../../../src/store/audit');
vi.mock('../../../src/store/settings');

const app = {} as App;

function reloading(): Question {
  const parsed = parseToolCall({ name: 'tabs.reload', args: { tabId: 1 } });
  if (!parsed.ok) throw new Error(parsed.error);
  const { call, tool } = parsed;
  const asker = newAsker('panel', 1, 'reload');
  const url = 'https://a.test/';
  return { call, tool, tabId: 1, frame: undefined, target: undefined, asker, place: url, pageUrl: url };
}

beforeEach(() => {
  vi.stubGlobal('__TEST_HOOKS__', false);
  vi.stubGlobal('chrome', { tabs: { get: async () => ({ url: 'https://a.test/' }) } });
  vi.mocked(allowlist).mockResolvedValue(['https://a.test']);
  vi.mocked(hasBrowserPermission).mockResolvedValue(true);
  const effective = { settings: { scripts: false }, policy: { kind: 'managed', policy: {} }, managed: [] };
  vi.mocked(loadEffective).mockResolvedValue(effective as never);
  app.effective = effective as never;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('an act is allowed when its record is kept, and not before', async () => {
  let kept: (() => void) | undefined;
  vi.mocked(appendAudit).mockReturnValue(new Promise((resolve) => (kept = resolve as () => void)));
  const verdict = judge(app, reloading());
  await vi.waitFor(() => expect(appendAudit).toHaveBeenCalledOnce());
  let over = false;
  void verdict.then(() => (over = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(over).toBe(false);
  kept?.();
  expect((await verdict).kind).toBe('allow');
});

test('an act whose record cannot be kept is not done', async () => {
  vi.mocked(appendAudit).mockRejectedValue(new CopilotError('QUOTA', 'full'));
  await expect(judge(app, reloading())).rejects.toThrow('full');
});

test('the policy of this moment counts, not that of the task’s beginning', async () => {
  const blocked = { ...app.effective, policy: { kind: 'managed', policy: { blockedSites: ['*.b.test'] } } };
  vi.mocked(loadEffective).mockResolvedValue(blocked as never);
  const parsed = parseToolCall({ name: 'tabs.navigate', args: { tabId: 1, url: 'https://b.test/' } });
  if (!parsed.ok) throw new Error(parsed.error);
  const { call, tool } = parsed;
  vi.mocked(allowlist).mockResolvedValue(['https://a.test', 'https://b.test']);
  expect((await judge(app, reloading())).kind).toBe('allow');
  expect(await judge(app, { ...reloading(), call, tool })).toMatchObject({
    kind: 'no',
    failure: { code: 'POLICY_DENIED' },
  });
});

test.each([
  ['another site', 'https://b.test', 'no'],
  ['the page’s own site', 'https://a.test', 'allow'],
])('a frame of %s that the browser has not opened', async (_whose, origin, kind) => {
  vi.mocked(hasBrowserPermission).mockResolvedValue(false);
  vi.mocked(allowlist).mockResolvedValue(['https://a.test', 'https://b.test']);
  const parsed = parseToolCall({ name: 'dom.get', args: { tabId: 1, what: 'title' } });
  if (!parsed.ok) throw new Error(parsed.error);
  const frame = { frameId: 3, documentId: 'd3', origin, url: `${origin}/frame`, path: ['f'] };
  const verdict = await judge(app, { ...reloading(), ...parsed, frame, place: frame.url });
  expect(verdict.kind).toBe(kind);
  if (verdict.kind === 'no') expect(verdict.failure.code).toBe('NEEDS_PERMISSION');
});

test('a page whose address the browser does not tell is judged by its main frame, not by a frame in it', async () => {
  vi.stubGlobal('chrome', { tabs: { get: async () => ({}) } });
  vi.mocked(allowlist).mockResolvedValue(['https://b.test']);
  vi.mocked(mainFrame).mockResolvedValue({ origin: 'https://a.test' } as Frame);
  const parsed = parseToolCall({ name: 'dom.get', args: { tabId: 1, what: 'title' } });
  if (!parsed.ok) throw new Error(parsed.error);
  const url = 'https://b.test/frame';
  const frame = { frameId: 3, documentId: 'd3', origin: 'https://b.test', url, path: ['f'] };
  const verdict = await judge(app, { ...reloading(), ...parsed, frame, place: url, pageUrl: url });
  expect(verdict).toMatchObject({ kind: 'no', failure: { code: 'POLICY_DENIED' } });
});

test('what the user approves in a frame is for the page around it, also where the browser does not tell its address', async () => {
  vi.stubGlobal('chrome', { tabs: { get: async () => ({}) } });
  vi.mocked(mainFrame).mockResolvedValue({ origin: 'https://a.test' } as Frame);
  const parsed = parseToolCall({ name: 'dom.get', args: { tabId: 1, what: 'title' } });
  if (!parsed.ok) throw new Error(parsed.error);
  const url = 'https://a.test/frame';
  const frame = { frameId: 3, documentId: 'd3', origin: 'https://a.test', url, path: ['f'] };
  const pageUrl = 'https://a.test/page#part';
  const verdict = await judge(app, { ...reloading(), ...parsed, frame, place: url, pageUrl });
  expect(verdict).toMatchObject({ context: { tab: { url, page: 'https://a.test/page' } } });
});
