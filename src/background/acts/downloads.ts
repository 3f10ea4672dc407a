// downloads.waitFor: finds the download that an act caused and waits for its end. Reads only; the file
// itself was fetched by the browser.
import { WAIT_FOR_DEFAULT_MS } from '../../shared/budgets';
import { failure, success, type ToolResult } from '../../shared/tool-result';
import type { CallOf } from '../../tools/registry';
import { scrubbedAddress, scrubber } from './scrub';

export interface DownloadedFile {
  downloadId: number;
  fileName: string;
  path: string;
  bytes: number;
  mime: string;
  url: string;
}

/** The browser stamps downloads by its own clock; an act and its download may be this far apart. */
const CLOCK_SLACK_MS = 1_000;

/**
 * The newest download since `since`, once it is complete. TIMEOUT where there is none, or it has not finished.
 * `clockOffsetMs`: how far the product’s clock is ahead of the real one, as tests may set it.
 */
export async function waitForDownload(
  call: CallOf<'downloads.waitFor'>,
  clockOffsetMs: number,
): Promise<ToolResult<DownloadedFile>> {
  if (!(await chrome.permissions.contains({ permissions: ['downloads'] }))) {
    return failure(
      'NEEDS_PERMISSION',
      'To see whether the file has arrived I need the “downloads” permission.',
    );
  }
  const timeoutMs = call.args.timeoutMs ?? WAIT_FOR_DEFAULT_MS;
  const since = call.args.since - clockOffsetMs - CLOCK_SLACK_MS;
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const changed = nextChange(Math.max(0, deadline - Date.now()));
    const items = await chrome.downloads.search({
      startedAfter: new Date(since).toISOString(),
      orderBy: ['-startTime'],
      limit: 5,
    });
    const item = items.find((i) => i.byExtensionId === undefined) ?? items[0];
    if (item?.state === 'complete') return success(await fileOf(item));
    if (item?.state === 'interrupted') {
      return failure(
        'NOT_ACTIONABLE',
        `The download of ${nameOf(item.filename)} stopped: ${item.error ?? 'unknown reason'}.`,
      );
    }
    if (Date.now() >= deadline) {
      const what = item
        ? `The download of ${nameOf(item.filename)} has not finished`
        : 'No download has started';
      return failure('TIMEOUT', `${what} within ${Math.round(timeoutMs / 1000)} s.`);
    }
    await changed;
  }
}

/**
 * Calls back whenever a download begins; the returned function ends the watch. Without the downloads permission it never
 * calls back, since `chrome.downloads` does not exist.
 */
export function onDownloadBegun(callback: () => void): () => void {
  const created = chrome.downloads?.onCreated as typeof chrome.downloads.onCreated | undefined;
  created?.addListener(callback);
  return () => created?.removeListener(callback);
}

/** Resolves at the next sign of life of any download, or after `ms`. */
async function nextChange(ms: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      chrome.downloads.onCreated.removeListener(finish);
      chrome.downloads.onChanged.removeListener(finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    chrome.downloads.onCreated.addListener(finish);
    chrome.downloads.onChanged.addListener(finish);
  });
}

/** The file, scrubbed: a page may have put a secret that was typed into its name or address. */
async function fileOf(item: chrome.downloads.DownloadItem): Promise<DownloadedFile> {
  const scrub = await scrubber();
  return {
    downloadId: item.id,
    fileName: scrub(nameOf(item.filename)),
    path: scrub(item.filename),
    bytes: item.fileSize > 0 ? item.fileSize : item.bytesReceived,
    mime: item.mime,
    url: await scrubbedAddress(item.finalUrl),
  };
}

function nameOf(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}
