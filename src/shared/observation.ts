// What was seen after a step (seed A section 4), with the proof of effect that the spec asks for.
import { itemId } from './mini-pcd';
import { pageTextSchema } from './page-text';
import { z } from './schema';

/** One thing that an act changed. "Nothing changed" is an empty list, and a result too. */
export const change = z.object({
  what: z.enum([
    'value',
    'checked',
    'selected',
    'expanded',
    'focus',
    'url',
    'title',
    'dialog',
    'count',
    'validation',
    'toast',
    'content',
    'scroll',
    'download',
  ]),
  detail: pageTextSchema(300).optional(),
});
export type Change = z.infer<typeof change>;

export const observation = z.object({
  url: z.string().max(4_000),
  title: pageTextSchema(200),
  /** MiniPCD version that was current when this was seen. */
  ts: z.number(),
  urlChanged: z.boolean().optional(),
  /** The document was replaced: the reply of the act may have been cut off. */
  navigated: z.boolean().optional(),
  collectionSummary: z.array(z.object({ id: itemId, count: z.number().int() })).optional(),
  focusedRole: z.string().max(40).optional(),
  loginState: z.enum(['unknown', 'in', 'out']).optional(),
  changes: z.array(change).max(40).optional(),
  /** A tab that the act opened. */
  openedTabId: z.number().int().optional(),
});
export type Observation = z.infer<typeof observation>;
