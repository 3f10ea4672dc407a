// Back, forward, reload.
import { act, draftSkill } from './draft';

const HOW = {
  back: { tool: 'tabs.back', say: 'Go back' },
  forward: { tool: 'tabs.forward', say: 'Go forward' },
  reload: { tool: 'tabs.reload', say: 'Load the page again' },
} as const;

export const historySkill = draftSkill<'history'>({
  name: 'history',
  kinds: ['history'],
  needs: () => [],
  draft: (_view, params) => act([HOW[params.direction]], 'verify', 1, HOW[params.direction].say),
});
