// The model host in the built extension: set up in the options as a user does it, against a scripted endpoint
// on loopback. What works, what each failure says, and where the key is not.
import type { Page } from '@playwright/test';
import { startEndpoint, type Endpoint, type ScriptedReply } from '../endpoint/scripted-endpoint.mjs';
import { exported } from './exported';
import { expect, test as base, type Copilot } from './fixtures';

const KEY = 'sk-canary-5Tq9vX2mB8';

/** What "Test connection" asks for. */
const READY = { json: { ready: true } };

const test = base.extend<{ endpoint: Endpoint }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
  endpoint: async ({}, use) => {
    const endpoint = await startEndpoint({ script: () => READY, key: KEY });
    await use(endpoint);
    await endpoint.close();
  },
});

async function openOptions({ browser }: Copilot): Promise<Page> {
  const page = await browser.context.newPage();
  await page.goto(`chrome-extension://${browser.extensionId}/options.html`);
  return page;
}

async function setUp(options: Page, baseUrl: string, key?: string): Promise<void> {
  const box = (name: string) => options.getByRole('textbox', { name, exact: true });
  await options.getByRole('combobox', { name: 'Provider', exact: true }).selectOption('openai');
  await box('Base URL').fill(baseUrl);
  await box('Model').fill('scripted-model');
  await box('Model').press('Tab');
  if (key === undefined) return;
  await options.getByLabel('API key', { exact: true }).fill(key);
  await options.getByLabel('API key', { exact: true }).press('Tab');
  await expect(options.getByText('A key is stored.')).toBeVisible();
}

/** What "Test connection" comes to. */
async function testConnection(options: Page): Promise<string> {
  // By key: what is told of the models comes late and moves the button from under a pointer.
  await options.getByRole('button', { name: 'Test connection', exact: true }).press('Enter');
  const result = options.locator('[data-test-result]');
  await expect(result).toHaveAttribute('data-test-result', /true|false/, { timeout: 40_000 });
  return result.innerText();
}

test('a key is entered, tested and used', async ({ copilot, endpoint }) => {
  const options = await openOptions(copilot);
  await expect(options.getByText('not set up')).toHaveCount(2);
  await setUp(options, endpoint.baseUrl, KEY);
  await expect(options.getByText(/set up: scripted-model/)).toBeVisible();
  expect(await testConnection(options)).toMatch(/^It works: scripted-model answered in [\d.]+ s\.$/);
  const [request] = endpoint.requests;
  expect(request?.headers['authorization']).toBe(`Bearer ${KEY}`);
  expect(request?.headers).not.toHaveProperty('cookie');
});

const now = { 'retry-after-ms': '1' };
const FAILURES: [string, ScriptedReply, RegExp][] = [
  ['a server that refuses our origin', { status: 403, body: '' }, /OLLAMA_ORIGINS=chrome-extension/],
  [
    'an unknown model',
    { status: 404, error: { message: 'model not found' } },
    /knows no model “scripted-model”/,
  ],
  ['too many requests', { status: 429, headers: now, error: {} }, /too many requests\. Wait/],
  [
    'no credit',
    { status: 429, headers: now, error: { code: 'insufficient_quota' } },
    /no credit or quota left/,
  ],
  ['a failing server', { status: 500, headers: now, error: {} }, /failed itself \(500\)/],
  ['a stream cut off', { fault: 'cut off' }, /was cut off\. Try again/],
  ['something that is no model', { fault: 'web page' }, /not as an OpenAI-compatible server/],
  ['broken data', { fault: 'bad JSON' }, /not as an OpenAI-compatible server/],
  ['an endless answer', { fault: 'huge' }, /too long/],
  ['an empty answer', '', /empty answer/],
  ['prose', 'I am ready.', /not in the form/],
  ['nothing but thinking', { text: '', finish: 'length' }, /used up its answer with thinking/],
  ['a redirect', { status: 307, headers: { location: 'http://localhost:9/v1' }, body: '' }, /No answer from/],
];

test('each failure says what is wrong and what to do', async ({ copilot, endpoint }) => {
  const options = await openOptions(copilot);
  await setUp(options, endpoint.baseUrl, KEY);
  for (const [name, reply, sentence] of FAILURES) {
    endpoint.play(() => reply);
    expect(await testConnection(options), name).toMatch(sentence);
  }
  await setUp(options, `${endpoint.baseUrl}/nowhere`);
  expect(await testConnection(options), 'a wrong path').toMatch(/no model server at .*\/nowhere/);
  await setUp(options, endpoint.baseUrl, 'sk-wrong');
  expect(await testConnection(options), 'a wrong key').toMatch(/refused the API key/);
  await options.getByRole('button', { name: 'Remove key', exact: true }).click();
  await expect(options.getByText('No key is stored.')).toBeVisible();
  expect(await testConnection(options), 'no key').toMatch(/wants an API key/);
  await endpoint.close();
  expect(await testConnection(options), 'nobody there').toMatch(/No answer from .* Start the server/);
  await setUp(options, 'http://models.example/v1');
  expect(await testConnection(options), 'plain http').toMatch(/must begin with https/);
  await options.getByRole('combobox', { name: 'Provider', exact: true }).selectOption('chrome');
  expect(await testConnection(options), 'a browser without a model').toMatch(/built-in model/);
});

test('the key is in one place and goes to one', async ({ copilot, endpoint }) => {
  const elsewhere = await startEndpoint({ script: () => READY });
  const options = await openOptions(copilot);
  await setUp(options, endpoint.baseUrl, KEY);
  await testConnection(options);
  endpoint.play(({ headers }) => ({ status: 400, error: { message: `no: ${headers['authorization']}` } }));
  await testConnection(options);
  await copilot.openPortal('/');
  const panel = await copilot.start('click "Plans"');
  await copilot.expectStatus(panel, 'succeeded');

  const names = await options.evaluate(async () => {
    const [known] = await indexedDB.databases();
    return new Promise<string[]>((resolve) => {
      const opening = indexedDB.open(known?.name ?? '');
      opening.onsuccess = () => {
        resolve([...opening.result.objectStoreNames]);
        opening.result.close();
      };
    });
  });
  for (const name of names)
    expect(JSON.stringify(await copilot.records(options, name)), name).not.toContain(KEY);

  await options.reload();
  expect(await exported(copilot, options)).not.toContain(KEY);
  for (const page of [options, panel]) expect(await page.content()).not.toContain(KEY);
  const areas = await options.evaluate(async () => ({
    local: await chrome.storage.local.get(),
    session: await chrome.storage.session.get(),
    sync: await chrome.storage.sync.get(),
  }));
  expect(JSON.stringify([areas.session, areas.sync])).not.toContain(KEY);
  expect(JSON.stringify({ ...areas.local, apiKey: null })).not.toContain(KEY);

  await setUp(options, elsewhere.baseUrl);
  expect(await testConnection(options)).toMatch(/^It works/);
  expect(elsewhere.requests).toHaveLength(1);
  expect(JSON.stringify(elsewhere.requests)).not.toContain(KEY);
  await expect(options.getByText('No key is stored.')).toBeVisible();
  await elsewhere.close();
});

test('a host that goes away under a request is made anew and asked once more', async ({
  copilot,
  endpoint,
}) => {
  const options = await openOptions(copilot);
  await setUp(options, endpoint.baseUrl, KEY);
  endpoint.play((_, n) => (n === 0 ? { fault: 'silent' } : READY));
  await options.getByRole('button', { name: 'Test connection', exact: true }).press('Enter');
  await expect.poll(() => endpoint.requests.length).toBe(1);
  await closeHost(copilot);
  await expect(options.getByText(/^It works/)).toBeVisible();
  expect(endpoint.requests).toHaveLength(2);
});

test('a worker that dies leaves no request running', async ({ copilot, endpoint }) => {
  const options = await openOptions(copilot);
  await setUp(options, endpoint.baseUrl, KEY);
  endpoint.play(() => ({ fault: 'silent' }));
  await options.getByRole('button', { name: 'Test connection', exact: true }).press('Enter');
  await expect.poll(() => endpoint.open()).toBe(1);
  const before = endpoint.requests.length;
  // The panel wakes the next worker; the options would ask again.
  await copilot.openPortal('/');
  await copilot.openPanel();
  await options.close();
  await copilot.killWorker();
  await expect.poll(() => endpoint.open()).toBe(0);
  expect(endpoint.requests).toHaveLength(before);
});

test('a content script cannot reach the model host', async ({ copilot, endpoint }) => {
  const options = await openOptions(copilot);
  await setUp(options, endpoint.baseUrl, KEY);
  await testConnection(options);
  const asked = endpoint.requests.length;
  await copilot.openPortal('/');
  const tabId = await copilot.tabIdOf();
  const worker = await copilot.worker();
  const ended = await worker.evaluate(
    async ({ tabId: id, baseUrl }) => {
      const [injected] = await chrome.scripting.executeScript({
        target: { tabId: id },
        args: [baseUrl],
        func: async (url: string) => {
          const call = { call: 'model-host', id: 'of-a-content-script' };
          await chrome.runtime.sendMessage(call).catch(() => undefined);
          const port = chrome.runtime.connect({ name: 'copilot-model:of-a-content-script' });
          const messages = [{ role: 'user', content: 'Hello' }];
          const config = { provider: 'openai', baseUrl: url, model: 'm' };
          port.postMessage({ op: 'complete', config, request: { messages, maxTokens: 5, timeoutMs: 5_000 } });
          return new Promise<string>((resolve) => {
            port.onMessage.addListener(() => resolve('answered'));
            port.onDisconnect.addListener(() => resolve('refused'));
          });
        },
      });
      return injected?.result;
    },
    { tabId, baseUrl: endpoint.baseUrl },
  );
  expect(ended).toBe('refused');
  expect(await testConnection(options)).toMatch(/^It works/);
  expect(endpoint.requests).toHaveLength(asked + 1);
});

test('a panel learns of the worker’s death while the model host is there', async ({ copilot, endpoint }) => {
  const options = await openOptions(copilot);
  await setUp(options, endpoint.baseUrl, KEY);
  await testConnection(options);
  await copilot.openPortal('/');
  const panel = await copilot.openPanel();
  await copilot.killWorker();
  await panel.getByRole('textbox', { name: 'Task', exact: true }).fill('click "Plans"');
  await panel.keyboard.press('Enter');
  await copilot.expectStatus(panel, 'succeeded');
});

async function closeHost({ browser: { cdp, extensionId } }: Copilot): Promise<void> {
  const { targetInfos } = await cdp.send('Target.getTargets');
  const host = targetInfos.find(({ url }) => url === `chrome-extension://${extensionId}/offscreen.html`);
  if (!host) throw new Error('There is no model host.');
  await cdp.send('Target.closeTarget', { targetId: host.targetId });
}
