import { z } from '../shared/schema';
import { defineTool, onTab } from './tool';

export const tabsNavigate = defineTool({
  name: 'tabs.navigate',
  description: 'Go to an http(s) address in a tab.',
  effect: 'navigate',
  host: 'tabs',
  risk: 'leaves-page',
  args: z.object({ ...onTab, url: z.url({ protocol: /^https?$/ }).check(z.maxLength(4_000)) }),
  example: { tabId: 1, url: 'https://example.com/' },
});
