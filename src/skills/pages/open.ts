// Opens a thing that has a page of its own: a link, a row, a menu item, a page by its name.
// When it is not here, hidden menus are looked into first, then other pages are explored.
import type { TargetPhrase } from '../../shared/intent';
import { phraseOf, type Phrase } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { needsOfMonth, turnToMonth } from '../dates/shown-month';
import { needsOfPeriod, turnPeriod } from '../dates/turn-period';
import { isOfPage, wayToKind } from '../items/extremes';
import { meets } from '../items/item-conditions';
import { isPartOfItem, itemsOf, type Item } from '../items/items';
import type { Attempt, SkillView } from '../skill';
import { agreementToPress } from '../steps/asked-back';
import { attemptsOn, attemptsSinceCleared, changedSomething, didAct } from '../steps/attempts';
import { act, pressOn, type Draft } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { aim, exploreFor, lookFor, nameOfPhrase } from '../target/aim';
import { poolOf } from '../target/pool';
import { reveal } from '../target/reveal';
import { resolveTarget } from '../target/target';
import { isStep, tell } from '../target/telling';
import { byKey, isNode, nodeOf } from '../target/tree-nodes';
import { pathWords } from '../words/address';
import { wayOf } from '../words/directions';
import { nameOf } from '../words/naming';
import { isoDay } from '../words/past-weekdays';
import { dateIn } from '../words/quantity';
import { meansItem } from '../words/role-words';
import { fold, nameScore, quote, sameWord, tokens } from '../words/words';
import { openSeveral, pageOf } from './open-several';
import { inNewTab, switchTo } from './tab';

const FITNESS: Readonly<Record<string, number>> = {
  link: 1,
  menuitem: 0.97,
  treeitem: 0.95,
  tab: 0.95,
  button: 0.9,
  option: 0.85,
  row: 0.85,
  listitem: 0.85,
  article: 0.85,
  gridcell: 0.8,
};

export function openable(hit: PcdHit): number {
  if (hit.type === 'form' || hit.type === 'collection') return 0;
  if (hit.type === 'field') return hit.role === 'combobox' ? 0.3 : 0.15;
  return FITNESS[hit.role] ?? (hit.implicit ? 0.85 : hit.type === 'text' ? 0.55 : 0.7);
}

export const openSkill = draftSkill<'open'>({
  name: 'open',
  kinds: ['open'],
  needs: ({ target }) => {
    const looked = lookFor([target], { tables: target.all === true });
    const month = [...needsOfMonth(target), ...needsOfPeriod(target)];
    return [...looked.filter(({ key }) => !month.some((need) => need.key === key)), ...month];
  },
  draft(view, params) {
    const { target } = params;
    if (target.all) return openSeveral(view, target);
    if (isHere(view, target) && !params.newTab)
      return { kind: 'done', note: phraseOf('done_already_open', nameOfPhrase(target)) };
    const turned = params.newTab ? undefined : (turnToMonth(view, target) ?? turnPeriod(view, target.text));
    if (turned) return turned;
    const missing = exploreFor(
      target.text || (target.roles?.[0] ?? ''),
      phraseOf('seek_page', nameOfPhrase(target)),
    );
    const aimed = (at: TargetPhrase): ReturnType<typeof aim> =>
      aim(view, at, {
        suits: (hit) => (inVain(view, hit) ? 0 : openable(hit)),
        floor: 0.55,
        mayReveal: false,
        missing,
      });
    const owner = ownerOf(target);
    // Whose it is, and of which day, may be told by the page alone, which is looked at below.
    const judged = aimed(target);
    const where = target.where?.filter(({ field, value }) => field !== 'date' && value !== owner);
    const isTold = judged.ok || where?.length === target.where?.length;
    const whole = isTold ? judged : aimed({ ...target, where });
    const isMissing = !whole.ok && whole.draft.kind === 'explore';
    const list = asList(view, target);
    const bare = list ?? (isMissing ? withoutKind(target) : undefined);
    const named = bare && aimed(bare);
    const found = named?.ok ? named : whole;
    if (!found.ok && isTab(target) && found.draft.kind === 'explore') return switchTo(view, target.text);
    if (!found.ok) return found.draft.kind === 'explore' ? elsewhere(view, target, found.draft) : found.draft;
    const { hit } = found;
    const reason = dayUntold(view, target, hit);
    if (reason) return { kind: 'unable', reason };
    if (owner !== undefined && !isOf(view, hit, owner)) {
      const way = aimed({ text: owner });
      const say =
        way.ok && attemptsOn(view, way.hit).length === 0 ? phraseOf('do_open', tell(way.hit)) : undefined;
      return way.ok && say
        ? act([{ tool: 'dom.click', on: way.hit, say }], 'replan', 0.8, way.why)
        : elsewhere(view, target, exploreFor(owner, phraseOf('seek_page', quote(owner))));
    }
    if (isPart(target) && isHeading(view, hit))
      return act(
        [{ tool: 'dom.scroll', on: hit, say: phraseOf('do_scroll_to', tell(hit)) }],
        'verify',
        found.confidence,
        found.why,
      );
    if (params.newTab) {
      const url = pageOf(hit);
      return url === undefined
        ? {
            kind: 'unable',
            reason: phraseOf('unable_not_a_link', tell(hit)),
          }
        : inNewTab(view, [url]);
    }
    if (isOpenNow(hit)) return { kind: 'done', note: phraseOf('done_already_open', tell(hit)) };
    if (isOnlyChosen(view, hit))
      return act([byKey(true)(nodeOf(view, hit))], 'verify', found.confidence, found.why);
    return act(
      [{ tool: 'dom.click', on: hit, say: phraseOf('do_open', tell(hit)) }],
      'verify',
      found.confidence,
      found.why,
    );
  },
  effects: [
    (_after, params, view) => agreementToPress(view, params) === undefined,
    (_after, { target }, view) => {
      const turned = turnToMonth(view, target);
      if (turned) return turned.kind === 'done';
      const last = view.attempts.at(-1);
      if (last === undefined || last.call.name === 'dom.scroll') return true;
      if (showsNow(view, target)) return false;
      const found = resolveTarget(view, target, { suits: openable });
      if (found.kind === 'found' && found.hits.some((hit) => isOnlyChosen(view, hit))) return false;
      if (found.kind === 'found' && found.hits.every(isOpenNow)) return true;
      return changedSomething(last) || last.observation === undefined;
    },
  ],
});

/** A page that draws itself anew shows its state alone, and no change of it. */
const isOpenNow = ({ role, expanded, selected }: PcdHit): boolean =>
  expanded === true || (role === 'tab' && selected === true);

/** "The bookmarks of today": a day that what is merely called so does not tell; a calendar begins with today. */
function dayUntold(view: SkillView, target: TargetPhrase, hit: PcdHit): Phrase | undefined {
  const day = target.where?.find(({ field }) => field === 'date');
  if (day === undefined || target.text === '') return undefined;
  if (day.value === isoDay(new Date(view.now)) && CALENDAR.test(fold(hit.label))) return undefined;
  const text = [hit.label, hit.text, hit.section, hit.itemText, hit.tooltip].join(' ');
  const alone: Item = { collectionId: '', collection: '', index: 0, text, cells: {}, hits: [hit] };
  const item = itemsOf(view.tables('tables'), poolOf(view)).find(({ hits }) =>
    hits.some(({ id }) => id === hit.id),
  );
  if ([alone, item].some((each) => each && meets(each, day, view.locale) >= 0.5)) return undefined;
  // A row may tell its day as "20 Nov" or "5 min": the name has to do.
  if (isPartOfItem(hit) && dateIn(text, view.locale) === undefined) return undefined;
  return phraseOf(isPartOfItem(hit) ? 'unable_not_on_page' : 'unable_no_filter', quote(day.value));
}

/** As `fold` gives it. */
const CALENDAR =
  /calendar|schedule|agenda|planner|diary|timetable|appointment|event|kalender|termin|stundenplan|fahrplan|日历|日程|课表/;

/** "The contributions of Otto Brand", "the calendar of the Orchard project": whose it is to be. */
const ownerOf = ({ where = [] }: TargetPhrase): string | undefined =>
  where.find(
    ({ op, field, value }) => op === 'contains' && field === undefined && /\p{Lu}|\p{N}/u.test(value),
  )?.value;

/** Whether the thing, what it leads to or the page in front of the user says whose it is. */
function isOf({ mini }: SkillView, hit: PcdHit, owner: string): boolean {
  const names = owner.match(/[\p{Lu}\p{N}][\p{L}\p{N}]*/gu) ?? [];
  const addresses = [hit.href ?? '', mini.url].map(pathWords);
  const said = tokens(
    [hit.label, hit.itemText, hit.section, hit.tooltip, mini.title, ...addresses].join(' '),
  );
  return names.flatMap(tokens).every((name) => said.some((word) => sameWord(name, word)));
}

/** "The Storage section": a part of this page rather than a page of its own. */
const isPart = ({ roles }: TargetPhrase): boolean => roles?.includes('region') === true;

function isHeading(view: SkillView, hit: PcdHit): boolean {
  if (hit.type !== 'text' || hit.implicit) return false;
  const holder = poolOf(view).find(({ id }) => id === hit.parent);
  return hit.role === 'heading' || holder?.role === 'heading' || fold(hit.section ?? '') === fold(hit.label);
}

/** A tab of the page, or of the browser: "switch to the Mail tab". */
const isTab = ({ roles, text }: TargetPhrase): boolean => text !== '' && roles?.[0] === 'tab';

/** "the email Tide tables": a thing may bear its name alone, without the word for what it is. */
function withoutKind(target: TargetPhrase): TargetPhrase | undefined {
  const name = /^\p{Ll}+ (?=[\p{Lu}\d#"“])(.+)$/su.exec(target.text)?.[1];
  return name === undefined || target.literal || wayOf(target.text) ? undefined : { ...target, text: name };
}

/** "The country list", of a list to choose from that is called "Country", where nothing is called so in full. */
function asList(view: SkillView, { roles, ...target }: TargetPhrase): TargetPhrase | undefined {
  const text = /^(.+?)(?: lists?| liste|的?列表)$/iu.exec(target.text)?.[1];
  if (text === undefined || roles || target.literal) return undefined;
  const named = (words: string): PcdHit[] => poolOf(view).filter((hit) => nameOf(hit, words) >= SAME_NAME);
  const isChosenFrom = ({ role }: PcdHit): boolean => role === 'combobox' || role === 'listbox';
  return named(target.text).length === 0 && named(text).some(isChosenFrom)
    ? { ...target, text, roles: ['listbox', 'combobox', 'list'] }
    : undefined;
}
const SAME_NAME = 0.9;

/** A closed node of a tree that a press chose instead of opening it, and whose key has not been tried. */
function isOnlyChosen(view: SkillView, hit: PcdHit): boolean {
  const node = nodeOf(view, hit);
  const isClosed = isNode(node) && node.expanded === false;
  // A text is pressed at the cell around it.
  const said = phraseOf('do_open', tell(hit));
  const pressed = [
    ...attemptsOn(view, hit, 'dom.click'),
    ...view.attempts.filter((attempt) => isStep(attempt, said)),
  ];
  const keyed = attemptsOn(view, node, 'dom.press');
  return isClosed && keyed.length === 0 && pressed.some(({ observation }) => stayed(observation));
}

/** Nothing else of the page came up or went. */
const stayed = (seen: Attempt['observation']): boolean =>
  !seen?.navigated && !seen?.urlChanged && (seen?.changes ?? []).every(({ what }) => MARKS.has(what));

const MARKS: ReadonlySet<string> = new Set(['selected', 'checked', 'expanded', 'focus']);

/** Clicked before, and the page stayed as it was; or not to be reached, and nothing was cleared out of its way since. */
function inVain(view: SkillView, hit: PcdHit): boolean {
  const tried = attemptsSinceCleared(view, hit, 'dom.click').filter(
    (attempt) => attempt.observation !== undefined,
  );
  return tried.length > 0 && !tried.some(changedSomething) && !isOpenNow(hit);
}

/** A group was opened on the way: the thing itself has only come to light, and is still to be opened. */
function showsNow(view: SkillView, target: TargetPhrase): boolean {
  const last = view.attempts.at(-1);
  const seen = last?.observation;
  if (!last || !seen || seen.navigated || seen.urlChanged) return false;
  if (target.text === '' || target.superlative) return false;
  const wanted = fold(target.text);
  if (fold(last.description).includes(wanted)) return false;
  return (
    (seen.changes ?? []).some((change) => fold(change.detail ?? '').includes(wanted)) &&
    poolOf(view).some((hit) => openable(hit) > 0.5 && fold(hit.label) === wanted)
  );
}

/** Menus of this page may hold it; other pages are looked at when they do not. */
function elsewhere(view: SkillView, target: TargetPhrase, explore: Draft): Draft {
  const { ordinal, text, roles } = target;
  // Row 50 of 25 is in no menu either.
  if (ordinal !== undefined && text === '' && meansItem(roles) && view.tables('tables').length > 0)
    return { kind: 'unable', reason: phraseOf('unable_no_such_place', `${ordinal}`) };
  const way = wayToKind(view, poolOf(view), target);
  if (way) return attemptsOn(view, way).length > 0 ? explore : pressOn(way, 'do_open', 'replan', 0.7);
  // The page is that of the mails: no other tells more of their days.
  const hasLists = view.mini.collections.some(({ approxCount }) => (approxCount ?? 0) > 1);
  if (target.superlative && hasLists && isOfPage(view, text))
    return { kind: 'unable', reason: phraseOf('unable_nothing_to_compare', quote(target.text)) };
  const opened = reveal(view, target, { paginate: target.where !== undefined || target.literal === true });
  return opened && opened.steps[0]?.tool !== 'dom.scroll' ? opened : explore;
}

/** The page's title or address says that it is what was asked for, and we came here for it. */
function isHere(view: SkillView, target: TargetPhrase): boolean {
  if (target.text === '' || target.where || target.ordinal !== undefined || target.superlative) return false;
  const title = fold(view.mini.title).split(/\s[|–—·:-]\s/)[0] ?? '';
  if (didAct(view) && nameScore(target.text, title) >= 0.7) return true;
  const path = tokens(pathWords(view.mini.url)).join(' ');
  return nameScore(target.text, title) >= 0.95 && path !== '' && path.includes(tokens(target.text)[0] ?? ' ');
}
