// The outlines around things of a page: the one that is selected in the palette or on a card, or all that a
// question is about. They are the page's no longer than that: they go when others are outlined and when the
// last page of the extension closes.
import type { UiArgs } from '../shared/messages/ui';
import { framesOf, request, splitId } from './frames';

type Items = UiArgs<'outline'>['items'];

/** Documents that bear outlines. Lost with the worker: what is outlined next clears its own document. */
let outlined: Array<{ tabId: number; documentId: string }> = [];
/** One after the other: what was asked for last is what stands. */
let last: Promise<unknown> = Promise.resolve();

export function outline(tabId: number, items: Items): Promise<Record<string, never>> {
  const mine = last.then(() => outlineNow(tabId, items));
  last = mine.catch(() => undefined);
  return mine;
}

async function outlineNow(tabId: number, items: Items): Promise<Record<string, never>> {
  const byFrame = new Map<number, Items>();
  for (const { id, label } of items) {
    const { frameId, local } = splitId(id);
    const own = { id: local, ...(label === undefined ? {} : { label }) };
    byFrame.set(frameId, [...(byFrame.get(frameId) ?? []), own]);
  }
  const frames = items.length === 0 ? [] : await framesOf(tabId);
  const wanted = frames.flatMap(({ frameId, documentId }) => {
    const own = byFrame.get(frameId);
    return own ? [{ tabId, documentId, items: own }] : [];
  });
  const cleared = outlined.filter(({ documentId }) => !wanted.some((each) => each.documentId === documentId));
  outlined = wanted.map(({ documentId }) => ({ tabId, documentId }));
  await Promise.all([
    // A document that is gone took its outlines with it.
    ...cleared.map((each) =>
      request(each.tabId, each.documentId, { op: 'highlight', items: [] }).catch(() => undefined),
    ),
    ...wanted.map((each) => request(tabId, each.documentId, { op: 'highlight', items: each.items })),
  ]);
  return {};
}

export async function clearOutline(): Promise<void> {
  await outline(0, []);
}
