// Rows of a collection as dom.extract returns them: named fields, resolved URLs, parsed values beside the text.
import { MAX_ROWS } from './budgets';
import { itemId } from './item-id-schema';
import { pageTextSchema } from './page-text-schema';
import { z } from './schema';

export const cell = z.object({
  text: pageTextSchema(500),
  /** Absolute URL of the cell's link or image. */
  url: z.optional(z.string().check(z.maxLength(2_000))),
  /** The number in the text, currency and grouping understood. */
  number: z.optional(z.number()),
  /** ISO 8601 date (`2025-03-12`) or month (`2025-03`) in the text. */
  date: z.optional(z.string().check(z.maxLength(30))),
});
export type Cell = z.infer<typeof cell>;

export const extraction = z.object({
  collectionId: itemId,
  name: pageTextSchema(120),
  fields: z.array(z.string().check(z.maxLength(60))),
  rows: z
    .array(
      z.object({
        index: z.int().check(z.nonnegative()),
        cells: z.record(z.string(), cell),
        /** Actionable items inside the row, ids as in pcd.query. */
        actions: z.array(z.object({ id: itemId, role: z.string(), label: pageTextSchema(120) })),
      }),
    )
    .check(z.maxLength(MAX_ROWS)),
  /** Rows known to exist beyond these: other pages, or not yet materialised. */
  more: z.boolean(),
});
export type Extraction = z.infer<typeof extraction>;

/** The row's cell of a field: a page may call one like what every object has (`constructor`). */
export function cellOf<C>(cells: Readonly<Record<string, C>>, field: string): C | undefined {
  return Object.hasOwn(cells, field) ? cells[field] : undefined;
}
