import { z } from '../shared/schema';
import { defineTool, onTab } from './tool';

export const domSnapshot = defineTool({
  name: 'dom.snapshot',
  description: 'The page as an indented text tree with a ref for each interactive element.',
  effect: 'read',
  host: 'page',
  risk: 'none',
  args: z.object({ ...onTab }),
  example: { tabId: 1 },
});
