// Where what reads a page (read/) joins perception: with the second part of the content script, as most documents are
// only looked at. Page world.
import type { Need } from '../../shared/messages/content-request';
import type { NeedAnswer } from '../../shared/messages/content';
import type { Chunk } from '../read/passages';
import type { ItemIds } from './item-ids';
import type { RetainedPage } from './retained-page';
import type { Steps } from './slices';

/** What a page is read by: links, rows, text. */
export type ReadingNeed = Exclude<Need, { type: 'query' }>;

/** The page as it is now. */
export interface Reading {
  page: RetainedPage;
  ids: ItemIds;
  /** What was read of this state of it; filled when first asked for. */
  texts: { readable: Chunk[] | undefined };
}

export type NeedReader = (need: ReadingNeed, reading: Reading) => Steps<NeedAnswer>;

let reader: NeedReader | undefined;

export function attachReader(read: NeedReader): void {
  reader = read;
}

/** Throws where the second part has not arrived: who asks for reading sees to it. */
export function attachedReader(): NeedReader {
  if (reader === undefined) throw new Error('content-tools.js is not there yet');
  return reader;
}
