// Starts a Chromium with a build of the extension: for the terminal, the pictures and the tests alike.
// Promises a profile of its own, no requests of the browser's own, and downloads under their real names.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

/** Folders that were made for one browser, to be removed with it. */
const madeFor = () => {
  const made = [];
  const make = (name) => {
    made.push(mkdtempSync(join(tmpdir(), `browser-copilot-${name}-`)));
    return made.at(-1);
  };
  // The browser's last processes may still write.
  const remove = () => made.forEach((dir) => rmSync(dir, { recursive: true, force: true, maxRetries: 3 }));
  return { make, remove };
};

const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * @param {{dist: string, executablePath: string, headless?: boolean, profileDir?: string, downloadDir?: string,
 *   viewport?: {width: number, height: number} | null, language?: string, args?: string[]}} options
 * A folder for the profile or for downloads that is not named is a fresh one, removed by `close()`.
 */
export async function launchBrowser(options) {
  const { dist, executablePath, headless = true, viewport = { width: 1280, height: 800 } } = options;
  const { language = 'en-US' } = options;
  const folders = madeFor();
  const profileDir = options.profileDir ?? folders.make('profile');
  const downloadDir = options.downloadDir ?? folders.make('downloads');
  mkdirSync(downloadDir, { recursive: true });
  const extension = resolve(dist);
  let context;
  const close = async () => {
    await context?.close();
    folders.remove();
  };
  try {
    context = await chromium.launchPersistentContext(profileDir, {
      executablePath,
      headless,
      viewport,
      locale: language,
      timeout: 60_000,
      env: { ...process.env, LANGUAGE: language.replace('-', '_') },
      args: [
        ...ARGS,
        `--lang=${language}`,
        `--disable-extensions-except=${extension}`,
        `--load-extension=${extension}`,
        ...(options.args ?? []),
      ],
      ignoreDefaultArgs: ['--disable-extensions'],
    });
    const page = context.pages()[0] ?? (await context.newPage());
    const cdp = await context.newCDPSession(page);
    await cdp.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: downloadDir });
    const worker =
      context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker', { timeout: 30_000 }));
    const extensionId = new URL(worker.url()).host;
    return { context, page, cdp, extensionId, downloadDir, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The extension's worker as it is now; wakes it when it is down. */
export async function workerOf({ context, extensionId }) {
  const mine = (worker) => new URL(worker.url()).host === extensionId;
  const alive = context.serviceWorkers().find(mine);
  return alive ?? context.waitForEvent('serviceworker', { predicate: mine, timeout: 30_000 });
}

/** Chrome's id of a page's tab. The address must be the only one of its kind in the browser. */
export async function tabIdOf(browser, page) {
  const worker = await workerOf(browser);
  const url = page.url();
  const ids = await worker.evaluate(
    async (wanted) => (await chrome.tabs.query({})).filter((tab) => tab.url === wanted).map((tab) => tab.id),
    url,
  );
  if (ids.length !== 1) throw new Error(`${ids.length} tabs show ${url}; exactly one must.`);
  return ids[0];
}

/** The side panel's page, bound to a tab, in a window of its own beside it. */
export async function openPanelWindow(browser, tabId, { width = 440, height = 900 } = {}) {
  const worker = await workerOf(browser);
  const url = `chrome-extension://${browser.extensionId}/sidepanel.html?tabId=${tabId}`;
  const opened = browser.context.waitForEvent('page', { timeout: 20_000 });
  await worker.evaluate(
    ({ url, width, height }) => chrome.windows.create({ url, type: 'popup', width, height }).then(() => true),
    { url, width, height },
  );
  const panel = await opened;
  // By its place, for its name is in the interface's language.
  await panel.locator('form.composer textarea').waitFor({ timeout: 20_000 });
  return panel;
}
