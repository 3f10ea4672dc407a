// How dangerous an act is, judged in code from the tool, the target and its form: never from what a model
// says about it. Irreversible steps take two phases whoever asks (docs/policy.md).
import { type RiskJudgement, of, irreversible, harmless, deed } from './risk-judgement';
import { riskOfSubmit, isSearch } from './risk-submit';
import { chordParts } from '../../shared/key-chord';
import type { TargetInfo } from '../../shared/target-info';
import { toolOf, type TypedCall } from '../../tools/registry';
import { plainWords, wordCount } from '../words';
import { doesAtOnce, isNoPage, isPage, saysDeed } from './risk-address';
import { LIST_OF_DEEDS, talksToOthers } from './risk-beside';
import {
  deedSaidBy,
  doesAway,
  isAskedUnknown,
  isButton,
  kindAround,
  kindOfAssent,
  saidBy,
} from './risk-said';
import { kindChosen, kindOfSwitch, OF_THE_VIEW, SWITCHES } from './risk-switch';
import { ASKS, ASSENT, HARMLESS, riskKindOf, TRASH, type RiskKind } from './risk-words';

/** Clicking these only moves the focus, the view or a choice that is sent later. */
const PASSIVE_ROLES = new Set(
  'tab option combobox listbox textbox searchbox slider spinbutton checkbox radio menuitemcheckbox menuitemradio treeitem heading columnheader scrollbar tabpanel'.split(
    ' ',
  ),
);

/** How risky the call is. Judged by what it does alone; whether the user's words name it matters to the rules, not here. */
export function riskOf(call: TypedCall, target: TargetInfo | undefined): RiskJudgement {
  const tool = toolOf(call.name);
  if (!tool || tool.effect === 'read') return of('look', 'low', false, true);
  switch (call.name) {
    case 'page.runScript':
      return irreversible('script');
    case 'dom.upload':
      return of('upload', 'high', true, false);
    case 'tabs.navigate':
    case 'tabs.open':
      return riskOfAddress(call.args.url);
    case 'dom.type':
      // Text that is typed into a list of choices selects one of them.
      return isPickedFrom(target) ? riskOfPicking([call.args.text], target) : riskOfChoice([], target);
    case 'dom.set':
      return riskOfSliding(target) ?? riskOfChoice([call.args.value], target);
    case 'dom.select':
      return riskOfSelecting([call.args.value, ...(call.args.values ?? [])], target);
    case 'dom.check':
      return riskOfSwitch(target);
    case 'dom.press':
      return riskOfKey(call.args.key, target);
    case 'dom.submit':
      return target ? riskOfSubmit(target) : of('submit', 'medium', false, false);
    case 'dom.drag':
      return riskOfDrag(call.args, target);
    case 'dom.click':
    case 'dom.dblclick':
      return target ? riskOfActivation(target) : of('unknown', 'medium', false, false);
    default:
      return tool.effect === 'navigate' ? of('navigate', 'low', false, true) : harmless();
  }
}

function riskOfAddress(url: string): RiskJudgement {
  const acts = !URL.canParse(url) || saysDeed(url) || isNoPage(url);
  return acts ? of('unknown', 'medium', false, false) : of('navigate', 'low', false, true);
}

const AT_ONCE = /(?:^|\s)(?:now|jetzt|sofort|maintenant|ahora|adesso|agora)(?:$|\s)|立即|马上/u;

/** The risk of choosing these in a list. In a list of acts that is in no form with a button to send it ("Actions: Delete"), to choose is to act. */
function riskOfChoice(values: readonly string[], target: TargetInfo | undefined): RiskJudgement {
  const list = plainWords(target?.list ?? target?.label ?? '');
  for (const value of target?.aim ? [...values, target.aim] : values) {
    const words = plainWords(value);
    const isAtOnce = target?.form?.submitLabel === undefined;
    const kind = isAtOnce ? riskKindOf(words) : null;
    if (kind && (LIST_OF_DEEDS.test(list) || AT_ONCE.test(words))) return irreversible(kind);
    const lets = isAtOnce ? kindChosen(list, words) : null;
    // In the row of a person or a thing it is theirs; over a list it may be what the list is filtered by.
    if (lets) return target?.row === undefined ? of('value', 'low', false, false) : irreversible(lets);
    if (kind) return of('value', 'low', false, false);
  }
  return of('value', 'low', false, true);
}

/** A list, or a box that takes no text and shows its list instead. */
function isPickedFrom(target: TargetInfo | undefined): boolean {
  if (!target) return false;
  const isBox = target.role === 'combobox' && target.tag !== 'input' && target.tag !== 'textarea';
  return target.tag === 'select' || (target.picks ?? isBox);
}

/** The same for several entries. `aim` has the names of all that would be chosen, cut where they are too long: then not all are known. */
function riskOfSelecting(values: readonly string[], target: TargetInfo | undefined): RiskJudgement {
  if (values.length < 3) return riskOfPicking(values, target);
  const aim = target?.aim ?? '';
  const judged = riskOfPicking([...values, ...aim.split(', ')], target);
  return aim.length < MOST_OF_AIM && !aim.endsWith('…') ? judged : { ...judged, known: false };
}

const MOST_OF_AIM = 199;

/** A control that is no list itself is pressed to show one, which may be a menu of deeds. */
function riskOfPicking(values: readonly string[], target: TargetInfo | undefined): RiskJudgement {
  const choice = riskOfChoice(values, target);
  if (!target || target.tag === 'select' || target.tag === 'option') return choice;
  if (PASSIVE_ROLES.has(target.role)) {
    const pressed = riskOfPassive(target);
    return choice.known ? pressed : choice;
  }
  const kind = [...values, target.aim ?? ''].map((value) => riskKindOf(plainWords(value))).find(Boolean);
  if (kind && /^(?:button|link|menu|menubar|menuitem)$/.test(target.role)) return irreversible(kind);
  const isList =
    target.expanded !== undefined || /^(?:menu|menubar|list|radiogroup|group)$/.test(target.role);
  const pressed = riskOfActivation(target);
  return pressed.irreversible || (choice.known && !isList) ? pressed : choice;
}

/** "Slide to pay": a slider that does what it says when it reaches its end. */
const SLIDES =
  /^(?:slide|swipe|drag|pull|hold)(?: .*)? (?:to|for) |^zum .* (?:schieben|wischen|ziehen|halten)$|^(?:glisser?z?|desliza|deslizar|deslice|trascina|scorri|arraste) (?:.* )?(?:pour|para|per) |滑动|滑動|スライドして|밀어서/u;

function riskOfSliding(target: TargetInfo | undefined): RiskJudgement | null {
  if (!target) return null;
  const says = [target.label, target.shows ?? '', target.row ?? ''].map((words) => plainWords(words));
  const slide = says.find((words) => SLIDES.test(words));
  if (slide === undefined) return null;
  const kind = riskKindOf(slide) ?? kindAround(target);
  return kind ? irreversible(kind) : of('unknown', 'medium', false, false);
}

function riskOfSwitch(target: TargetInfo | undefined): RiskJudgement {
  if (!target) return of('value', 'low', false, true);
  if (target.form?.submits) return riskOfSubmit(target);
  // A switch takes effect at once, and so do buttons that stay pressed and entries of menus; a checkbox waits for its form.
  // Without one to send, it may: nothing of the page's own would carry it out later.
  if (!isButton(target) && !SWITCHES.test(target.role)) {
    const isLate = target.form?.submitLabel !== undefined || kindOfSwitch(target) === null;
    return isLate ? asValue(riskOfPassive(target)) : of('value', 'medium', false, false);
  }
  const kind = saidBy(target);
  if (kind) return irreversible(kind);
  const lets = riskOfLetting(target);
  if (lets) return lets;
  if (!isButton(target) && target.role !== 'switch') return asValue(riskOfPassive(target));
  return of('value', 'low', false, isHarmlessSwitch(plainWords(target.label)));
}

const asValue = (other: RiskJudgement) => (other.known ? of('value', 'low', false, true) : other);

/** "Show my phone number": a switch that shows something may show it to others. */
const isHarmlessSwitch = (label: string) =>
  OF_THE_VIEW.test(label) || (HARMLESS.test(label) && !SHOWS_OR_FINDS.test(label));

const SHOWS_OR_FINDS =
  /^(?:show|hide|view|search|find|look up|filter|sort|afficher|voir|mostrar|ver|ocultar) /u;

/** A switch that is called after what it lets happen; where a button sends its form, that is judged then. */
function riskOfLetting(target: TargetInfo): RiskJudgement | null {
  const kind = kindOfSwitch(target);
  if (!kind) return null;
  // "Public" among the entries of a menu may be one to filter by.
  const atOnce = target.form?.submitLabel === undefined && target.role !== 'menuitemradio';
  return atOnce ? irreversible(kind) : of(kind, 'low', false, false);
}

/** Keys that move the focus, the caret or the view, or that change nothing but what other keys do. */
const MOVES =
  /^(?:Tab|Escape|Home|End|Page(?:Up|Down)|Arrow(?:Left|Up|Right|Down)|Shift|Control|Alt|Meta|CapsLock)$/;
const MOVES_A_HANDLE = /^(?:Home|End|Page|Arrow)/;
/** With Control or Meta: all, copy, undo and redo anywhere; cut and paste in a text. */
const EDITS = /^[acyzxv]$/i;
const LOOKS = /^[ac]$/i;

function riskOfKey(chord: string, target: TargetInfo | undefined): RiskJudgement {
  const parts = chordParts(chord);
  const last = parts.at(-1) ?? '';
  const held = parts.slice(0, -1);
  const inText = target !== undefined && /^(textbox|searchbox|combobox|spinbutton)$/.test(target.role);
  if (last === 'Enter' && held.some((key) => key === 'Control' || key === 'Meta'))
    // The usual shortcut for "send" in editors.
    return target?.form?.submits && isSearch(target) ? harmless() : irreversible('send');
  // In a box that shows its list a space chooses, too.
  if (last === 'Enter' || (last === ' ' && (!inText || target.aim !== undefined))) {
    if (!target) return of('unknown', 'medium', false, false);
    const chosen = target.aim === undefined ? null : riskOfPicking([], target);
    if (chosen && (chosen.irreversible || (last === ' ' && inText))) return chosen;
    const entered = riskOfEnter(target, inText);
    return chosen && !chosen.known && entered.known ? chosen : entered;
  }
  if (last === 'Delete' || last === 'Backspace') {
    if (inText) return harmless();
    // On a row of a list the key deletes the row; without a target it falls on whatever has the focus.
    return target ? irreversible('delete') : of('unknown', 'medium', false, false);
  }
  // In a list of the browser's own these keys choose.
  if (MOVES.test(last) && target?.tag === 'select') return riskOfChoice([], target);
  if (MOVES.test(last)) return (MOVES_A_HANDLE.test(last) ? riskOfSliding(target) : null) ?? harmless();
  const command = held.some((key) => key !== 'Shift');
  const known = command ? !held.includes('Alt') && (inText ? EDITS : LOOKS).test(last) : inText;
  // Pages have shortcuts of their own, and many of single letters: "#" deletes a mail.
  return known ? harmless() : of('unknown', 'low', false, false);
}

function riskOfEnter(target: TargetInfo, inText: boolean): RiskJudgement {
  if (target.form?.submits) return riskOfSubmit(target);
  if (!inText) return riskOfActivation(target);
  return talksToOthers(target) ? irreversible('send') : of('unknown', 'low', false, false);
}

/** A drag that ends within so many CSS px of its start counts as a press. */
const PRESS_PX = 12;
/** Half of a large button. */
const WIDE_PX = 400;
const HIGH_PX = 48;

function riskOfDrag(
  { to, by }: { to?: unknown; by?: { x: number; y: number } | undefined },
  target: TargetInfo | undefined,
): RiskJudgement {
  const sliding = riskOfSliding(target);
  if (sliding) return sliding;
  if (target) {
    const pressed = riskOfActivation(target);
    const isOwn = /^(?:button|input)$/.test(target.tag);
    // A card called "Buy milk" is moved; a button of the browser's own is pressed by what begins on it.
    if (endsWhereItBegan(to, by, target) || (pressed.irreversible && isOwn)) return pressed;
  }
  const named: unknown[] = typeof to === 'object' && to !== null ? Object.values(to) : [];
  for (const name of [...named, target?.aim]) {
    const words = typeof name === 'string' ? plainWords(name) : '';
    if (TRASH.test(words)) return irreversible('delete');
    // A place has a short name; a long one is what lies in it.
    const kind = wordCount(words) <= MOST_WORDS_OF_A_PLACE ? riskKindOf(words) : null;
    if (kind) return irreversible(kind);
  }
  return of('value', 'low', false, true);
}

/** Where nothing else lies at the end of a short way, it lies in the button, or on bare ground around it. */
function endsWhereItBegan(
  to: unknown,
  by: { x: number; y: number } | undefined,
  target: TargetInfo,
): boolean {
  if (to) return target.aim === target.label;
  const { x, y } = by ?? { x: 0, y: 0 };
  const mayBeOnIt = isButton(target) && !target.aim && Math.abs(x) <= WIDE_PX && Math.abs(y) <= HIGH_PX;
  return mayBeOnIt || Math.hypot(x, y) < PRESS_PX;
}

const MOST_WORDS_OF_A_PLACE = 6;

function riskOfActivation(target: TargetInfo): RiskJudgement {
  if (target.role === 'option' && !target.form?.submits) return riskOfChoice([target.label], target);
  if (SWITCHES.test(target.role) && !target.form?.submits) {
    const said = isOfForm(target) ? null : saidBy(target);
    const lets = said ? irreversible(said) : riskOfLetting(target);
    if (lets) return lets;
  }
  if (PASSIVE_ROLES.has(target.role) && !target.form?.submits) return riskOfPassive(target);
  if (isQuestionToOpen(target)) return harmless();
  const label = plainWords(target.label);
  const link = target.role === 'link' && isPage(target.href) && !target.form?.submits;
  const isBin = TRASH.test(label) || /[\u{1F5D1}\u{1F6AE}]/u.test(target.label);
  const kind = saidBy(target) ?? (isBin && !link ? 'delete' : null);
  if (link && TELLS_ABOUT.test(label) && !doesAtOnce(target.href ?? '')) return riskOfLink(target);
  // A link shows another page, where the deed itself is asked about; some links are the deed.
  if (kind && link && !IS_DONE_BY_LINK.has(kind) && !doesAtOnce(target.href ?? ''))
    return of(kind, 'medium', false, false);
  if (kind) return irreversible(kind);
  if (target.form?.submits) return riskOfSubmit(target);
  const told = kindOfAssent(label, target);
  if (told) return irreversible(told);
  if (link) return riskOfLink(target);
  const does = deedSaidBy(target);
  if (does !== undefined) return deed(does);
  const joined = plainWords(target.label.replace(/\s[&+]\s/g, ' and '));
  const isKnown = target.role === 'switch' ? isHarmlessSwitch(label) : HARMLESS.test(joined);
  return isKnown && !isAskedUnknown(label, target) ? harmless() : of('unknown', 'low', false, false);
}

const isOfForm = ({ tag }: TargetInfo) => ['input', 'select', 'textarea', 'option'].includes(tag);

/** A page may call a button by any role: a tab "Delete account" may be one. Fields and their choices are sent later. */
function riskOfPassive(target: TargetInfo): RiskJudgement {
  const label = NAMES_A_STATE.test(plainWords(target.label)) ? '' : target.label;
  const kind = isOfForm(target) ? null : saidBy(target, label);
  // "Orders", "Send": one word names a place as well as a deed.
  const saysWhat = wordCount(plainWords(target.label)) > 1;
  return kind && saysWhat ? of(kind, 'medium', false, false) : harmless();
}

/** Of tabs and choices: what is to be paid or was sent, who sent it, how it is paid. */
const NAMES_A_STATE =
  /^(?:[待已未]|我(?!要|想|同意|确认)).*|.*(?:中|者|金额|记录)$|^(?:微信|支付宝|银行卡).*支付$/u;

/** "Where can I see what I pay?" opens its answer. "Delete account?" and "Are you sure?" are no such questions. */
function isQuestionToOpen(target: TargetInfo): boolean {
  if (target.expanded === undefined || target.href !== undefined || target.form?.submits) return false;
  return /[?？]\s*$/u.test(target.label) && ASKS.test(plainWords(target.label));
}

/** A title of a page about a deed: "How to cancel your subscription", "Purchase history", „Konto löschen – so geht's“. */
const TELLS_ABOUT = new RegExp(
  `${ASKS.source}|^(?:how|where|what|when|why|who) (?:to|can|do|does|is|are) |^(?:purchase|order|bid|booking|payment) history$|(?: )(?:wikipedia|tutorial|explained|so (?:gehts|geht es|funktionierts?)|anleitung|ratgeber)$|(?:^| )(?:best|top \\d+|most) (?:.* )?to (?:buy|order|book)(?: |$)|(?:指南|教程|攻略)$`,
  'u',
);

const IS_DONE_BY_LINK: ReadonlySet<RiskKind> = new Set(['delete', 'order', 'cancel', 'unsubscribe']);

function riskOfLink(target: TargetInfo): RiskJudgement {
  const href = target.href ?? '';
  if (doesAway(href, target, true)) return irreversible('delete');
  if (saysDeed(href)) return of('unknown', 'low', false, false);
  if (ASSENT.test(plainWords(target.label)) && isNoPage(href)) return of('unknown', 'low', false, false);
  if (target.download) return of('navigate', 'low', false, false);
  return of('navigate', 'low', false, true);
}
