// What the tests of the built extension share: a browser with the loopback build, a portal of their own, and
// the panel driven as a user drives it. One browser and one portal a test; nothing carries over.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page, type Worker } from '@playwright/test';
import {
  launchBrowser,
  openPanelWindow,
  tabIdOf,
  workerOf,
  type ExtensionBrowser,
} from '../../scripts/browser.mjs';
import { ENDED, sendGoal, turnsOf, waitForStatus } from '../../scripts/panel.mjs';
import { findChromium } from '../../scripts/setup.mjs';
import type { Marker } from '../../src/background/markers';
import type { Caller } from '../../src/shared/tool-call';
import type { TaskStatus } from '../../src/shared/status';
import type { ToolResult } from '../../src/shared/tool-result';
import { DEMO_USER, startPortal, type Portal } from '../sites/serve.mjs';

export { expect, ENDED };

const ROOT = join(import.meta.dirname, '../..');

export class Copilot {
  constructor(
    readonly browser: ExtensionBrowser,
    readonly portal: Portal,
  ) {}

  get page(): Page {
    return this.browser.page;
  }

  worker(): Promise<Worker> {
    return workerOf(this.browser);
  }

  tabIdOf(page: Page = this.page): Promise<number> {
    return tabIdOf(this.browser, page);
  }

  /** Opens the portal, in a variant, in the first tab. */
  async openPortal(path = '/', variant = 'plain'): Promise<void> {
    const url = new URL(path, this.portal.origin);
    url.searchParams.set('variant', variant);
    await this.page.goto(url.href);
    url.searchParams.delete('variant');
    await this.page.goto(url.href);
  }

  async openPanel(tabId?: number): Promise<Page> {
    return openPanelWindow(this.browser, tabId ?? (await this.tabIdOf()));
  }

  /** Opens the panel on the first tab and sends a goal. */
  async start(goal: string): Promise<Page> {
    const panel = await this.openPanel();
    await sendGoal(panel, goal);
    return panel;
  }

  /** Runs a goal to its end, or to the first time it waits for the user. */
  async runGoal(panel: Page, goal: string, timeoutMs = 60_000): Promise<TaskStatus> {
    await sendGoal(panel, goal);
    return waitForStatus(panel, [...ENDED, 'awaiting_user', 'blocked'], timeoutMs);
  }

  /** The status, and when it is not the wanted one, what the panel shows of the way there. */
  async expectStatus(panel: Page, wanted: TaskStatus, timeoutMs = 60_000): Promise<void> {
    const seen = await waitForStatus(panel, [...ENDED, 'awaiting_user', wanted], timeoutMs);
    if (seen === wanted) return;
    const turns = (await turnsOf(panel)).map(({ mark, text }) => `${mark} ${text}`.trim());
    expect(seen, `${await panel.locator('body').innerText()}\n${turns.join('\n')}`).toBe(wanted);
  }

  async logIn(page: Page = this.page): Promise<void> {
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(DEMO_USER.email);
    await page.getByLabel(/^Password/).fill(DEMO_USER.password);
    await page.getByLabel(/^Password/).press('Enter');
  }

  /** Signed in before the copilot comes into it, and back on a page. */
  async openSignedIn(path: string, variant = 'plain'): Promise<void> {
    await this.openPortal('/login', variant);
    await this.logIn();
    await this.page.waitForURL('**/account');
    await this.page.goto(new URL(path, this.portal.origin).href);
  }

  /** A tool call through the funnel. */
  async call(name: string, args: Record<string, unknown>): Promise<ToolResult> {
    const worker = await this.worker();
    return worker.evaluate((call) => (globalThis as unknown as Hooks).copilot.call(call), { name, args });
  }

  /** A tool call in the name of another caller, with the words that the user is to have written. */
  async callAs(
    caller: Caller,
    words: string,
    name: string,
    args: Record<string, unknown>,
  ): Promise<ToolResult> {
    const worker = await this.worker();
    const given = { call: { name, args }, caller, words };
    return worker.evaluate(
      (one) => (globalThis as unknown as Hooks).copilot.call(one.call, one.caller, one.words),
      given,
    );
  }

  async markers(): Promise<Marker[]> {
    const worker = await this.worker();
    return worker.evaluate(() => (globalThis as unknown as Hooks).copilot.markers());
  }

  async holdAt(index: number | null): Promise<void> {
    const worker = await this.worker();
    await worker.evaluate((at) => (globalThis as unknown as Hooks).copilot.holdAt(at), index);
  }

  /**
   * Ends the service worker as the browser does. The next message or event starts another, under the same
   * target: that it is another one shows in its memory, which is empty.
   */
  async killWorker(): Promise<void> {
    const { cdp, extensionId } = this.browser;
    const worker = await this.worker();
    await worker.evaluate(() => Object.assign(globalThis, { bornBeforeTheKill: true }));
    const { targetInfos } = await cdp.send('Target.getTargets');
    const target = targetInfos.find(
      ({ type, url }) => type === 'service_worker' && new URL(url).host === extensionId,
    );
    if (!target) throw new Error('There is no service worker to kill.');
    await cdp.send('Target.closeTarget', { targetId: target.targetId });
    await expect
      .poll(
        async () => {
          const next = await this.worker();
          // Between two workers there is nobody to answer.
          return next.evaluate(() => 'bornBeforeTheKill' in globalThis).catch(() => true);
        },
        { timeout: 20_000 },
      )
      .toBe(false);
  }

  /** All records of a store of the extension's database, read in the panel's page. */
  async records<T>(panel: Page, store: string): Promise<T[]> {
    return panel.evaluate(async (name) => {
      const [known] = await indexedDB.databases();
      return new Promise<never[]>((resolve, reject) => {
        const opening = indexedDB.open(known?.name ?? '');
        opening.onerror = () => reject(new Error(String(opening.error)));
        opening.onsuccess = () => {
          const db = opening.result;
          const all = db.transaction(name).objectStore(name).getAll();
          all.onerror = () => reject(new Error(String(all.error)));
          all.onsuccess = () => {
            resolve(all.result as never[]);
            db.close();
          };
        };
      });
    }, store);
  }
}

interface Hooks {
  copilot: {
    call(
      call: { name: string; args: Record<string, unknown> },
      caller?: Caller,
      words?: string,
    ): Promise<ToolResult>;
    metrics(): Record<string, number>;
    markers(): Promise<Marker[]>;
    holdAt(index: number | null): Promise<void>;
    shiftClock(ms: number): void;
  };
}

export const test = base.extend<{
  portal: Portal;
  copilot: Copilot;
  dist: string;
  browserArgs: string[];
  language: string;
}>({
  dist: ['dist-loopback', { option: true }],
  browserArgs: [[], { option: true }],
  language: ['en-US', { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
  portal: async ({}, use) => {
    const portal = await startPortal();
    await use(portal);
    await portal.close();
  },
  copilot: async ({ portal, dist, browserArgs, language }, use) => {
    const executablePath = findChromium();
    if (!executablePath) throw new Error('No Chromium was found: run node scripts/setup.mjs.');
    const path = join(ROOT, dist);
    if (!existsSync(join(path, 'manifest.json')))
      throw new Error(`${dist} is not built: npm run build:loopback.`);
    const browser = await launchBrowser({ dist: path, executablePath, args: browserArgs, language });
    await use(new Copilot(browser, portal));
    await browser.close();
  },
});

/** Name and count of what the portal handed out. */
export function downloadsOf(portal: Portal): [string, number][] {
  return Object.entries(portal.counters().downloads);
}
