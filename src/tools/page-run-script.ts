import { z } from '../shared/schema';
import { defineTool, onTab } from './tool';

export const pageRunScript = defineTool({
  name: 'page.runScript',
  description: 'Run model-written code in a world of its own. Off by default; shown and confirmed each time.',
  effect: 'act',
  host: 'script',
  risk: 'runs-code',
  args: z.object({ ...onTab, code: z.string().min(1).max(20_000), explanation: z.string().max(2_000) }),
  example: { tabId: 1, code: 'document.title', explanation: 'Reads the title.' },
});
