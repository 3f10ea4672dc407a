import { secretHandle } from '../shared/intent';
import { z } from '../shared/schema';
import { selectorSchema } from '../shared/selector';
import { defineTool, onTab } from './tool';

export const domType = defineTool({
  name: 'dom.type',
  description:
    'Type text into a field or editor; replaces its content unless `replace` is false. `secret` types a saved secret instead of text.',
  effect: 'act',
  host: 'page',
  risk: 'enters-value',
  args: z.object({
    ...onTab,
    selector: selectorSchema,
    text: z.string().max(20_000),
    replace: z.boolean().optional(),
    /** ms between keys. */
    delayMs: z.number().int().min(0).max(1_000).optional(),
    secret: secretHandle.optional(),
  }),
  example: {
    tabId: 1,
    selector: { kind: 'role', role: 'textbox', name: 'Email' },
    text: 'mara@example.com',
  },
});
