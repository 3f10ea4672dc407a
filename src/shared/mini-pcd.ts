// MiniPCD: what a page can do, in a few hundred tokens.
// `id`s are stable for the same element across versions of a page; ids of child frames carry the
// frame's prefix (`f3.a12`).
import { MAX_ACTIONS, MAX_COLLECTIONS, MAX_FORMS, MAX_LABEL_CHARS } from './perception-budgets';
import { itemId } from './item-id-schema';
import { pageTextSchema } from './page-text-schema';
import { z } from './schema';
import { landmark, selectorSchema } from './selector';

const label = pageTextSchema(MAX_LABEL_CHARS);
export const miniActionRole = z.enum(['button', 'link', 'menuitem', 'tab', 'checkbox', 'radio', 'other']);

export const miniAction = z.object({
  id: itemId,
  label,
  role: miniActionRole,
  /** Inferred meaning: search, login, logout, billing, invoices, checkout, download, next_page… */
  kind: z.optional(z.string().check(z.maxLength(40))),
  landmark: z.optional(landmark),
  aboveFold: z.optional(z.boolean()),
  clusterId: z.optional(z.string().check(z.maxLength(200))),
  appliesToCollectionId: z.optional(itemId),
});
export type MiniAction = z.infer<typeof miniAction>;

export const miniForm = z.object({
  id: itemId,
  /** search_products, login, filter, billing, payment_method, checkout, contact, signup… */
  purpose: z.optional(z.string().check(z.maxLength(40))),
  landmark: z.optional(landmark),
  fieldSummaries: z.array(
    z.object({
      name: z.optional(z.string().check(z.maxLength(100))),
      label,
      type: z.string().check(z.maxLength(30)),
      required: z.optional(z.boolean()),
      options: z.optional(z.array(label)),
      /** Of the options of a radio group the one that is chosen. */
      checked: z.optional(label),
      /** The browser's or the page's current validity message. */
      invalid: z.optional(label),
    }),
  ),
  /** Fields beyond those, which a query within the form gives. */
  omitted: z.optional(z.int()),
  submitLabel: z.optional(label),
});
export type MiniForm = z.infer<typeof miniForm>;

export const miniCollection = z.object({
  id: itemId,
  name: label,
  itemFields: z.array(z.string().check(z.maxLength(60))),
  landmark: z.optional(landmark),
  approxCount: z.optional(z.int().check(z.nonnegative())),
});
export type MiniCollection = z.infer<typeof miniCollection>;

export const miniPcd = z.object({
  url: z.string().check(z.maxLength(4_000)),
  origin: z.string().check(z.maxLength(400)),
  title: pageTextSchema(200),
  loginState: z.enum(['unknown', 'in', 'out']),
  /** Version of the page summary, ms since the epoch; bumped on a material change. */
  ts: z.number(),
  landmarks: z.array(landmark),
  actions: z.array(miniAction).check(z.maxLength(MAX_ACTIONS)),
  forms: z.array(miniForm).check(z.maxLength(MAX_FORMS)),
  collections: z.array(miniCollection).check(z.maxLength(MAX_COLLECTIONS)),
  /** An open modal dialog that bounds what can be acted on. */
  dialog: z.optional(z.object({ label, modal: z.boolean() })),
  /** What the caps left out, or folding hid; reachable by pcd.query. */
  omitted: z.optional(z.object({ actions: z.int(), forms: z.int(), collections: z.int() })),
  metrics: z.optional(
    z.object({
      ariaCoverage: z.optional(z.number()),
      viewportH: z.optional(z.number()),
      viewportW: z.optional(z.number()),
      /** ms to build or update this summary. */
      buildMs: z.optional(z.number()),
    }),
  ),
});
export type MiniPCD = z.infer<typeof miniPcd>;

export const pcdActionDetail = z.object({
  id: itemId,
  selector: selectorSchema,
  altSelectors: z.optional(z.array(selectorSchema).check(z.maxLength(4))),
  landmark: z.optional(landmark),
  framePath: z.optional(z.array(z.string())),
});
export type PCDActionDetail = z.infer<typeof pcdActionDetail>;
