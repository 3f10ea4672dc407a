// The way proposers look at a page: perception of a tab, only where reading is allowed.
import type { PageReader } from '../agent/proposer';
import { CopilotError } from '../shared/errors';
import type { Need } from '../shared/messages/content-request';
import { log, type App } from './app';
import { troubleOf } from './funnel';
import type { Asker } from './gate';
import { timed } from './metrics';
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
      try {
        const usable = needs.map(withoutBehind);
        const look = await timed('perceive', () => perceive(tabId, usable, readable, subgoal));
        seen(look);
        for (const key of look.silent)
          log(app, 'warn', 'page', `the frame ${key} did not answer, and is left out`);
        return look;
      } catch (error) {
        if (error instanceof CopilotError) throw error;
        const trouble = await troubleOf(tabId, error);
        throw new CopilotError(trouble.code, trouble.error, { cause: error });
      }
    },
    details: (ids) => detailsOf(tabId, ids, readable),
  };
}

/** A proposer chooses among what can be used now: what a dialog covers is not offered to it. */
function withoutBehind(need: Need): Need {
  return need.type === 'query' ? { ...need, query: { ...need.query, behind: false } } : need;
}
