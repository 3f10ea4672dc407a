// The text of a confirm card: written by code from the call, the target and the origin. Words of the page
// appear only as bounded quotations that they cannot end themselves; no model's prose appears at all.
import type { ConfirmCard } from '../shared/card';
import { pageText } from '../shared/page-text';
import type { Risk } from '../shared/plan';
import type { TargetInfo } from '../shared/target-info';
import type { TypedCall } from '../tools/registry';

const LABEL_CHARS = 80;
const VALUE_CHARS = 390;
const MAX_VALUES = 30;
/** Of one field of a form. */
const FIELD_CHARS = 6 * VALUE_CHARS;

/** A confirm card before the run gives it an id, a task and a time. */
export type CardText = Omit<ConfirmCard, 'id' | 'taskId' | 'createdAt'>;

/** Text of a page between quotation marks that it cannot close. */
export function quoted(text: string, maxChars = LABEL_CHARS): string {
  const inner = pageText(text, maxChars)
    .replace(/["“”„‟«»‹›「」『』]/g, '’')
    .replace(/[<>]/g, ' ');
  return `“${inner}”`;
}

const ROLE_WORDS: Readonly<Record<string, string>> = {
  button: 'button',
  link: 'link',
  textbox: 'text field',
  searchbox: 'search field',
  combobox: 'choice field',
  checkbox: 'checkbox',
  radio: 'option',
  switch: 'switch',
  menuitem: 'menu item',
  tab: 'tab',
  option: 'option',
  slider: 'slider',
  spinbutton: 'number field',
};

function thing(target: TargetInfo | undefined): string {
  if (!target) return 'what has the focus';
  const role = ROLE_WORDS[target.role] ?? 'element';
  // Whole: what is approved may stand at the end of it.
  const called = target.label ? `the ${role} ${quoted(target.label, 200)}` : `a ${role} without a name`;
  const named = target.shows ? `${called}, which shows ${quoted(target.shows)},` : called;
  // A row that says no more than its button says nothing.
  const row = target.row?.replace(target.label, '').trim() ?? '';
  return row === '' ? named : `${named} in ${quoted(row)}`;
}

function aimed(target: TargetInfo | undefined, otherwise: string): string {
  return target?.aim ? quoted(target.aim, 120) : otherwise;
}

function whatOf(call: TypedCall, target: TargetInfo | undefined): string {
  switch (call.name) {
    case 'dom.click':
      return `Click ${thing(target)}`;
    case 'dom.dblclick':
      return `Double-click ${thing(target)}`;
    case 'dom.press':
      return `Press ${quoted(call.args.key, 40)} on ${thing(target)}`;
    case 'dom.submit':
      return `Submit the form of ${thing(target)}`;
    case 'dom.type':
      return `Type into ${thing(target)}`;
    case 'dom.select':
      return `Choose ${aimed(target, 'a value')} in ${thing(target)}`;
    case 'dom.set':
      return `Set ${thing(target)}`;
    case 'dom.check':
      return `Switch ${thing(target)} ${call.args.on ? 'on' : 'off'}`;
    case 'dom.drag':
      return `Drag ${thing(target)} onto ${aimed(target, 'another place')}`;
    case 'dom.upload':
      return `Put a file into ${thing(target)}`;
    case 'dom.hover':
      return `Move the pointer over ${thing(target)}`;
    case 'dom.focus':
      return `Put the focus on ${thing(target)}`;
    case 'page.runScript':
      return 'Run this code in the page';
    case 'tabs.close':
      return 'Close a tab';
    case 'tabs.switch':
      return 'Bring a tab to the front';
    case 'tabs.navigate':
      return 'Go to another address';
    case 'tabs.open':
      return 'Open an address in a new tab';
    default:
      return `Carry out ${call.name}${target ? ` on ${thing(target)}` : ''}`;
  }
}

function valuesOf(call: TypedCall, target: TargetInfo | undefined): CardText['values'] {
  const label = target?.label ? target.label : 'Value';
  switch (call.name) {
    case 'dom.type':
      return chunks(label, call.args.secret ? '••••••••' : call.args.text);
    case 'dom.select':
      return (call.args.values ?? [call.args.value]).flatMap((one) => chunks(label, one));
    case 'dom.set':
      return chunks(label, call.args.value);
    case 'dom.upload':
      return chunks('File', call.args.fileId);
    case 'tabs.navigate':
    case 'tabs.open':
      return chunks('Address', call.args.url);
    case 'page.runScript':
      return [
        ...chunks('Code', call.args.code),
        // The model's own words, under a label that says so; they decide nothing.
        ...(call.args.explanation ? chunks('The model says', call.args.explanation) : []),
        ...(call.args.expect ? chunks('Done when the page shows', call.args.expect) : []),
      ];
    default:
      break;
  }
  const form = target?.form;
  if (!form?.submits) return [];
  return sentBy(form);
}

/** What a form is about to send. What there is no room for is not passed over in silence. */
function sentBy(form: NonNullable<TargetInfo['form']>): CardText['values'] {
  const rows = chunks('Sends to', form.action);
  let left = form.moreFields ?? 0;
  for (const { label, value, more = 0 } of form.fields ?? []) {
    const name = label || 'Value';
    const shown = showInvisible(value);
    const pieces = chunks(name, shown.slice(0, FIELD_CHARS));
    const cut = more + Math.max(0, shown.length - FIELD_CHARS);
    if (cut > 0) pieces.push({ label: pageText(name, 120), value: `… and ${cut} more characters` });
    if (rows.length + pieces.length < MAX_VALUES) rows.push(...pieces);
    else left++;
  }
  return left === 0 ? rows : [...rows, { label: pageText('Not shown'), value: `${left} more fields` }];
}

/** Control and direction-changing characters as escapes: nothing that is approved can hide. */
function showInvisible(text: string): string {
  return text.replace(
    /(?![\n\t])[\p{Cc}\p{Cf}\u2028\u2029\u115f\u1160\u3164\uffa0]|\p{Variation_Selector}|\u034f/gu,
    (c) => `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** The whole text, in as many pieces as it takes. */
function chunks(label: string, text: string): CardText['values'] {
  const pieces = showInvisible(text).match(new RegExp(`[^]{1,${VALUE_CHARS}}`, 'g')) ?? [''];
  return pieces.map((piece, i) => ({
    label: pageText(pieces.length > 1 ? `${label} ${i + 1}/${pieces.length}` : label, 120),
    value: piece,
  }));
}

/** null when a card cannot show everything that would be approved. */
export function cardText(parts: {
  call: TypedCall;
  target: TargetInfo | undefined;
  where: string;
  reasons: readonly string[];
  risk: Risk;
  actionHash: string;
}): CardText | null {
  const { call, target, where, reasons, risk, actionHash } = parts;
  const values = valuesOf(call, target);
  if (values.length > MAX_VALUES) return null;
  return {
    kind: 'confirm',
    what: whatOf(call, target).slice(0, 500),
    where: where.slice(0, 400),
    why: [...new Set(reasons)].join(' ').slice(0, 500),
    risk: risk === 'high' ? 'high' : 'medium',
    values,
    actionHash,
    ...(target ? { fingerprint: target.fingerprint } : {}),
  };
}
