// The invoice run, shared by the tests of the slice and of recovery: from the home page to the file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type Copilot } from './fixtures';

export const INVOICE_GOAL = "Download last month's invoice";

/** File name of last month's invoice on the portal. */
export function lastMonthsFile(today = new Date()): string {
  const month = new Date(today.getFullYear(), today.getMonth() - 1, 1);
  return `INV-${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}.pdf`;
}

/** Exactly one download by the server's count, of the right file, which is complete. */
export function expectOneInvoice(copilot: Copilot): void {
  const name = lastMonthsFile();
  expect(copilot.portal.counters().downloads).toEqual({ [name]: 1 });
  const { downloadDir } = copilot.browser;
  const files = readdirSync(downloadDir);
  expect(files).toEqual([name]);
  const bytes = readFileSync(join(downloadDir, name)).toString('latin1');
  expect(bytes.startsWith('%PDF')).toBe(true);
  expect(bytes.trimEnd().endsWith('%%EOF')).toBe(true);
}

/** Signs in when asked, and waits for the end without another touch. */
export async function signInWhenAsked(copilot: Copilot, panel: Page): Promise<void> {
  await copilot.expectStatus(panel, 'awaiting_user');
  await expect(panel.getByRole('heading', { name: 'Please sign in on the page' })).toBeVisible();
  expect(copilot.portal.counters().logins).toBe(0);
  await copilot.logIn();
  await panel.waitForFunction(() => !document.querySelector('[data-task-status=awaiting_user]'));
}

/** Tabs opened and closed from now on, seen from the panel's page, which outlives the worker. */
export async function watchTabs(panel: Page): Promise<() => Promise<TabEvents>> {
  await panel.evaluate(() => {
    const seen: TabEvents = { opened: [], closed: [], foreground: [] };
    Object.assign(globalThis, { tabEvents: seen });
    chrome.tabs.onCreated.addListener((tab) => {
      if (tab.id === undefined) return;
      seen.opened.push(tab.id);
      if (tab.active) seen.foreground.push(tab.id);
    });
    chrome.tabs.onRemoved.addListener((tabId) => seen.closed.push(tabId));
  });
  return () => panel.evaluate(() => (globalThis as unknown as { tabEvents: TabEvents }).tabEvents);
}

export interface TabEvents {
  opened: number[];
  closed: number[];
  /** Opened tabs that took the user's view. */
  foreground: number[];
}
