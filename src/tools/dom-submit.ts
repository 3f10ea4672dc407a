import { z } from '../shared/schema';
import { selectorSchema } from '../shared/selector';
import { defineTool, onTab } from './tool';

export const domSubmit = defineTool({
  name: 'dom.submit',
  description: 'Submit the form that an element belongs to.',
  effect: 'act',
  host: 'page',
  risk: 'submits',
  args: z.object({ ...onTab, selector: selectorSchema }),
  example: { tabId: 1, selector: { kind: 'role', role: 'button', name: 'Save' } },
});
