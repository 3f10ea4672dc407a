// pcd.query: everything perceived, ranked. The answer carries what a planner needs to choose without another
// round trip.
import { box } from './box';
import { MAX_CANDIDATES, MAX_LABEL_CHARS, MAX_VALUE_CHARS } from './perception-budgets';
import { itemId } from './item-id-schema';
import { pageTextSchema } from './page-text-schema';
import { z } from './schema';
import { landmark } from './selector';

export const pcdQuery = z.object({
  /** `field` = anything that takes a value; `text` = a piece of visible text that is no control; absent = all but text. */
  kind: z.optional(z.enum(['action', 'form', 'collection', 'field', 'text'])),
  /** Words to rank by; alternatives with `|` (`invoice|billing`). Absent: document order. */
  text: z.optional(z.string().check(z.maxLength(400))),
  /** Only these ARIA roles. */
  roles: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20))),
  /** Only items that belong to this form or collection, or lie inside this item. */
  within: z.optional(itemId),
  /** False: without the controls, forms and lists behind an open dialog. Text there is left out in any case. */
  behind: z.optional(z.boolean()),
  topK: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_CANDIDATES))),
});
export type PcdQuery = z.infer<typeof pcdQuery>;

const short = pageTextSchema(MAX_LABEL_CHARS);

/** Look of an element, for targets described by it ("the red button"). */
export const look = z.object({
  /** Basic colour words of background, else of text: red, blue, green… */
  color: z.optional(z.string().check(z.maxLength(20))),
  /** Computed background colour, `#rrggbb`. */
  hex: z.optional(z.string().check(z.maxLength(9))),
  /** CSS px in the viewport's coordinates at the time of perception. */
  box,
  /** Left of or above all that can be scrolled to, where links for screen readers are kept. */
  offPage: z.optional(z.boolean()),
});
export type Look = z.infer<typeof look>;

export const pcdHit = z.object({
  id: itemId,
  type: z.enum(['action', 'field', 'form', 'collection', 'text']),
  /** ARIA role as Chromium computes it (`textbox`, `combobox`, `generic`…). */
  role: z.string().check(z.maxLength(40)),
  /** Accessible name, else the best visible text. */
  label: short,
  /** The label in full where `label` is cut off; queries by the whole name find it. */
  fullLabel: z.optional(pageTextSchema(400)),
  /** Inferred meaning, as in MiniAction.kind. */
  kind: z.optional(z.string().check(z.maxLength(40))),
  landmark: z.optional(landmark),
  /** 0…1, comparable within one answer. */
  score: z.number(),
  /** Position in document order, for ordinals. */
  order: z.int(),
  tag: z.string().check(z.maxLength(40)),
  /** `type` of an input; `contenteditable` for rich text. */
  inputType: z.optional(z.string().check(z.maxLength(30))),
  /** Current value; absent for secrets. */
  value: z.optional(pageTextSchema(MAX_VALUE_CHARS)),
  /** Visible text of the element itself when it differs from the label. */
  text: z.optional(pageTextSchema(MAX_VALUE_CHARS)),
  placeholder: z.optional(short),
  /** Tooltip of an action where it says more than the label. */
  tooltip: z.optional(short),
  /** Words that the author left on the icon it shows: class tokens, the symbol's or file's name. */
  icon: z.optional(short),
  options: z.optional(z.array(short)),
  checked: z.optional(z.union([z.boolean(), z.literal('mixed')])),
  selected: z.optional(z.boolean()),
  expanded: z.optional(z.boolean()),
  pressed: z.optional(z.boolean()),
  disabled: z.optional(z.boolean()),
  readonly: z.optional(z.boolean()),
  required: z.optional(z.boolean()),
  invalid: z.optional(short),
  hasPopup: z.optional(z.string().check(z.maxLength(20))),
  controls: z.optional(itemId),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  step: z.optional(z.number()),
  draggable: z.optional(z.boolean()),
  focused: z.optional(z.boolean()),
  aboveFold: z.optional(z.boolean()),
  /** Behind an open dialog, which has to end before it can be used. */
  behind: z.optional(z.literal(true)),
  /** Clickable only by listener or cursor, not by role. */
  implicit: z.optional(z.boolean()),
  href: z.optional(z.string().check(z.maxLength(2_000))),
  formId: z.optional(itemId),
  /** The repeated structure it belongs to, and its 0-based item index there. */
  collectionId: z.optional(itemId),
  itemIndex: z.optional(z.int()),
  /** Text of the item (row, card) it belongs to. */
  itemText: z.optional(pageTextSchema(300)),
  /** Nearest heading or group label above it. */
  section: z.optional(short),
  /** Nearest enclosing perceived item. */
  parent: z.optional(itemId),
  look,
});
export type PcdHit = z.infer<typeof pcdHit>;
