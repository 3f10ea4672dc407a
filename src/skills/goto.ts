// Goes to an address.
import { absolute } from './address';
import { draftSkill, act } from './draft';
import { inNewTab } from './tab';

export const gotoSkill = draftSkill<'goto'>({
  name: 'goto',
  kinds: ['goto'],
  needs: () => [],
  draft(view, params) {
    const url = absolute(params.url, view.mini.url);
    if (!url) return { kind: 'unable', reason: `${params.url} is no address that I can go to.` };
    if (params.newTab) return inNewTab(view, [url]);
    if (url === view.mini.url) return { kind: 'done', note: `${url} is open.` };
    return act([{ tool: 'tabs.navigate', args: { url }, say: `Go to ${url}` }], 'verify', 1, url);
  },
});
