// What the content script has of its document, in a content script as in a plain page under test.
import type { PageWindow } from '../page/act/act-context';
import type { PagePerception } from '../page/perceive/page-perception';
import type { Outbox } from './outbox';

export interface ContentPage {
  window: PageWindow;
  perception: PagePerception;
  outbox: Outbox;
  /** Requests that can be cancelled, by request id or nonce. */
  open: Map<string, AbortController>;
  /** ms since the epoch. */
  now(): number;
}
