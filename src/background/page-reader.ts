// The way proposers look at a page: perception of a tab, only where reading is allowed.
import type { PageReader } from '../agent/proposer';
import { CopilotError } from '../shared/errors';
import type { Need, PerceiveReply } from '../shared/messages/content';
import type { App } from './app';
import { mainFrame } from './frames';
import { troubleOf } from './funnel';
import { judgeReading, type Asker } from './gate';
import { timed } from './metrics';
import { detailsOf, perceive } from './page-client';

/** `seen` is told of every look, for the record and for the origins that were read. */
export function pageReader(
  app: App,
  tabId: number,
  asker: Asker,
  seen: (reply: PerceiveReply) => void,
): PageReader {
  return {
    tabId,
    async look(needs: Need[]) {
      try {
        const main = await mainFrame(tabId);
        const refusal = await judgeReading(app, main.origin, asker);
        if (refusal) throw new CopilotError(refusal.code, refusal.error);
        const reply = await timed('perceive', () => perceive(tabId, needs));
        seen(reply);
        return reply;
      } catch (error) {
        if (error instanceof CopilotError) throw error;
        const trouble = await troubleOf(tabId, error);
        throw new CopilotError(trouble.code, trouble.error, { cause: error });
      }
    },
    details: (ids) => detailsOf(tabId, ids),
  };
}
