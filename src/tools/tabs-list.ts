import { z } from '../shared/schema';
import { defineTool } from './tool';

export const tabsList = defineTool({
  name: 'tabs.list',
  description: 'Tabs of the window: those that the task may see.',
  effect: 'read',
  host: 'tabs',
  risk: 'none',
  args: z.object({
    /** Only tabs whose title or address has one of these words. */
    words: z.optional(z.string().check(z.maxLength(200))),
  }),
  example: {},
});
