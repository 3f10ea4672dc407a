// Watches the page around something that is done to it from elsewhere: what it looked like before, what had
// changed when it settled. Reads only.
import { ACT_TIMEOUT_MS, SETTLE_TIMEOUT_MS } from '../../shared/budgets';
import type { ContentRequest } from '../../shared/messages/content-request';
import type { ContentReply } from '../../shared/messages/content';
import { watchChanges, type ChangeWatch } from '../../page/act/change-watch';
import { watchPage, type Watch } from '../../page/settle/settle';
import { observe } from './act-request';
import type { ToolPage } from './tool-page';

type WatchRequest = Extract<ContentRequest, { op: 'watch' }>;

/** A watch that nobody ends is given up after this long. */
const GIVEN_UP_MS = 2 * (ACT_TIMEOUT_MS + SETTLE_TIMEOUT_MS);

interface Open {
  page: Watch;
  changes: ChangeWatch;
  timer: ReturnType<typeof setTimeout>;
}

export function createWatches(page: ToolPage) {
  const open = new Map<string, Open>();

  const close = (id: string): Open | undefined => {
    const watch = open.get(id);
    if (!watch) return undefined;
    open.delete(id);
    clearTimeout(watch.timer);
    watch.page.stop();
    return watch;
  };

  return async ({ requestId, stage }: WatchRequest, signal: AbortSignal): Promise<ContentReply<'watch'>> => {
    if (stage === 'begin') {
      close(requestId);
      open.set(requestId, {
        page: watchPage(page.window),
        changes: await watchChanges(page.window.document),
        timer: setTimeout(() => close(requestId), GIVEN_UP_MS),
      });
      return {};
    }
    const watch = open.get(requestId);
    const settled = await watch?.page.settle(signal);
    close(requestId);
    page.perception.markDirty();
    const changes = await watch?.changes.changes({ scrolled: true });
    const seen = {
      ...(watch ? { before: watch.changes } : {}),
      ...(changes ? { changes } : {}),
      ...(settled ? { settled } : {}),
    };
    return { observation: await observe(page, seen) };
  };
}
