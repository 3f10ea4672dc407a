// Message → reply of one document. Parses what arrives, answers each operation of shared/messages/content,
// and knows nothing of how messages travel: index.ts listens, tests call. Requests that carry a tool call
// are handed to the second part of the script.
import type { ContentRequest } from '../shared/messages/content-request';
import type { ContentReply } from '../shared/messages/content';
import { pageText } from '../shared/page-text';
import { childFramesOf, placeOf } from './child-frames';
import type { ContentPage } from './content-page';
import { parseLook, type LookRequest } from './parse-look';
import { createAttachedTools, type AnswerTools } from './tools-slot';

export type ContentHandler = (message: unknown) => Promise<ContentReply<ContentRequest['op']>> | undefined;

/** Undefined for a message that is no request of ours: nobody answers it. */
export function createHandler(page: ContentPage): ContentHandler {
  let tools: AnswerTools | undefined;

  const look = async (request: LookRequest): Promise<ContentReply<LookRequest['op']>> => {
    switch (request.op) {
      case 'hello':
        return hello(page);
      case 'perceive': {
        const { needs, subgoal } = request;
        return page.perception.perceive({ needs, ...(subgoal === undefined ? {} : { subgoal }) });
      }
      case 'outbox':
        return page.outbox.ask(request.nonce);
      case 'cancel':
        page.open.get(request.requestId)?.abort();
        return { ok: true };
    }
  };

  return (message) => {
    const request = parseLook(message);
    if (request) return look(request);
    tools ??= createAttachedTools(page);
    return tools?.(message);
  };
}

function hello(page: ContentPage): ContentReply<'hello'> {
  const { document, location } = page.window;
  const place = placeOf(page.window);
  return {
    url: location.href.slice(0, 4_000),
    // The document's, not its address's: about:blank has that of who wrote it, a sandboxed page has none.
    origin: page.window.origin,
    title: pageText(document.title, 200),
    readyState: document.readyState,
    visible: document.visibilityState === 'visible',
    frames: childFramesOf(page.window),
    ...(place ? { place } : {}),
  };
}
