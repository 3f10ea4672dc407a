import { z } from '../shared/schema';
import { defineTool, onTab } from './tool';

export const tabsBack = defineTool({
  name: 'tabs.back',
  description: 'Go back in the history of a tab.',
  effect: 'navigate',
  host: 'tabs',
  risk: 'none',
  args: z.object({ ...onTab }),
  example: { tabId: 1 },
});
