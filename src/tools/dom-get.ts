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
    selector: z.optional(selectorSchema),
    name: z.optional(z.string().check(z.maxLength(100))),
  }),
  example: { tabId: 1, what: 'title' },
});
