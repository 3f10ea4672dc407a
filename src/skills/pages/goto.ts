// Goes to an address.
import { phraseOf } from '../../shared/phrase';
import { act } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { absolute } from '../words/address';
import { inNewTab } from './tab';

export const gotoSkill = draftSkill<'goto'>({
  name: 'goto',
  kinds: ['goto'],
  needs: () => [],
  draft(view, params) {
    const url = absolute(params.url, view.mini.url);
    if (!url) return { kind: 'unable', reason: phraseOf('unable_no_address_to_go', params.url) };
    if (params.newTab) return inNewTab(view, [url]);
    if (url === view.mini.url) return { kind: 'done', note: phraseOf('done_open', url) };
    return act([{ tool: 'tabs.navigate', args: { url }, say: phraseOf('do_go_to', url) }], 'verify', 1, url);
  },
});
