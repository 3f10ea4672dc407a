// The way proposers look at a page: perception of a tab, only where reading is allowed.
import type { PageReader } from '../../agent/rungs/proposer';
import { CopilotError } from '../../shared/errors';
import type { Need } from '../../shared/messages/content-request';
import { failureToReach } from '../acts/funnel';
import type { Asker } from '../acts/gate';
import { log, type App } from '../app';
import { timed } from '../panel/metrics';
import { detailsOf, perceive, type Look } from './page-client';
import { readableTo } from './readable-frames';

/**
 * `seen` is told of every look, for the record and for the origins that were read. `subgoal`: words of what is
 * being done, at most `MAX_SUBGOAL_CHARS`.
 */
export function pageReader(
  app: App,
  tabId: number,
  asker: Asker,
  seen: (look: Look) => void,
  subgoal?: string,
): PageReader {
  const readable = readableTo(app, asker);
  return {
    tabId,
    async look(needs: Need[]) {
      const usable = needs.map(withoutBehind);
      const look = await told(tabId, () =>
        timed('perceive', () => perceive(tabId, usable, readable, subgoal)),
      );
      seen(look);
      for (const why of look.leftOut) log(app, 'warn', 'page', why);
      return look;
    },
    details: (ids) => told(tabId, () => detailsOf(tabId, ids, readable)),
  };
}

/** What stands in the way of reaching the page is a `CopilotError`, in words for the user. */
async function told<T>(tabId: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CopilotError) throw error;
    const trouble = await failureToReach(tabId, error);
    throw new CopilotError(trouble.code, trouble.error, { cause: error });
  }
}

/** A proposer chooses among what can be used now: what a dialog covers is not offered to it. */
function withoutBehind(need: Need): Need {
  return need.type === 'query' ? { ...need, query: { ...need.query, behind: false } } : need;
}
