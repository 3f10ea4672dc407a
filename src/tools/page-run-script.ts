import { z } from '../shared/schema';
import { defineTool, onTab } from './tool';

export const pageRunScript = defineTool({
  name: 'page.runScript',
  description:
    'Run model-written code in a world of its own, as the body of an async function. Off by default; shown and confirmed each time.',
  effect: 'act',
  host: 'script',
  risk: 'runs-code',
  args: z.object({
    ...onTab,
    code: z.string().check(z.minLength(1), z.maxLength(20_000)),
    explanation: z.string().check(z.maxLength(2_000)),
    /** Words that the page shows when it has worked. Without them any change of the page counts. */
    expect: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  }),
  example: {
    tabId: 1,
    code: "document.querySelector('#panel').hidden = false;",
    explanation: 'Shows the hidden panel.',
    expect: 'Panel',
  },
});
