// The outlines around things of a page: the one that is selected in the palette or on a card, or all that a
// question is about. They are the page's no longer than that: they go when others are outlined, when the page of the
// extension that asked for them closes, and when its last one does, whichever worker drew them.
import type { UiArgs } from '../../shared/messages/ui';
import { takingTurns } from '../../shared/taking-turns';
import { loadOutlined, saveOutlined } from '../../store/page-marks';
import { framesOf, request, splitId } from './frames';

type Items = UiArgs<'outline'>['items'];

/** What was asked for last is what stands. */
const inTurn = takingTurns();

export function outline(tabId: number, items: Items): Promise<Record<string, never>> {
  return inTurn(() => outlineNow(tabId, items));
}

async function outlineNow(tabId: number, items: Items): Promise<Record<string, never>> {
  const outlined = await loadOutlined();
  if (items.length === 0 && outlined.length === 0) return {};
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
  const drawn = wanted.map(({ documentId }) => ({ tabId, documentId }));
  const cleared = outlined.filter(({ documentId }) => !drawn.some((each) => each.documentId === documentId));
  await saveOutlined([...cleared, ...drawn]);
  await Promise.all([
    // A document that is gone took its outlines with it.
    ...cleared.map((each) =>
      request(each.tabId, each.documentId, { op: 'highlight', items: [] }).catch(() => undefined),
    ),
    ...wanted.map((each) => request(tabId, each.documentId, { op: 'highlight', items: each.items })),
  ]);
  if (cleared.length > 0) await saveOutlined(drawn);
  return {};
}

export async function clearOutline(): Promise<void> {
  await outline(0, []);
}
