// Types of browser.mjs, for the tests.
import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';

export interface LaunchOptions {
  dist: string;
  executablePath: string;
  headless?: boolean;
  profileDir?: string;
  downloadDir?: string;
  viewport?: { width: number; height: number } | null;
  /** BCP 47, of the interface and of what pages are asked in. Default en-US. */
  language?: string;
  args?: string[];
}

export interface ExtensionBrowser {
  context: BrowserContext;
  /** The first tab. */
  page: Page;
  /** A session of the first tab; `Target` and `Browser` commands work on it too. */
  cdp: CDPSession;
  extensionId: string;
  downloadDir: string;
  close(): Promise<void>;
}

export function launchBrowser(options: LaunchOptions): Promise<ExtensionBrowser>;
export function workerOf(browser: Pick<ExtensionBrowser, 'context' | 'extensionId'>): Promise<Worker>;
export function tabIdOf(
  browser: Pick<ExtensionBrowser, 'context' | 'extensionId'>,
  page: Page,
): Promise<number>;
export function openPanelWindow(
  browser: Pick<ExtensionBrowser, 'context' | 'extensionId'>,
  tabId: number,
  size?: { width?: number; height?: number },
): Promise<Page>;
