// Shows the user where an answer stands: one passage is marked in the page, through the gate like every read.
// The mark goes when another is shown, when the user takes it away, and when the last panel closes, whichever
// worker drew it.
import type { UiResult } from '../../shared/messages/ui';
import { takingTurns } from '../../shared/taking-turns';
import { loadMarked, saveMarked } from '../../store/page-marks';
import { newAsker } from '../acts/asker';
import { callDirectly } from '../acts/direct-call';
import type { App } from '../app';
import { framesOf, globalId } from './frames';

const inTurn = takingTurns();

export function showCitation(
  app: App,
  tabId: number,
  passage: { id: string; text: string } | null,
): Promise<UiResult<'cite'>> {
  return inTurn(async () => {
    const others = (await loadMarked()).filter((marked) => marked !== tabId);
    await takeAway(app, tabId);
    await saveMarked(passage ? [...others, tabId] : others);
    if (!passage) return { ok: true, message: '' };
    const call = { name: 'page.highlight', args: { tabId, passageId: passage.id, text: passage.text } };
    const { result } = await callDirectly(
      app,
      call,
      newAsker('panel', tabId),
      'Show where the answer stands',
    );
    return result.ok ? { ok: true, message: '' } : { ok: false, message: result.error };
  });
}

export function clearAllMarks(app: App): Promise<void> {
  return inTurn(async () => {
    const marked = await loadMarked();
    if (marked.length === 0) return;
    await Promise.all(marked.map((tabId) => takeAway(app, tabId)));
    await saveMarked([]);
  });
}

async function takeAway(app: App, tabId: number): Promise<void> {
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
