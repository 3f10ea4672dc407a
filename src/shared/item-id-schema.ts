// The schema of ids: apart from ITEM_ID, which content.js knows without zod.
import { ITEM_ID } from './item-id';
import { z } from './schema';

/** An id as perception makes it: optional frame prefix, kind letter, number. */
export const itemId = z.string().check(z.regex(ITEM_ID));
