// What was seen after a step, with the proof of its effect: what changed.
import { itemId } from './item-id-schema';
import { pageTextSchema } from './page-text-schema';
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
  detail: z.optional(pageTextSchema(300)),
});
export type Change = z.infer<typeof change>;

/** Where the focus or the page has moved to shows nothing of what was done. */
export const showsEffect = ({ what }: Change): boolean => what !== 'focus' && what !== 'scroll';

export const observation = z.object({
  url: z.string().check(z.maxLength(4_000)),
  title: pageTextSchema(200),
  /** MiniPCD version that was current when this was seen. */
  ts: z.number(),
  urlChanged: z.optional(z.boolean()),
  /** The document was replaced: the reply of the act may have been cut off. */
  navigated: z.optional(z.boolean()),
  collectionSummary: z.optional(z.array(z.object({ id: itemId, count: z.int() }))),
  focusedRole: z.optional(z.string().check(z.maxLength(40))),
  loginState: z.optional(z.enum(['unknown', 'in', 'out'])),
  changes: z.optional(z.array(change).check(z.maxLength(40))),
  /** A tab that the act opened. */
  openedTabId: z.optional(z.int()),
  /** It came to the front and shows the same site, so the task goes on there. */
  goesOnThere: z.optional(z.literal(true)),
});
export type Observation = z.infer<typeof observation>;
