// The question that a page asks back before it does what was asked: takes something away, closes, duplicates it.
import type { Intent, IntentOf } from '../../shared/intent';
import type { PcdHit } from '../../shared/query';
import { controlScore } from '../items/item-control';
import type { Attempt, SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { isStepOf, quotedIn, type Told } from '../target/telling';
import { TAKES_AWAY } from '../words/act-words';
import { fold, isUnspaced, keywords, sameWord, tokens } from '../words/words';
import { ENTERS } from './attempts';
import { linesIn } from './search-shown';

/** A step that presses what is to be done with an item. */
export const isPressStep = (step: Told | undefined): boolean =>
  isStepOf(
    step,
    'do_press',
    'do_press_on',
    'do_press_ok',
    'do_press_enter',
    'do_press_enter_send',
    'do_press_enter_log',
    'do_press_enter_search',
    'do_press_enter_last',
  );

/** What a step was told to press, as the page calls it. */
const nameOfPressed = (step: Told | undefined): string => (step?.said && quotedIn(step.said)) ?? '';

const AGREES =
  /^(?:ok(?:ay)?|yes|confirm|continue|proceed|sure|ja|bestatigen|fortfahren)\b|^(?:确定|确认|是|好)/;
const REFUSES =
  /^(?:cancel|no|not (?:now|sure|yet)|keep|stay|back|dismiss|close|abbrechen|nein|behalten|bleiben|zuruck|schlie(?:ss|ß)en)\b|\bbehalten$|^(?:取消|否|保留|返回|不|暂不|先不|放弃)|^关闭$/;

/** How pages ask whether it is meant; as `fold` gives it. */
const ASKS = /\b(?:really|sure|certain|wirklich|sicher)\b|确定要|确认要|是否|吗/;
/** Who asks so offers something else, or warns of something else. */
const ASKS_OTHERWISE =
  /\bnot\b(?! (?:now|sure)\b)|n't\b|\bnicht\b|\bunsaved\b|\bungespeichert|\b(?:leave|verlassen)\b|不要|离开/;
/** Says what else would come of it; as `fold` gives it. */
const WARNS =
  /\b(?:anyway|overwrit\w+|replac\w+|conflicts?|changed|warning|trotzdem|dennoch|uberschr\w+|ersetz\w+|konflikt|geandert|warnung)\b|仍然|仍要|覆盖|替换|冲突|警告/;
/** Says of any act that it is for good. */
const FOR_GOOD =
  /\bcan(?:not| not|'t) be (?:undone|reverted|reversed)\b|\bnicht (?:mehr )?(?:ruckgangig|widerrufen)\b|(?:不(?:可|能)|无法)(?:撤销|恢复)/g;
/** Nothing but assent. */
const PLAIN_ASSENT = /^(?:ok(?:ay)?|yes|confirm|continue|proceed|ja|bestatigen|fortfahren|确定|确认|是|好)$/;
/** What a shop asks after these is mostly whether it may sell more. */
const PURCHASES = /^(?:buy|book|order|pay|reserve|purchase|subscribe)$/;

/** The button that agrees, where the last press has brought up a question whether it is meant. */
export function askedBack(view: SkillView, { action }: IntentOf<'item'>): PcdHit | undefined {
  const last = view.attempts.at(-1);
  if (!last?.result.ok || !isPressStep(last)) return undefined;
  const again = pressedAnew(view, last, fold(nameOfPressed(last)));
  if (again) return again;
  const changes = last.observation?.changes ?? [];
  const isOtherPage = last.observation?.urlChanged === true;
  const shown = changes.map(({ detail = '' }) => detail).join(' ');
  const folded = fold(shown).replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
  // The name of an `input` is no text of the page, so nothing tells that it has come.
  const mayHaveCome = ({ label, tag, section }: PcdHit): boolean =>
    folded.includes(fold(label)) ||
    (tag === 'input' && ASKS.test(folded)) ||
    // Of a long dialog the beginning alone is told: its head, and not the answers at its end.
    (section !== undefined &&
      section.length > 2 &&
      opensDialog(last) &&
      ASKS.test(folded) &&
      folded.includes(fold(section)));
  const takesAway = TAKES_AWAY.test(fold(action));
  const isForm = isOtherPage && hasForm(action) && isQuestion(view, action) && !wantsMore(view, fold(action));
  if (!takesAway && !isForm && (isOtherPage || !asksOfAct(shown, action, nameOfPressed(last))))
    return undefined;
  const came = poolOf(view).filter(
    (hit) => hit.type === 'action' && !hit.behind && hit.label !== '' && (isOtherPage || mayHaveCome(hit)),
  );
  const refusals = came.filter((hit) => REFUSES.test(fold(hit.label)));
  // The answers stand side by side; "Cancel order" agrees where that is what was wished.
  // Rows have a "Delete" of their own, which a question "Delete this customer?" beside them has not brought up.
  const isOfRow = (hit: PcdHit): boolean =>
    hit.itemIndex !== undefined && !folded.includes(`"${fold(hit.label)}"`) && !isAnswerInRow(hit);
  const inRow = (hit: PcdHit): number => (hit.itemIndex === undefined ? 0 : 1);
  const answers = came.filter((hit) => !isOfRow(hit)).sort((a, b) => inRow(a) - inRow(b));
  return answers.find(
    (hit) =>
      ((takesAway ? AGREES : PLAIN_ASSENT).test(fold(hit.label)) || controlScore(hit, action) >= 0.6) &&
      (refusals.some((other) => other !== hit && sameLine(hit, other)) ||
        (isOtherPage && (isAssent(hit.label) || (sends(hit) && isQuestion(view, action))))),
  );
}

/** "Are you sure? Yes / No", in the row itself. */
const isAnswerInRow = ({ itemText, label }: PcdHit): boolean =>
  ASKS.test(fold(itemText ?? '')) && (PLAIN_ASSENT.test(fold(label)) || REFUSES.test(fold(label)));

/** What ends, empties or gives something up; as `fold` gives it. */
export const ENDS =
  /\b(?:close|leave|reset|empty|deactivate|disable|terminate|end|quit|unsubscribe|disconnect|block|log ?out|sign ?out|schlie(?:ss|ß)en|verlassen|leeren|zurucksetzen|beenden|deaktivieren|kundigen|sperren|abmelden|trennen)\b|关闭|退出|清空|重置|停用|注销/;

/**
 * The button that agrees, where a press on what ends or takes away something has brought up a dialog that asks: it has
 * the same act on one of two answers, or asks whether it is meant.
 */
export function agreementToPress(view: SkillView, params: Intent): PcdHit | undefined {
  const said = tokens(verbsOf(params));
  const last = view.attempts.at(-1);
  const pressed = fold(nameOfPressed(last));
  const again = last && params.kind === 'submit' ? pressedAnew(view, last, pressed) : undefined;
  if (again) return again;
  const act = (ENDS.exec(pressed) ?? TAKES_AWAY.exec(pressed))?.[0];
  if (!last || act === undefined) return undefined;
  const isInDialog = opensDialog(last) && view.mini.dialog !== undefined;
  if (!isInDialog && !asksInPlace(last)) return undefined;
  // "Edit the block", "Set the end date": what only stands in the name is not what was wished.
  const isWished = tokens(act).some((word) =>
    [said[0], said.at(-1)].some((each) => each && sameWord(word, each)),
  );
  if (!isWished || !(pressed.startsWith(act) || pressed.endsWith(act))) return undefined;
  const shown = fold((last.observation?.changes ?? []).map(({ detail = '' }) => detail).join(' '));
  if (ASKS_OTHERWISE.test(shown.replace(FOR_GOOD, '').replaceAll(act, '')) || PURCHASES.test(act))
    return undefined;
  const came = fold(contentOf(last).join(' '));
  const buttons = poolOf(view).filter(
    (hit) =>
      hit.type === 'action' &&
      hit.role === 'button' &&
      !hit.behind &&
      hit.label !== '' &&
      (isInDialog || came.includes(fold(hit.label))),
  );
  const saysAct = ({ label }: PcdHit): boolean =>
    isUnspaced(act) ? agreesIn(fold(label), act) : tokens(label).some((word) => sameWord(word, act));
  const agrees = buttons.filter(
    (hit) => saysAct(hit) && !(REFUSES.test(fold(hit.label)) && (isUnspaced(act) || fold(hit.label) === act)),
  );
  const plain = ASKS.test(shown) ? buttons.filter(({ label }) => PLAIN_ASSENT.test(fold(label))) : [];
  const [answer, other] = agrees.length > 0 ? agrees : plain;
  if (!answer || other) return undefined;
  return buttons.some((hit) => hit !== answer && REFUSES.test(fold(hit.label)) && sameLine(hit, answer))
    ? answer
    : undefined;
}

/** "Publish" over a list brings up what is to be published, and "Cancel" and "Publish" again: nothing is left to enter. */
function pressedAnew(view: SkillView, last: Attempt, pressed: string): PcdHit | undefined {
  if (pressed === '' || !opensDialog(last) || !view.mini.dialog || PURCHASES.test(pressed)) return undefined;
  const inFront = poolOf(view).filter(({ behind }) => !behind);
  if (inFront.some(({ type, checked }) => type === 'field' && checked === undefined)) return undefined;
  // "Somebody else has changed this. Save anyway?" is another question than what was wished.
  const told = (last.observation?.changes ?? []).map(({ detail = '' }) => detail);
  const said = fold([...told, ...inFront.map(({ label }) => label)].join(' '));
  if (ASKS_OTHERWISE.test(said) || WARNS.test(said)) return undefined;
  const buttons = inFront.filter(({ role, label }) => role === 'button' && label !== '');
  const [same, other] = buttons.filter(({ label, disabled }) => !disabled && fold(label) === pressed);
  if (!same || other) return undefined;
  const isWayOut = (hit: PcdHit): boolean => hit !== same && REFUSES.test(fold(hit.label));
  return buttons.some((hit) => isWayOut(hit) && sameLine(hit, same)) ? same : undefined;
}

/** "确认注销", and not "查看注销须知", "暂不注销". */
const agreesIn = (label: string, act: string): boolean =>
  new RegExp(`^(?:是的?|好的?|确[定认]|仍然|立即|永久|继续|我要|[,!])*${act}(?!须知|说明|原因)[^?不]*$`).test(
    label,
  );

/** The wish as far as it is one to do more than press: who says "click" or "open" means that alone. */
function verbsOf(params: Intent): string {
  if (params.kind === 'click') return params.verb ?? '';
  if (params.kind === 'other') return params.text;
  return params.kind === 'open' && /^reset\b/i.test(params.target.text) ? 'reset' : '';
}

export const opensDialog = ({ result, observation }: Attempt): boolean =>
  result.ok &&
  (observation?.changes ?? []).some(
    ({ what, detail = '' }) => what === 'dialog' && detail.startsWith('opened'),
  );

/** A question came where no dialog is, as in a small box beside the button: "Really reset all data? Cancel · Confirm". */
export const asksInPlace = (attempt: Attempt): boolean =>
  attempt.result.ok &&
  contentOf(attempt).some((detail) => /[?？](?:["”»」]|$)/u.test(detail) && ASKS.test(fold(detail)));

const contentOf = ({ observation }: Attempt): string[] =>
  (observation?.changes ?? []).flatMap(({ what, detail = '' }) => (what === 'content' ? [detail] : []));

/** The last press has brought up a dialog with a question, and nothing that is known to answer it. */
export function isAsking(view: SkillView): boolean {
  const last = view.attempts.at(-1);
  if (!last || !isPressStep(last) || !view.mini.dialog) return false;
  const opened = (last.observation?.changes ?? []).filter(
    ({ what, detail = '' }) => what === 'dialog' && detail.startsWith('opened'),
  );
  const said = fold(opened.map(({ detail = '' }) => detail).join(' '));
  return (/[?？]/.test(said) || ASKS.test(said)) && !ASKS_OTHERWISE.test(said);
}

/** What a dialog asks that came when a value was entered, and nothing since: "Save and reload the page now?" */
export function askedOfValue({ attempts, mini }: SkillView): string | undefined {
  const last = attempts.at(-1);
  if (!last || !ENTERS.has(last.call.name) || !opensDialog(last) || !mini.dialog) return undefined;
  const came = (last.observation?.changes ?? []).flatMap(({ what, detail = '' }) =>
    what === 'content' || what === 'toast' ? linesIn(detail) : [],
  );
  return came.find((line) => /[?？]$/.test(line.trim()));
}

/** "Do you really want to close the task?", after "Close this task" was pressed. */
function asksOfAct(shown: string, action: string, pressed: string): boolean {
  const said = fold(shown).replace(FOR_GOOD, '');
  if (PURCHASES.test(fold(action)) || !ASKS.test(said) || ASKS_OTHERWISE.test(said)) return false;
  const words = keywords(`${action} ${pressed}`);
  return words.some((word) => tokens(said).some((other) => sameWord(word, other)));
}

/** The button of a form. */
const sends = ({ formId, role }: PcdHit): boolean => formId !== undefined && role === 'button';

/** Acts for which many a site has a form of their own. */
const FORMS =
  /^(?:ban|block|suspend|lock|unlock|deactivate|activate|approve|reject|promote|demote|(?:un)?subscribe)$/;

export const hasForm = (action: string): boolean => FORMS.test(fold(action));

/** A field that must not stay empty; a letter is subscribed to by an address. */
const wantsMore = (view: SkillView, action: string): boolean =>
  poolOf(view).some(
    ({ type, required, value, inputType, label }) =>
      type === 'field' &&
      !value &&
      (required === true || (action.endsWith('subscribe') && (inputType === 'email' || /mail/i.test(label)))),
  );

/** A page of that act: "Delete “Cider”", "Seite löschen"; not one of what is deleted already. */
function isQuestion({ mini }: SkillView, action: string): boolean {
  const [first = '', ...parts] = fold(mini.title).split(/\s[|–—·:-]\s/);
  // Some have the name of the site in front.
  const title = parts.length === 1 && hasForm(action) ? parts[0]! : first;
  const words = DELETES.includes(fold(action)) ? DELETES : [fold(action)];
  const isAtEnd = (word: string): boolean =>
    isUnspaced(word)
      ? title.startsWith(word) || title.endsWith(word)
      : `${title} `.startsWith(`${word} `) || ` ${title}`.endsWith(` ${word}`);
  return words.some(isAtEnd);
}

/** As `fold` gives them. */
const DELETES: readonly string[] = ['delete', 'remove', 'erase', 'loschen', 'entfernen', '删除', '移除'];

/** "Confirm Deletion": says both that it agrees and to what. */
function isAssent(label: string): boolean {
  const said = fold(label);
  const [first = '', ...rest] = said.split(' ');
  const act = /\b(?:delet\w+|remov\w+|eras\w+|losch\w+|entfern\w+)|删除|移除/;
  return (
    (AGREES.test(first) && act.test(rest.join(' '))) || /^(?:确[定认]|[是好]的)[,!]?(?:删除|移除)/.test(said)
  );
}

/** Side by side, as far as a user sees. */
export function sameLine(a: PcdHit, b: PcdHit): boolean {
  const [p, q] = [a.look.box, b.look.box];
  return p.y < q.y + q.h && p.y + p.h > q.y && p.h < 120;
}
