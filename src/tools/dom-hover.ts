import { z } from '../shared/schema';
import { selectorSchema } from '../shared/selector';
import { defineTool, onTab } from './tool';

export const domHover = defineTool({
  name: 'dom.hover',
  description: 'Move the pointer over an element.',
  effect: 'act',
  host: 'page',
  risk: 'none',
  args: z.object({ ...onTab, selector: selectorSchema }),
  example: { tabId: 1, selector: { kind: 'role', role: 'button', name: 'Save' } },
});
