// The outline around the thing that is selected in the palette or on a card. It is the page's no longer than
// the list is open: it goes when another is outlined and when the last page of the extension closes.
import type { UiArgs } from '../shared/messages/ui';
import { framesOf, mainFrame, request, splitId } from './frames';

/** Document that bears the outline. Lost with the worker: the palette then outlines anew. */
let outlined: { tabId: number; documentId: string } | undefined;

export async function outline({ tabId, id, label }: UiArgs<'highlight'>): Promise<Record<string, never>> {
  const at = id === null ? { frameId: 0, local: null } : splitId(id);
  const frame = (await framesOf(tabId)).find((f) => f.frameId === at.frameId) ?? (await mainFrame(tabId));
  const { documentId } = frame;
  if (outlined?.documentId !== documentId) await clearOutline();
  outlined = id === null ? undefined : { tabId, documentId };
  await request(tabId, documentId, {
    op: 'highlight',
    id: at.local,
    ...(label === undefined ? {} : { label }),
  });
  return {};
}

export async function clearOutline(): Promise<void> {
  if (!outlined) return;
  const { tabId, documentId } = outlined;
  outlined = undefined;
  // A document that is gone took its outline with it.
  await request(tabId, documentId, { op: 'highlight', id: null }).catch(() => undefined);
}
