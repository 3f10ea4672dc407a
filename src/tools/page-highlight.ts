import { itemId } from '../shared/item-id-schema';
import { z } from '../shared/schema';
import { defineTool, onTab } from './tool';

export const pageHighlight = defineTool({
  name: 'page.highlight',
  description:
    'Marks a passage of page.read for the user and scrolls to it, changing nothing in the page. Without text the mark is taken away.',
  effect: 'read',
  host: 'page',
  risk: 'none',
  args: z.object({
    ...onTab,
    /** Where the passage begins; also says which frame it is in. */
    passageId: z.optional(itemId),
    text: z.optional(z.string().check(z.maxLength(2_000))),
  }),
  example: { tabId: 1, passageId: 'p3', text: 'The desk rises to 128 cm.' },
});
