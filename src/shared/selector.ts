// Shapes of the role selector DSL (seed A section 4; spec section 4).
import { z } from './schema';

export const LANDMARKS = ['main', 'header', 'nav', 'footer', 'aside'] as const;
export const landmark = z.enum(LANDMARKS);
export type Landmark = z.infer<typeof landmark>;

/** Frame keys from the main frame inwards; empty or absent is the main frame. */
const framePath = z.array(z.string().max(300)).max(10).optional();
/** 0-based among the matches, in document order. */
const nth = z.number().int().nonnegative().max(100_000).optional();

export const roleSelector = z.object({
  kind: z.literal('role'),
  role: z.string().min(1).max(40),
  name: z.string().max(1_000).optional(),
  nameMode: z.enum(['exact', 'includes', 'regex']).optional(),
  pressed: z.boolean().optional(),
  disabled: z.boolean().optional(),
  checked: z.boolean().optional(),
  selected: z.boolean().optional(),
  expanded: z.boolean().optional(),
  level: z.number().int().min(1).max(10).optional(),
  withinLandmark: landmark.optional(),
  nth,
  framePath,
});

export const textSelector = z.object({
  kind: z.literal('text'),
  text: z.string().min(1).max(1_000),
  exact: z.boolean().optional(),
  withinLandmark: landmark.optional(),
  nth,
  framePath,
});

/** The last resort: a path that breaks when the page is restyled. */
export const cssSelector = z.object({ kind: z.literal('css'), css: z.string().min(1).max(2_000), framePath });

/** A perceived element by its id (`a12`, `f3.a12`) or a snapshot ref (`e7`); valid while its document lives. */
export const refSelector = z.object({ kind: z.literal('ref'), ref: z.string().min(1).max(64), framePath });

export const selectorSchema = z.discriminatedUnion('kind', [
  roleSelector,
  textSelector,
  cssSelector,
  refSelector,
]);
export type RoleSelector = z.infer<typeof selectorSchema>;
