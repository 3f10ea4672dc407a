// pcd.query: everything perceived, ranked (seed A section 5). The answer carries what a planner
// needs to choose without another round trip; the seed's fields are a subset of `PcdHit`.
import { MAX_CANDIDATES, MAX_LABEL_CHARS } from './budgets';
import { itemId } from './mini-pcd';
import { pageTextSchema } from './page-text';
import { z } from './schema';
import { landmark } from './selector';

export const pcdQuery = z.object({
  /** `field` = anything that takes a value; `text` = a piece of visible text that is no control; absent = all but text. */
  kind: z.enum(['action', 'form', 'collection', 'field', 'text']).optional(),
  /** Words to rank by; alternatives with `|` (`invoice|billing`). Absent: document order. */
  text: z.string().max(400).optional(),
  /** Only these ARIA roles. */
  roles: z.array(z.string().max(40)).max(20).optional(),
  /** Only items that belong to this form or collection, or lie inside this item. */
  within: itemId.optional(),
  topK: z.number().int().min(1).max(MAX_CANDIDATES).optional(),
});
export type PcdQuery = z.infer<typeof pcdQuery>;

const short = pageTextSchema(MAX_LABEL_CHARS);

/** Look of an element, for targets described by it (spec section 12 C). */
export const look = z.object({
  /** Basic colour words of background, else of text: red, blue, green… */
  color: z.string().max(20).optional(),
  /** Computed background colour, `#rrggbb`. */
  hex: z.string().max(9).optional(),
  /** CSS px in the viewport's coordinates at the time of perception. */
  box: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
});
export type Look = z.infer<typeof look>;

export const pcdHit = z.object({
  id: itemId,
  type: z.enum(['action', 'field', 'form', 'collection', 'text']),
  /** ARIA role as Chromium computes it (`textbox`, `combobox`, `generic`…). */
  role: z.string().max(40),
  /** Accessible name, else the best visible text. */
  label: short,
  /** Inferred meaning, as in MiniAction.kind. */
  kind: z.string().max(40).optional(),
  landmark: landmark.optional(),
  /** 0…1, comparable within one answer. */
  score: z.number(),
  /** Position in document order, for ordinals. */
  order: z.number().int(),
  tag: z.string().max(40),
  /** `type` of an input; `contenteditable` for rich text. */
  inputType: z.string().max(30).optional(),
  /** Current value; absent for secrets. */
  value: pageTextSchema(400).optional(),
  /** Visible text of the element itself when it differs from the label. */
  text: pageTextSchema(400).optional(),
  placeholder: short.optional(),
  options: z.array(short).optional(),
  checked: z.union([z.boolean(), z.literal('mixed')]).optional(),
  selected: z.boolean().optional(),
  expanded: z.boolean().optional(),
  pressed: z.boolean().optional(),
  disabled: z.boolean().optional(),
  readonly: z.boolean().optional(),
  required: z.boolean().optional(),
  invalid: short.optional(),
  hasPopup: z.string().max(20).optional(),
  controls: itemId.optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number().optional(),
  draggable: z.boolean().optional(),
  focused: z.boolean().optional(),
  aboveFold: z.boolean().optional(),
  /** Clickable only by listener or cursor, not by role. */
  implicit: z.boolean().optional(),
  href: z.string().max(2_000).optional(),
  formId: itemId.optional(),
  /** The repeated structure it belongs to, and its 0-based item index there. */
  collectionId: itemId.optional(),
  itemIndex: z.number().int().optional(),
  /** Text of the item (row, card) it belongs to. */
  itemText: pageTextSchema(300).optional(),
  /** Nearest heading or group label above it. */
  section: short.optional(),
  /** Nearest enclosing perceived item. */
  parent: itemId.optional(),
  look,
});
export type PcdHit = z.infer<typeof pcdHit>;
