import { z } from '../shared/schema';
import { defineTool, onTab } from './tool';

export const tabsClose = defineTool({
  name: 'tabs.close',
  description: 'Close a tab that the task opened.',
  effect: 'navigate',
  host: 'tabs',
  risk: 'none',
  args: z.object({ ...onTab }),
  example: { tabId: 1 },
});
