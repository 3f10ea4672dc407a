// Back, forward, reload.
import { phraseOf } from '../../shared/phrase';
import { act } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';

const HOW = {
  back: { tool: 'tabs.back', say: phraseOf('do_go_back') },
  forward: { tool: 'tabs.forward', say: phraseOf('do_go_forward') },
  reload: { tool: 'tabs.reload', say: phraseOf('do_load_page_again') },
} as const;

export const historySkill = draftSkill<'history'>({
  name: 'history',
  kinds: ['history'],
  needs: () => [],
  draft: (_view, params) => act([HOW[params.direction]], 'verify', 1, HOW[params.direction].say),
});
