import { z } from '../shared/schema';
import { defineTool, onTab } from './tool';

export const tabsSwitch = defineTool({
  name: 'tabs.switch',
  description: 'Bring a tab to the front.',
  effect: 'navigate',
  host: 'tabs',
  risk: 'none',
  args: z.object({ ...onTab }),
  example: { tabId: 1 },
});
