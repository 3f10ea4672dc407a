// What a selector points at, told by the content script for the policy gate to judge:
// facts read through prototype getters, never through properties that a page can shadow.
import { itemId } from './item-id-schema';
import { pageTextSchema } from './page-text-schema';
import { z } from './schema';
import { landmark } from './selector';

/** Classes of fields whose values are secrets or personal. */
export const fieldClass = z.enum([
  'password',
  'newPassword',
  'oneTimeCode',
  'card',
  'cardCode',
  'file',
  'plain',
]);
export type FieldClass = z.infer<typeof fieldClass>;

/**
 * What an act is about to send, of what the user can see; credentials as dots. As it is, invisible characters
 * included, for the card alone.
 */
const written = {
  fields: z.optional(
    z
      .array(
        z.object({
          label: pageTextSchema(80),
          value: z.string().check(z.maxLength(2_000)),
          /** Characters that are left out. */
          more: z.optional(z.int().check(z.minimum(1))),
        }),
      )
      .check(z.maxLength(24)),
  ),
  /** Fields that are left out. */
  moreFields: z.optional(z.int().check(z.minimum(1))),
};

export const targetInfo = z.object({
  id: itemId,
  role: z.string().check(z.maxLength(40)),
  label: pageTextSchema(200),
  /** Words that can be read on it, where it is called otherwise (`aria-label`). */
  shows: z.optional(pageTextSchema(200)),
  tag: z.string().check(z.maxLength(40)),
  inputType: z.optional(z.string().check(z.maxLength(30))),
  fieldClass: z.optional(fieldClass),
  landmark: z.optional(landmark),
  /** Absolute URL a link leads to. */
  href: z.optional(z.string().check(z.maxLength(4_000))),
  /** A link or submit that opens another tab or saves a file. */
  linkTarget: z.optional(z.string().check(z.maxLength(100))),
  download: z.optional(z.boolean()),
  /** Opens and closes a part of the page: a `summary`, or `aria-expanded` as it stands. */
  expanded: z.optional(z.boolean()),
  /** The act would (or by Enter could) submit this form. */
  form: z.optional(
    z.object({
      /** Effective target: formaction over action, resolved. */
      action: z.string().check(z.maxLength(4_000)),
      method: z.string().check(z.maxLength(10)),
      purpose: z.optional(z.string().check(z.maxLength(40))),
      hasPassword: z.boolean(),
      hasCard: z.boolean(),
      submits: z.boolean(),
      submitLabel: z.optional(pageTextSchema(120)),
      ...written,
    }),
  ),
  /** What is written beside a button that sends no form of the page's: a script may send it. */
  beside: z.optional(z.object(written)),
  /** Name and words of the enclosing dialog, name of the section, for the card's text and for risk. */
  context: z.optional(pageTextSchema(300)),
  /** Words of the row, list item or card that it stands in: of many equal controls, which one. */
  row: z.optional(pageTextSchema(160)),
  /** Of an entry of a list: what the list is called, and the control that shows it. */
  list: z.optional(pageTextSchema(200)),
  /** What the call aims at besides: the entry of a list that it chooses or that a key comes to, where a drag ends. */
  aim: z.optional(pageTextSchema(200)),
  /** Whether a text that is typed at it is chosen in its list; told of `dom.type` only. */
  picks: z.optional(z.boolean()),
  fingerprint: z.string().check(z.maxLength(200)),
});
export type TargetInfo = z.infer<typeof targetInfo>;
