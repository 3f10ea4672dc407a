import { itemId } from '../shared/item-id-schema';
import { z } from '../shared/schema';
import { defineTool, onTab } from './tool';

export const getDetails = defineTool({
  name: 'getDetails',
  description: 'Selectors of perceived items.',
  effect: 'read',
  host: 'page',
  risk: 'none',
  args: z.object({ ...onTab, ids: z.array(itemId).check(z.minLength(1), z.maxLength(60)) }),
  example: { tabId: 1, ids: ['a1'] },
});
