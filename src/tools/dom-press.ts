import { z } from '../shared/schema';
import { selectorSchema } from '../shared/selector';
import { defineTool, onTab } from './tool';

export const domPress = defineTool({
  name: 'dom.press',
  description:
    'Press a key or chord (Playwright names: Enter, ArrowDown, Control+A), on an element or on what has the focus.',
  effect: 'act',
  host: 'page',
  risk: 'activates',
  args: z.object({
    ...onTab,
    key: z.string().check(z.minLength(1), z.maxLength(60)),
    selector: z.optional(selectorSchema),
  }),
  example: { tabId: 1, key: 'Enter' },
});
