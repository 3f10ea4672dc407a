import { WAIT_FOR_MAX_MS } from '../shared/budgets';
import { z } from '../shared/schema';
import { selectorSchema } from '../shared/selector';
import { defineTool, onTab } from './tool';

export const domWaitFor = defineTool({
  name: 'dom.waitFor',
  description: 'Wait for a URL change, a quiet network, an effect of the last act, an element or a text.',
  effect: 'read',
  host: 'page',
  risk: 'none',
  args: z.object({
    ...onTab,
    event: z.enum(['urlChange', 'networkIdle', 'change', 'selector', 'text']),
    value: z.optional(z.string().check(z.maxLength(1_000))),
    selector: z.optional(selectorSchema),
    timeoutMs: z.optional(z.int().check(z.minimum(0), z.maximum(WAIT_FOR_MAX_MS))),
  }),
  example: { tabId: 1, event: 'text', value: 'Saved' },
});
