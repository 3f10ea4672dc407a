// Reports a thing that somebody wrote: the reason is chosen where the page offers it, then what sends the report is
// pressed. What is said of it is never written anywhere else.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { bestOption, holds, textFields } from '../fields/fields';
import { controlScore } from '../items/item-control';
import { isPartOfItem } from '../items/items';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { formSent } from '../steps/refused';
import { poolOf } from '../target/pool';
import { tell } from '../target/telling';
import { isChoice } from '../words/role-words';
import { fold, nameScore, quote } from '../words/words';
import { askedOnSending } from './compose';

export function report(view: SkillView, { action, value = '' }: IntentOf<'item'>): Draft {
  const asked = askedOnSending(view);
  if (asked) return asked;
  const around = poolOf(view).filter((hit) => !hit.disabled && !hit.behind);
  const sends = ({ on }: Reason): PcdHit | undefined =>
    around.find(
      (hit) =>
        hit.type === 'action' &&
        (hit.role === 'button' || hit.inputType === 'submit') &&
        (on.formId === undefined || hit.formId === on.formId) &&
        hit.order > on.order &&
        (controlScore(hit, action) >= 0.6 || SENDS.test(fold(hit.label))),
    );
  // In a row of a table there is a form that is drawn by one, or another thing of the page.
  const isFree = (each: Reason): boolean =>
    !isPartOfItem(each.on) || (each.on.formId !== undefined && sends(each) !== undefined);
  const reason = [...reasonsIn(around, value), ...reasonText(view, value)].find(isFree);
  if (!reason) return { kind: 'unable', reason: phraseOf('unable_no_message_field') };
  const send = sends(reason);
  const isGiven = isChoice(reason.on) ? reason.on.checked === true : holds(reason.on, reason.value);
  const steps = isGiven || attemptsOn(view, reason.on).length > 1 ? [] : [reason.step];
  if (!send)
    return steps.length > 0
      ? act(steps, 'replan', 0.8, tell(reason.on))
      : { kind: 'unable', reason: phraseOf('unable_no_message_field') };
  const press: DraftStep = { tool: 'dom.click', on: send, say: phraseOf('do_send', tell(send)) };
  return act([...steps, press], 'verify', 0.85, tell(send), formSent(view));
}

const SENDS = /^(?:send|submit|continue|next|ok|absenden|senden|melden|weiter)\b|^(?:提交|举报|发送)/;

interface Reason {
  on: PcdHit;
  value: string;
  step: DraftStep;
}

/** Options of lists, and choices, that are called as was said. */
function reasonsIn(around: readonly PcdHit[], value: string): Reason[] {
  const say = phraseOf('do_choose', quote(value));
  return around.flatMap((on): Reason[] => {
    if (isChoice(on) && nameScore(value, on.label) >= 0.8)
      return [{ on, value, step: { tool: 'dom.check', on, args: { on: true }, say } }];
    const option = on.type === 'field' ? bestOption(on.options ?? [], value) : undefined;
    return option === undefined
      ? []
      : [{ on, value: option, step: { tool: 'dom.select', on, args: { value: option }, say } }];
  });
}

/** A text that asks for the reason. */
function reasonText(view: SkillView, value: string): Reason[] {
  const on = textFields(view).find((hit) => !hit.behind && REASON.test(fold(hit.label)));
  const say = phraseOf('do_type', quote(value));
  return on ? [{ on, value, step: { tool: 'dom.type', on, args: { text: value }, say } }] : [];
}
const REASON = /\b(?:reason|grund|begrundung)\b|原因|理由/;
