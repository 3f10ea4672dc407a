// Reveal, then act: what is wanted may sit in a closed section, another tab of the page, a menu, further
// down a list or on its next page. Opens one place at a time, the likeliest first, and never the same twice.
import type { TargetPhrase } from '../../shared/intent';
import { inEnglish, phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import type { RoleSelector } from '../../shared/selector';
import { isCell, isMenuOfItem, showsMenu } from '../items/item-control';
import type { Attempt, SkillView } from '../skill';
import { attemptsOn, attemptsSinceCleared } from '../steps/attempts';
import { act, type ActDraft, type DraftStep } from '../steps/draft';
import { isPressedLast } from '../steps/last-filled';
import { fold, keywords, nameScore, sameWord, tokens, wordScore } from '../words/words';
import { shutHidingMenu, shutMenu } from './opened-to-look';
import { besidePlay } from './player';
import { poolOf } from './pool';
import { isStep, isStepOf, tell, type Told } from './telling';
import { mayTick, turnBack } from './tree-nodes';

/** Places opened for one target before it counts as absent; of those that no word of it speaks for. */
const MAX_REVEALS = 24;
const MAX_UNTOLD = 12;
const MAX_SCROLLS = 8;

const LAST_RESORT = 0.2;
/** A part of a form may hold more fields and what sends them. */
const WITH_FIELDS = 0.15;

export interface RevealOptions {
  /** Other pages of the list may be turned to. Default true. */
  paginate?: boolean;
  /** The page may be scrolled on. Default true. */
  scroll?: boolean;
  /** Only closed sections are opened: no menus, no other pages, no scrolling. Default false. */
  sectionsOnly?: boolean;
  /** A field is looked for: it is in no list of options and on no other page of a list. Default false. */
  field?: boolean;
}

export function reveal(
  view: SkillView,
  phrase: TargetPhrase,
  options: RevealOptions = {},
): ActDraft | undefined {
  const tried = view.attempts.filter(isLookStep).length;
  const back = turnBack(view);
  if (back) return act([back], 'replan', 0.6, back.say);
  if (tried >= MAX_REVEALS) return undefined;
  const opened = view.attempts.filter((attempt) => isStepOf(attempt, 'do_look')).length;
  const places = poolOf(view)
    .flatMap((hit) => {
      const worth = options.sectionsOnly && !isClosedSection(hit) ? 0 : worthOpening(view, hit);
      if (worth === 0 || isPressedLast(view, hit) || isMenuOfOther(view, hit, phrase)) return [];
      // In a box that is chosen from, or in its list, no other field is found.
      if (options.field && (hit.hasPopup === 'listbox' || hit.role === 'combobox')) return [];
      if ((options.field || wantsControl(phrase)) && !staysHere(view, hit)) return [];
      if (wasPressedAnew(view, hit) || areLookedIn(view, hit, phrase) || mayTick(view, hit)) return [];
      const tried = attemptsSinceCleared(view, hit);
      // The key that opens a node does not choose it; a press of the mouse would, where nodes can be chosen.
      if (isClosedNode(hit) && tried.every(({ call }) => call.name === 'dom.press'))
        return tried.length > 0 && hit.selected !== undefined
          ? []
          : [{ hit, score: worthOpening(view, hit) + affinity(hit, phrase) - tried.length }];
      if (opensUnderPointer(view, hit) && tried.every((attempt) => attempt.call.name === 'dom.hover')) {
        if (tried.length > 0) return staysHere(view, hit) ? [{ hit, score: LAST_RESORT }] : [];
      } else if (tried.length > 0) return [];
      const near = affinity(hit, phrase);
      if (near === 0 && opened >= MAX_UNTOLD) return [];
      // The answer to a question on the page is text: no place for a control, and a late one for anything else.
      if (near === 0 && /[?？]$/.test(hit.label.trim()))
        return wantsControl(phrase) ? [] : [{ hit, score: LAST_RESORT }];
      return [{ hit, score: worth + near + (hit.formId === undefined ? 0 : WITH_FIELDS) }];
    })
    .sort((a, b) => b.score - a.score || a.hit.order - b.hit.order);
  const best = places[0];
  if (best) {
    const points = opensUnderPointer(view, best.hit) && attemptsOn(view, best.hit).length === 0;
    const byKey = isClosedNode(best.hit) && attemptsOn(view, best.hit).length === 0;
    const step: DraftStep = {
      tool: points ? 'dom.hover' : byKey ? 'dom.press' : 'dom.click',
      on: best.hit,
      say: phraseOf('do_look', tell(best.hit)),
      ...(byKey ? { args: { key: 'ArrowRight' }, optional: true } : {}),
    };
    const opens = best.hit.hasPopup === undefined ? [] : [waitForMenu(phrase.text)];
    return act(
      [...shutMenu(view, best.hit), step, ...opens],
      'replan',
      0.6,
      phraseOf('why_opening_look', tell(best.hit)),
    );
  }
  if (options.sectionsOnly) return undefined;
  const shut = shutHidingMenu(view);
  if (shut) return act([shut], 'replan', 0.6, shut.say);
  if (options.paginate !== false && !options.field && mayTurnPages(phrase)) {
    const next = hasComeRound(view) ? undefined : nextPage(view);
    // "Next" in a form sends a step of it; "Next page" does so where the form asks for something.
    const isOfForm =
      next?.formId !== undefined &&
      next.role === 'button' &&
      (!OF_PAGES.test(fold(next.label)) || asksFor(view, next.formId));
    if (next && !isOfForm)
      return act(
        [{ tool: 'dom.click', on: next, say: TO_NEXT_PAGE }],
        'replan',
        0.6,
        phraseOf('why_looking_next_page'),
      );
  }
  return options.scroll === false ? undefined : scrollOn(view);
}

function isClosedSection(hit: PcdHit): boolean {
  return hit.expanded === false && (hit.hasPopup ?? 'false') === 'false';
}

const isClosedNode = ({ role, expanded }: PcdHit): boolean =>
  (role === 'treeitem' || role === 'row') && expanded === false;

/** What was opened last to look for something. */
export function lookedInLast(view: SkillView): string | undefined {
  const last = view.attempts.findLast((attempt) => attempt.result.ok && isLookStep(attempt));
  return last?.description;
}

/** Opens a place again that shut when others were opened; `step` is what `lookedInLast` told of it. */
export function reopen(view: SkillView, step: string): ActDraft | undefined {
  const place = poolOf(view).find(
    (hit) => isClosedSection(hit) && inEnglish(phraseOf('do_look', tell(hit))) === step,
  );
  if (!place) return undefined;
  const again = phraseOf('do_look_again', tell(place));
  if (view.attempts.some((attempt) => isStep(attempt, again))) return undefined;
  return act(
    [{ tool: 'dom.click', on: place, say: again }],
    'replan',
    0.6,
    phraseOf('why_opening_again', tell(place)),
  );
}

/** An entry with a menu of its own opens it under the pointer; a press may already choose the entry. */
function opensUnderPointer(view: SkillView, hit: PcdHit): boolean {
  const isEntry = hit.role === 'menuitem' || !staysHere(view, hit);
  return isEntry && hit.hasPopup !== undefined && hit.expanded === undefined;
}

/** Submenus wait for the pointer to rest before they open. */
const MENU_DELAY_MS = 600;

export function waitForMenu(text: string): DraftStep {
  const wanted = { event: 'selector', selector: { kind: 'text', text, exact: true } };
  return {
    tool: 'dom.waitFor',
    args: { ...(text === '' ? { event: 'networkIdle' } : wanted), timeoutMs: MENU_DELAY_MS },
    say: phraseOf('do_wait_menu_open'),
    optional: true,
  };
}

export const TO_NEXT_PAGE = phraseOf('do_look_next_page');

/** Whether the place was opened already. */
export function isLookedIn(view: SkillView, hit: PcdHit): boolean {
  return attemptsOn(view, hit).length > 0 || wasPressedAnew(view, hit);
}

/** A menu of a row that was drawn anew since it was opened is known by its row. */
function wasPressedAnew({ attempts }: SkillView, hit: PcdHit): boolean {
  const look = phraseOf('do_look', tell(hit));
  return (
    hit.itemText !== undefined &&
    (hit.label === '' || isMenuOfItem(hit)) &&
    attempts.some((each) => each.result.ok && each.call.name === 'dom.click' && isStep(each, look))
  );
}

/** Blind looks behind things of one and the same name that tell no state of being open. */
const MAX_ALIKE = 4;

/** All that are told alike were opened, or enough that are called alike: each press may draw them as new things. */
function areLookedIn(view: SkillView, hit: PcdHit, phrase: TargetPhrase): boolean {
  const look = phraseOf('do_look', tell(hit));
  const opened = view.attempts.filter((each) => each.result.ok && each.call.name === 'dom.click');
  const told = opened.filter((each) => isStep(each, look));
  if (told.length > 0) {
    const said = inEnglish(look);
    const now = poolOf(view).filter((other) => inEnglish(phraseOf('do_look', tell(other))) === said).length;
    // The number of its name says that there were several, of which the one that was opened may have gone.
    const then = told.some(({ call }) => numberOf(call.args['selector']) !== undefined) ? 2 : 1;
    if (told.length >= Math.max(now, then)) return true;
  }
  const isBlind = hit.expanded === undefined && hit.role !== 'tab' && !isOfMeant(hit, phrase);
  const pressesAlike = ({ call: { args } }: Attempt): boolean => {
    const selector = args['selector'] as RoleSelector | undefined;
    return selector?.kind === 'role' && selector.role === hit.role && selector.name === hit.label;
  };
  return isBlind && opened.filter((each) => isLookStep(each) && pressesAlike(each)).length >= MAX_ALIKE;
}

function numberOf(selector: unknown): number | undefined {
  const { kind, nth } = (selector ?? {}) as { kind?: string; nth?: number };
  return kind === 'role' ? nth : undefined;
}

/** Whether a step only looks for something. */
export const isLookStep = (step: Told | undefined): boolean =>
  isStepOf(
    step,
    'do_look',
    'do_look_again',
    'do_look_next_page',
    'do_look_next_page_list',
    'do_look_further_down',
  );

/** One of the same menus of many rows holds what is done with its row: that one has to be meant. */
function isMenuOfOther(view: SkillView, hit: PcdHit, phrase: TargetPhrase): boolean {
  if (hit.itemIndex === undefined || !isMenuOfItem(hit)) return false;
  const isSame = (other: PcdHit): boolean =>
    other.role === hit.role &&
    fold(other.label) === fold(hit.label) &&
    other.collectionId === hit.collectionId &&
    other.itemIndex !== hit.itemIndex;
  return !isOfMeant(hit, phrase) && poolOf(view).some(isSame);
}

/** Its item is called by a word of what is wanted. */
function isOfMeant({ itemText }: PcdHit, { text, within = '' }: TargetPhrase): boolean {
  const said = tokens(`${text} ${within}`);
  return tokens(itemText ?? '').some((word) => said.some((other) => sameWord(word, other)));
}

/** 0: opening it is no way of looking. Never a thing that does something else. */
function worthOpening(view: SkillView, hit: PcdHit): number {
  const isBox = hit.checked !== undefined && !isClosedNode(hit);
  if (hit.disabled || hit.type === 'form' || isCell(hit) || isBox) return 0;
  if (hit.type === 'text') return hit.expanded === false ? 0.5 : 0;
  if (hit.tag === 'select' || (hit.role === 'combobox' && hit.tag === 'input')) return 0;
  if (showsMenu(hit)) return 0.85;
  if (hit.expanded === false) {
    if (hit.tag === 'summary' || hit.role === 'treeitem') return 0.8;
    return hit.hasPopup && hit.hasPopup !== 'false' ? 0.45 : 0.8;
  }
  if (hit.role === 'tab' && hit.selected !== true && hit.expanded === undefined) return 0.7;
  if (hit.hasPopup && hit.hasPopup !== 'false' && hit.hasPopup !== 'dialog' && hit.expanded === undefined)
    return 0.4;
  if (hit.expanded === true) return 0;
  // A link of that name may lead away from the page; looking must not.
  if ((hit.kind === 'expand' || hit.kind === 'menu') && staysHere(view, hit)) return 0.4;
  const name = fold(hit.label);
  if (
    hit.role === 'button' &&
    /^(?:show|load|view|see|read) more\b|^more$|^mehr(?: anzeigen| laden)?$|^更多$/.test(name)
  )
    return 0.6;
  if (hit.type === 'action' && OPENS_A_LIST.test(hit.label) && staysHere(view, hit)) return 0.45;
  // The menu of an item holds what is done with that one.
  if (
    hit.itemIndex === undefined &&
    hit.type === 'action' &&
    hit.kind === undefined &&
    OPENS_UNDER.test(hit.icon ?? '') &&
    staysHere(view, hit)
  )
    return LAST_RESORT;
  // A heading that reacts to clicks is how plain scripts make an accordion.
  if (hit.implicit && hit.controls) return 0.6;
  if (hit.implicit && /^h[1-6]$/.test(hit.tag)) return 0.6;
  return 0;
}

/** The small arrow down of what scripts draw in place of a list. */
const OPENS_A_LIST = /(?:^|\s)[▾▼⏷⌄˅]$/;

/** The same as the picture of a button or a link. */
export const OPENS_UNDER =
  /(?:caret|chevron|angle)-?(?:circle-)?down|arrow-?drop-?down|dropdown|expand[-_]more/i;

/** Leads to no other page: a button, or a link to a part of this one. An address behind "#/" is another page. */
export function staysHere({ mini }: SkillView, { href, role, implicit }: PcdHit): boolean {
  if (href === undefined) return role !== 'link' || implicit === true;
  const [page = '', part] = href.split('#');
  const isPart = part !== undefined && !/^[!/]/.test(part);
  return href.startsWith('javascript:') || (isPart && (page === '' || page === mini.url.split('#')[0]));
}

const CONTROL_WORDS = new Set([
  'button',
  'checkbox',
  'radio',
  'switch',
  'textbox',
  'searchbox',
  'slider',
  'spinbutton',
  'field',
  'combobox',
]);

/** Things of a list may be on its next page; a named control of the page is not. */
function mayTurnPages(phrase: TargetPhrase): boolean {
  return phrase.text !== '' && !wantsControl(phrase);
}

function wantsControl({ roles = [] }: TargetPhrase): boolean {
  return roles.length > 0 && roles.every((role) => CONTROL_WORDS.has(role));
}

/** A section whose name shares words with what is wanted is opened first. */
function affinity(hit: PcdHit, phrase: TargetPhrase): number {
  const wanted = [phrase.text, phrase.within ?? ''].filter((words) => words !== '');
  let best = 0;
  for (const words of wanted) {
    best = Math.max(best, nameScore(words, hit.label), nameScore(words, hit.section ?? '') * 0.5);
    const shared = keywords(words).some((word) =>
      keywords(hit.label).some((other) => wordScore(word, other) > 0.8),
    );
    if (shared) best = Math.max(best, 0.4);
  }
  return best;
}

/** "Next month" turns a calendar, not a list. */
export const TURNS_TIME =
  /\b(?:month|year|decade|week|day|hour|minute|second|monat|jahr|woche|tag|stunde|sekunde)n?s?\b|[月年周]|小时|分钟|秒/;
const OF_PAGES = /\b(?:page|seite)\b|页/;

/** More than how many are shown, or what is searched for. */
const asksFor = (view: SkillView, form: string): boolean =>
  poolOf(view).some(
    ({ formId, type, tag, role }) =>
      formId === form && type === 'field' && tag !== 'select' && !['searchbox', 'combobox'].includes(role),
  );

/** The last page that was turned to brought what an earlier one did: pictures, or songs, that begin anew. */
function hasComeRound({ attempts }: SkillView): boolean {
  const turns = attempts
    .filter((attempt) => isStep(attempt, TO_NEXT_PAGE))
    .filter(({ observation }) => !observation?.navigated && !observation?.urlChanged)
    .map(({ observation }) => JSON.stringify(observation?.changes ?? []));
  return turns.indexOf(turns.at(-1) ?? '') < turns.length - 1;
}

/** The control that turns to the next page of a list, when it can. */
export function nextPage(view: SkillView): PcdHit | undefined {
  return pageControl(view, 'next');
}

export function pageControl(
  view: SkillView,
  which: 'next' | 'previous' | 'first' | 'last',
): PcdHit | undefined {
  const names = {
    next: /^(?:next|next page|older|weiter|nachste(?: seite)?|下一页|>|›|»|→|next [>›»→]+|[>›»→]+ ?next)$/,
    previous:
      /^(?:prev|previous|previous page|newer|zuruck|vorherige(?: seite)?|上一页|<|‹|«|←|[<‹«←]+ ?(?:prev|previous))$/,
    first: /^(?:first|first page|erste(?: seite)?|«|<<|\|<|首页)$/,
    last: /^(?:last|last page|letzte(?: seite)?|»|>>|>\||末页)$/,
  };
  const isOfPlayer = besidePlay(view);
  const usable = poolOf(view).filter(
    (hit) =>
      (hit.type === 'action' || hit.implicit) &&
      !hit.disabled &&
      !TURNS_TIME.test(fold(`${hit.label} ${hit.tooltip ?? ''}`)) &&
      !isOfPlayer(hit),
  );
  return (
    usable.find((hit) => hit.kind === `${which}_page`) ??
    usable.find((hit) => names[which].test(fold(hit.label)) || names[which].test(fold(hit.text ?? '')))
  );
}

/** Further down, while scrolling still shows something new. */
function scrollOn(view: SkillView): ActDraft | undefined {
  const scrolls = view.attempts.filter((attempt) => attempt.call.name === 'dom.scroll');
  if (scrolls.length >= MAX_SCROLLS) return undefined;
  const last = scrolls.at(-1);
  if (last) {
    const moved =
      last.result.ok && (last.observation?.changes ?? []).some((change) => change.what !== 'focus');
    if (!moved) return undefined;
  }
  return act(
    [
      {
        tool: 'dom.scroll',
        args: { direction: 'down' },
        say: phraseOf('do_look_further_down'),
        optional: true,
      },
    ],
    'replan',
    0.5,
    phraseOf('why_looking_further_down'),
  );
}
