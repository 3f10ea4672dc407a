import { z } from '../shared/schema';
import { selectorSchema } from '../shared/selector';
import { defineTool, onTab } from './tool';

export const domClick = defineTool({
  name: 'dom.click',
  description:
    'Click an element; with `chosen`, add the row of a grid to those that are chosen, or take it out.',
  effect: 'act',
  host: 'page',
  risk: 'activates',
  args: z.object({
    ...onTab,
    selector: selectorSchema,
    /** A row of a grid is to be chosen, or not, beside those that are: with the key held that adds to a selection. */
    chosen: z.optional(z.boolean()),
  }),
  example: { tabId: 1, selector: { kind: 'role', role: 'button', name: 'Save' } },
});
