// The text of a confirm card: written by code from the call, the target and the origin. Words of the page
// appear only as bounded quotations that they cannot end themselves; no model's prose appears at all.
import type { ConfirmCard } from '../shared/card';
import { pageText } from '../shared/page-text';
import { english, inEnglish, phraseOf, type Phrase, type PhraseKey, roleWord } from '../shared/phrase';
import type { Risk } from '../shared/plan';
import type { TargetInfo } from '../shared/target-info';
import type { TypedCall } from '../tools/registry';
import { dialogAround } from './risk/dialog-around';
import type { Reason } from './rules/reason-texts';

const LABEL_CHARS = 80;
const VALUE_CHARS = 390;
const MAX_VALUES = 30;
/** Of one field of a form. */
const FIELD_CHARS = 6 * VALUE_CHARS;

/** A confirm card before the run gives it an id, a task and a time. */
export type CardText = Omit<ConfirmCard, 'id' | 'taskId' | 'createdAt'>;

/** Text of a page between quotation marks that it cannot close. */
function quoted(text: string, maxChars = LABEL_CHARS): Phrase {
  const inner = pageText(text, maxChars)
    .replace(/["“”„‟«»‹›「」『』]/g, '’')
    .replace(/[<>]/g, ' ');
  return phraseOf('quote', inner);
}

function thing(target: TargetInfo | undefined): Phrase {
  if (!target) return phraseOf('card_focused');
  const known = roleWord(target.role);
  const role = typeof known === 'string' ? phraseOf('role_element') : known;
  // Whole: what is approved may stand at the end of it.
  const called = target.label
    ? phraseOf('card_thing', role, quoted(target.label, 200))
    : phraseOf('card_nameless', role);
  const named = target.shows ? phraseOf('card_shows', called, quoted(target.shows)) : called;
  // A row that says no more than its button says nothing.
  const row = target.row?.replace(target.label, '').trim() ?? '';
  const placed = row === '' ? named : phraseOf('card_in', named, quoted(row));
  const dialog = dialogAround(target.context);
  return dialog === '' ? placed : phraseOf('card_dialog', placed, quoted(dialog, 120));
}

function aimed(target: TargetInfo | undefined, otherwise: PhraseKey): Phrase {
  return target?.aim ? quoted(target.aim, 120) : phraseOf(otherwise);
}

function whatOf(call: TypedCall, target: TargetInfo | undefined): Phrase {
  switch (call.name) {
    case 'dom.click':
      return phraseOf('card_click', thing(target));
    case 'dom.dblclick':
      return phraseOf('card_dblclick', thing(target));
    case 'dom.press':
      if (target?.aim && !target.form?.submits)
        return phraseOf('card_choose', aimed(target, 'card_a_value'), thing(target));
      return phraseOf('card_press', quoted(call.args.key, 40), thing(target));
    case 'dom.submit':
      return phraseOf('card_submit', thing(target));
    case 'dom.type':
      if (target?.picks && target.aim)
        return phraseOf('card_choose', aimed(target, 'card_a_value'), thing(target));
      return phraseOf('card_type', thing(target));
    case 'dom.select':
      return phraseOf('card_choose', aimed(target, 'card_a_value'), thing(target));
    case 'dom.set':
      return phraseOf('card_set', thing(target));
    case 'dom.check':
      return phraseOf(call.args.on ? 'card_switch_on' : 'card_switch_off', thing(target));
    case 'dom.drag':
      return phraseOf('card_drag', thing(target), aimed(target, 'card_another_place'));
    case 'dom.upload':
      return phraseOf('card_upload', thing(target));
    case 'dom.hover':
      return phraseOf('card_hover', thing(target));
    case 'dom.focus':
      return phraseOf('card_focus', thing(target));
    case 'page.runScript':
      return phraseOf('card_script');
    case 'tabs.close':
      return phraseOf('card_tab_close');
    case 'tabs.switch':
      return phraseOf('card_tab_front');
    case 'tabs.navigate':
      return phraseOf('card_navigate');
    case 'tabs.open':
      return phraseOf('card_open');
    default:
      return target ? phraseOf('card_other_on', call.name, thing(target)) : phraseOf('card_other', call.name);
  }
}

/** A line of the card: words of the page, or phrases of ours. */
interface Line {
  label: string | Phrase;
  value: string | Phrase;
}

function linesOf(call: TypedCall, target: TargetInfo | undefined): Line[] {
  const label = target?.label ? target.label : phraseOf('card_value');
  switch (call.name) {
    case 'dom.type':
      return chunks(label, call.args.secret ? '••••••••' : call.args.text);
    case 'dom.select':
      return (call.args.values ?? [call.args.value]).flatMap((one) => chunks(label, one));
    case 'dom.set':
      return chunks(label, call.args.value);
    case 'dom.upload':
      return chunks(phraseOf('card_file'), call.args.fileId);
    case 'tabs.navigate':
    case 'tabs.open':
      return chunks(phraseOf('card_address'), call.args.url);
    case 'page.runScript':
      return [
        ...chunks(phraseOf('card_code'), call.args.code),
        // The model's own words, under a label that says so; they decide nothing.
        ...(call.args.explanation ? chunks(phraseOf('card_model_says'), call.args.explanation) : []),
        ...(call.args.expect ? chunks(phraseOf('card_expect'), call.args.expect) : []),
      ];
    default:
      break;
  }
  const form = target?.form;
  if (form?.submits) return sentBy(form, chunks(phraseOf('card_sends_to'), form.action));
  return target?.beside ? sentBy(target.beside, []) : [];
}

/** What is about to be sent. What there is no room for is not passed over in silence. */
function sentBy({ fields = [], moreFields = 0 }: NonNullable<TargetInfo['beside']>, rows: Line[]): Line[] {
  let left = moreFields;
  for (const { label, value, more = 0 } of fields) {
    const name = label || phraseOf('card_value');
    const shown = showInvisible(value);
    const pieces = chunks(name, shown.slice(0, FIELD_CHARS));
    const cut = more + Math.max(0, shown.length - FIELD_CHARS);
    if (cut > 0) pieces.push({ label: name, value: phraseOf('card_more_characters', `${cut}`) });
    if (rows.length + pieces.length < MAX_VALUES) rows.push(...pieces);
    else left++;
  }
  return left === 0
    ? rows
    : [...rows, { label: phraseOf('card_not_shown'), value: phraseOf('card_more_fields', `${left}`) }];
}

/** Control and direction-changing characters as escapes: nothing that is approved can hide. */
function showInvisible(text: string): string {
  return text.replace(
    /(?![\n\t])[\p{Cc}\p{Cf}\u2028\u2029\u115f\u1160\u3164\uffa0]|\p{Variation_Selector}|\u034f/gu,
    (c) => `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** The whole text, in as many pieces as it takes. */
function chunks(label: string | Phrase, text: string): Line[] {
  const pieces = showInvisible(text).match(new RegExp(`[^]{1,${VALUE_CHARS}}`, 'g')) ?? [''];
  return pieces.map((value, i) => ({
    label:
      pieces.length === 1
        ? label
        : typeof label === 'string'
          ? `${label} ${i + 1}/${pieces.length}`
          : phraseOf('card_part', label, `${i + 1}`, `${pieces.length}`),
    value,
  }));
}

const phraseIn = (text: string | Phrase) => (typeof text === 'string' ? undefined : text);

/** null when a card cannot show everything that would be approved. */
export function cardText(parts: {
  call: TypedCall;
  target: TargetInfo | undefined;
  where: string | Phrase;
  reasons: readonly Reason[];
  risk: Risk;
  actionHash: string;
}): CardText | null {
  const { call, target, where, risk, actionHash } = parts;
  const lines = linesOf(call, target);
  if (lines.length > MAX_VALUES) return null;
  const what = whatOf(call, target);
  const reasons = [...new Map(parts.reasons.map((why) => [why.text, why])).values()];
  const place = phraseIn(where);
  return {
    kind: 'confirm',
    what: inEnglish(what).slice(0, 500),
    where: english(where).slice(0, 400),
    why: reasons
      .map(({ text }) => text)
      .join(' ')
      .slice(0, 500),
    risk: risk === 'high' ? 'high' : 'medium',
    values: lines.map(({ label, value }) => ({
      label: pageText(english(label), 120),
      value: english(value),
    })),
    actionHash,
    ...(target ? { fingerprint: target.fingerprint } : {}),
    said: {
      what,
      ...(place ? { where: place } : {}),
      why: reasons.flatMap(({ said }) => said ?? []),
      values: lines.map(({ label, value }) => ({
        ...(typeof label === 'string' ? {} : { label }),
        ...(typeof value === 'string' ? {} : { value }),
      })),
    },
  };
}
