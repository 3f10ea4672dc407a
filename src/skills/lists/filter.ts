// Narrows a list: a list box, check box, chip or text field of filters; opens the filters when they are folded.
import type { IntentOf, TargetPhrase } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { endsIn, pairFor } from '../amounts/range-ends';
import { setPair } from '../amounts/set-range';
import { bestOption, choose } from '../fields/fields';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft, pressOn } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { clickable, resolveTarget } from '../target/target';
import { tell } from '../target/telling';
import { COUNTED, kindsOf, nameOf } from '../words/naming';
import { isChoice, opensList } from '../words/role-words';
import {
  fold,
  hasPhrase,
  keywords,
  nameScore,
  quote,
  sameWord,
  stem,
  tokens,
  wordScore,
} from '../words/words';
import { agreeIn, APPLIES, columnOf, filterAdder, filterOpener, isInRow } from './column-filter';
import {
  byTagOfRow,
  clearAgain,
  hasLeft,
  isOnlyChosen,
  openFilters,
  sendChosen,
  typeInto,
} from './filter-box';

export const filterSkill = draftSkill<'filter'>({
  name: 'filter',
  kinds: ['filter'],
  needs: ({ value, field = 'filter' }) =>
    lookFor([{ text: MINE.test(fold(value)) ? [value, ...OWN].join('|') : value }, { text: field }], {
      tables: true,
    }),
  draft,
  effects: [(_after, { value }, view) => isShownFor(view, whomOf(view, value))],
});

/** What is to be shown; `isMine` where that is whose things they are, and nothing else. */
type Wish = IntentOf<'filter'> & { isMine: boolean };

function draft(view: SkillView, said: IntentOf<'filter'>): Draft {
  // Of "my open tickets" the page knows which are open.
  const isMine = /^\S+$/u.test(said.value.replace(MINE, '')) && MINE.test(said.value);
  const wish = { ...said, isMine, value: isMine ? said.value : said.value.replace(MINE, '') };
  const column = columnOf(view, wish);
  const columnOpener = column === undefined ? undefined : filterOpener(view, column);
  return (
    filterRange(view, wish) ??
    fromList(view, wish) ??
    addColumn(view, column) ??
    byName(view, wish, columnOpener === undefined) ??
    byTagOfRow(view, wish) ??
    (view.attempts.length === 0 ? typeInto(view, wish.field ?? '', wish.value, false) : undefined) ??
    (columnOpener && pressOn(columnOpener, 'do_open', 'replan', 0.8)) ??
    openList(view) ??
    openOrType(view, wish)
  );
}

/** Chooses the value in a list that offers it, and makes the choice count. */
function fromList(view: SkillView, wish: Wish): Draft | undefined {
  const [list] = poolOf(view)
    .flatMap((hit) => choiceIn(view, hit, wish) ?? [])
    .sort((a, b) => b.score - a.score);
  if (!list) return undefined;
  const apply = applyButton(view, list.hit);
  if (fold(list.hit.value ?? '') !== fold(list.option))
    return act([choose(list.hit, list.option)], apply ? 'replan' : 'verify', 0.85, tell(list.hit));
  return apply ? press(apply) : { kind: 'done', note: phraseOf('done_only_shown', list.option) };
}

/** The option of a list that is the value, and how surely it is; a list in a row changes the row. */
function choiceIn(
  view: SkillView,
  hit: PcdHit,
  { field = '', value }: Wish,
): { hit: PcdHit; option: string; score: number } | undefined {
  const { options = [] } = hit;
  if (hit.disabled || options.length === 0 || isInRow(view, hit)) return undefined;
  const told = optionTold(view, hit, value);
  const option = told ?? bestOption(options, value);
  if (!option || wasAdded(view, hit, option)) return undefined;
  if (told) return { hit, option, score: 1 };
  if (nameScore(value, option) < 0.6 || saysMore(option, value)) return undefined;
  return { hit, option, score: nameScore(value, option) + (field ? nameOf(hit, field) : 0) };
}

/** What adds a filter for a column offers it once, and shows nothing chosen afterwards. */
function wasAdded(view: SkillView, hit: PcdHit, option: string): boolean {
  const isChosen = attemptsOn(view, hit, 'dom.select').some(
    ({ call, result }) => result.ok && call.args['value'] === option,
  );
  return isChosen && fold(hit.value ?? '') !== fold(option);
}

/** Adds the filter of a column, where a list adds them. */
function addColumn(view: SkillView, column: string | undefined): Draft | undefined {
  const adder = column === undefined ? undefined : filterAdder(view, column);
  return adder && act([choose(adder.hit, adder.option)], 'replan', 0.8, tell(adder.hit));
}

/** Ticks the box that is called as the value; `orOther`: presses what else is called so, too, though it may be any thing. */
function byName(view: SkillView, wish: Wish, orOther: boolean): Draft | undefined {
  const hit = calledSo(view, wish);
  if (!hit || !(orOther || isChoice(hit))) return undefined;
  const agree = isChoice(hit) ? (agreeIn(view, hit) ?? applyBoxes(view, hit)) : undefined;
  if (hit.checked === true || hit.pressed === true || hit.selected === true)
    return agree ? press(agree) : { kind: 'done', note: phraseOf('done_is_on', tell(hit)) };
  const then = agree ? 'replan' : 'verify';
  if (!isChoice(hit)) return pressOn(hit, 'do_press', then, 0.8);
  const check = {
    tool: 'dom.check' as const,
    on: hit,
    args: { on: true },
    say: phraseOf('do_check', tell(hit)),
  };
  return act([check], then, 0.8, tell(hit));
}

function calledSo(view: SkillView, wish: Wish): PcdHit | undefined {
  const { field, value, isMine } = wish;
  const names = isMine
    ? [value, ...OWN]
    : [
        value,
        withoutKind(view, value),
        whomOf(view, value),
        ...offered(view, value),
        ...counted(view, value),
      ];
  for (const text of new Set(names)) {
    if (text === '') continue;
    const phrase: TargetPhrase = { text, ...(field ? { within: field } : {}) };
    const suits = (hit: PcdHit): number => fitness(view, hit, wish, text);
    const found = resolveTarget(view, phrase, { suits, floor: 0.6 });
    if (found.kind === 'found') return found.hits[0];
  }
  return undefined;
}

/** 0…1: how well a thing can be what narrows the list to `name`. */
function fitness(view: SkillView, hit: PcdHit, { value, isMine }: Wish, name: string): number {
  // "Assign to me" is another thing.
  if (isMine && name !== value && fold(hit.label) !== name) return 0;
  if (isChoice(hit)) return isInRow(view, hit) ? 0 : 1;
  // A head sorts, or opens what is of its column, though it is called like a part of the wish.
  if (hit.type !== 'action' || hit.role === 'columnheader' || holdsEntries(view, hit)) return 0;
  const isCounted = name !== value && isCountOf(hit, name);
  // What the list that was opened offers is in no row, wherever it is drawn.
  const isOffered = hit.role === 'option' && view.attempts.length > 0;
  if (hit.itemIndex !== undefined && !isCounted && !isOffered) return 0;
  return tellsValue(view, hit, isMine || isCounted ? name : value) ? clickable(hit) * 0.9 : 0;
}

/** Opens a shut list that shows "All levels". */
function openList(view: SkillView): Draft | undefined {
  const list = listShowingAll(view);
  return list && pressOn(list, 'do_open', 'replan', 0.75);
}

/** Types the value where a box takes it, or opens the filters; whose things they are is sooner a choice in there. */
function openOrType(view: SkillView, wish: Wish): Draft {
  const { field = '', value, isMine } = wish;
  const unable: Draft = { kind: 'unable', reason: phraseOf('unable_no_filter', quote(value)) };
  if (hasLeft(view)) return unable;
  const begun = sendChosen(view) ?? clearAgain(view);
  if (begun) return begun;
  const opened = openFilters(view, field);
  const isOfSomebody = whomOf(view, value) !== value && !isOther(view, value);
  if (opened && isOfSomebody) return opened;
  const typed = isMine ? undefined : typeInto(view, field, whomOf(view, value), true);
  return typed ?? opened ?? unable;
}

/** Whose they are no text field knows. */
const MINE = /^(?:my|mein(?:en?)?) |^我的/iu;
const OWN = ['mine', 'only mine', 'assigned to me', 'mir zugewiesen', 'nur meine', '我的'];

/** "The tasks of Otto": what a box is given is the name. Not so "Bank of America". */
const OF_WHOM = /^(?:the |die )?(\p{L}+) (?:of|by|from|von) (.+)$/iu;
function whomOf(view: SkillView, value: string): string {
  const [, kind = '', whom] = OF_WHOM.exec(value) ?? [];
  return whom !== undefined && (isKind(view, fold(kind)) || isNameOf(view, kind, whom)) ? whom : value;
}

/** Things of a kind that the page is not known to list. */
const isOther = (view: SkillView, value: string): boolean =>
  !isKind(view, fold(OF_WHOM.exec(value)?.[1] ?? ''));

/** Many things of a name that stands on the page for itself. */
function isNameOf(view: SkillView, kind: string, whom: string): boolean {
  const isThere = ({ label, text }: PcdHit): boolean =>
    [label, text].some((said) => fold(said ?? '') === fold(whom));
  return /^\p{Ll}.*s$|en$/u.test(kind) && poolOf(view).some((hit) => hit.type !== 'field' && isThere(hit));
}

/** What a box was given is to be read on the page besides: an empty list tells nothing. */
function isShownFor(view: SkillView, words: string): boolean {
  const isTyped = view.attempts.some(({ call, result }) => result.ok && call.name === 'dom.type');
  const wanted = keywords(words);
  const says = ({ label, text, itemText }: PcdHit): boolean => {
    const said = tokens([label, text, itemText].join(' '));
    return wanted.every((word) => said.some((other) => sameWord(word, other)));
  };
  if (isTyped && (hasLeft(view) || isOnlyChosen(view))) return false;
  return !isTyped || poolOf(view).some((hit) => hit.type !== 'field' && hit.type !== 'form' && says(hit));
}

const press = (hit: PcdHit): Draft => pressOn(hit, 'do_press', 'verify', 0.85);

/** "Prices from 30 to 60": both ends are set, and made to count where a button does that. */
function filterRange(view: SkillView, { field = '', value }: IntentOf<'filter'>): Draft | undefined {
  const ends = endsIn(value);
  const pair = ends && pairFor(view, field);
  if (!pair) return undefined;
  const set = setPair(view, pair, value, ends);
  const last = view.attempts.at(-1);
  // The page that the button led to may not repeat what was asked for.
  if (set.kind === 'unable' && last?.call.name === 'dom.click' && last.observation?.urlChanged === true)
    return { kind: 'done', note: phraseOf('done_only_shown', value) };
  const apply = set.kind === 'done' ? applyButton(view, pair[1]) : undefined;
  return apply ? pressOn(apply, 'do_press', 'replan', 0.85) : set;
}

/** "Posts in the category Recipes": the option of a list, among words for the list and for what the page lists. */
function optionTold(view: SkillView, hit: PcdHit, value: string): string | undefined {
  const known = keywords([hit.label, kindsOf(view)].join(' '));
  const isKnown = (word: string): boolean => known.some((other) => wordScore(word, other) >= 0.8);
  const folded = fold(value);
  return (hit.options ?? []).find((option) => {
    const name = fold(option);
    if (name === '' || name === folded || !hasPhrase(folded, name)) return false;
    return keywords(folded.replace(name, ' ')).every(isKnown);
  });
}

/** The body of a list tells the words of all its entries; pressed, it chooses the one in its middle. */
function holdsEntries(view: SkillView, hit: PcdHit): boolean {
  return poolOf(view).some(
    (each) => each.parent === hit.id && each.itemIndex !== undefined && each.itemIndex !== hit.itemIndex,
  );
}

/** Options of the list that was opened for it: "Gold" for "Gold customers", though the customers are hidden by it. */
const offered = (view: SkillView, value: string): string[] =>
  view.attempts.length === 0
    ? []
    : poolOf(view).flatMap(({ role, label }) =>
        role === 'option' && label !== '' && hasPhrase(fold(value), fold(label)) ? [label] : [],
      );

/** "Paused" for "paused downloads", where the page says how many it would show: "Paused (2)". */
const counted = (view: SkillView, value: string): string[] =>
  poolOf(view).flatMap(({ type, label }) => {
    const [, name = ''] = COUNTED.exec(label) ?? [];
    const isSaid = type === 'action' && name !== '' && hasPhrase(fold(value), fold(name));
    const rest = value.toLowerCase().replace(name.toLowerCase(), '').trim();
    // Of "Open Source" it is a part; "paused downloads" are downloads.
    const isOfKind =
      rest === '' || isKind(view, fold(rest)) || (/^\p{L}+s$/u.test(rest) && value.includes(rest));
    return isSaid && isOfKind ? [name] : [];
  });

const isCountOf = ({ label }: PcdHit, name: string): boolean => COUNTED.exec(label)?.[1] === name;

/** "Click to open the next unread feed" is another act; "Show only unread" is what was asked for, "Open tickets" are some. */
const isOtherAct = (name: string, value: string): boolean => {
  const [verb = ''] = OTHER_ACTS.exec(fold(name)) ?? [];
  return verb !== '' && !tokens(value).includes(verb);
};
const OTHER_ACTS =
  /^(?:click|press|tap|open|go|jump|mark|move|delete|remove|add|create|edit|send|next|previous|klicken?|offnen?|markieren?|loschen?)\b/;

/** A shut list that shows "All levels", or is called "Show tickets": it narrows by one of them. */
function listShowingAll(view: SkillView): PcdHit | undefined {
  return poolOf(view).find(
    (hit) =>
      (opensList(hit) || hit.role === 'combobox') &&
      hit.tag !== 'input' &&
      hit.expanded === false &&
      !hit.disabled &&
      !isInRow(view, hit) &&
      (SHOWS_ALL.test(fold(hit.value || hit.label)) || isOfShown(hit)) &&
      attemptsOn(view, hit).length === 0,
  );
}
/** "Show tickets"; not how many, nor in which language. */
const isOfShown = ({ label, value }: PcdHit): boolean =>
  SHOWS.test(fold(label)) &&
  !/\d|entries|per page|language|currency|settings|eintrage|pro seite|sprache/.test(
    fold(`${label} ${value ?? ''}`),
  );
const SHOWS = /^(?:show|display|filter)\b|^(?:filter|anzeigen|zeige)\b|^(?:显示|筛选)/;
const SHOWS_ALL = /^(?:all|any|every|alle[nrs]?)\b|^(?:全部|所有|不限)/;

/** The list of all customers is no way to "Gold customers": more has to be said than what is listed. */
function tellsValue(view: SkillView, { label, tooltip }: PcdHit, value: string): boolean {
  if (makesOne(label, value)) return false;
  const words = keywords(withoutKind(view, value) || value);
  const said = [label, tooltip ?? ''].filter((name) => !isOtherAct(name, value)).flatMap(tokens);
  return words.every((word) => said.some((other) => sameWord(word, other)));
}

/** "New order" makes one; "New", "New orders" may show those that are new. */
const makesOne = (label: string, value: string): boolean =>
  isOneNew(tokens(label)) && !tokens(value).includes(tokens(label).at(-1) ?? '');

/** "New arrivals" are several. */
const isOneNew = ([first = '', ...rest]: readonly string[]): boolean =>
  /^(?:new|neue?[nrs]?)$/.test(first) && rest.length > 0 && stem(rest.at(-1)!) === rest.at(-1);

/** The button beside a list that makes its choice count, where the choice alone has not led to another page. */
function applyButton(view: SkillView, list: PcdHit): PcdHit | undefined {
  const last = view.attempts.at(-1);
  if (list.formId === undefined || last?.observation?.urlChanged === true) return undefined;
  const after = poolOf(view).filter(
    (hit) => hit.type === 'action' && hit.order > list.order && !hit.disabled && !hit.behind,
  );
  const own = after.find((hit) => hit.formId === list.formId && APPLIES.test(fold(hit.label)));
  // A script may have the button stand beside its form.
  const [beside, ...others] = after.filter(
    ({ formId, role, landmark, label }) =>
      formId === undefined && role === 'button' && landmark === list.landmark && SAYS_APPLY.test(fold(label)),
  );
  const apply = own ?? (others.length === 0 ? beside : undefined);
  return apply && attemptsOn(view, apply).length === 0 ? apply : undefined;
}

/** The same for boxes; "OK" and "Update" beside some may save what they are set to. */
function applyBoxes(view: SkillView, box: PcdHit): PcdHit | undefined {
  const apply = applyButton(view, box);
  const form = view.mini.forms.find(({ id }) => id === box.formId);
  return apply && (form?.purpose === 'filter' || SAYS_APPLY.test(fold(apply.label))) ? apply : undefined;
}
const SAYS_APPLY = /^(?:filter|apply|refine|show results|anwenden)|^(?:筛选|应用)/;

/** "Mark selected books as lost" is an act on some books, and no way to see the "lost books" alone. */
function saysMore(option: string, value: string): boolean {
  const words = fold(option).match(/\p{L}+/gu) ?? [];
  const known = words.filter((word) => tokens(value).some((other) => wordScore(other, word) >= 0.8));
  return known.length * 2 < words.length;
}

/** Said of the entries of any list. */
const ANY_KIND =
  /^(?:products?|items?|results?|entries|records?|ones|things|articles?|e-?mails?|mails?|comments?|videos?|photos?|events?|tasks?|issues?|tickets?|posts?|messages?|documents?|files?|orders?|produkte?|artikel|eintrage|ergebnisse|aufgaben?|beitrage?|nachrichten|dokumente?|dateien|bestellungen)$/;

const isKind = (view: SkillView, word: string): boolean =>
  ANY_KIND.test(word) || keywords(kindsOf(view)).some((kind) => wordScore(word, kind) >= 0.8);

/** "lost books" without the word for what the page lists: "lost". */
function withoutKind(view: SkillView, value: string): string {
  const rest = tokens(value).filter((word) => !isKind(view, word));
  return rest.length < tokens(value).length ? rest.join(' ') : '';
}
