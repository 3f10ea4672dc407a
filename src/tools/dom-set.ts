import { z } from '../shared/schema';
import { selectorSchema } from '../shared/selector';
import { defineTool, onTab } from './tool';

export const domSet = defineTool({
  name: 'dom.set',
  description: 'Set a slider, spin button, range, colour, date or time field to a value.',
  effect: 'act',
  host: 'page',
  risk: 'enters-value',
  args: z.object({ ...onTab, selector: selectorSchema, value: z.string().check(z.maxLength(100)) }),
  example: { tabId: 1, selector: { kind: 'role', role: 'slider', name: 'Volume' }, value: '40' },
});
