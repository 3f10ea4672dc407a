// A conversation that is open on the page: whom it is with, the field for what is said in it, and sending it. It has to
// be sure whose it is: what is sent cannot be taken back.
import type { IntentOf } from '../../shared/intent';
import { phraseOf } from '../../shared/phrase';
import type { PcdHit } from '../../shared/query';
import { holds, isLong, isSearchField, nameOfField, textFields } from '../fields/fields';
import { draft as fill } from '../fields/fill';
import { isPartOfItem } from '../items/items';
import type { SkillView } from '../skill';
import { attemptsOn } from '../steps/attempts';
import type { Draft } from '../steps/draft';
import { fieldFilledLast } from '../steps/last-filled';
import { poolOf } from '../target/pool';
import { clip, fold, nameScore, quote, tokens } from '../words/words';
import { compose } from './compose';

/** What is to be said, written into the conversation that is open and sent. */
export function sayThere(view: SkillView, params: IntentOf<'item'>): Draft | undefined {
  const said = saidTo(view, params);
  const field = said && fieldFor(view, said.who, params.item.shown !== true);
  if (field) return send(view, field, said.text);
  if (said && isField(view, said.who)) return fillIn(view, said.who, said.text);
  return said?.who === '' && !params.item.shown
    ? { kind: 'unable', reason: phraseOf('unable_no_message_field') }
    : undefined;
}

/** "Write “…” to Harbour" is about a field, where one is called so. */
const isField = (view: SkillView, who: string): boolean =>
  textFields(view).some((hit) => !isForMessages(hit) && nameScore(who, hit.label) >= 0.95);

const fillIn = (view: SkillView, field: string, text: string): Draft =>
  fill(view, { kind: 'fill', fields: [{ field: { text: field }, value: { from: 'text', text } }] });

/** What was written last is sent, where it is a message and nothing in its form sends it otherwise. */
export function sendWritten(view: SkillView): Draft | undefined {
  const field = fieldFilledLast(view);
  const text = field?.value ?? '';
  if (!field || text === '' || !isForMessages(field)) return undefined;
  const beside = poolOf(view).filter(
    ({ id, formId }) => id !== field.id && formId && formId === field.formId,
  );
  const isForm = beside.some(
    ({ type, order }) => type === 'field' || (type === 'action' && order > field.order),
  );
  return isForm ? undefined : send(view, field, text);
}

function send(view: SkillView, field: PcdHit, value: string): Draft {
  // Somebody's own words, not sent yet; some boxes have their name in them while they are empty.
  const begun = (field.value ?? '').trim();
  const isBegun = begun !== '' && begun !== field.label.trim() && begun !== field.placeholder?.trim();
  if (isBegun && !holds(field, value) && attemptsOn(view, field).length === 0)
    return {
      kind: 'unable',
      reason: phraseOf('unable_draft_there', nameOfField(field), quote(clip(begun))),
    };
  return compose(view, { kind: 'item', item: { text: '' }, action: 'message', value }, [field]);
}

/** The field of the conversation with `who`, or of the only one where that is empty; `orOther`: whatever it is called. */
function fieldFor(view: SkillView, who: string, orOther: boolean): PcdHit | undefined {
  const fields = textFields(view).filter((hit) => !isSearchField(hit) && !hit.behind && !isPartOfItem(hit));
  const named = fields.filter(isForMessages);
  const open =
    who === '' ? named : named.filter((hit) => isNamedFor(view, hit, who) || isOpenWith(view, hit, who));
  const long = (open.length > 0 || who !== '' || !orOther ? open : fields).filter(isLong);
  return long.length === 1 ? long[0] : open.length === 1 ? open[0] : undefined;
}

/** "Send “Hello” to Ada" hands on what is called so; where nothing is, it says it. */
function saidTo(
  view: SkillView,
  { action, item, value, recipient }: IntentOf<'item'>,
): { who: string; text: string } | undefined {
  if (value !== undefined && action === 'message')
    return { who: item.text.replace(CHAT_OF, ''), text: value };
  if (value !== undefined && action === 'reply' && item.shown) {
    // What is shown may have its own way to answer it.
    const isAnswered = poolOf(view).some((hit) => hit.type === 'action' && REPLIES.test(fold(hit.label)));
    return isAnswered ? undefined : { who: '', text: value };
  }
  // What was said before, in the log, is text.
  const isThing = poolOf(view).some(
    ({ type, label }) => type !== 'text' && nameScore(item.text, label) >= 0.75,
  );
  return action === 'forward' && item.literal && recipient !== undefined && value === undefined && !isThing
    ? { who: recipient, text: item.text }
    : undefined;
}

/** As `fold` gives it. */
const REPLIES = /^(?:reply|respond|answer|antworten?)\b|^(?:回复|答复)/;

const isForMessages = (hit: PcdHit): boolean =>
  MESSAGES.test(fold(`${hit.label} ${hit.placeholder ?? ''}`)) && (isLong(hit) || hit.role === 'textbox');
/** As `fold` gives them. */
const MESSAGES =
  /\b(?:messages?|chat|say something|write something|type here|nachricht(?:en)?|schreib)\b|消息|信息|说点什么|发言/;

/** "Message Ada Brandt", „Nachricht an Ada“. */
const isNamedFor = (view: SkillView, { label, placeholder }: PcdHit, who: string): boolean =>
  [label, placeholder ?? ''].some((text) => isName(view, who, TO_WHOM.exec(text)?.groups?.['name'] ?? ''));
const TO_WHOM =
  /^(?:(?:send |write )?(?:an? )?(?:message|reply|chat|write)(?: to| with)?|(?:eine )?nachricht an|schreiben? an|发?消息给|给|发送给)\s*(?<name>[\p{L}@#].*?)(?:的?消息)?[\s….]*$/iu;

/** What is over the field says so, unless another is marked in the list of conversations; or the one that is marked. */
function isOpenWith(view: SkillView, field: PcdHit, who: string): boolean {
  const pool = poolOf(view).filter((hit) => !hit.behind);
  const marked = pool.filter(
    ({ selected, itemIndex, role }) =>
      selected && role !== 'tab' && (itemIndex !== undefined || role === 'option'),
  );
  const isMarked = ({ label }: PcdHit): boolean =>
    begins(tokens(label), who) && !SEVERAL.test(label) && isOnly(view, who, label);
  if (marked.length > 0) return marked.length === 1 && marked.every(isMarked);
  const title = field.section ?? '';
  // Several of that name are those of who has written something.
  const titles = pool.filter(({ role, label }) => role === 'heading' && fold(label) === fold(title));
  const [heading, ...others] = titles;
  if (!heading || others.length > 0 || heading.itemIndex !== undefined) return false;
  return isName(view, who, title.replace(CHAT_WITH, '$1$2'));
}

/** "Chat with Ada", as a title. */
const CHAT_WITH =
  /^(?:(?:chat|conversation|unterhaltung|gespräch)(?: with| mit) (.+)|与(.+)的(?:聊天|对话|会话))$/iu;
/** The same where somebody says so. */
const CHAT_OF = /^(?:chat|conversation|unterhaltung|gespräch)(?: with| mit) /iu;
/** "Ada and Otto", "Ada Brandt, Otto Weiss": no talk with Ada alone. */
const SEVERAL = /^\p{L}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*)?\s*(?:[,&+、]|(?:and|und) \p{Lu})/u;

/** `name` is somebody's whole name, who is called `who`, and nobody else here is. */
function isName(view: SkillView, who: string, name: string): boolean {
  const [said, called] = [fold(who), fold(name).trim()];
  if (called === '') return false;
  if (said === called) return true;
  // Not a title, nor a name with a time behind it.
  const isPerson = /^\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}.-]*){1,2}$/u.test(name.trim());
  return isPerson && begins(tokens(called), who) && isOnly(view, who, name);
}

const begins = (words: readonly string[], who: string): boolean =>
  tokens(who).length > 0 && tokens(who).every((word, at) => words[at] === word);

/** No other entry begins with that name, and none is that name. */
function isOnly(view: SkillView, who: string, name: string): boolean {
  const [first = ''] = tokens(name).slice(tokens(who).length);
  return poolOf(view).every(({ label, type }) => {
    const words = tokens(label);
    const next = words[tokens(who).length];
    return type === 'text' || !begins(words, who) || first === '' || next === first;
  });
}
