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
    to: z.optional(selectorSchema),
    /** Where on the destination to drop. `under`: it is a heading, and what is meant is the room below it. */
    at: z.optional(z.enum(['center', 'before', 'after', 'inside', 'under'])),
    by: z.optional(z.object({ x: z.number(), y: z.number() })),
    /** By an offset in a grid, where the straight way touches places that are not meant: up or down, then sideways. */
    rowsFirst: z.optional(z.boolean()),
  }),
  example: {
    tabId: 1,
    selector: { kind: 'role', role: 'button', name: 'Save' },
    by: { x: 40, y: 0 },
  },
});
