// Why the model host could not do what it was asked.
import { errorCode } from '../errors';
import { z } from '../schema';

/**
 * Why a model could not answer. `reason` names the sentence (`model_<reason>` of messages.json), `args` fill
 * it: an offscreen document has no access to the browser's languages, the worker does.
 */
export const trouble = z.object({
  ok: z.literal(false),
  code: errorCode,
  reason: z.string().check(z.regex(/^[a-z0-9_]{1,60}$/)),
  args: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(4)),
});
export type Trouble = z.infer<typeof trouble>;
export type HostResult<T> = { ok: true; data: T } | Trouble;
