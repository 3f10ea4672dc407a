// Page text on arrival from another process, as a schema. Apart from page-text.ts, which perception uses
// and which therefore loads no schema library.
import { pageBlock } from './page-block';
import { pageText } from './page-text';
import { z } from './schema';

/** Cleaned again, whatever the sender did. */
export const pageTextSchema = (maxChars = 400) =>
  z.pipe(
    z.string(),
    z.transform((s) => pageText(s, maxChars)),
  );
export const pageBlockSchema = (maxChars: number) =>
  z.pipe(
    z.string(),
    z.transform((s) => pageBlock(s, maxChars)),
  );
