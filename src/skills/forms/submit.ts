// Sends a form: the button that the user named, else the one main button of the form in use.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isBlank } from '../fields/fields';
import { sendWritten } from '../item-acts/conversation';
import type { SkillView } from '../skill';
import { agreementToPress } from '../steps/asked-back';
import { act, type Draft } from '../steps/draft';
import { draftSkill } from '../steps/draft-skill';
import { fieldFilledLast, formFilledLast } from '../steps/last-filled';
import { formSent, refusalOf, troubleNeed } from '../steps/refused';
import { aim, lookFor } from '../target/aim';
import { poolOf } from '../target/pool';
import { clickable } from '../target/target';
import { byAnswer, optionsOf, tell } from '../target/telling';
import { isChoice } from '../words/role-words';
import { fold } from '../words/words';
import { isCalledSubmit, LEAVES, sending, submitButtons } from './submit-buttons';

export const submitSkill = draftSkill<'submit'>({
  name: 'submit',
  kinds: ['submit'],
  needs: (params) => [...lookFor(params.target ? [params.target] : []), troubleNeed],
  draft(view, params) {
    const refusal = refusalOf(view);
    if (refusal) return refusal;
    const made = drafted(view, params);
    return made.kind === 'act' ? { ...made, remember: { ...made.remember, ...formSent(view) } } : made;
  },
  effects: [
    (_after, _params, view) => refusalOf(view) === undefined,
    (_after, params, view) => agreementToPress(view, params) === undefined,
  ],
});

function drafted(view: SkillView, params: IntentOf<'submit'>): Draft {
  if (params.target && !isBlank(params.target)) {
    const named = aim(view, params.target, { mayReveal: false, floor: 0.6, suits: presses });
    const own = named.ok ? afterOpener(view, named.hit) : undefined;
    if (own) return press(own);
    if (named.ok)
      return act(
        [{ tool: 'dom.click', on: named.hit, say: phraseOf('do_press', tell(named.hit)) }],
        'verify',
        named.confidence,
        named.why,
      );
    if (named.draft.kind === 'ask') return named.draft;
    const formName = params.target.text;
    const inForm = submitButtons(view).filter((hit) =>
      fold(formOf(view, hit)?.label ?? '').includes(fold(formName)),
    );
    if (inForm.length === 1 && inForm[0]) return press(inForm[0]);
    // By another name only in the form that was filled in, or where no other could be meant.
    const isSure = formFilledLast(view) !== undefined || submitButtons(view, { sure: true }).length < 2;
    return isSure ? mainSubmit(view) : named.draft;
  }
  return mainSubmit(view);
}

/** A form, its heading, a breadcrumb and a box ("Send me news") may be called like the button that sends. */
function presses(hit: PcdHit): number {
  const isName = hit.type === 'form' || hit.type === 'collection' || hit.role === 'heading';
  return hit.disabled || isName || isChoice(hit) ? 0 : clickable(hit);
}

function formOf(view: SkillView, hit: PcdHit): PcdHit | undefined {
  return poolOf(view).find((other) => other.id === hit.formId);
}

function press(hit: PcdHit): Draft {
  return act(
    [{ tool: 'dom.click', on: hit, say: phraseOf('do_press', tell(hit)) }],
    'verify',
    0.9,
    tell(hit),
  );
}

/** "Share" opens the form that was filled in since: what sends is in it, whatever it is called. "Send" sends itself. */
function afterOpener(view: SkillView, opener: PcdHit): PcdHit | undefined {
  const form = formFilledLast(view);
  if (form === undefined || opener.formId !== undefined || isCalledSubmit(opener.label)) return undefined;
  const [only, ...others] = sending(
    submitButtons(view, { sure: true }).filter((hit) => hit.formId === form && hit.order > opener.order),
  );
  return others.length === 0 ? only : undefined;
}

/** "Save" beside "Save and add another" and "Save and go on": the others say what else they do. */
function plainest(tie: readonly PcdHit[]): PcdHit | undefined {
  const names = tie.map(({ label }) => fold(label));
  return tie.find((_, at) => names.every((name, other) => other === at || name.startsWith(`${names[at]} `)));
}

/** A dialog's form may have its button beside it, with nothing else to press but the ways out. */
function onlyAnswer(view: SkillView): PcdHit | undefined {
  if (!view.mini.dialog) return undefined;
  const answers = poolOf(view).filter(({ role, behind, disabled, label, kind, itemText }) => {
    const isFree = role === 'button' && !behind && !disabled && itemText === undefined;
    return (
      isFree && label !== '' && kind !== 'close' && !LEAVES.test(fold(label)) && !NO_ANSWER.test(fold(label))
    );
  });
  return answers.length === 1 ? answers[0] : undefined;
}

/** Beside the form that was filled in stands the way out of its dialog, and on its line the one button that sends. */
function besideWayOut(view: SkillView): PcdHit | undefined {
  const form = formFilledLast(view);
  const isOwn = submitButtons(view, { sure: true }).some((hit) => !hit.behind && hit.formId === form);
  if (!view.mini.dialog || form === undefined || isOwn) return undefined;
  const beside = poolOf(view).filter(
    ({ role, behind, formId, kind }) => role === 'button' && !behind && !formId && kind !== 'close',
  );
  const [out, ...others] = beside.filter(({ label }) => LEAVES.test(fold(label)) && /\p{L}/u.test(label));
  if (!out || others.length > 0) return undefined;
  const [only, ...more] = beside.filter((hit) => hit !== out && isOnLine(hit, out));
  return !only || more.length > 0 || only.disabled || NO_ANSWER.test(fold(only.label)) ? undefined : only;
}

/** As `fold` gives them: what a dialog has beside its way out and does not send. */
const NO_ANSWER =
  /^(?:delete|remove|discard|help|preview|(?:maxi|mini)mi[sz]e|loschen|entfernen|verwerfen|hilfe|vorschau)(?![\p{L}\p{N}_])|删除|移除|帮助|预览/u;

const isOnLine = ({ look: { box } }: PcdHit, { look: { box: other } }: PcdHit): boolean =>
  Math.abs(box.y + box.h / 2 - other.y - other.h / 2) <= other.h / 2;

function mainSubmit(view: SkillView): Draft {
  const message = submitButtons(view, { sure: true }).length === 0 ? sendWritten(view) : undefined;
  if (message) return message;
  const ofForm = besideWayOut(view);
  if (ofForm) return press(ofForm);
  // While what was filled in stands in front, nothing behind it is sent.
  const last = fieldFilledLast(view);
  const isInFront = last !== undefined && !last.behind;
  const buttons = submitButtons(view).filter(({ behind }) => !isInFront || !behind);
  const pool = poolOf(view);
  const lastForm = formFilledLast(view);
  const inUse = (hit: PcdHit): number => {
    const fields = pool.filter((other) => other.type === 'field' && other.formId === hit.formId);
    const focused = fields.some((field) => field.focused) ? 4 : 0;
    const filled = fields.some((field) => (field.value ?? '') !== '' && field.tag !== 'select') ? 2 : 0;
    const strong = hit.inputType === 'submit' || isCalledSubmit(hit.label) ? 1 : 0;
    return (
      (hit.formId ? focused + filled + (hit.formId === lastForm ? 8 : 0) : 0) +
      strong +
      (hit.landmark === 'header' || hit.landmark === 'footer' ? -2 : 0)
    );
  };
  const ranked = buttons.map((hit) => ({ hit, use: inUse(hit) })).sort((a, b) => b.use - a.use);
  const best = ranked[0];
  const ofDialog = best?.hit.formId === undefined ? onlyAnswer(view) : undefined;
  if (ofDialog) return press(ofDialog);
  if (!best) {
    const field =
      pool.find((hit) => hit.focused && hit.type === 'field') ??
      pool.find((hit) => hit.type === 'field' && hit.formId);
    if (field)
      return act(
        [{ tool: 'dom.submit', on: field, say: phraseOf('do_submit_form') }],
        'verify',
        0.7,
        phraseOf('why_form'),
      );
    return { kind: 'unable', reason: phraseOf('unable_no_form') };
  }
  const equal = ranked.filter((each) => each.use === best.use).map((each) => each.hit);
  const tie = sending(equal);
  const [only] = tie;
  if (only && tie.length === 1) return press(only);
  const answered = byAnswer(view, tie);
  if (answered) return press(answered);
  const plain = plainest(tie);
  if (plain) return press(plain);
  return { kind: 'ask', question: phraseOf('ask_which_sends'), options: optionsOf(tie) };
}
