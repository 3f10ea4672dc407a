// Which item of a list is meant, by its words, its conditions or its heading; and which part of it opens it.
import type { TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isDay } from '../dates/day-controls';
import { countedAmong } from '../items/counted-lists';
import { wayToKind } from '../items/extremes';
import { fittingItems } from '../items/fitting-items';
import { meetAll } from '../items/item-conditions';
import { makesOther, takesItAway } from '../items/item-control';
import { headingOf, isNameWithKind } from '../items/item-heading';
import { partOf } from '../items/item-part';
import { type Item, itemsOf } from '../items/items';
import { withOwnControls } from '../items/nested-parts';
import { openable } from '../pages/open';
import type { SkillView } from '../skill';
import type { Draft } from '../steps/draft';
import { nameOfPhrase } from '../target/aim';
import { poolOf } from '../target/pool';
import { resolveTarget } from '../target/target';
import { byAnswer, optionsOf } from '../target/telling';
import { isChoice } from '../words/role-words';
import { fold } from '../words/words';
import { ANY_OF } from './all-items';
import { extentOf } from './item-shown';

export interface Found {
  kind: 'found';
  hits: PcdHit[];
  /** What opens it, where that is known. */
  main: PcdHit | undefined;
  item: Item | undefined;
  phrase: TargetPhrase;
}

export type FoundItem = Found | { kind: 'ask'; draft: Draft } | { kind: 'none' };

export function findItem(view: SkillView, phrase: TargetPhrase): FoundItem {
  const pool = poolOf(view);
  const items = countedAmong(itemsOf(view.tables('tables'), pool), pool, phrase);
  if (wayToKind(view, pool, phrase)) return { kind: 'none' };
  const alike = fittingItems(items, phrase, view.locale).filter((each) => each.score >= 0.5);
  // What nothing can be pointed at in is a mere reading of the page.
  const held = alike.filter(({ item }) => item.hits.length > 0);
  const fitting = held.length > 0 ? held : alike;
  const under = (hit: PcdHit): FoundItem => ({
    kind: 'found',
    hits: extentOf(pool, hit),
    main: hit,
    item: undefined,
    phrase,
  });
  // A page about one thing at a time names it in its heading; rows below that hold the word are parts of it.
  const heading = headingOf(pool, phrase, (wanted, name) => wanted === name);
  if (heading) return under(heading);
  const first = fitting[0];
  if (first) {
    const tie = fitting.filter((each) => first.score - each.score < 0.05);
    if (tie.length > 1 && !phrase.superlative && phrase.ordinal === undefined) {
      const parts = tie.flatMap(({ item }) => partOf(item, phrase, openable, false) ?? []);
      const answered = byAnswer(view, parts);
      const chosen = answered && tie.find(({ item }) => item.hits.includes(answered));
      if (chosen) return { kind: 'found', hits: chosen.item.hits, main: answered, item: chosen.item, phrase };
      // Equal in name: the same thing listed twice is the first of them; different ones are a question.
      if (parts.length > 1 && new Set(tie.map(({ item }) => fold(item.text))).size > 1)
        return {
          kind: 'ask',
          draft: {
            kind: 'ask',
            question:
              phrase.text === ''
                ? phraseOf('ask_which_one')
                : phraseOf('ask_which_mean', nameOfPhrase(phrase)),
            options: optionsOf(parts),
          },
        };
    }
    const item = withOwnControls(first.item, phrase.text);
    return { kind: 'found', hits: item.hits, main: undefined, item, phrase };
  }
  // After the rows: a heading "Project" over them is not the "Project Alpha" that one of them is.
  const kindHeading = headingOf(pool, phrase, isNameWithKind);
  if (kindHeading) return under(kindHeading);
  // What is to be of a day is not what has the same words on any day; nor is anything meant by conditions alone.
  if (phrase.where?.some(({ value }) => isDay(value) || phrase.text === '')) return { kind: 'none' };
  // "The order of Rosa" is no column "Order", no link "Orders".
  const suits = (each: PcdHit): number =>
    meetAll(extentOf(pool, each), phrase, view.locale) ? openable(each) : 0;
  const direct = resolveTarget(view, phrase, { suits, floor: 0.6 });
  const hit = direct.kind === 'found' ? direct.hits[0] : undefined;
  return hit ? under(hit) : { kind: 'none' };
}

/** The part that opens it; `orBox`: its box will do, to choose it. */
export function mainPart(found: Found, orBox: boolean): PcdHit | undefined {
  if (found.main) return found.main;
  if (!found.item) return found.hits[0];
  const { text } = found.phrase;
  const hits = found.item.hits.filter(
    (hit) => (orBox || !isChoice(hit)) && (text === '' || !makesOther(hit, text)) && !takesItAway(hit, text),
  );
  const best = partOf(
    { ...found.item, hits },
    { text: ANY_OF.test(fold(text)) ? '' : text },
    openable,
    false,
  );
  // "⚙" in a row leads to all that is done with it; a row that can be dragged may do nothing when it is pressed.
  const own = best?.type === 'action' && !best.implicit ? undefined : hits.find(opensForm);
  return (orBox ? undefined : own) ?? best ?? hits[0];
}

const opensForm = ({ kind, type }: PcdHit): boolean =>
  type === 'action' && (kind === 'settings' || kind === 'edit');
