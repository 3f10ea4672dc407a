import { z } from '../shared/schema';
import { defineTool, onTab } from './tool';

export const pageInfo = defineTool({
  name: 'page.info',
  description: 'URL, title, load state and whether a dialog is open.',
  effect: 'read',
  host: 'page',
  risk: 'none',
  args: z.object({ ...onTab }),
  example: { tabId: 1 },
});
