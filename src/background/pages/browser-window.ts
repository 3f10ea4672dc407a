// The browser window that the user was in last. Windows of the extension's own pages do not count.

/** With its tabs; `undefined` when no window is open. */
export async function browserWindow(): Promise<chrome.windows.Window | undefined> {
  return chrome.windows.getLastFocused({ windowTypes: ['normal'], populate: true }).catch(() => undefined);
}

/** Its active tab. */
export async function activeTabId(): Promise<number | undefined> {
  return (await browserWindow())?.tabs?.find((tab) => tab.active)?.id;
}
