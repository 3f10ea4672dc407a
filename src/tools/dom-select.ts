import { z } from '../shared/schema';
import { selectorSchema } from '../shared/selector';
import { defineTool, onTab } from './tool';

export const domSelect = defineTool({
  name: 'dom.select',
  description:
    'Select an option by label or value, in native selects and ARIA comboboxes and listboxes. Several values for a multiple select.',
  effect: 'act',
  host: 'page',
  risk: 'enters-value',
  args: z.object({
    ...onTab,
    selector: selectorSchema,
    value: z.string().check(z.maxLength(1_000)),
    values: z.optional(z.array(z.string().check(z.maxLength(1_000))).check(z.maxLength(50))),
  }),
  example: {
    tabId: 1,
    selector: { kind: 'role', role: 'combobox', name: 'Country' },
    value: 'Denmark',
  },
});
