// Rows as CSV and JSON text. Cells come from pages: one that a spreadsheet would run as a formula
// is made text. Pure.

export interface Rows {
  fields: string[];
  rows: string[][];
}

/** Plain numbers may begin with a sign; anything else that begins like a formula may not. */
const NUMBER = /^[+-]?[\d.,\s]*\d%?$/;
const FORMULA = /^[\s\u0000-\u001f]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|]/;

const asText = (cell: string): string => (FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell);

function quoted(cell: string): string {
  const safe = asText(cell);
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8. */
export function toCsv({ fields, rows }: Rows): string {
  return `\uFEFF${[fields, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** An array of objects; a field name that occurs twice gets a number. */
export function toJson({ fields, rows }: Rows): string {
  const seen = new Map<string, number>();
  const keys = fields.map((field) => {
    const n = (seen.get(field) ?? 0) + 1;
    seen.set(field, n);
    return n === 1 ? field : `${field} ${n}`;
  });
  const objects = rows.map((row) => Object.fromEntries(keys.map((key, i) => [key, row[i] ?? ''])));
  return `${JSON.stringify(objects, null, 2)}\n`;
}

/** Tab-separated, for the clipboard: what spreadsheets paste as cells. */
export function toTsv({ fields, rows }: Rows): string {
  return [fields, ...rows]
    .map((row) => row.map((cell) => asText(cell).replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}
