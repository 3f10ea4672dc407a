// What a page says is wrong: at a field, once its form was sent or something was entered; or in words above the form
// that has come back.
import type { Need } from '../../shared/messages/content-request';
import type { Change } from '../../shared/observation';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { isPress } from '../../shared/tool-call';
import { nameOfField } from '../fields/fields';
import { submitButtons } from '../forms/submit-buttons';
import type { Attempt, SkillView } from '../skill';
import { poolOf } from '../target/pool';
import { saysNo } from '../words/refusal-words';
import { clip, fold, quote } from '../words/words';
import { attemptsOn, ENTERS } from './attempts';
import { act, type Draft } from './draft';
import { formFilledLast } from './last-filled';
import { linesIn } from './search-shown';

type Refusal = Extract<Draft, { kind: 'unable' }>;

/** The end of an act that sent a form, where the form is still there with a field marked as wrong, or with words of trouble. */
export function refusalOf(view: SkillView): Refusal | undefined {
  const sent = view.attempts.findLast((attempt) => attempt.result.ok);
  const field = sent && poolOf(view).find((hit) => hit.invalid !== undefined && isOfForm(view, hit, sent));
  return field ? refused(field) : sent && (dialogAsks(view, { orAny: false }) ?? troubleWith(view));
}

/** What came with the last act, where that says that it could not, or must not, be done. */
export function toldNo(attempts: readonly Attempt[]): Refusal | undefined {
  const said = refusalIn(attempts);
  return said === undefined
    ? undefined
    : { kind: 'unable', reason: phraseOf('unable_refused', quote(clip(sentence(said), 200))) };
}

/**
 * Of what came by a press; of a choice, whose list may be what changes by it, only what a message says. What was typed
 * comes back as it was meant, and what opens is there to be read.
 */
function refusalIn(attempts: readonly Attempt[]): string | undefined {
  const last = attempts.at(-1);
  const name = last?.call.name ?? '';
  const isPressed = isPress(name);
  if (!last?.result.ok || (!isPressed && (name === 'dom.type' || !ENTERS.has(name)))) return undefined;
  const changes = last.observation?.changes ?? [];
  const opens = changes.some(
    ({ what, detail = '' }) => (what === 'expanded' || what === 'selected') && detail.endsWith(': true'),
  );
  const lines = changes.flatMap(({ what, detail = '' }) =>
    what === 'toast' || (isPressed && !opens && what === 'content' && !detail.includes('− “'))
      ? linesIn(detail)
      : [],
  );
  return refusing(lines, typedIn(attempts));
}

/** What the task has typed itself, folded. */
const typedIn = (attempts: readonly Attempt[]): string[] =>
  attempts.flatMap(({ call: { args } }) =>
    [args['text'], args['value']].flatMap((text) => (typeof text === 'string' && text ? [fold(text)] : [])),
  );

/** What these lines say, if all of them say that something could not, or must not, be done; `own`: words of the user's. */
export function refusing(lines: readonly string[], own: readonly string[] = []): string | undefined {
  const words = lines.filter((line) => !CONTROL.test(fold(line)));
  const isOwn = (line: string): boolean => {
    const folded = fold(line).replace(/…$/u, '');
    return own.some((text) => folded.includes(text) || text.startsWith(folded));
  };
  return words.every((line) => saysNo(line) && !isOwn(line)) ? words[0] : undefined;
}

/** What stands on the buttons of a message. */
const CONTROL =
  /^(?:ok(?:ay)?|close|cancel|dismiss|retry|try again|undo|details|got it|error!?|schlie(?:ss|ß)en|abbrechen|wiederholen|verstanden|fehler!?|确定|关闭|取消|知道了|我知道了|重试|错误|[×✕✖x])$/;

/** What was marked as wrong after a step. */
export const markedBy = (attempt: Attempt | undefined): Change[] =>
  (attempt?.observation?.changes ?? []).filter(
    ({ what, detail = '' }) => what === 'validation' && !detail.endsWith(': no'),
  );

/** The end of a press on a form's button after which the page marked a field of that form as wrong. */
export function refusalOfPress(view: SkillView): Refusal | undefined {
  const last = view.attempts.findLast((attempt) => attempt.result.ok);
  const marked = markedBy(last);
  if (!last || marked.length === 0) return undefined;
  const button = submitButtons(view, { sure: true }).find((hit) => attemptsOn(view, hit).includes(last));
  const field = poolOf(view).find(
    ({ type, invalid, formId, label }) =>
      type === 'field' &&
      invalid !== undefined &&
      formId === button?.formId &&
      marked.some(({ detail = '' }) => detail.startsWith(`${label}: `)),
  );
  return button && field && refused(field);
}

/**
 * What was pressed last has brought up a dialog that asks for something, or whether it is wanted; `orAny`: or has any
 * question. Not where it says first that what was sent was taken.
 */
export function dialogAsks(view: SkillView, { orAny = true } = {}): Refusal | undefined {
  const changes = view.attempts.findLast(({ result }) => result.ok)?.observation?.changes ?? [];
  if (!changes.some(({ what, detail = '' }) => what === 'dialog' && detail.startsWith('opened')))
    return undefined;
  const came = changes
    .flatMap(({ detail = '' }) => detail.split(' · '))
    .flatMap((text) => /^\+ “(.*)”$/.exec(text)?.[1] ?? []);
  const isAsking = (text: string): boolean => ASKS.test(fold(text)) || (orAny && /[?？]/.test(text));
  const asks = came.find(isAsking);
  const isTaken = came
    .flatMap((text) => text.split(/(?<=[.!?。！？])\s*/u))
    .some((text) => !isAsking(text) && TAKEN.test(fold(text)) && !UNSENT.test(fold(text)));
  return asks === undefined || isTaken
    ? undefined
    : { kind: 'unable', reason: phraseOf('unable_refused', quote(asks)) };
}

/** As `fold` gives them; of a long text the end, with its question mark, is not told. */
const ASKS =
  /\b(?:would you like|do you (?:really )?want|mochten sie|wollen sie|mochtest du|willst du)\b|\bplease (?:enter|provide|select|choose|specify|fill|add)\b|\bbitte (?:geben|wahlen|fullen|tragen)\b|请(?:输入|选择|填写)/;
const TAKEN =
  /\b(?:thanks?|sent|saved|placed|booked|confirmed|submitted|received|success\w*|danke|gesendet|gespeichert|bestellt|gebucht|bestatigt|eingegangen|erfolg\w*)\b|感谢|成功|已发送|已保存|已提交/;
/** "Could not be sent", "not sent yet", "Draft saved". */
const UNSENT = /\b(?:not|could|yet|nicht|ohne|noch|drafts?|entwurf)\b|未|草稿/;

const refused = (field: PcdHit): Refusal => ({
  kind: 'unable',
  reason: phraseOf(
    'unable_refused_field',
    nameOfField(field),
    sentence(field.invalid) || phraseOf('thing_wrong'),
  ),
});

/** The browser's messages end with the stop that the reason has, too. */
const sentence = (text = ''): string => text.replace(/[.。]$/u, '');

/** What comes of a field that holds what was entered and is marked as wrong; many a page judges it once it is left. */
export function wrongEntry(view: SkillView): Draft | undefined {
  const field = poolOf(view).find(
    (hit) =>
      hit.type === 'field' &&
      hit.invalid !== undefined &&
      attemptsOn(view, hit).some(({ call, result }) => result.ok && ENTERS.has(call.name)),
  );
  if (!field) return undefined;
  const isLeft = attemptsOn(view, field).at(-1)?.call.name === 'dom.press';
  if (!field.focused || isLeft) return refused(field);
  const leave = {
    tool: 'dom.press' as const,
    on: field,
    args: { key: 'Tab' },
    say: phraseOf('do_leave_field'),
  };
  return act([leave], 'replan', 0.8, nameOfField(field));
}

/** Of the form that was filled, or of the document that came in its place, at the same address. */
function isOfForm(view: SkillView, hit: PcdHit, { observation }: SkillView['attempts'][number]): boolean {
  if (hit.type !== 'field') return false;
  if (observation?.navigated) return observation.urlChanged !== true;
  return hit.formId === formFilledLast(view);
}

const PAGE_TEXT = 'trouble';
const MAX_CHARS = 6_000;
const SENT = 'form sent';

/** For skills that send a form and want to know whether it was taken. */
export const troubleNeed: Need = { key: PAGE_TEXT, type: 'text', maxChars: MAX_CHARS };

interface Sent {
  fields: string[];
  trouble: string[];
}

/** To be remembered when a form is sent: its fields, and the hints that stand there anyway. */
export function formSent(view: SkillView): Record<string, string> {
  const sent: Sent = { fields: fieldsOf(view), trouble: troubleIn(view) };
  return { [SENT]: JSON.stringify(sent) };
}

/** Most of the fields have come back, and with them words of trouble that were not there before. */
function troubleWith(view: SkillView): Refusal | undefined {
  const told = view.memory[SENT];
  if (told === undefined) return undefined;
  const before = JSON.parse(told) as Sent;
  const now = fieldsOf(view);
  const back = before.fields.filter((name) => now.includes(name));
  if (back.length === 0 || back.length < before.fields.length / 2) return undefined;
  const words = troubleIn(view).find((text) => !before.trouble.includes(text));
  return words === undefined
    ? undefined
    : { kind: 'unable', reason: phraseOf('unable_refused', quote(words)) };
}

const fieldsOf = (view: SkillView): string[] =>
  poolOf(view).flatMap((hit) => (hit.type === 'field' && hit.formId !== undefined ? [fold(hit.label)] : []));

/** What pages say of what they were sent, not what they call their things: "Fix the error" is the name of something. */
const TROUBLE = new RegExp(
  [
    String.raw`\b(?:can(?:no|.)?t be (?:blank|empty)|(?:is|are|was) (?:not valid|invalid|required|missing|too (?:short|long|large|small|weak|common)|(?:already )?taken)|has already been taken|must be (?:at least|filled|selected|accepted|unique)|(?:does|do) ?n.?t match|could not be saved|you did ?n.?o?t (?:enter|specify|select|choose|provide)|errors? prohibited|(?:incorrect|invalid|wrong) (?:user ?name|user|login|password|e.?mail|code|credentials|value))\b`,
    String.raw`\b(?:muss (?:ausgefullt|angegeben|gewahlt) werden|darf nicht leer|ist (?:zu kurz|zu lang|ungultig|nicht gultig|erforderlich|bereits vergeben)|stimm(?:t|en) nicht uberein|konnte nicht gespeichert|(?:falsches|ungultiges) passwort)\b`,
    '不能为空|不能為空|格式不正确|太短|太长|已被占用|已存在|不一致|保存失败|密码错误',
  ].join('|'),
  'u',
);

function troubleIn(view: SkillView): string[] {
  const sentences = view.passages(PAGE_TEXT).flatMap(({ text }) => text.split(/\n+|(?<=[.!?。！？])\s*/u));
  return sentences.filter((said) => TROUBLE.test(fold(said))).map((said) => clip(said.trim(), 200));
}
