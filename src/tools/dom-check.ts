import { z } from '../shared/schema';
import { selectorSchema } from '../shared/selector';
import { defineTool, onTab } from './tool';

export const domCheck = defineTool({
  name: 'dom.check',
  description: 'Switch a checkbox, radio or switch on or off.',
  effect: 'act',
  host: 'page',
  risk: 'enters-value',
  args: z.object({ ...onTab, selector: selectorSchema, on: z.boolean() }),
  example: { tabId: 1, selector: { kind: 'role', role: 'checkbox', name: 'Newsletter' }, on: true },
});
