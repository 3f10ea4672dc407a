import { secretHandle } from '../shared/secret-handle';
import { z } from '../shared/schema';
import { selectorSchema } from '../shared/selector';
import { defineTool, onTab } from './tool';

export const domType = defineTool({
  name: 'dom.type',
  description:
    'Type text into a field or editor; replaces its content unless `replace` is false or `over` names the words of its text to replace. `secret` types a saved secret instead of text.',
  effect: 'act',
  host: 'page',
  risk: 'enters-value',
  args: z.object({
    ...onTab,
    selector: selectorSchema,
    text: z.string().check(z.maxLength(20_000)),
    replace: z.optional(z.boolean()),
    /** The words that are typed over, where they stand there once; all else stays. */
    over: z.optional(z.string().check(z.minLength(1), z.maxLength(2_000))),
    /** ms between keys. */
    delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(1_000))),
    secret: z.optional(secretHandle),
  }),
  example: {
    tabId: 1,
    selector: { kind: 'role', role: 'textbox', name: 'Email' },
    text: 'mara@example.com',
  },
});
