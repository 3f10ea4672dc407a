// How a stop reaches a call that is under way: one that was not begun is not begun any more, and a document gives up what
// it is still waiting for.
import { failure, type ToolFailure } from '../../shared/tool-result';
import { request, type Frame } from '../pages/frames';

/** The outcome of a call that was stopped before it was begun. */
export function stoppedBefore(): ToolFailure {
  return failure('CANCELLED', 'stopped before it was begun');
}

/** Asks the document to give up this request. Not answered: a document that is gone has nothing to give up. */
export function cancelInPage(tabId: number, { documentId }: Frame, requestId: string): void {
  void request(tabId, documentId, { op: 'cancel', requestId }).catch(() => undefined);
}

/** Runs `work`, a request to the document under this id; when `stop` is aborted meanwhile, the document is told to give it up. */
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
