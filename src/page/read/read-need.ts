// Answers to what a page is read for, beside its summary. Page world, reads only.
import { READ_CHUNK_CHARS } from '../../shared/budgets';
import type { NeedAnswer } from '../../shared/messages/content';
import type { Reading, ReadingNeed } from '../perceive/need-reader';
import { mapped, type Steps } from '../perceive/slices';
import { extractRows } from './extract';
import { readLinks } from './links';
import { passagesOf, readableText } from './passages';

/** Tables told when all are asked for: the most useful, as the summary ranks them. */
const MAX_TABLES = 6;

export function* readNeed(need: ReadingNeed, { page, ids, texts }: Reading): Steps<NeedAnswer> {
  const { key } = need;
  switch (need.type) {
    case 'links':
      return { key, type: 'links', links: readLinks(page.doc, need.limit) };
    case 'extract': {
      const el = need.collectionId === undefined ? undefined : ids.elementOf(need.collectionId);
      const wanted = page.collections.filter((each) => need.collectionId === undefined || each.el === el);
      const best = wanted.sort((a, b) => (b.use ?? 0) - (a.use ?? 0)).slice(0, MAX_TABLES);
      const inOrder = best.sort((a, b) => a.order - b.order);
      const tables = yield* mapped(inOrder, (each) => extractRows(each, { model: page, ids }));
      return { key, type: 'extract', tables };
    }
    case 'text': {
      texts.readable ??= yield* readableText(page.root);
      const { passages, total, nextOffset } = passagesOf(texts.readable, ids, {
        maxChars: Math.min(need.maxChars, READ_CHUNK_CHARS),
        ...(need.offset === undefined ? {} : { offset: need.offset }),
      });
      return { key, type: 'text', passages, total, ...(nextOffset === undefined ? {} : { nextOffset }) };
    }
  }
}
