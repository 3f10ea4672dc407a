// Where an answer stands: a passage, row or value of the page, numbered as [1], [2]… in the panel.
import { tabId } from './ids';
import { itemId } from './item-id-schema';
import { pageBlockSchema, pageTextSchema } from './page-text-schema';
import { z } from './schema';

/** Most passages that one answer names. */
export const MAX_CITATIONS = 5;
/** Characters of a passage that travel with its citation: enough to find it again in the page. */
export const MAX_CITED_CHARS = 2_000;

export const citation = z.object({
  n: z.int().check(z.minimum(1), z.maximum(99)),
  tabId,
  /** Element at which the passage begins; text alone finds it again when the page was rendered anew. */
  id: itemId,
  heading: z.optional(pageTextSchema(200)),
  text: pageBlockSchema(MAX_CITED_CHARS),
});
export type Citation = z.infer<typeof citation>;

/**
 * What an answer rests on: a value read from the page (lookup), passages quoted word for word (extracts), a
 * model's words that name passages (cited), or a model's words that name none (uncited).
 */
export const answerBasis = z.enum(['lookup', 'extracts', 'cited', 'uncited']);
export type AnswerBasis = z.infer<typeof answerBasis>;
