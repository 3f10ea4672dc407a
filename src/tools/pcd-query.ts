import { z } from '../shared/schema';
import { pcdQuery as query } from '../shared/query';
import { defineTool, onTab } from './tool';

export const pcdQuery = defineTool({
  name: 'pcd.query',
  description: 'Everything perceived on the page, ranked by words.',
  effect: 'read',
  host: 'page',
  risk: 'none',
  args: z.object({ ...onTab, ...query.shape }),
  example: { tabId: 1, text: 'invoice|billing', topK: 5 },
});
