import { z } from '../shared/schema';
import { selectorSchema } from '../shared/selector';
import { defineTool, onTab } from './tool';

export const domDrag = defineTool({
  name: 'dom.drag',
  description: 'Drag an element onto another, or by an offset in CSS px.',
  effect: 'act',
  host: 'page',
  risk: 'activates',
  args: z.object({
    ...onTab,
    selector: selectorSchema,
    to: selectorSchema.optional(),
    /** Where on the destination to drop. */
    at: z.enum(['center', 'before', 'after', 'inside']).optional(),
    by: z.object({ x: z.number(), y: z.number() }).optional(),
  }),
  example: {
    tabId: 1,
    selector: { kind: 'role', role: 'button', name: 'Save' },
    by: { x: 40, y: 0 },
  },
});
