// Every tool through the one funnel: what it does when all is well, and its answer when the element has gone,
// the page does not answer, or the site is not allowed.
import { TOOLS } from '../../src/tools/registry';
import type { ToolResult } from '../../src/shared/tool-result';
import { expect, test, type Copilot } from './fixtures';
import { allowSite, forbidSite, openWorkbench } from './workbench';

type Args = Record<string, unknown>;
interface Case {
  tool: string;
  args: Args;
  /** Role and name of the element; its id or its role selector goes into `selector`. */
  on?: { role: string; name: string };
  /** What holds in the page afterwards. */
  after?: (copilot: Copilot, data: unknown) => Promise<void>;
}

const note = (words: string) => async (copilot: Copilot) => {
  await expect(copilot.page.locator('#note')).toContainText(words);
};
const button = (name: string) => ({ role: 'button', name });
const data = (check: (data: unknown) => void) => async (_: Copilot, value: unknown) => check(value);

const CASES: Case[] = [
  {
    tool: 'getMiniPCD',
    args: {},
    after: data((value) => expect(value).toMatchObject({ title: 'Workbench' })),
  },
  {
    tool: 'pcd.query',
    args: { text: 'save', topK: 3 },
    after: data((value) => expect(value).toMatchObject([{ label: 'Save' }])),
  },
  { tool: 'dom.click', args: {}, on: button('Save'), after: note('save;') },
  { tool: 'dom.dblclick', args: {}, on: button('Twice'), after: note('twice;') },
  { tool: 'dom.hover', args: {}, on: button('Hover me'), after: note('hover;') },
  {
    tool: 'dom.focus',
    args: {},
    on: { role: 'textbox', name: 'Email' },
    after: ({ page }) => expect(page.getByLabel('Email')).toBeFocused(),
  },
  { tool: 'dom.press', args: { key: 'Enter' }, on: button('Save'), after: note('save;') },
  {
    tool: 'dom.type',
    args: { text: 'mara@example.com' },
    on: { role: 'textbox', name: 'Email' },
    after: ({ page }) => expect(page.getByLabel('Email')).toHaveValue('mara@example.com'),
  },
  {
    tool: 'dom.select',
    args: { value: 'Denmark' },
    on: { role: 'combobox', name: 'Country' },
    after: ({ page }) => expect(page.getByLabel('Country')).toHaveValue('Denmark'),
  },
  {
    tool: 'dom.check',
    args: { on: true },
    on: { role: 'checkbox', name: 'Newsletter' },
    after: ({ page }) => expect(page.getByLabel('Newsletter')).toBeChecked(),
  },
  {
    tool: 'dom.set',
    args: { value: '40' },
    on: { role: 'slider', name: 'Volume' },
    after: ({ page }) => expect(page.getByLabel('Volume')).toHaveValue('40'),
  },
  { tool: 'dom.submit', args: {}, on: button('Apply'), after: note('submit;') },
  {
    tool: 'dom.scroll',
    args: { direction: 'bottom' },
    after: async ({ page }) => expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500),
  },
  { tool: 'dom.drag', args: { by: { x: 60, y: 0 } }, on: button('Handle') },
  {
    tool: 'dom.selectText',
    args: { selector: { kind: 'text', text: 'Terms of the workbench' } },
    after: async ({ page }) =>
      expect(await page.evaluate(() => String(getSelection()))).toContain('Terms of the workbench'),
  },
  { tool: 'dom.waitFor', args: { event: 'text', value: 'Workbench', timeoutMs: 2_000 } },
  { tool: 'dom.get', args: { what: 'text' }, on: button('Save') },
  { tool: 'dom.is', args: { what: 'enabled' }, on: button('Save') },
  { tool: 'dom.snapshot', args: {}, after: data((value) => expect(JSON.stringify(value)).toContain('Save')) },
  {
    tool: 'page.read',
    args: {},
    after: data((value) => expect(JSON.stringify(value)).toContain('short and plain')),
  },
  {
    tool: 'page.highlight',
    args: { text: 'short and plain' },
    after: ({ page }) =>
      expect.poll(() => page.evaluate(() => CSS.highlights.has('browser-copilot-citation'))).toBe(true),
  },
  {
    tool: 'page.info',
    args: {},
    after: data((value) => expect(value).toMatchObject({ title: 'Workbench' })),
  },
];

/** Tools with tests of their own, below or elsewhere, and why they are not in the table. */
const ELSEWHERE: Record<string, string> = {
  getDetails: 'below: takes ids',
  'dom.extract': 'below: takes a collection',
  'dom.upload': 'needs a file that the user chose in the panel',
  'tabs.list': 'below',
  'tabs.open': 'below',
  'tabs.switch': 'below',
  'tabs.close': 'below',
  'tabs.navigate': 'below',
  'tabs.back': 'below',
  'tabs.forward': 'below',
  'tabs.reload': 'below',
  'downloads.waitFor': 'below',
  'capture.candidates': 'needs the user’s call first: capture.test.ts',
  'page.runScript': 'off by default: scripts.test.ts',
  request_assistance: 'answered by the task: invoice.test.ts',
};

const codeOf = (result: ToolResult) => (result.ok ? 'ok' : result.code);

async function callOn(copilot: Copilot, tabId: number, { tool, args, on }: Case): Promise<ToolResult> {
  const selector = on ? { selector: { kind: 'role', ...on } } : {};
  return copilot.call(tool, { tabId, ...args, ...selector });
}

/** Id of an element by its role and name, or of the page's table. */
async function idOf(
  copilot: Copilot,
  tabId: number,
  want: { role?: string; name: string; type?: string },
): Promise<string> {
  const kind = want.type === 'collection' ? { kind: 'collection' } : {};
  const found = await copilot.call('pcd.query', { tabId, text: want.name, topK: 20, ...kind });
  if (!found.ok) throw new Error(found.error);
  const hits = found.data as { id: string; label: string; role: string }[];
  const hit =
    hits.find(({ label, role }) => label === want.name && (want.role === undefined || role === want.role)) ??
    (want.type ? hits[0] : undefined);
  if (!hit)
    throw new Error(
      `${want.name} is not among ${JSON.stringify(hits.map(({ label, role }) => [role, label]))}`,
    );
  return hit.id;
}

test('the table covers every tool', () => {
  const covered = [...CASES.map(({ tool }) => tool), ...Object.keys(ELSEWHERE)];
  expect(TOOLS.map(({ name }) => name as string).filter((name) => !covered.includes(name))).toEqual([]);
});

test('each tool does its work on an allowed site', async ({ copilot }) => {
  await allowSite(copilot);
  for (const one of CASES) {
    await test.step(one.tool, async () => {
      await openWorkbench(copilot);
      const result = await callOn(copilot, await copilot.tabIdOf(), one);
      expect.soft(result, one.tool).toMatchObject({ ok: true });
      if (result.ok) await one.after?.(copilot, result.data);
    });
  }
});

test('each tool says STALE for an element of a document that is gone', async ({ copilot }) => {
  await allowSite(copilot);
  await openWorkbench(copilot);
  const tabId = await copilot.tabIdOf();
  const targeted = CASES.filter(({ on }) => on !== undefined);
  const ids = new Map<string, string>();
  for (const { tool, on } of targeted) if (on) ids.set(tool, await idOf(copilot, tabId, on));
  const table = await idOf(copilot, tabId, { name: 'Stock', type: 'collection' });
  await copilot.page.reload();
  for (const { tool, args } of targeted) {
    const result = await copilot.call(tool, {
      tabId,
      ...args,
      selector: { kind: 'ref', ref: ids.get(tool) ?? '' },
    });
    expect.soft(codeOf(result), tool).toBe('STALE');
  }
  expect
    .soft(codeOf(await copilot.call('dom.extract', { tabId, collectionId: table, fields: [] })))
    .toBe('STALE');
  await expect(copilot.page.locator('#note')).toHaveText('');
});

test('each tool says TIMEOUT when the page does not answer, and does nothing later', async ({ copilot }) => {
  await allowSite(copilot);
  await openWorkbench(copilot);
  const tabId = await copilot.tabIdOf();
  // The content script is there before the page stops answering.
  expect(codeOf(await copilot.call('page.info', { tabId }))).toBe('ok');
  const begun = copilot.page.waitForEvent('console', (message) => message.text() === 'blocked from here');
  const blocked = copilot.page.evaluate(() => {
    console.log('blocked from here');
    const end = performance.now() + 40_000;
    while (performance.now() < end);
  });
  await begun;
  const results = await Promise.all(
    CASES.map(async (one) => [one.tool, codeOf(await callOn(copilot, tabId, one))] as const),
  );
  // A scroll of the page aims at no element: nothing was asked before it was sent, so its outcome is not known.
  for (const [tool, code] of results)
    expect.soft(code, tool).toBe(tool === 'dom.scroll' ? 'OUTCOME_UNKNOWN' : 'TIMEOUT');
  await blocked;
  await expect(copilot.page.locator('#note')).toHaveText('');
  await expect(copilot.page.getByLabel('Email')).toHaveValue('');
});

test('each tool is denied on a site that the user did not allow', async ({ copilot }) => {
  await openWorkbench(copilot);
  const tabId = await copilot.tabIdOf();
  for (const one of CASES) {
    expect.soft(codeOf(await callOn(copilot, tabId, one)), one.tool).toBe('POLICY_DENIED');
  }
  for (const [tool, args] of [
    ['getDetails', { ids: ['a1'] }],
    ['dom.extract', { collectionId: 'c1', fields: [] }],
    ['tabs.navigate', { url: copilot.portal.otherOrigin }],
    ['tabs.open', { url: `${copilot.portal.origin}/shop`, background: true }],
    ['page.runScript', { code: 'document.title', explanation: 'Reads the title.' }],
  ] as const) {
    expect.soft(codeOf(await copilot.call(tool, { tabId, ...args })), tool).toBe('POLICY_DENIED');
  }
  await expect(copilot.page.locator('#note')).toHaveText('');
});

test('details and rows are returned for perceived ids', async ({ copilot }) => {
  await allowSite(copilot);
  await openWorkbench(copilot);
  const tabId = await copilot.tabIdOf();
  const save = await idOf(copilot, tabId, button('Save'));
  expect(await copilot.call('getDetails', { tabId, ids: [save] })).toMatchObject({
    ok: true,
    data: [{ id: save, selector: { kind: 'role', role: 'button', name: 'Save' } }],
  });
  const table = await idOf(copilot, tabId, { name: 'Stock', type: 'collection' });
  const rows = await copilot.call('dom.extract', { tabId, collectionId: table, fields: [] });
  expect(JSON.stringify(rows)).toMatch(/Lamp.*Lock.*Hub/);
});

test('tab tools open, switch, navigate, go back and forth, reload and close', async ({ copilot, portal }) => {
  await allowSite(copilot);
  await copilot.page.goto(`${portal.origin}/`);
  // Going back skips pages that nobody touched.
  const touch = () => copilot.page.mouse.click(2, 2);
  await touch();
  const tabId = await copilot.tabIdOf();
  const opened = await copilot.call('tabs.open', { url: `${portal.origin}/shop`, background: true });
  expect(opened).toMatchObject({ ok: true, data: {} });
  const second = opened.ok ? (opened.data as { tabId: number }).tabId : -1;
  expect(JSON.stringify(await copilot.call('tabs.list', {}))).toContain(`${portal.origin}/shop`);
  expect(codeOf(await copilot.call('tabs.switch', { tabId: second }))).toBe('ok');
  expect(codeOf(await copilot.call('tabs.close', { tabId: second }))).toBe('ok');
  expect(codeOf(await copilot.call('tabs.switch', { tabId: second }))).toBe('TAB_CLOSED');
  expect(codeOf(await copilot.call('tabs.navigate', { tabId, url: `${portal.origin}/plans` }))).toBe('ok');
  expect(copilot.page.url()).toBe(`${portal.origin}/plans`);
  await touch();
  expect(codeOf(await copilot.call('tabs.back', { tabId }))).toBe('ok');
  expect(copilot.page.url()).toBe(`${portal.origin}/`);
  expect(codeOf(await copilot.call('tabs.forward', { tabId }))).toBe('ok');
  expect(copilot.page.url()).toBe(`${portal.origin}/plans`);
  expect(codeOf(await copilot.call('tabs.reload', { tabId }))).toBe('ok');
});

test('waiting ends as TIMEOUT when what is waited for does not come', async ({ copilot }) => {
  await allowSite(copilot);
  await openWorkbench(copilot);
  const tabId = await copilot.tabIdOf();
  const waits: Args[] = [
    { event: 'text', value: 'Never written' },
    { event: 'selector', selector: { kind: 'role', role: 'button', name: 'Never there' } },
    { event: 'urlChange' },
  ];
  for (const wait of waits) {
    const result = await copilot.call('dom.waitFor', { tabId, timeoutMs: 300, ...wait });
    expect.soft(codeOf(result), JSON.stringify(wait)).toBe('TIMEOUT');
  }
  const download = await copilot.call('downloads.waitFor', { tabId, since: Date.now(), timeoutMs: 300 });
  expect(codeOf(download)).toBe('TIMEOUT');
});

test('a call with bad arguments, or of no tool, is INVALID_ACTION', async ({ copilot }) => {
  expect(codeOf(await copilot.call('dom.fly', { tabId: 1 }))).toBe('INVALID_ACTION');
  expect(codeOf(await copilot.call('dom.click', { tabId: 1 }))).toBe('INVALID_ACTION');
  expect(codeOf(await copilot.call('dom.click', { tabId: 1, selector: { kind: 'role' } }))).toBe(
    'INVALID_ACTION',
  );
});

test('two elements that fit are AMBIGUOUS, none is NOT_FOUND, a disabled one NOT_ACTIONABLE', async ({
  copilot,
}) => {
  await allowSite(copilot);
  await openWorkbench(copilot);
  await copilot.page.evaluate(() => {
    document
      .querySelector('main')!
      .insertAdjacentHTML(
        'afterbegin',
        '<button>Same</button><button>Same</button><button disabled>Off</button>',
      );
  });
  const tabId = await copilot.tabIdOf();
  const click = async (name: string) =>
    codeOf(await copilot.call('dom.click', { tabId, selector: { kind: 'role', role: 'button', name } }));
  expect(await click('Same')).toBe('AMBIGUOUS');
  expect(await click('Nobody')).toMatch(/NOT_FOUND|TIMEOUT/);
  expect(await click('Off')).toMatch(/NOT_ACTIONABLE|TIMEOUT/);
});

test('frames of sites that the user did not allow are not read; those without an address are the page’s', async ({
  copilot,
  portal,
}) => {
  await allowSite(copilot);
  await copilot.page.goto(`${portal.origin}/support`);
  await copilot.page.evaluate(() => {
    const written = (mark: (frame: HTMLIFrameElement) => void) => {
      const frame = document.createElement('iframe');
      mark(frame);
      document.body.append(frame);
      return frame;
    };
    written((frame) => (frame.srcdoc = '<button>Given in the attribute</button>'));
    const empty = written((frame) => (frame.title = 'Written by script'));
    empty.contentDocument!.body.innerHTML = '<button>Written by script</button>';
  });
  const chat = copilot.page.frames().find((frame) => frame.url().startsWith(portal.otherOrigin));
  await chat?.getByRole('button', { name: 'Send chat message' }).waitFor();
  const tabId = await copilot.tabIdOf();
  const labels = async () => {
    const found = await copilot.call('pcd.query', { tabId, topK: 200 });
    return (found.ok ? (found.data as { id: string; label: string }[]) : []).map(({ label }) => label);
  };
  const ofThePage = ['Subscribe', 'Given in the attribute', 'Written by script'];
  await expect.poll(labels).toEqual(expect.arrayContaining(ofThePage));
  for (const name of ofThePage.slice(1)) {
    const selector = { kind: 'ref', ref: await idOf(copilot, tabId, button(name)) };
    expect(codeOf(await copilot.call('dom.click', { tabId, selector })), name).toBe('ok');
  }
  expect(await labels()).not.toContain('Send chat message');
  expect(JSON.stringify(await copilot.call('getMiniPCD', { tabId }))).not.toContain('Send chat message');

  await allowSite(copilot, portal.otherOrigin);
  await expect.poll(labels).toContain('Send chat message');
  const send = await idOf(copilot, tabId, button('Send chat message'));
  await forbidSite(copilot, portal.otherOrigin);
  expect(await copilot.call('getDetails', { tabId, ids: [send] })).toEqual({ ok: true, data: [] });
});
