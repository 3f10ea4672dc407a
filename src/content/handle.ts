// Message → reply of one document. Parses what arrives, answers each operation of shared/messages/content,
// and knows nothing of how messages travel: index.ts listens, tests call.
import { contentRequest, type ContentReply, type ContentRequest } from '../shared/messages/content';
import { pageText } from '../shared/page-text';
import { answerAct } from './act-request';
import { childFramesOf, placeOf } from './child-frames';
import type { ContentPage } from './content-page';
import { createHighlight } from './highlight';
import { createOutbox } from './outbox';
import { answerRead, answerTarget } from './read-request';

export type ContentHandler = (message: unknown) => Promise<ContentReply<ContentRequest['op']>> | undefined;

/** Undefined for a message that is no request of ours: nobody answers it. */
export function createHandler(page: ContentPage): ContentHandler {
  const outbox = createOutbox();
  const highlight = createHighlight(page);
  const open = new Map<string, AbortController>();
  // One act at a time, in arrival order, even if two were sent.
  let lastAct: Promise<unknown> = Promise.resolve();

  const cancellable = async <T>(id: string, run: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const controller = new AbortController();
    open.set(id, controller);
    try {
      return await run(controller.signal);
    } finally {
      open.delete(id);
    }
  };

  const answer = async (request: ContentRequest): Promise<ContentReply<ContentRequest['op']>> => {
    switch (request.op) {
      case 'hello':
        return hello(page);
      case 'perceive': {
        const { needs, subgoal } = request;
        const seen = page.perception.perceive({ needs, ...(subgoal === undefined ? {} : { subgoal }) });
        return { ...seen, frames: childFramesOf(page.window) };
      }
      case 'details':
        return { details: page.perception.details(request.ids) };
      case 'target':
        return answerTarget(request, page);
      case 'read':
        return cancellable(request.requestId, (signal) => answerRead(request, page, signal));
      case 'act': {
        const run = () =>
          cancellable(request.capability.nonce, (signal) => answerAct(request, page, outbox, signal));
        const mine = lastAct.then(run, run);
        lastAct = mine.catch(() => undefined);
        return mine;
      }
      case 'outbox':
        return outbox.ask(request.nonce);
      case 'cancel':
        open.get(request.requestId)?.abort();
        return { ok: true };
      case 'highlight':
        highlight.show(request.id, request.label);
        return { ok: true };
    }
  };

  return (message) => {
    const parsed = contentRequest.safeParse(message);
    return parsed.success ? answer(parsed.data) : undefined;
  };
}

function hello(page: ContentPage): ContentReply<'hello'> {
  const { document, location } = page.window;
  const place = placeOf(page.window);
  return {
    url: location.href.slice(0, 4_000),
    origin: location.origin,
    title: pageText(document.title, 200),
    readyState: document.readyState,
    visible: document.visibilityState === 'visible',
    frames: childFramesOf(page.window),
    ...(place ? { place } : {}),
  };
}
