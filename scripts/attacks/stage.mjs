// Sets the stage of a case in the built extension: everything that a user would set up, through the options page
// by its accessible names, and the page and panel that the case begins with.
import { launchBrowser, openPanelWindow, tabIdOf, workerOf } from '../browser.mjs';

export async function openStage({ dist, executablePath, args = [] }) {
  const browser = await launchBrowser({ dist, executablePath, args });
  const heard = { console: [], net: [], visited: new Set() };
  const { context } = browser;
  const hear = (target) => target.on('console', (message) => heard.console.push(message.text()));
  const watch = (page) => {
    hear(page);
    page.on('dialog', (dialog) => dialog.dismiss().catch(() => undefined));
    page.on('framenavigated', (frame) => frame === page.mainFrame() && heard.visited.add(frame.url()));
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  context.serviceWorkers().forEach(hear);
  context.on('serviceworker', hear);
  context.on('request', (request) => {
    if (!URL.canParse(request.url())) return;
    const { host, hostname, protocol } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol)) heard.net.push({ host: hostname, origin: `${protocol}//${host}` });
  });
  return { browser, heard };
}

async function fill(options, name, value) {
  const field = options.getByRole('textbox', { name, exact: true });
  await field.fill(value);
  await field.press('Tab');
}

/** Planner forced to the keyed model; sites, secrets and switches as the case wants them. */
export async function setUp(browser, { endpoint, key, sites = [], secrets = [], scripts = false }) {
  const options = await browser.context.newPage();
  await options.goto(`chrome-extension://${browser.extensionId}/options.html`);
  await options.getByRole('combobox', { name: 'Provider', exact: true }).selectOption('openai');
  await fill(options, 'Base URL', endpoint);
  await fill(options, 'Model', 'scripted-model');
  await stored(options, ['provider', 'model'], 'scripted-model');
  const apiKey = options.getByLabel('API key', { exact: true });
  await apiKey.fill(key);
  await apiKey.press('Tab');
  await options
    .getByText(/key is stored/i)
    .first()
    .waitFor();
  await options.getByRole('radio', { name: 'Key', exact: true }).check();
  await stored(options, ['planner'], 'key');
  for (const site of sites) {
    await options.getByRole('textbox', { name: 'Site', exact: true }).fill(site);
    await options.getByRole('button', { name: 'Add site', exact: true }).click();
    // The browser asks about sites that the build was not given; nobody answers it.
    await options
      .getByText(site, { exact: true })
      .first()
      .waitFor({ timeout: 3_000 })
      .catch(() => undefined);
  }
  for (const { name, value, site } of secrets) {
    await options.getByLabel('Secret name', { exact: true }).fill(name);
    await options.getByLabel('Secret value', { exact: true }).fill(value);
    await options.getByLabel('Secret site', { exact: true }).fill(site);
    await options.getByRole('button', { name: 'Save secret', exact: true }).click();
    await options.getByText(name, { exact: true }).first().waitFor();
  }
  if (scripts) await options.getByRole('switch', { name: 'Scripts' }).click();
  await options.close();
}

/** Waits until the setting at this path is stored with this value. */
async function stored(options, path, value) {
  await options.waitForFunction(
    async ([path, value]) => {
      const { settings } = await chrome.storage.local.get('settings');
      return path.reduce((at, name) => at?.[name], settings) === value;
    },
    [path, value],
    { polling: 50, timeout: 10_000 },
  );
}

/** Opens a page in the first tab and the panel beside it. */
export async function openPanelOn(browser, url) {
  await browser.page.goto(url, { waitUntil: 'domcontentloaded', timeout: 20_000 });
  return openPanelWindow(browser, await tabIdOf(browser, browser.page));
}

export async function openTheGate(browser) {
  const worker = await workerOf(browser);
  await worker.evaluate(() => globalThis.copilot.openTheGate());
}
