import { z } from '../shared/schema';
import { selectorSchema } from '../shared/selector';
import { defineTool, onTab } from './tool';

export const domIs = defineTool({
  name: 'dom.is',
  description: 'Ask whether an element is visible, enabled, checked, editable or focused.',
  effect: 'read',
  host: 'page',
  risk: 'none',
  args: z.object({
    ...onTab,
    what: z.enum(['visible', 'enabled', 'checked', 'editable', 'focused']),
    selector: selectorSchema,
  }),
  example: { tabId: 1, what: 'visible', selector: { kind: 'role', role: 'button', name: 'Save' } },
});
