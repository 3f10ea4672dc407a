import { z } from '../shared/schema';
import { defineTool, onTab } from './tool';

export const tabsReload = defineTool({
  name: 'tabs.reload',
  description: 'Load the page of a tab again.',
  effect: 'navigate',
  host: 'tabs',
  risk: 'none',
  args: z.object({ ...onTab }),
  example: { tabId: 1 },
});
