// The browser seam for the UI under test, with a record of what was asked of the browser.
import { setMessages, type MessageSource } from '../../../src/ui/i18n';
import type { Platform } from '../../../src/ui/platform';
import type { FakeBackground } from './fake-background';

type Messages = Record<string, { message: string }>;

/** Served, not imported: what the extension ships is what is tested. */
const english = (await (await fetch('/_locales/en/messages.json')).json()) as Messages;

/** chrome.i18n's substitution of $1…$9 over a messages.json. */
export function messagesFrom(file: Messages): MessageSource {
  return (key, args) =>
    (file[key]?.message ?? '').replace(/\$(\d)/g, (_, n: string) => args[Number(n) - 1] ?? '');
}

export interface FakePlatform extends Platform {
  asked: string[][];
  /** What the browser's permission prompt answers. */
  grant: boolean;
  /** The browser's own switch for code in pages. */
  scripts: boolean;
  done: string[];
  activate(tabId: number): void;
}

export function fakePlatform(background: FakeBackground, boundTabId: number | null = 7): FakePlatform {
  const messages = messagesFrom(english);
  setMessages(messages);
  const watchers = new Set<(tabId: number) => void>();
  let active = boundTabId ?? undefined;
  const platform: FakePlatform = {
    connect: background.connect,
    messages,
    boundTabId: boundTabId ?? undefined,
    asked: [],
    grant: true,
    scripts: true,
    done: [],
    activeTabId: async () => active,
    onActiveTab: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    activate: (tabId) => {
      active = tabId;
      watchers.forEach((listener) => listener(tabId));
    },
    fetchBuiltInModel: () => platform.done.push('fetch the built-in model'),
    requestOrigins: async (origins) => {
      platform.asked.push(origins);
      return platform.grant;
    },
    hasPermission: async () => false,
    dropPermission: async () => true,
    requestPermission: async (name) => {
      platform.asked.push([name]);
      return platform.grant;
    },
    mayRunScripts: () => platform.scripts,
    openExtensionPage: () => void platform.done.push('extension page'),
    openPanel: (tabId) => void platform.done.push(`panel ${tabId}`),
    openOptions: () => void platform.done.push('options'),
    openShortcutSettings: () => void platform.done.push('shortcuts'),
    shortcuts: async () => [{ name: 'Open the palette', keys: 'Ctrl+Shift+K' }],
    version: '0.1.0',
    close: () => void platform.done.push('close'),
  };
  return platform;
}
