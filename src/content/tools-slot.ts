// Where the second part of the content script (tools/) joins the first one.
import type { ContentRequest } from '../shared/messages/content-request';
import type { ContentReply } from '../shared/messages/content';
import type { ContentPage } from './content-page';

/** Undefined for a message that is no request of ours. */
export type AnswerTools = (message: unknown) => Promise<ContentReply<ContentRequest['op']>> | undefined;

let create: ((page: ContentPage) => AnswerTools) | undefined;

export function attachTools(factory: (page: ContentPage) => AnswerTools): void {
  create = factory;
}

/** Undefined while the second part has not arrived. */
export function createAttachedTools(page: ContentPage): AnswerTools | undefined {
  return create?.(page);
}
