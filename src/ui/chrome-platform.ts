// The browser seam in the extension. Adapter: every `chrome.*` call of the UI is in this file.
import type { UI_PORT } from '../shared/messages/ui';
import type { Connection } from './client';
import type { Platform } from './platform';

// The name as a literal checked against the shared one: importing the value would bundle every schema.
const PORT_NAME: typeof UI_PORT = 'copilot-ui';

export function chromePlatform(): Platform {
  const bound = new URLSearchParams(location.search).get('tabId');
  return {
    connect,
    messages: (key, args) => chrome.i18n.getMessage(key, args),
    boundTabId: bound !== null && /^\d+$/.test(bound) ? Number(bound) : undefined,
    activeTabId: async () => (await chrome.tabs.query({ active: true, currentWindow: true }))[0]?.id,
    onActiveTab,
    fetchBuiltInModel,
    requestOrigins: (origins) => chrome.permissions.request({ origins }),
    requestPermission: (name) => chrome.permissions.request({ permissions: [name] }),
    hasPermission: (name) => chrome.permissions.contains({ permissions: [name] }),
    dropPermission: (name) => chrome.permissions.remove({ permissions: [name] }),
    // The browser takes the whole API away while its switch is off.
    mayRunScripts: () => typeof chrome.userScripts?.execute === 'function',
    openExtensionPage: () => void chrome.tabs.create({ url: `chrome://extensions/?id=${chrome.runtime.id}` }),
    openPanel: (tabId) => {
      // A browser without a side panel (or a refused gesture) must not stop the goal itself.
      chrome.sidePanel.open({ tabId }).catch(() => undefined);
    },
    openOptions: () => void chrome.runtime.openOptionsPage(),
    openShortcutSettings: () => void chrome.tabs.create({ url: 'chrome://extensions/shortcuts' }),
    shortcuts: async () =>
      (await chrome.commands.getAll()).map((command) => ({
        // The browser gives its own command no description.
        name:
          command.name === '_execute_action'
            ? chrome.i18n.getMessage('command_palette')
            : command.description || (command.name ?? ''),
        keys: command.shortcut ?? '',
      })),
    version: chrome.runtime.getManifest().version,
    close: () => window.close(),
  };
}

function connect(): Connection {
  const port = chrome.runtime.connect({ name: PORT_NAME });
  return {
    postMessage: (message) => port.postMessage(message),
    onMessage: (listener) => port.onMessage.addListener(listener),
    onDisconnect: (listener) => port.onDisconnect.addListener(listener),
    disconnect: () => port.disconnect(),
  };
}

function onActiveTab(listener: (tabId: number) => void): () => void {
  let windowId: number | undefined;
  const ready = chrome.windows.getCurrent().then((window) => (windowId = window.id));
  const activated = (info: { tabId: number; windowId: number }) => {
    void ready.then(() => {
      if (info.windowId === windowId) listener(info.tabId);
    });
  };
  chrome.tabs.onActivated.addListener(activated);
  return () => chrome.tabs.onActivated.removeListener(activated);
}

interface PromptApi {
  create(): Promise<{ destroy(): void }>;
}

/** The first session with the browser's own model makes the browser fetch it; that takes a user's gesture. */
function fetchBuiltInModel(): void {
  const { LanguageModel: api } = globalThis as { LanguageModel?: PromptApi };
  // Whether it came to anything is asked of the model host.
  api?.create().then(
    (session) => session.destroy(),
    () => undefined,
  );
}
