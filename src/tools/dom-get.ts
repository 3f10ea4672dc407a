import { z } from '../shared/schema';
import { selectorSchema } from '../shared/selector';
import { defineTool, onTab } from './tool';

export const domGet = defineTool({
  name: 'dom.get',
  description: 'Read text, value, an attribute, a count, the title or the URL.',
  effect: 'read',
  host: 'page',
  risk: 'none',
  args: z.object({
    ...onTab,
    what: z.enum(['text', 'value', 'attribute', 'count', 'title', 'url']),
    selector: selectorSchema.optional(),
    name: z.string().max(100).optional(),
  }),
  example: { tabId: 1, what: 'title' },
});
