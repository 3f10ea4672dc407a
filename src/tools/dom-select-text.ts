import { z } from '../shared/schema';
import { selectorSchema } from '../shared/selector';
import { defineTool, onTab } from './tool';

export const domSelectText = defineTool({
  name: 'dom.selectText',
  description: 'Select the text of an element, or a part of it.',
  effect: 'act',
  host: 'page',
  risk: 'none',
  args: z.object({
    ...onTab,
    selector: selectorSchema,
    text: z.optional(z.string().check(z.maxLength(2_000))),
  }),
  example: { tabId: 1, selector: { kind: 'text', text: 'Terms' } },
});
