import { z } from '../shared/schema';
import { defineTool, onTab } from './tool';

export const requestAssistance = defineTool({
  name: 'request_assistance',
  description: 'Ask the user for help: a captcha, a log-in, or anything else only a person can do.',
  effect: 'read',
  host: 'user',
  risk: 'none',
  args: z.object({
    ...onTab,
    type: z.enum(['captcha', 'login', 'custom']),
    message: z.string().check(z.minLength(1), z.maxLength(1_000)),
    /** ms */
    timeout: z.optional(z.int().check(z.positive())),
  }),
  example: { tabId: 1, type: 'captcha', message: 'Please solve the captcha.' },
});
