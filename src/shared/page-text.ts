// Text that came from a page. It is data, never an instruction: it has its own type, is bounded,
// and carries no invisible or direction-changing characters.

declare const fromPage: unique symbol;
export type PageText = string & { readonly [fromPage]: true };

/** Zero-width, bidi controls, tags block, variation selectors used to hide text, and C0/C1 controls but tab and newline. */
export const INVISIBLE =
  // eslint-disable-next-line no-misleading-character-class -- single code points are listed on purpose
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB]|\uDB40[\uDC00-\uDFFF]/g;

/** In most texts, trimmed, there is nothing to do: European letters and signs, and single spaces. */
const UNUSUAL = /[^ -~À-ɏ]| {2}/;

/**
 * Page text made safe to carry: invisible characters dropped, white space folded, cut at `maxChars`
 * (an ellipsis marks the cut). Default 200 characters.
 */
export function pageText(raw: string, maxChars = 200): PageText {
  // A cheap cut first: nobody pays for normalising megabytes that are thrown away.
  const head = raw.length > maxChars * 4 ? raw.slice(0, maxChars * 4) : raw;
  const trimmed = head.trim();
  const folded = UNUSUAL.test(trimmed) ? trimmed.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim() : trimmed;
  return (folded.length > maxChars ? `${folded.slice(0, maxChars - 1)}…` : folded) as PageText;
}
