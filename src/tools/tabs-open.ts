import { tabId } from '../shared/ids';
import { z } from '../shared/schema';
import { defineTool } from './tool';

export const tabsOpen = defineTool({
  name: 'tabs.open',
  description: 'Open an http(s) address in a new tab.',
  effect: 'navigate',
  host: 'tabs',
  risk: 'leaves-page',
  args: z.object({
    url: z.url({ protocol: /^https?$/ }).max(4_000),
    background: z.boolean().optional(),
    openerTabId: tabId.optional(),
  }),
  example: { url: 'https://example.com/' },
});
