// Which buttons send a form, by their type, their name, and the form that they stand in.
import type { PcdHit } from '../../shared/query';
import type { SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { isChoice } from '../words/role-words';
import { fold } from '../words/words';

/**
 * Folded. A name may go on after one of these, a word may not; scripts without spaces have no such end of a word.
 * "Next month" and "Go to the first page" turn what is shown.
 */
const SUBMIT =
  /^(?:(?:submit|send|ok|okay|go(?! (?:to|back)\b)|done|save|apply|continue|next(?! (?:slide|image|photo|day|week|month|quarter|year)\b)|confirm|finish|search|sign in|log ?in|absenden|senden|speichern|weiter|bestatigen)(?![\p{L}\p{N}_])|提交|确定|保存|发送)/u;
/** Cancels, or goes back; folded. */
export const LEAVES =
  /^(?:(?:cancel|reset|clear|close|back|abbrechen|zuruck(?:setzen)?|schlie(?:ß|ss)en)(?![\p{L}\p{N}_])|取消|重置|关闭|返回)/u;

/** Shows it first, or keeps it for later; folded. */
const KEEPS = /\b(?:preview|drafts?|vorschau|entwurf|zwischenspeichern)\b|预览|草稿/;

/** Without those that do not send it yet, where others are. */
export function sending(buttons: readonly PcdHit[]): readonly PcdHit[] {
  const rest = buttons.filter(({ label }) => !KEEPS.test(fold(label)));
  return rest.length > 0 ? rest : buttons;
}

/** Whether a button's name says that it sends. */
export function isCalledSubmit(label: string): boolean {
  return SUBMIT.test(fold(label));
}

const TICK = /^check(?:_circle)?$/;

/** 0…1: how surely pressing it sends a form; from SENDS on by its type or its name. */
function sends(view: SkillView, hit: PcdHit): number {
  if (hit.type !== 'action' && !hit.implicit) return 0;
  if (hit.disabled || isChoice(hit) || hit.hasPopup === 'listbox') return 0;
  const name = fold(hit.label);
  if (LEAVES.test(name)) return 0;
  if (hit.inputType === 'submit' || hit.inputType === 'image' || hit.kind === 'submit') return 1;
  if (hit.role === 'button' && SUBMIT.test(name)) return SENDS;
  if (hit.role === 'button' && hit.formId) {
    const isPlain = hit.kind !== 'upload' && isAfterField(view, hit) && !isHeldBack(view, hit.formId);
    return isPlain ? 0.6 : 0;
  }
  // A tick alone, as an icon font names it, or "Check" of an answer.
  if (hit.role === 'button' && hit.itemIndex === undefined && TICK.test(name)) return 0.55;
  return SUBMIT.test(name) && hit.role !== 'link' ? 0.5 : 0;
}

const SENDS = 0.9;

/** After it stands nothing of the form but what leaves it. */
const endsForm = (view: SkillView, form: string, at: number): boolean =>
  poolOf(view).every(
    ({ formId, order, type, role, disabled, label }) =>
      formId !== form ||
      order <= at ||
      (type !== 'field' && (role !== 'button' || disabled === true || LEAVES.test(fold(label)))),
  );

/** Searches or turns pages as well; folded. */
const TURNS = /^(?:next|go|search|weiter)(?![\p{L}\p{N}_])/u;

/** What sends the form by its type or its name cannot be pressed yet: no other button of it stands for that one. */
export const isHeldBack = (view: SkillView, form: string | undefined): boolean =>
  form !== undefined &&
  poolOf(view).some(
    ({ role, formId, disabled, label, order, inputType }) =>
      role === 'button' &&
      formId === form &&
      disabled === true &&
      (inputType === 'submit' || isCalledSubmit(label)) &&
      !KEEPS.test(fold(label)) &&
      !TURNS.test(fold(label)) &&
      endsForm(view, form, order),
  );

/** What stands before all fields of a form, as a bar over an editor does, does not end it. */
function isAfterField(view: SkillView, { formId, order }: PcdHit): boolean {
  const fields = poolOf(view).filter((hit) => hit.type === 'field' && hit.formId === formId);
  return fields.length === 0 || fields.some((field) => field.order < order);
}

/** Buttons that send a form, the likeliest first. `sure`: only those whose type or name says so. */
export function submitButtons(view: SkillView, { sure = false } = {}): PcdHit[] {
  return poolOf(view)
    .map((hit) => ({ hit, score: isCaption(view, hit) ? 0 : sends(view, hit) }))
    .filter((each) => (sure ? each.score >= SENDS : each.score > 0))
    .sort((a, b) => b.score - a.score || a.hit.order - b.hit.order)
    .map((each) => each.hit);
}

/** The name of a field over it, which opens a menu of its own; or that of a box: "Send a reminder". */
const isCaption = (view: SkillView, { label, order, formId, inputType, implicit }: PcdHit): boolean =>
  label !== '' &&
  inputType !== 'submit' &&
  poolOf(view).some((hit) => {
    if (hit.label !== label) return false;
    if (isChoice(hit)) return implicit === true;
    return hit.type === 'field' && hit.formId === formId && hit.order > order && !SUBMIT.test(fold(label));
  });
