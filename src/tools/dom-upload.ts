import { z } from '../shared/schema';
import { selectorSchema } from '../shared/selector';
import { defineTool, onTab } from './tool';

export const domUpload = defineTool({
  name: 'dom.upload',
  description: 'Put a file that the user chose into a file field.',
  effect: 'act',
  host: 'page',
  risk: 'uploads',
  args: z.object({ ...onTab, selector: selectorSchema, fileId: z.string().check(z.maxLength(64)) }),
  example: { tabId: 1, selector: { kind: 'role', role: 'button', name: 'Save' }, fileId: 'file-1' },
});
