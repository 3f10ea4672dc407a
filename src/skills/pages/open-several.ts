// Several things with pages of their own, each in a tab of its own: "open the first three results".
import type { TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { fittingItems } from '../items/fitting-items';
import { partOf } from '../items/item-part';
import { itemsOf, type Item } from '../items/items';
import type { SkillView } from '../skill';
import type { Draft } from '../steps/draft';
import { exploreFor, nameOfPhrase } from '../target/aim';
import { poolOf } from '../target/pool';
import { resolveTarget } from '../target/target';
import { meansItem } from '../words/role-words';
import { nameScore } from '../words/words';
import { inNewTab } from './tab';

/** Tabs that one wish may open. */
const MOST_TABS = 10;

export function openSeveral(view: SkillView, target: TargetPhrase): Draft {
  const urls = [...new Set(linksFor(view, target).flatMap((hit) => pageOf(hit) ?? []))];
  if (urls.length > MOST_TABS)
    return { kind: 'unable', reason: phraseOf('unable_too_many_pages', urls.length, MOST_TABS) };
  if (urls.length > 0) return inNewTab(view, urls);
  return target.text === ''
    ? { kind: 'unable', reason: phraseOf('unable_no_links', nameOfPhrase(target)) }
    : exploreFor(target.text, nameOfPhrase(target));
}

/** Where it leads, if that is a page. */
export function pageOf({ href }: PcdHit): string | undefined {
  return href !== undefined && /^https?:/.test(href) ? href : undefined;
}

const leads = (hit: PcdHit): number => (pageOf(hit) === undefined ? 0 : 1);

function linksFor(view: SkillView, target: TargetPhrase): PcdHit[] {
  if (meansItem(target.roles) || target.where?.length) {
    const items = listFor(view, target);
    if (items.length > 0) return items.flatMap((item) => partOf(item, target, leads, false) ?? []);
  }
  const found = resolveTarget(view, target, { suits: leads });
  return found.kind === 'found' ? found.hits : [];
}

/** Of the lists whose items lead somewhere the one that is named, else the one in which most items fit. */
function listFor(view: SkillView, target: TargetPhrase): Item[] {
  const lists = new Map<string, Item[]>();
  for (const item of itemsOf(view.tables('tables'), poolOf(view))) {
    if (!item.hits.some(leads) || item.hits.some(isOfWay)) continue;
    lists.set(item.collectionId, [...(lists.get(item.collectionId) ?? []), item]);
  }
  const { within = '' } = target;
  const all = [...lists.values()].map((items) => ({
    fitting: fittingItems(items, target, view.locale).map(({ item }) => item),
    named: within === '' ? 0 : nameScore(within, items[0]?.collection ?? ''),
  }));
  const isNamed = all.some(({ named }) => named >= 0.6);
  const [best] = all
    .filter(({ named }) => !isNamed || named >= 0.6)
    .sort((a, b) => b.fitting.length - a.fitting.length);
  return best?.fitting ?? [];
}

/** Ways through the site are no results. */
const isOfWay = ({ landmark }: PcdHit): boolean =>
  landmark === 'nav' || landmark === 'header' || landmark === 'footer';
