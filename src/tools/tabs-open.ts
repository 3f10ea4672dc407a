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
    url: z.url({ protocol: /^https?$/ }).check(z.maxLength(4_000)),
    background: z.optional(z.boolean()),
    openerTabId: z.optional(tabId),
  }),
  example: { url: 'https://example.com/' },
});
