import { WAIT_FOR_MAX_MS } from '../shared/budgets';
import { z } from '../shared/schema';
import { defineTool, onTab } from './tool';

export const downloadsWaitFor = defineTool({
  name: 'downloads.waitFor',
  description: 'Wait until a download that this task caused has finished; returns name, size and path.',
  effect: 'read',
  host: 'downloads',
  risk: 'none',
  args: z.object({
    ...onTab,
    /** ms since the epoch: only downloads started after this. */
    since: z.number(),
    timeoutMs: z.optional(z.int().check(z.minimum(0), z.maximum(WAIT_FOR_MAX_MS))),
  }),
  example: { tabId: 1, since: 1_700_000_000_000 },
});
