// Which thing in an item of a list stands for it: what is called as it was named, its main link or control, its text.
// Pure.
import type { TargetPhrase } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import { nameOf } from '../words/naming';
import { meansItem, roleFit } from '../words/role-words';
import { fold, hasPhrase, withoutWords } from '../words/words';
import type { Item } from './items';

/** Below this a name is not the one that was said. */
const NAMED = 0.45;

/** The thing in an item to act on: the named part, else the item's main link or control, else its text. */
export function partOf(
  item: Item,
  phrase: TargetPhrase,
  suits: (hit: PcdHit) => number,
  named: boolean,
): PcdHit | undefined {
  const usable = item.hits.filter((hit) => suits(hit) > 0);
  const ofRole = usable.filter((hit) => roleFit(hit, controlRoles(phrase.roles)) >= 0.7);
  if (named) {
    const best = [...usable].sort((a, b) => nameOf(b, phrase.text) - nameOf(a, phrase.text))[0];
    if (best && nameOf(best, phrase.text) >= NAMED) return best;
  }
  const all = ofRole.length > 0 ? ofRole : usable;
  const own = all.filter((hit) => !onlyExpands(hit));
  // Where there is nothing else to press, that is how it opens.
  const candidates = own.some(({ type }) => type !== 'text') ? own : all;
  const byName = candidates.filter((hit) => phrase.text !== '' && nameOf(hit, phrase.text) >= 0.7);
  const [byWords] = byName.sort((a, b) => suits(b) - suits(a));
  const [said] = candidates
    .filter((hit) => isSaidIn(hit, phrase.text))
    .sort((a, b) => b.label.length - a.label.length);
  return (
    byWords ??
    said ??
    candidates.find((hit) => hit.role === 'link') ??
    candidates.find((hit) => hit.type === 'action') ??
    candidates.find((hit) => hit.type === 'field') ??
    candidates[0]
  );
}

/** "members", of "the table members": all of its name was said. */
const isSaidIn = ({ type, label }: PcdHit, words: string): boolean =>
  type === 'action' && label.length > 2 && hasPhrase(fold(words), fold(label));

const EXPANDS =
  /^(?:expand|collapse|toggle|unfold|fold|show|hide|rows?|nodes?|children|auf|zu|ein|aus|(?:auf|zu|aus|ein)klappen|umschalten)$|展开|折叠|收起|切换/;

/** "Expand/Collapse": shows what is below the item, and nothing of the item itself. */
function onlyExpands({ type, label, kind }: PcdHit): boolean {
  if (type !== 'action') return false;
  if (label === '') return kind === 'expand' || kind === 'collapse';
  return (
    /expand|collapse|toggle|fold|klapp|umschalt|展|折|收|切/iu.test(label) &&
    withoutWords(label, EXPANDS).length === 0
  );
}

function controlRoles(words: readonly string[] | undefined): string[] {
  return (words ?? []).filter((word) => !meansItem([word]));
}
