import { z } from '../shared/schema';
import { selectorSchema } from '../shared/selector';
import { defineTool, onTab } from './tool';

export const domScroll = defineTool({
  name: 'dom.scroll',
  description: 'Scroll the page or a scroller: by CSS px, in a direction, or until an element is in view.',
  effect: 'act',
  host: 'page',
  risk: 'none',
  args: z.object({
    ...onTab,
    y: z.optional(z.number()),
    direction: z.optional(z.enum(['up', 'down', 'top', 'bottom'])),
    selector: z.optional(selectorSchema),
  }),
  example: { tabId: 1, direction: 'down' },
});
