// Of a page about one thing at a time: the heading that names it.
import type { TargetPhrase } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import { fold } from '../words/words';

/** The only heading outside of rows whose name `means` what is wanted; both come folded. */
export function headingOf(
  pool: readonly PcdHit[],
  phrase: TargetPhrase,
  means: (wanted: string, name: string) => boolean,
): PcdHit | undefined {
  if (phrase.text === '' || phrase.where || phrase.superlative || phrase.ordinal !== undefined)
    return undefined;
  const headings = pool.filter((hit) => hit.role === 'heading' && hit.itemIndex === undefined);
  const wanted = fold(phrase.text);
  const found = headings.filter((hit) => means(wanted, fold(hit.label)));
  return found.length === 1 ? found[0] : undefined;
}

/** "Ferry article": the name, and one word for what sort of thing it is. Both folded. */
export function isNameWithKind(wanted: string, name: string): boolean {
  if (name === '' || !wanted.startsWith(`${name} `)) return false;
  return !wanted.slice(name.length + 1).includes(' ');
}
