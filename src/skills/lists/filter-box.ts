// A list narrowed by words that are typed: which box takes them, and what comes of it. A search of the whole site is no
// filter of the list that a page shows. Besides: what opens the filters, and the tags that rows bear.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { holds, textFields } from '../fields/fields';
import { BESIDE } from '../items/page-frame';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft, type DraftStep, pressOn } from '../steps/draft';
import { poolOf } from '../target/pool';
import { tell } from '../target/telling';
import { kindsOf, nameOf } from '../words/naming';
import { fold, quote, sameWord, tokens } from '../words/words';

const TYPED_AT = 'where the filter was typed';
const TYPED = 'what the filter was given';
const CLEARED = 'the filter was cleared again';

/** Types the words into the box of that field; `orAny`: else into the first box that filters what the page lists. */
export function typeInto(view: SkillView, field: string, words: string, orAny: boolean): Draft | undefined {
  if (view.memory[CLEARED] !== undefined || SAYS_FIELD.test(words)) return undefined;
  const isCalled = (hit: PcdHit): boolean =>
    field !== '' && nameOf(hit, field) >= (orAny ? 0.6 : 0.9) && isForFinding(view, hit);
  const fields = textFields(view);
  const any = orAny ? fields.find((hit) => filters(hit) && !isOfSite(view, hit)) : undefined;
  const box = fields.find(isCalled) ?? any;
  if (!box || holds(box, words) || attemptsOn(view, box).length >= 2) return undefined;
  const say = phraseOf('do_type_into', quote(words), tell(box));
  const type: DraftStep = { tool: 'dom.type', on: box, args: { text: words }, say };
  const remember = { [TYPED_AT]: placeOf(view), [TYPED]: words };
  return act([type, enterIn(box)], 'verify', 0.75, tell(box), remember);
}

const enterIn = (box: PcdHit): DraftStep => ({
  tool: 'dom.press',
  on: box,
  args: { key: 'Enter' },
  say: phraseOf('do_press_enter'),
  optional: true,
});

const filters = ({ label, placeholder, kind }: PcdHit): boolean =>
  FILTERS.test(fold([label, placeholder, kind].join(' ')));
const FILTERS = /filter|refine|search|filtern|筛选/;

/** A box with a form of its own over or beside the page leads to what the whole site has. */
function isOfSite(view: SkillView, { landmark, formId, label, placeholder }: PcdHit): boolean {
  const form = poolOf(view).find(({ id }) => id === formId);
  return (
    (form?.tag === 'form' || form?.role === 'search') &&
    (landmark === 'header' || BESIDE.has(landmark)) &&
    !NARROWS.test(fold([label, placeholder].join(' ')))
  );
}
const NARROWS = /filter|refine|筛选/;

/** "Whose status is open": no text says that of itself. As it is said. */
const SAYS_FIELD =
  /(?<!\p{L})(?:whose|tagged|labell?ed|deren|dessen|getaggt\p{L}*)(?!\p{L})|(?:with|having) the \p{Ll}+ \p{Lu}/u;

/** In a form that makes something a field of that name is for a new one. */
export function isForFinding(view: SkillView, { formId, label, placeholder, role, kind }: PcdHit): boolean {
  if (role === 'searchbox' || kind === 'search' || FINDS.test(fold([label, placeholder].join(' '))))
    return true;
  const form = view.mini.forms.find(({ id }) => id === formId);
  if (form?.purpose !== undefined && FINDS.test(form.purpose)) return true;
  const buttons = poolOf(view).filter(
    (hit) => hit.formId === formId && (hit.role === 'button' || hit.inputType === 'submit'),
  );
  const isBare = formId === undefined || buttons.length === 0;
  // A bare box over a list narrows it, unless the page makes or saves something with it.
  const makes = poolOf(view).some((hit) => hit.role === 'button' && MAKES.test(fold(hit.label)));
  return (isBare && !makes) || buttons.some((hit) => FINDS.test(fold(hit.label)));
}
/** As `fold` gives them. */
const MAKES =
  /^(?:create|add|save|send|submit|new|anlegen|erstellen|speichern|hinzufugen|senden|neue?[nrs]?)\b|^(?:新建|添加|保存|提交|创建|发送)/;
const FINDS = /filter|search|find|apply|refine|such|anwenden|筛选|搜索|查询|应用/;

/** What was typed has led to another page. */
export function hasLeft(view: SkillView): boolean {
  const from = view.memory[TYPED_AT];
  return from !== undefined && !(from.length > 1 ? placeOf(view).startsWith(from) : placeOf(view) === from);
}

/** Its path, behind the sign too, where applications have theirs. */
function placeOf({ mini }: SkillView): string {
  const { pathname, hash } = new URL(mini.url, 'http://x');
  return `${pathname}${/^#!?\//.test(hash) ? hash.split('?')[0] : ''}`;
}

/** A box that offers what begins so takes Enter for its choice: the button of its form makes it count. */
export function sendChosen(view: SkillView): Draft | undefined {
  const box = typedBox(view);
  if (box?.role !== 'combobox' || hasShown(view)) return undefined;
  const button = poolOf(view).find(
    (hit) =>
      hit.formId === box.formId &&
      hit.formId !== undefined &&
      hit.role === 'button' &&
      !hit.disabled &&
      FINDS.test(fold(hit.label)) &&
      attemptsOn(view, hit).length === 0,
  );
  return button && pressOn(button, 'do_press', 'verify', 0.8);
}

/** What was chosen there has not been made to count. */
export const isOnlyChosen = (view: SkillView): boolean => sendChosen(view) !== undefined;

const hasShown = (view: SkillView): boolean =>
  view.attempts.some(
    ({ call, observation }) =>
      call.name !== 'dom.type' && (observation?.navigated === true || observation?.urlChanged === true),
  );

function typedBox(view: SkillView): PcdHit | undefined {
  const words = view.memory[TYPED];
  return words === undefined ? undefined : textFields(view).find((hit) => holds(hit, words));
}

/** Words that show nothing do not stay in the box. */
export function clearAgain(view: SkillView): Draft | undefined {
  const box = view.memory[CLEARED] === undefined ? typedBox(view) : undefined;
  if (!box) return undefined;
  const clear: DraftStep = {
    tool: 'dom.type',
    on: box,
    args: { text: '' },
    say: phraseOf('do_type_into', quote(''), tell(box)),
  };
  return act([clear, enterIn(box)], 'replan', 0.75, tell(box), { [CLEARED]: 'yes' });
}

export function openFilters(view: SkillView, field: string): Draft | undefined {
  const opener = poolOf(view).find(
    (hit) =>
      hit.type === 'action' &&
      (hit.kind === 'filter' || (field !== '' && nameOf(hit, field) >= 0.8)) &&
      !isOtherFilter(view, hit, field) &&
      attemptsOn(view, hit).length === 0,
  );
  return opener && pressOn(opener, 'do_open', 'replan', 0.75);
}

/** A link "Filter unread posts" filters by something else, and opens nothing. */
export function isOtherFilter(view: SkillView, { role, href, label }: PcdHit, field: string): boolean {
  const leads = role === 'link' && href !== undefined && !/#[^/]*$|^javascript:/.test(href);
  const known = [...tokens(kindsOf(view)), ...tokens(field), 'link', 'item', 'result', 'list'];
  return (
    leads &&
    tokens(label).some((word) => !OF_FILTERS.test(word) && !known.some((other) => sameWord(word, other)))
  );
}
const OF_FILTERS =
  /^(?:\p{L}*filter\p{L}*|refine|show|open|more|all|advanced|by|the|edit|add|set)$|[筛选过滤]/u;

/** The tag itself, as a row bears it: a link to all that have it. */
export function byTagOfRow(view: SkillView, { field = '', value }: IntentOf<'filter'>): Draft | undefined {
  if (!TAGS.test(fold(field)) || view.attempts.length > 0) return undefined;
  const tag = poolOf(view).find(
    ({ role, href, label, itemIndex, itemText = '' }) =>
      role === 'link' &&
      itemIndex !== undefined &&
      fold(label).replace(/^#/, '') === fold(value) &&
      // What begins with it is called so.
      !fold(itemText).startsWith(fold(label)) &&
      URL.parse(href ?? '', view.mini.url)?.origin === URL.parse(view.mini.url)?.origin,
  );
  return tag && pressOn(tag, 'do_press', 'verify', 0.8);
}
const TAGS = /^(?:tags?|labels?|categor(?:y|ies)|schlagwort|etikett|kategorie|标签|分类|类别)$/;
