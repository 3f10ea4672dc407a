// What the UI needs from the browser, as one seam: `chrome-platform.ts` fills it in the extension,
// tests fill it in a plain page. Nothing else in src/ui touches `chrome.*`.
import type { Transport } from './client';
import type { MessageSource } from './i18n';

export interface Shortcut {
  name: string;
  keys: string;
}

/** APIs that the user may switch on. */
export type OptionalPermission = 'userScripts' | 'notifications';

export interface Platform {
  connect: Transport;
  messages: MessageSource;
  /** Tab named in the page's own address (`?tabId=N`): the panel then never follows another. */
  boundTabId: number | undefined;
  activeTabId(): Promise<number | undefined>;
  /** Calls back when another tab of this window becomes active. Returns the way to stop. */
  onActiveTab(listener: (tabId: number) => void): () => void;
  /** Opens the browser's own prompt. Must be called inside a click or key handler, before any `await`. */
  requestOrigins(origins: string[]): Promise<boolean>;
  /** Likewise. Lets the browser fetch the model that it can bring along; nothing where it cannot. */
  fetchBuiltInModel(): void;
  /** Likewise, for an API that the user may switch on. */
  requestPermission(name: OptionalPermission): Promise<boolean>;
  hasPermission(name: OptionalPermission): Promise<boolean>;
  dropPermission(name: OptionalPermission): Promise<boolean>;
  /** Whether the browser lets the extension run code in pages (its own switch "Allow user scripts"). */
  mayRunScripts(): boolean;
  /** The browser's page about this extension, where that switch is. */
  openExtensionPage(): void;
  /** Must be called inside a click or key handler, before any `await`. */
  openPanel(tabId: number): void;
  openOptions(): void;
  openShortcutSettings(): void;
  shortcuts(): Promise<Shortcut[]>;
  version: string;
  /** Closes this page (the popup). */
  close(): void;
}
