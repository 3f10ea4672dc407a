// How a stop reaches what is under way: what was not begun stays so, and a document gives up what it is still at.
import { failure, type ToolFailure } from '../../shared/tool-result';
import { request, type Frame } from '../pages/frames';

export function stoppedBefore(): ToolFailure {
  return failure('CANCELLED', 'stopped before it was begun');
}

/** A document that is gone is at nothing any more. */
export function cancelInPage(tabId: number, { documentId }: Frame, requestId: string): void {
  void request(tabId, documentId, { op: 'cancel', requestId }).catch(() => undefined);
}

/** Has the document give up what it was asked, under this id, as soon as it is told to stop. */
export async function cancelledBy<T>(
  stop: AbortSignal | undefined,
  tabId: number,
  frame: Frame,
  requestId: string,
  work: () => Promise<T>,
): Promise<T> {
  const cancel = () => cancelInPage(tabId, frame, requestId);
  stop?.addEventListener('abort', cancel);
  try {
    return await work();
  } finally {
    stop?.removeEventListener('abort', cancel);
  }
}
