// What a selector points at, told by the content script for the policy gate to judge:
// facts read through prototype getters, never through properties that a page can shadow.
import { itemId } from './mini-pcd';
import { pageTextSchema } from './page-text';
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

export const targetInfo = z.object({
  id: itemId,
  role: z.string().max(40),
  label: pageTextSchema(200),
  tag: z.string().max(40),
  inputType: z.string().max(30).optional(),
  fieldClass: fieldClass.optional(),
  landmark: landmark.optional(),
  /** Absolute URL a link leads to. */
  href: z.string().max(4_000).optional(),
  /** A link or submit that opens another tab or saves a file. */
  linkTarget: z.string().max(100).optional(),
  download: z.boolean().optional(),
  /** The act would (or by Enter could) submit this form. */
  form: z
    .object({
      /** Effective target: formaction over action, resolved. */
      action: z.string().max(4_000),
      method: z.string().max(10),
      purpose: z.string().max(40).optional(),
      hasPassword: z.boolean(),
      hasCard: z.boolean(),
      submits: z.boolean(),
      submitLabel: pageTextSchema(120).optional(),
    })
    .optional(),
  /** Label of the enclosing dialog or section, for the card's text and for risk. */
  context: pageTextSchema(300).optional(),
  fingerprint: z.string().max(200),
});
export type TargetInfo = z.infer<typeof targetInfo>;
