// Shows the user where an answer stands: one passage is marked in the page, through the gate like every read.
// The mark goes when another is shown, when the user takes it away, and when the last panel closes.
import type { UiResult } from '../shared/messages/ui';
import type { App } from './app';
import { framesOf, globalId } from './frames';
import { callDirectly } from './direct-call';
import { newAsker } from './asker';

/** Tabs that may bear a mark. Lost with the worker: the next citation clears its tab all the same. */
const marked = new Set<number>();

export async function showCitation(
  app: App,
  tabId: number,
  passage: { id: string; text: string } | null,
): Promise<UiResult<'cite'>> {
  await clearMark(app, tabId);
  if (!passage) return { ok: true, message: '' };
  const call = { name: 'page.highlight', args: { tabId, passageId: passage.id, text: passage.text } };
  const { result } = await callDirectly(app, call, newAsker('panel', tabId), 'Show where the answer stands');
  if (!result.ok) return { ok: false, message: result.error };
  marked.add(tabId);
  return { ok: true, message: '' };
}

export async function clearAllMarks(app: App): Promise<void> {
  await Promise.all([...marked].map((tabId) => clearMark(app, tabId)));
}

async function clearMark(app: App, tabId: number): Promise<void> {
  marked.delete(tabId);
  // A page that cannot be entered (any more) bears no mark of ours.
  const frames = await framesOf(tabId).catch(() => []);
  const calls = frames.map(({ frameId }) =>
    callDirectly(
      app,
      { name: 'page.highlight', args: { tabId, passageId: globalId(frameId, 'p0') } },
      newAsker('panel', tabId),
      'Take the mark away',
    ),
  );
  await Promise.all(calls);
}
