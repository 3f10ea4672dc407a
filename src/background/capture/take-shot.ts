// The one place that takes a picture of a tab. The browser pictures what is in front in a window, whichever tab
// that is, and only where the user has called the extension (`activeTab`): a picture counts only if the tab was
// in front all the while.
import { PICTURE_INTERVAL_MS } from '../../shared/budgets';
import { pause } from '../../shared/pause';
import { failure, success, type ToolResult } from '../../shared/tool-result';
import { messageOf } from '../error-text';

let lastAt = -Infinity;

/** Waits until the browser may be asked for the next one. */
export async function untilShotAllowed(): Promise<void> {
  const waitMs = lastAt + PICTURE_INTERVAL_MS - performance.now();
  if (waitMs > 0) await pause(waitMs);
}

/** The caller closes the picture. `null`: the browser takes no more pictures this second. */
export async function takeShot(tabId: number): Promise<ToolResult<ImageBitmap> | null> {
  const tab = await chrome.tabs.get(tabId).catch(() => null);
  if (!tab) return failure('TAB_CLOSED', 'The tab was closed.');
  const { windowId } = tab;
  const { state } = await chrome.windows.get(windowId);
  if (!tab.active || state === 'minimized') return NOT_IN_FRONT;
  let switched = false;
  const onActivated = (info: chrome.tabs.OnActivatedInfo): void => {
    switched ||= info.windowId === windowId;
  };
  chrome.tabs.onActivated.addListener(onActivated);
  try {
    lastAt = performance.now();
    const address = await chrome.tabs.captureVisibleTab(windowId, { format: 'png' });
    const now = await chrome.tabs.get(tabId).catch(() => null);
    if (switched || !now?.active || now.windowId !== windowId) return NOT_IN_FRONT;
    return success(await createImageBitmap(blobOf(address)));
  } catch (error) {
    return whyNoPicture(error);
  } finally {
    chrome.tabs.onActivated.removeListener(onActivated);
  }
}

export const NOT_IN_FRONT = failure(
  'NOT_ACTIONABLE',
  'Only a tab in front can be pictured, in a window that is shown: bring this tab to the front first.',
);

/** Why the browser took none, by the words of its error; `null`: too many in this second. */
function whyNoPicture(error: unknown): ToolResult<never> | null {
  const text = messageOf(error);
  if (/MAX_CAPTURE_VISIBLE_TAB_CALLS_PER_SECOND/.test(text)) return null;
  if (/activeTab|all_urls|permission|Cannot access/i.test(text)) {
    return failure(
      'NEEDS_PERMISSION',
      'The browser lets me picture a tab only after you have called me there: click my button or use my shortcut on this page, then try again.',
    );
  }
  return failure('NOT_ACTIONABLE', `The browser took no picture: ${text}`);
}

/** A data URL's content; `fetch` would need a door in the content security policy. */
function blobOf(address: string): Blob {
  const [head = '', content = ''] = address.split(',', 2);
  const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? 'image/png' });
}
