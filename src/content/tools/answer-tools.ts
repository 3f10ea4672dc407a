// The requests that carry a tool call (what it points at, reading, acting), those that come before one, and rare
// ones. Each is parsed by its schema here, where it can do harm; looking (handle.ts) needs no schemas and stays small.
import { contentRequest, settlingOf, type ContentRequest } from '../../shared/messages/content-request';
import type { ContentReply } from '../../shared/messages/content';
import { takingTurns } from '../../shared/taking-turns';
import { detailsOf } from '../../page/read/details';
import type { ContentPage } from '../content-page';
import type { AnswerTools } from '../tools-slot';
import { answerAct } from './act-request';
import { answerBoxes } from './boxes-request';
import { createHighlight } from './highlight';
import { createPageReader } from './read-page';
import { answerRead, answerTarget } from './read-request';
import type { ToolPage } from './tool-page';
import { createWatches } from './watch-request';

type Reply = Promise<ContentReply<ContentRequest['op']>>;

export function createToolAnswers(content: ContentPage): AnswerTools {
  const reader = createPageReader(content.window, content.perception);
  const page: ToolPage = { ...content, refs: reader.refs, read: (call) => reader.read(call) };
  const watch = createWatches(page);
  const highlight = createHighlight(page);
  // One act at a time, in arrival order, even if two were sent.
  const inTurn = takingTurns();

  const cancellable = async <T>(id: string, run: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const controller = new AbortController();
    page.open.set(id, controller);
    try {
      return await run(controller.signal);
    } finally {
      page.open.delete(id);
    }
  };

  return (message): Reply | undefined => {
    const { data: request } = contentRequest.safeParse(message);
    switch (request?.op) {
      case 'target':
        return answerTarget(request, page);
      case 'details':
        return detailsOf(page.perception, request.ids).then((details) => ({ details }));
      case 'read':
        return cancellable(request.requestId, (signal) => answerRead(request, page, signal));
      case 'boxes':
        return Promise.resolve(answerBoxes(request, page));
      case 'highlight':
        highlight.show(request.items);
        return Promise.resolve({ ok: true });
      case 'watch':
        return cancellable(request.requestId, (signal) => watch(request, signal));
      case 'act': {
        const { nonce } = request.capability;
        // From its arrival on: one that waits for its turn is cancelled like one that is under way.
        return cancellable(nonce, (stop) =>
          inTurn(() =>
            cancellable(settlingOf(nonce), (enough) => answerAct(request, page, { stop, enough })),
          ),
        );
      }
      default:
        return undefined;
    }
  };
}
