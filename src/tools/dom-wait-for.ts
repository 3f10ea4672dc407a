import { WAIT_FOR_MAX_MS } from '../shared/budgets';
import { z } from '../shared/schema';
import { selectorSchema } from '../shared/selector';
import { defineTool, onTab } from './tool';

export const domWaitFor = defineTool({
  name: 'dom.waitFor',
  description: 'Wait for a URL change, a quiet network, an element or a text.',
  effect: 'read',
  host: 'page',
  risk: 'none',
  args: z.object({
    ...onTab,
    event: z.enum(['urlChange', 'networkIdle', 'selector', 'text']),
    value: z.string().max(1_000).optional(),
    selector: selectorSchema.optional(),
    timeoutMs: z.number().int().min(0).max(WAIT_FOR_MAX_MS).optional(),
  }),
  example: { tabId: 1, event: 'text', value: 'Saved' },
});
