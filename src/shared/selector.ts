// Shapes of the role selector DSL: by role and name, by text, by CSS, by a ref.
import { LANDMARKS } from './landmarks';
import { z } from './schema';

export const landmark = z.enum(LANDMARKS);
export type Landmark = z.infer<typeof landmark>;

/** Frame keys from the main frame inwards; empty or absent is the main frame. */
const framePath = z.optional(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(10)));
/** 0-based among the matches, in document order. */
const nth = z.optional(z.int().check(z.nonnegative(), z.maximum(100_000)));

export const roleSelector = z.object({
  kind: z.literal('role'),
  role: z.string().check(z.minLength(1), z.maxLength(40)),
  name: z.optional(z.string().check(z.maxLength(1_000))),
  nameMode: z.optional(z.enum(['exact', 'includes', 'regex'])),
  pressed: z.optional(z.boolean()),
  disabled: z.optional(z.boolean()),
  checked: z.optional(z.boolean()),
  selected: z.optional(z.boolean()),
  expanded: z.optional(z.boolean()),
  level: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
  withinLandmark: z.optional(landmark),
  nth,
  framePath,
});

export const textSelector = z.object({
  kind: z.literal('text'),
  text: z.string().check(z.minLength(1), z.maxLength(1_000)),
  exact: z.optional(z.boolean()),
  withinLandmark: z.optional(landmark),
  nth,
  framePath,
});

/** The last resort: a path that breaks when the page is restyled. */
export const cssSelector = z.object({
  kind: z.literal('css'),
  css: z.string().check(z.minLength(1), z.maxLength(2_000)),
  framePath,
});

/** A perceived element by its id (`a12`, `f3.a12`) or a snapshot ref (`e7`); valid while its document lives. */
export const refSelector = z.object({
  kind: z.literal('ref'),
  ref: z.string().check(z.minLength(1), z.maxLength(64)),
  framePath,
});

export const selectorSchema = z.discriminatedUnion('kind', [
  roleSelector,
  textSelector,
  cssSelector,
  refSelector,
]);
export type RoleSelector = z.infer<typeof selectorSchema>;
