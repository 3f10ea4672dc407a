import { z } from '../shared/schema';
import { selectorSchema } from '../shared/selector';
import { defineTool, onTab } from './tool';

export const domFocus = defineTool({
  name: 'dom.focus',
  description: 'Put the keyboard focus on an element.',
  effect: 'act',
  host: 'page',
  risk: 'none',
  args: z.object({ ...onTab, selector: selectorSchema }),
  example: { tabId: 1, selector: { kind: 'role', role: 'textbox', name: 'Email' } },
});
