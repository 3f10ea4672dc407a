// Entry of the content script, in the isolated world of any frame. It may be injected several times into one
// document and starts once (rollup.config.mjs). It answers the background's messages and never speaks first. What it
// keeps between requests goes by itself after a while: what observes the page for the next look (page-perception.ts),
// what an act is compared with (tools/tool-page.ts), a watch that nobody ended (tools/watch-request.ts). An element is
// followed, frame by frame, while it is outlined (tools/highlight.ts).
import { setShadowOpener } from '../page/accessible/tree';
import type { PageWindow } from '../page/act/act-context';
import { PagePerception } from '../page/perceive/page-perception';
import { createHandler } from './handle';
import { createOutbox } from './outbox';
import { rankingSource } from 'ranking-source';
import { createRankingWorkers } from './ranking-workers';

start(window);

function start(window: PageWindow): void {
  setShadowOpener((element) => chrome.dom.openOrClosedShadowRoot(element as HTMLElement));
  const handle = createHandler({
    window,
    perception: new PagePerception(window, createRankingWorkers(window, rankingSource())),
    outbox: createOutbox(),
    open: new Map(),
    now: () => Date.now(),
  });
  chrome.runtime.onMessage.addListener((message: unknown, sender, sendResponse: (reply: unknown) => void) => {
    // The background alone: another extension has another id, a content script has a tab.
    if (sender.id !== chrome.runtime.id || sender.tab) return false;
    const reply = handle(message);
    if (!reply) return false;
    void reply.then(sendResponse, (cause: unknown) => {
      // A bug of ours: the caller gets no reply that parses, and says so; the page goes on.
      sendResponse({ error: cause instanceof Error ? cause.message : 'unknown' });
    });
    return true;
  });
}
