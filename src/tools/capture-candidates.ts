import { MAX_CAPTURED } from '../shared/budgets';
import { itemId } from '../shared/item-id-schema';
import { z } from '../shared/schema';
import { defineTool, onTab } from './tool';

export const captureCandidates = defineTool({
  name: 'capture.candidates',
  description: 'One picture of the viewport and at most three crops, with numbered boxes for candidates.',
  effect: 'read',
  host: 'capture',
  risk: 'none',
  args: z.object({ ...onTab, ids: z.array(itemId).check(z.maxLength(MAX_CAPTURED)) }),
  example: { tabId: 1, ids: ['a1'] },
});
