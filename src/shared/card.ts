// Cards: what the panel puts in front of the user while a task waits. Text is written by code.
import { itemId } from './item-id-schema';
import { pageTextSchema } from './page-text-schema';
import { phraseSchema } from './phrase';
import { z } from './schema';

const base = {
  id: z.string().check(z.maxLength(64)),
  taskId: z.string().check(z.maxLength(64)),
  createdAt: z.number(),
};

export const confirmCard = z.object({
  ...base,
  kind: z.literal('confirm'),
  /** What will be done, in words: "Click the button “Place order”". */
  what: z.string().check(z.maxLength(500)),
  /** Origin it happens on, punycode shown as such. */
  where: z.string().check(z.maxLength(400)),
  /** Why it is asked, in English, as all of the record; `said.why` has the policy's reasons as phrases. */
  why: z.string().check(z.maxLength(500)),
  risk: z.enum(['medium', 'high']),
  /** Values that will be sent, secrets as dots. */
  values: z
    .array(z.object({ label: pageTextSchema(120), value: z.string().check(z.maxLength(400)) }))
    .check(z.maxLength(30)),
  /** The approval is for exactly this. */
  actionHash: z.string().check(z.maxLength(80)),
  fingerprint: z.optional(z.string().check(z.maxLength(200))),
  /** The same as phrases, which the interface words in the user's language; what stands in `values`, place by place. */
  said: z.optional(
    z.object({
      what: phraseSchema,
      where: z.optional(phraseSchema),
      why: z.array(phraseSchema).check(z.maxLength(12)),
      values: z
        .array(z.object({ label: z.optional(phraseSchema), value: z.optional(phraseSchema) }))
        .check(z.maxLength(30)),
    }),
  ),
});
export type ConfirmCard = z.infer<typeof confirmCard>;

export const clarifyCard = z.object({
  ...base,
  kind: z.literal('clarify'),
  question: z.string().check(z.maxLength(1_000)),
  /** The question as a phrase; it may also be a person's or a model's. */
  said: z.optional(phraseSchema),
  options: z
    .array(
      z.object({
        label: z.string().check(z.maxLength(300)),
        value: z.string().check(z.maxLength(300)),
        said: z.optional(phraseSchema),
        itemId: z.optional(itemId),
      }),
    )
    .check(z.maxLength(8)),
});
export type ClarifyCard = z.infer<typeof clarifyCard>;

/** Asks for what only the user can do: a captcha, a log-in, a permission. */
export const assistCard = z.object({
  ...base,
  kind: z.literal('assist'),
  type: z.enum(['captcha', 'login', 'two_factor', 'permission', 'custom']),
  message: z.string().check(z.maxLength(1_000)),
  said: z.optional(phraseSchema),
  /** ms, after which the task is stopped. Absent: ASSIST_TIMEOUT_MS where it is seen that it was done, else no limit. */
  timeout: z.optional(z.number()),
  /** Origins to ask the browser for, when type is permission. */
  origins: z.optional(z.array(z.string().check(z.maxLength(400))).check(z.maxLength(5))),
});
export type AssistCard = z.infer<typeof assistCard>;

export const card = z.discriminatedUnion('kind', [confirmCard, clarifyCard, assistCard]);
export type Card = z.infer<typeof card>;
