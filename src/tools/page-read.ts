import { z } from '../shared/schema';
import { defineTool, onTab } from './tool';

export const pageRead = defineTool({
  name: 'page.read',
  description: 'Readable text of the page in chunks, with an anchor for each.',
  effect: 'read',
  host: 'page',
  risk: 'none',
  args: z.object({
    ...onTab,
    offset: z.number().int().nonnegative().optional(),
    maxChars: z.number().int().min(200).max(20_000).optional(),
  }),
  example: { tabId: 1, maxChars: 4_000 },
});
