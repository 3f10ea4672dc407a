// What is written about an item of a list: a reply, a forwarded message, another name; and the button that sends it.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { holds, isLong, nameOfField } from '../fields/fields';
import { LEAVES } from '../forms/submit-buttons';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import { act, type Draft, type DraftStep } from '../steps/draft';
import { dialogAsks, formSent, refusalOf } from '../steps/refused';
import { poolOf } from '../target/pool';
import { isStepOf, tell } from '../target/telling';
import { fold, hasPhrase, nameScore, quote } from '../words/words';
import { isForRemarks, isWritten } from './reply-fields';

export const ENTER = phraseOf('do_press_enter_send');
/** How the step begins that sends. */
const SEND =
  /^(?:(?:send|submit|post|reply|comment|forward|ok|done|share|save|update|apply|senden|absenden|antworten|kommentieren|weiterleiten)\b|发送|提交|发表|评论$|确定)/;

/** A dialog that asks for something more, or the form that has come back with words of trouble: it is not sent yet. */
export const askedOnSending = (view: SkillView): Draft | undefined =>
  isStepOf(view.attempts.at(-1), 'do_send') ? (dialogAsks(view) ?? refusalOf(view)) : undefined;

/** Nothing but sending, or what a chat calls it. */
const SENDS_ALONE =
  /^(?:send|send message|post|post message|senden|absenden|nachricht senden|发送|发送消息)$/;

/** Into the `fields` of a reply or a forwarded message, then the button that sends it. */
export function compose(view: SkillView, params: IntentOf<'item'>, fields: readonly PcdHit[]): Draft {
  const asked = askedOnSending(view);
  if (asked) return asked;
  if (fields.length === 0 && isWritten(params))
    return waitForEditor(view) ?? { kind: 'unable', reason: phraseOf('unable_no_message_field') };
  const steps: DraftStep[] = [];
  // "Email body" is a long text, and no address.
  const isTo = (hit: PcdHit): boolean =>
    (isLong(hit)
      ? /^(?:to|recipients?|an|empfanger)\b|^收件人|^e-?mail(?: address)?$/
      : /^(?:(?:to|recipients?|an|empfanger)\b|收件人)|e-?mail|recipient/
    ).test(fold(`${hit.label} ${hit.placeholder ?? ''}`).trim());
  const named = fold(params.item.text);
  const isName = fold(params.action) === 'rename';
  const body = isName
    ? nameField(fields, named)
    : (fields.find((hit) => isLong(hit) && !isTo(hit)) ??
      fields.filter((hit) => !isTo(hit) && mayTake(hit, fields)).at(-1) ??
      // "To: Otto" over the one text tells whom it goes to.
      (params.recipient === undefined ? fields.find(isLong) : undefined));
  const to =
    fields.find(isTo) ??
    fields.find((hit) => hit.id !== body?.id) ??
    (params.value === undefined ? body : undefined);
  if (isName && !body && fields.length > 0)
    return {
      kind: 'unable',
      reason: phraseOf('unable_lacks_act', quote(params.item.text), quote(params.action)),
    };
  // Nothing is sent without what was to be said.
  if (params.value !== undefined && !body && fields.length > 0)
    return waitForEditor(view) ?? { kind: 'unable', reason: phraseOf('unable_no_message_field') };
  const into = (hit: PcdHit | undefined, text: string | undefined): void => {
    if (!hit || text === undefined || holds(hit, text) || attemptsOn(view, hit, 'dom.type').length >= 2)
      return;
    // What is quoted stays over the answer to it.
    const below = hit === body && isQuoting(params, hit) ? { replace: false } : {};
    const args = { text, ...below };
    steps.push({ tool: 'dom.type', on: hit, args, say: phraseOf('do_type', quote(text)) });
  };
  into(to, params.recipient);
  into(body, params.value);
  const option = choiceOf(view, params);
  if (fields.length === 0 && option)
    return act(
      [{ tool: 'dom.click', on: option, say: phraseOf('do_choose', tell(option)) }],
      'verify',
      0.8,
      tell(option),
    );
  const refused = steps.length > 0 ? undefined : [to, body].find((hit) => hit && tookNothing(view, hit));
  if (refused) {
    const text = params.value ?? params.recipient ?? '';
    return { kind: 'unable', reason: phraseOf('unable_takes_not', nameOfField(refused), quote(text)) };
  }
  const send = sendButton(view, params.action, body);
  if (send) steps.push({ tool: 'dom.click', on: send, say: phraseOf('do_send', tell(send)) });
  // Many show their button only once something is written.
  else if (steps.length > 0) return act(steps, 'replan', 0.85, phraseOf('why_message'));
  else {
    const on = params.value === undefined ? to : body;
    if (on && attemptsOn(view, on, 'dom.press').length === 0)
      steps.push({ tool: 'dom.press', on, args: { key: 'Enter' }, say: ENTER });
  }
  if (steps.length === 0) return { kind: 'unable', reason: phraseOf('unable_no_message_field') };
  return act(steps, 'verify', 0.85, phraseOf('why_message'), formSent(view));
}

/** A short field among others says that it takes what is written; it may be one for names. */
const mayTake = (hit: PcdHit, fields: readonly PcdHit[]): boolean =>
  !isSubject(hit) &&
  (fields.length === 1 || hit.focused === true || isForRemarks(hit) || SAYS.test(fold(hit.label)));
const SAYS = /\b(?:messages?|texts?|body|content|nachricht|inhalt)\b|消息|内容|正文/;

/** Editors come a while after their page; once. */
function waitForEditor(view: SkillView): Draft | undefined {
  if (view.attempts.some(({ call }) => call.name === 'dom.waitFor')) return undefined;
  const wait = { event: 'networkIdle', timeoutMs: EDITOR_WAIT_MS };
  const say = phraseOf('do_wait', phraseOf('thing_field'));
  return act([{ tool: 'dom.waitFor', args: wait, say, optional: true }], 'replan', 0.7, say);
}
const EDITOR_WAIT_MS = 3_000;

/** By the act, or as the field begins with a quotation. */
const isQuoting = ({ action }: IntentOf<'item'>, { value }: PcdHit): boolean =>
  fold(action) === 'quote' || /^\s*\[quote\b/i.test(value ?? '');

/** "Re: Rope" stands in it, or its name says so: what is written goes elsewhere. */
const isSubject = (hit: PcdHit): boolean =>
  /^(?:re|fwd?|aw|wg|回复|转发)\s*[:：]/iu.test(hit.value ?? '') ||
  /\b(?:subject|betreff)\b|主题/.test(fold(`${hit.label} ${hit.placeholder ?? ''}`));

/** The field that has the old name; an empty one, or the only one. What has another name in it is another thing's. */
function nameField(fields: readonly PcdHit[], named: string): PcdHit | undefined {
  const has = fields.find(
    ({ value }) => value && (hasPhrase(named, fold(value)) || hasPhrase(fold(value), named)),
  );
  const names = fields.filter((hit) => !isLong(hit) && hit.role !== 'spinbutton');
  const [title, ...others] = names.filter(({ label }) => NAME.test(fold(label)));
  if (has) return has;
  if (title) return others.length === 0 && !title.value ? title : undefined;
  return names.length === 1 && !names[0]!.value ? names[0] : undefined;
}
const NAME = /\b(?:name|title|titel|bezeichnung|label)\b|名称|标题/;

/** All that was typed into it was refused. */
function tookNothing(view: SkillView, hit: PcdHit): boolean {
  const typed = attemptsOn(view, hit, 'dom.type');
  return typed.length > 0 && typed.every(({ result }) => !result.ok);
}

/** A value that is chosen rather than typed: a label, a folder. */
function choiceOf(view: SkillView, params: IntentOf<'item'>): PcdHit | undefined {
  const value = params.value;
  if (value === undefined) return undefined;
  return poolOf(view).find(
    (hit) =>
      ['menuitem', 'option', 'menuitemradio', 'menuitemcheckbox', 'button', 'link'].includes(hit.role) &&
      nameScore(value, hit.label) >= 0.9,
  );
}

/** What sends the words of `body`; of several the one that is called after the act, then the first one after them. */
function sendButton(view: SkillView, action: string, body: PcdHit | undefined): PcdHit | undefined {
  // "Approve and reply", too; what other entries of the list offer is theirs.
  const isOfOther = ({ collectionId, itemIndex }: PcdHit): boolean =>
    itemIndex !== undefined && (collectionId !== body?.collectionId || itemIndex !== body?.itemIndex);
  // "Send a gift" beside a chat sends something else.
  const isMessage = action === 'message';
  const isCalled = (hit: PcdHit): boolean => !isMessage && hasPhrase(fold(hit.label), fold(action));
  const isOfForm = ({ formId }: PcdHit): boolean => formId !== undefined && formId === body?.formId;
  const buttons = poolOf(view).filter(
    (hit) =>
      hit.type === 'action' &&
      !hit.disabled &&
      !LEAVES.test(fold(hit.label)) &&
      !(isCalled(hit) && isOfOther(hit)) &&
      (isMessage
        ? !isOfOther(hit) &&
          (hit.formId === undefined || isOfForm(hit)) &&
          (SENDS_ALONE.test(fold(hit.label)) || hit.inputType === 'submit')
        : hit.kind === 'send' || hit.kind === 'submit' || SEND.test(fold(hit.label)) || isCalled(hit)),
  );
  const fresh = buttons.filter((hit) => attemptsOn(view, hit).length === 0);
  const rank = (hit: PcdHit): number =>
    hit.kind === 'send' || isCalled(hit) || /^send|发送|^senden/.test(fold(hit.label))
      ? 2
      : hit.inputType === 'submit'
        ? 1
        : 0;
  const from = body?.order ?? 0;
  const after = (hit: PcdHit): number => (hit.order > from ? hit.order - from : Number.MAX_SAFE_INTEGER);
  const isOwn = (hit: PcdHit): boolean =>
    body !== undefined &&
    (isOfOther(hit)
      ? false
      : hit.formId !== undefined
        ? hit.formId === body.formId
        : body.itemIndex !== undefined && hit.itemIndex === body.itemIndex);
  const own = fresh.filter(isOwn);
  return [...(own.length > 0 ? own : fresh)].sort(
    (a, b) => rank(b) - rank(a) || after(a) - after(b) || b.order - a.order,
  )[0];
}
