// What the scout brings back: the few things that a wish may mean, the likeliest first.
import { itemId } from './item-id-schema';
import { pageTextSchema } from './page-text-schema';
import { risk } from './plan';
import { z } from './schema';
import { selectorSchema } from './selector';

/** Candidates of one bundle. */
export const MAX_BUNDLE = 5;

export const bundleCandidate = z.object({
  id: itemId,
  selector: selectorSchema,
  altSelectors: z.array(selectorSchema).check(z.maxLength(4)),
  label: pageTextSchema(120),
  /** Inferred meaning where there is one, else the role. */
  kind: z.string().check(z.maxLength(40)),
  /** 0…1. */
  confidence: z.number(),
  /** Of activating it, judged in code as the gate judges it. */
  risk,
  /** For the user: what it is and what speaks for it. */
  why: z.string().check(z.maxLength(400)),
});
export type BundleCandidate = z.infer<typeof bundleCandidate>;

export const actionBundle = z.object({
  candidates: z.array(bundleCandidate).check(z.maxLength(MAX_BUNDLE)),
  /** Who put them in this order. */
  by: z.enum(['ranking', 'model']),
});
export type ActionBundle = z.infer<typeof actionBundle>;
