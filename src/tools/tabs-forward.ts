import { z } from '../shared/schema';
import { defineTool, onTab } from './tool';

export const tabsForward = defineTool({
  name: 'tabs.forward',
  description: 'Go forward in the history of a tab.',
  effect: 'navigate',
  host: 'tabs',
  risk: 'none',
  args: z.object({ ...onTab }),
  example: { tabId: 1 },
});
