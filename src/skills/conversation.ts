// A conversation that is open on the page: whom it is with, the field for what is said in it, and sending it.
import { phraseOf } from '../shared/phrase';
import type { IntentOf } from '../shared/intent';
import type { PcdHit } from '../shared/query';
import { compose } from './compose';
import type { Draft } from './draft';
import { isLong, isSearchField, textFields } from './fields';
import { isPartOfItem } from './items';
import { fieldFilledLast } from './last-filled';
import type { SkillView } from './skill';
import { poolOf } from './target';
import { fold, hasPhrase } from './words';

/** What is to be said, written into the conversation that is open and sent. */
export function sayThere(view: SkillView, params: IntentOf<'item'>): Draft | undefined {
  const said = saidTo(params);
  const field = said && fieldFor(view, said.who, params.item.shown !== true);
  if (field) return send(view, field, said.text);
  return said?.who === '' && !params.item.shown
    ? { kind: 'unable', reason: phraseOf('unable_no_message_field') }
    : undefined;
}

/** What was written last is sent, where it is a message. */
export function sendWritten(view: SkillView): Draft | undefined {
  const field = fieldFilledLast(view);
  const text = field?.value ?? '';
  return field && text !== '' && isForMessages(field) ? send(view, field, text) : undefined;
}

const send = (view: SkillView, field: PcdHit, value: string): Draft =>
  compose(view, { kind: 'item', item: { text: '' }, action: 'send', value }, [field]);

/** The field of the conversation with `who`, or of the only one where that is empty; `orOther`: whatever it is called. */
function fieldFor(view: SkillView, who: string, orOther: boolean): PcdHit | undefined {
  const fields = textFields(view).filter((hit) => !isSearchField(hit) && !hit.behind && !isPartOfItem(hit));
  const named = fields.filter(isForMessages);
  const own = named.filter(({ label, placeholder = '' }) => isWith(who, `${label} ${placeholder}`));
  const open = own.length > 0 ? own : isOpenWith(view, who) ? named : [];
  const long = (open.length > 0 || who !== '' || !orOther ? open : fields).filter(isLong);
  return long.length === 1 ? long[0] : open.length === 1 ? open[0] : undefined;
}

/** "Send “Hello” to Ada" hands on what is called so, or says it. */
function saidTo({
  action,
  item,
  value,
  recipient,
}: IntentOf<'item'>): { who: string; text: string } | undefined {
  if (value !== undefined && (action === 'message' || (action === 'reply' && item.shown)))
    return { who: action === 'reply' ? '' : fold(item.text), text: value };
  return action === 'forward' && item.literal && recipient !== undefined && value === undefined
    ? { who: fold(recipient), text: item.text }
    : undefined;
}

const isForMessages = (hit: PcdHit): boolean =>
  MESSAGES.test(fold(`${hit.label} ${hit.placeholder ?? ''}`)) && (isLong(hit) || hit.role === 'textbox');
/** As `fold` gives them. */
const MESSAGES =
  /\b(?:messages?|chat|say something|write something|type here|nachricht(?:en)?|schreib)\b|消息|信息|说点什么|发言/;

/** "Otto and Rosa" is no conversation with Otto alone. */
const isWith = (who: string, text: string): boolean =>
  who === '' || (hasPhrase(fold(text), who) && (!SEVERAL.test(fold(text)) || SEVERAL.test(who)));
const SEVERAL = /[,&+、]|\b(?:and|und)\b/;

/** Its heading says so, or the entry that is marked in the list of conversations. */
const isOpenWith = (view: SkillView, who: string): boolean =>
  who === '' ||
  poolOf(view).some(
    (hit) =>
      !hit.behind &&
      isWith(who, hit.label) &&
      ((hit.role === 'heading' && hit.itemIndex === undefined) || hit.selected === true),
  );
