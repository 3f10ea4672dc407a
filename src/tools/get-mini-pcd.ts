import { z } from '../shared/schema';
import { defineTool, onTab } from './tool';

export const getMiniPCD = defineTool({
  name: 'getMiniPCD',
  description: 'Summary of what the page can do.',
  effect: 'read',
  host: 'page',
  risk: 'none',
  args: z.object({ ...onTab }),
  example: { tabId: 1 },
});
