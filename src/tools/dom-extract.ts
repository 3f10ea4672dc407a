import { itemId } from '../shared/item-id-schema';
import { z } from '../shared/schema';
import { defineTool, onTab } from './tool';

export const domExtract = defineTool({
  name: 'dom.extract',
  description: 'Rows of a collection, with named fields and parsed values.',
  effect: 'read',
  host: 'page',
  risk: 'none',
  args: z.object({
    ...onTab,
    collectionId: itemId,
    fields: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(30)),
  }),
  example: { tabId: 1, collectionId: 'c1', fields: ['date', 'amount'] },
});
