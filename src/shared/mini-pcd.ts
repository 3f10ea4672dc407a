// MiniPCD: what a page can do, in a few hundred tokens (seed A sections 4 and 5).
// `id`s are stable for the same element across versions of a page; ids of child frames carry the
// frame's prefix (`f3.a12`).
import { MAX_ACTIONS, MAX_COLLECTIONS, MAX_FORMS, MAX_LABEL_CHARS } from './budgets';
import { pageTextSchema } from './page-text';
import { z } from './schema';
import { landmark, selectorSchema } from './selector';

const label = pageTextSchema(MAX_LABEL_CHARS);
/** An id as perception makes it: optional frame prefix, kind letter, number. */
export const itemId = z.string().regex(/^(f\d+\.)?[a-z]+\d+$/);

export const miniActionRole = z.enum(['button', 'link', 'menuitem', 'tab', 'checkbox', 'radio', 'other']);

export const miniAction = z.object({
  id: itemId,
  label,
  role: miniActionRole,
  /** Inferred meaning: search, login, logout, billing, invoices, checkout, download, next_page… */
  kind: z.string().max(40).optional(),
  landmark: landmark.optional(),
  aboveFold: z.boolean().optional(),
  clusterId: z.string().max(200).optional(),
  appliesToCollectionId: itemId.optional(),
});
export type MiniAction = z.infer<typeof miniAction>;

export const miniForm = z.object({
  id: itemId,
  /** search_products, login, filter, billing, payment_method, checkout, contact, signup… */
  purpose: z.string().max(40).optional(),
  landmark: landmark.optional(),
  fieldSummaries: z.array(
    z.object({
      name: z.string().max(100).optional(),
      label,
      type: z.string().max(30),
      required: z.boolean().optional(),
      options: z.array(label).optional(),
      /** The browser's or the page's current validity message. */
      invalid: label.optional(),
    }),
  ),
  submitLabel: label.optional(),
});
export type MiniForm = z.infer<typeof miniForm>;

export const miniCollection = z.object({
  id: itemId,
  name: label,
  itemFields: z.array(z.string().max(60)),
  landmark: landmark.optional(),
  approxCount: z.number().int().nonnegative().optional(),
});
export type MiniCollection = z.infer<typeof miniCollection>;

export const miniPcd = z.object({
  url: z.string().max(4_000),
  origin: z.string().max(400),
  title: pageTextSchema(200),
  loginState: z.enum(['unknown', 'in', 'out']),
  /** Version of the page summary, ms since the epoch; bumped on a material change. */
  ts: z.number(),
  landmarks: z.array(landmark),
  actions: z.array(miniAction).max(MAX_ACTIONS),
  forms: z.array(miniForm).max(MAX_FORMS),
  collections: z.array(miniCollection).max(MAX_COLLECTIONS),
  /** An open modal dialog that bounds what can be acted on. */
  dialog: z.object({ label, modal: z.boolean() }).optional(),
  /** What the caps left out, or folding hid; reachable by pcd.query. */
  omitted: z
    .object({ actions: z.number().int(), forms: z.number().int(), collections: z.number().int() })
    .optional(),
  metrics: z
    .object({
      ariaCoverage: z.number().optional(),
      viewportH: z.number().optional(),
      viewportW: z.number().optional(),
      /** ms to build or update this summary. */
      buildMs: z.number().optional(),
    })
    .optional(),
});
export type MiniPCD = z.infer<typeof miniPcd>;

export const pcdActionDetail = z.object({
  id: itemId,
  selector: selectorSchema,
  altSelectors: z.array(selectorSchema).max(4).optional(),
  landmark: landmark.optional(),
  framePath: z.array(z.string()).optional(),
});
export type PCDActionDetail = z.infer<typeof pcdActionDetail>;
