import { z } from '../shared/schema';
import { selectorSchema } from '../shared/selector';
import { defineTool, onTab } from './tool';

export const domClick = defineTool({
  name: 'dom.click',
  description: 'Click an element.',
  effect: 'act',
  host: 'page',
  risk: 'activates',
  args: z.object({ ...onTab, selector: selectorSchema }),
  example: { tabId: 1, selector: { kind: 'role', role: 'button', name: 'Save' } },
});
