// What "it" and "them" stand for: the target or item of an earlier clause, or of the previous goal.
// Also joins "find the email by Mara" + "click the trash icon to delete it" into one act on one item.
import type { FieldValue, Intent, TargetPhrase } from '../../shared/intent';
import { regex } from '../clean';
import type { LanguageTable } from '../language/language';
import { asListed } from '../rules/transfer';

/** The thing an intent is about; undefined when it is about none, or several. */
export function subjectOf(intent: Intent): TargetPhrase | undefined {
  switch (intent.kind) {
    case 'click':
    case 'open':
    case 'expand':
    case 'hover':
    case 'focus':
    case 'selectText':
    case 'scroll':
      return intent.target;
    case 'item':
      // What has been renamed has the new name.
      return intent.action === 'rename' && intent.value !== undefined ? { text: intent.value } : intent.item;
    case 'download':
    case 'extract':
    case 'addToCart':
    case 'drag':
      return intent.what;
    case 'choose':
      return intent.options.length === 1 ? inField(intent.options[0], intent.field?.text) : undefined;
    case 'check':
      return intent.targets.length === 1 ? intent.targets[0] : undefined;
    case 'search':
      return { text: intent.query };
    default:
      return undefined;
  }
}

/** What "it" is in a later goal: all that was said of it, but not which of several, where that one is gone from its place. */
export function rememberedOf(intent: Intent): TargetPhrase | undefined {
  const subject = subjectOf(intent);
  if (!subject) return undefined;
  const isGone = intent.kind === 'drag' || (intent.kind === 'item' && TAKES_AWAY.test(intent.action));
  const { ordinal, superlative, ...rest } = subject;
  const which = {
    ...(ordinal === undefined ? {} : { ordinal }),
    ...(superlative === undefined ? {} : { superlative }),
  };
  const phrase = isGone ? rest : { ...rest, ...which };
  const isNamed =
    phrase.text !== '' || phrase.where !== undefined || (!isGone && Object.keys(which).length > 0);
  return isNamed ? phrase : undefined;
}
const TAKES_AWAY =
  /^(?:delete|archive|close|complete|cancel|return|reject|approve|mark as (?:spam|read|unread))$/;

/**
 * "Wait for Continue to appear and click it": what was waited for is only pressed or closed. Persons, and what is deleted or
 * opened, stood there before.
 */
export function waitedFor(
  before: Intent | undefined,
  now: Intent | undefined,
  clause: string,
): TargetPhrase | undefined {
  const isPressed = now?.kind === 'click' || (now?.kind === 'item' && now.action === 'close');
  if (before?.kind !== 'wait' || !isPressed || PERSONS.test(clause)) return undefined;
  const text = before.forText?.replace(/ to (?:finish|load|appear)$/iu, '') ?? '';
  return text === '' ? undefined : { text };
}
const PERSONS = /(?<!\p{L})(?:him|her|them)(?!\p{L})/iu;

/** "All rows in the Orders table": those of that table alone. */
function inField(option: TargetPhrase | undefined, field = ''): TargetPhrase | undefined {
  return option && field !== '' ? { within: field, ...option } : option;
}

/** The intent with its pronoun replaced; undefined when it has no place for one. */
export function withSubject(intent: Intent, subject: TargetPhrase): Intent | undefined {
  switch (intent.kind) {
    case 'click':
    case 'open':
    case 'hover':
    case 'expand':
    case 'selectText':
    case 'scroll':
      return { ...intent, target: subject };
    case 'item':
      return { ...intent, item: subject };
    case 'extract':
      return { ...intent, what: asListed(withoutPressed(subject)) };
    case 'download':
    case 'addToCart':
      return { ...intent, what: subject };
    case 'check':
      return { ...intent, targets: [subject] };
    case 'copy':
      return { ...intent, source: subject };
    case 'drag':
      return { ...intent, what: subject };
    case 'fill':
      return {
        ...intent,
        fields: intent.fields.map((each) =>
          isFound(each)
            ? { ...each, value: { from: 'page' as const, target: subject } }
            : { field: subject, ...each },
        ),
      };
    default:
      return undefined;
  }
}

/** "Find the save button and click it": whether what was to be found is a control, and no row of a list. */
export function pressedIn(sought: Intent, { articles, roles, spaced }: LanguageTable): Intent | undefined {
  const words = sought.kind === 'search' ? sought.query : '';
  const article = `(?:${articles})${spaced ? '\\s+' : ''}`;
  for (const [called, kinds] of roles) {
    if (!PRESSED.test(kinds[0] ?? '')) continue;
    const text = regex(
      `^(?:${article})?(?!(?:${articles})${spaced ? '\\s' : ''})(?<name>\\S.*?)${spaced ? '[\\s-]+' : ''}(?:${called})$`,
    ).exec(words)?.groups?.['name'];
    if (text !== undefined) return { kind: 'click', target: { text, roles: [...kinds] } };
  }
  return undefined;
}

/** "Click the Orders tab and export it": what stands there then is called so, and is no tab. */
function withoutPressed(subject: TargetPhrase): TargetPhrase {
  const { roles, ...rest } = subject;
  return subject.text !== '' && roles?.some((role) => PRESSED.test(role)) ? rest : subject;
}
const PRESSED = /^(?:tab|link|button|menuitem)$/;

/** "Type it into the search box": the value is what was named before. */
const isFound = ({ value }: FieldValue): boolean =>
  value.from === 'page' && Object.keys(value.target).length === 1 && value.target.text === '';

export const takesFound = (intent: Intent): boolean => intent.kind === 'fill' && intent.fields.some(isFound);

/** "Find Marta's phone number and type it into …": whose it is counts as much as what it is. */
export function toldOfOne(intent: Intent, { text, ...more }: TargetPhrase): Intent | undefined {
  const { who, what } = /^(?<who>\S.*?)['’]s (?<what>\p{Ll}.*)$/u.exec(text)?.groups ?? {};
  if (intent.kind !== 'fill' || who === undefined || what === undefined || Object.keys(more).length > 0)
    return undefined;
  const value: FieldValue['value'] = { from: 'described', words: `the ${what} of ${who}` };
  return { ...intent, fields: intent.fields.map((each) => (isFound(each) ? { ...each, value } : each)) };
}

const TAKES_A_VALUE = /^(?:textbox|searchbox|combobox|listbox|slider|spinbutton|field)$/;

/** What was pressed, or named as something that takes a value: "it" may be set to one. */
export function isControl(intent: Intent): boolean {
  const subject = subjectOf(intent);
  if (!subject?.text || subject.ordinal !== undefined) return false;
  const isPressed = intent.kind === 'click' || intent.kind === 'focus' || intent.kind === 'hover';
  return isPressed || subject.roles?.some((role) => TAKES_A_VALUE.test(role)) === true;
}
