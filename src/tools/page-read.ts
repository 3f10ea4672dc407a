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
    offset: z.optional(z.int().check(z.nonnegative())),
    maxChars: z.optional(z.int().check(z.minimum(200), z.maximum(20_000))),
  }),
  example: { tabId: 1, maxChars: 4_000 },
});
