// An intent → one short imperative sentence in the user's language, for plan steps and the reading.
import type { FieldValue, Intent, IntentOf, TargetPhrase, ValueSource } from '../shared/intent';
import type { Sentences } from './language/language';
import { sentencesFor } from './language/tables';

const MAX_CHARS = 200;
const quote = ({ quotes: [open, close] }: Sentences, text: string): string => `${open}${text}${close}`;
const aside = ({ aside: [open, close] }: Sentences, text: string): string => `${open}${text}${close}`;
/** A role or a way as people call it in the language; else as it is. */
const word = ({ words }: Sentences, code: string): string => words[code] ?? code;

/** The same for a code that means another thing elsewhere: the top of a page, a button at the top. */
const coded = ({ words }: Sentences, of: 'look' | 'field', code: string): string =>
  words[`${of} ${code}`] ?? code;

function describeTarget(say: Sentences, target: TargetPhrase): string {
  const name = nameOf(say, target);
  // Behind the name: in front of it German would have to agree with the gender of words that are not ours.
  const traits = traitsOf(say, target).join(', ');
  const what = traits === '' ? name : (name || word(say, 'item')) + aside(say, traits);
  const parts = [which(say, target, what)];
  for (const condition of target.where ?? []) {
    const { op, value, to } = condition;
    const field = condition.field && coded(say, 'field', condition.field);
    // "Selected", and not "= selected": a sign stands between two.
    const sign = op === 'is' && field === undefined ? undefined : word(say, SIGN[op]);
    parts.push(`(${[field, sign, value, to].filter((part) => part !== undefined && part !== '').join(' ')})`);
  }
  if (target.within !== undefined) parts.push(`· ${target.within}`);
  return parts.filter((part) => part !== '').join(' ');
}

/** What it is called: words of the page, and its role or shape. */
function nameOf(say: Sentences, { text, all, roles, look }: TargetPhrase): string {
  const role = roles?.[0];
  const many = all && text === '' ? MANY.get(role ?? '') : undefined;
  const parts = [text === '' ? '' : quote(say, text)];
  if (many !== undefined) parts.push(word(say, many));
  else if (role !== undefined && !(role === 'row' && all) && (text === '' || role !== 'button'))
    parts.push(word(say, role));
  if (look?.shape) parts.push(coded(say, 'look', look.shape));
  return parts.filter((part) => part !== '').join(' ');
}

/** "Lowest price", "blue", "on the right". */
function traitsOf(say: Sentences, { superlative, look }: TargetPhrase): string[] {
  const traits: string[] = [];
  if (superlative) {
    const { direction, field } = superlative;
    traits.push(say.words[`${direction} ${field}`] ?? word(say, direction).replace('%1', () => field));
  }
  for (const code of [look?.color, look?.size, ...(look?.position ?? [])])
    if (code) traits.push(coded(say, 'look', code));
  return traits;
}

/** Which of those, and how many. */
function which(say: Sentences, { count, ordinal, all, step }: TargetPhrase, what: string): string {
  const counted = (key: string, n: number) =>
    word(say, key)
      .replace('%1', () => what || word(say, 'item'))
      .replace('%2', `${n}`);
  const several =
    count !== undefined && count < 0
      ? counted('the last few', -count)
      : [count === undefined ? all && word(say, 'all') : `#1–${count}`, what].filter(Boolean).join(' ');
  if (step !== undefined) return `#${step}, #${2 * step}… ${what}`;
  if (ordinal === undefined) return several;
  if (ordinal < 0) return counted(ordinal === -1 ? 'the last' : 'from the end', -ordinal);
  return `#${ordinal} ${several}`;
}

/** "All links": several of a role, as a key of the words of each language. */
const MANY: ReadonlyMap<string, string> = new Map([
  ['row', 'rows'],
  ['link', 'links'],
  ['heading', 'headings'],
  ['button', 'buttons'],
  ['textbox', 'fields'],
  ['checkbox', 'checkboxes'],
  ['img', 'images'],
]);

const SIGN = {
  is: '=',
  contains: 'contains',
  startsWith: '^',
  endsWith: '$',
  lt: '<',
  gt: '>',
  le: '≤',
  ge: '≥',
  between: '…',
  not: '≠',
} as const;

function describeValue(say: Sentences, value: ValueSource): string {
  switch (value.from) {
    case 'text':
      return quote(say, value.text);
    case 'secret':
      return '••••';
    case 'date':
      return value.date.words;
    case 'page':
      return describeTarget(say, value.target);
    case 'described':
      return value.words;
  }
}

const describeField = (say: Sentences, { field, value }: FieldValue): string =>
  field && describeTarget(say, field) !== ''
    ? describeTarget(say, field) + say.colon + describeValue(say, value)
    : describeValue(say, value);

/** %1 and %2 of the sentence for this intent. */
function slots(say: Sentences, intent: Intent): [string, string?] {
  switch (intent.kind) {
    case 'click':
    case 'expand':
    case 'hover':
    case 'focus':
    case 'selectText':
    case 'resize':
      return [describeTarget(say, intent.target)];
    case 'format':
      return [quote(say, intent.text), word(say, intent.style)];
    case 'open':
      return [describeTarget(say, intent.target) + (intent.newTab ? ' ⧉' : '')];
    case 'goto':
      return [intent.url + (intent.newTab ? ' ⧉' : '')];
    case 'tab':
      return [[word(say, intent.act), intent.name].filter(Boolean).join(' ')];
    case 'history':
      return [word(say, intent.direction)];
    case 'menu':
      return [intent.path.join(' › ')];
    case 'fill':
      return [intent.fields.map((each) => describeField(say, each)).join(', ')];
    case 'choose':
      return [
        intent.options.map((each) => describeTarget(say, each)).join(', ') +
          (intent.field ? ` · ${describeTarget(say, intent.field)}` : ''),
      ];
    case 'check':
      return [
        `${intent.on ? '☑' : '☐'} ${intent.targets.map((each) => describeTarget(say, each)).join(', ')}`,
      ];
    case 'set': {
      const what = intent.field ? describeTarget(say, intent.field) : intent.control;
      return [intent.by === undefined ? `${what} = ${quote(say, intent.value)}` : `${what} ${intent.value}`];
    }
    case 'date':
      return [intent.date.words + (intent.field ? ` · ${describeTarget(say, intent.field)}` : '')];
    case 'add':
      return [intent.what.map((each) => quote(say, each)).join(', '), quote(say, intent.to)];
    case 'search':
      return [quote(say, intent.query)];
    case 'login':
    case 'logout':
    case 'checkout':
    case 'offer':
      return [''];
    case 'submit':
      return [intent.target ? describeTarget(say, intent.target) : ''];
    case 'scroll':
      return [intent.target ? describeTarget(say, intent.target) : word(say, intent.direction ?? '')];
    case 'press':
      return [intent.key];
    case 'copy':
      return [
        describeTarget(say, intent.source) + (intent.dest ? ` → ${describeTarget(say, intent.dest)}` : ''),
      ];
    case 'drag':
      return [
        `${describeTarget(say, intent.what)} → ${[intent.position, intent.to && describeTarget(say, intent.to), intent.index].filter((part) => part !== undefined).join(' ')}`,
      ];
    case 'sort':
      return [`${intent.by ?? ''} ${intent.direction === 'asc' ? '↑' : '↓'}`];
    case 'filter':
      return [[intent.field, quote(say, intent.value)].filter(Boolean).join(' = ')];
    case 'paginate':
      return [word(say, String(intent.to))];
    case 'item':
      if (isSaid(intent)) return [quote(say, intent.value), describeTarget(say, intent.item)];
      return [
        intent.item.shown ? intent.item.text : describeTarget(say, intent.item),
        [
          word(say, intent.action),
          intent.value && quote(say, intent.value),
          intent.recipient && `→ ${intent.recipient}`,
        ]
          .filter(Boolean)
          .join(' '),
      ];
    case 'download':
      return [
        describeTarget(say, intent.what) +
          (intent.when
            ? aside(say, `${intent.when.words}${say.colon}${intent.when.from} – ${intent.when.to}`)
            : ''),
      ];
    case 'upload':
      return [quote(say, intent.file)];
    case 'extract':
      return [
        describeTarget(say, intent.what) + (intent.format ? aside(say, intent.format.toUpperCase()) : ''),
      ];
    case 'wait':
      return [
        intent.forText || intent.gone
          ? (intent.gone ? '− ' : '') + quote(say, intent.forText ?? intent.gone ?? '')
          : (intent.forUrl ?? `${(intent.ms ?? 0) / 1_000} s`),
      ];
    case 'addToCart':
      return [(intent.quantity ? `${intent.quantity} × ` : '') + describeTarget(say, intent.what)];
    case 'classify':
      return [intent.rule];
    case 'createEvent':
      return [
        [quote(say, intent.name), intent.day?.words, [intent.start, intent.end].filter(Boolean).join('–')]
          .filter(Boolean)
          .join(' '),
      ];
    case 'answer':
      return [intent.question];
    case 'other':
      return [intent.text];
  }
}

const isSaid = (intent: Intent): intent is IntentOf<'item'> & { value: string } =>
  intent.kind === 'item' && intent.action === 'message' && intent.value !== undefined;

function stepOf(intent: Intent): keyof Sentences['steps'] {
  if (isSaid(intent)) return intent.item.text === '' ? 'said' : 'saidTo';
  return intent.kind === 'item' && intent.item.shown ? 'shown' : intent.kind;
}

export function describeIntent(intent: Intent, locale: string): string {
  const say: Sentences = sentencesFor(locale);
  const [first, second = ''] = slots(say, intent);
  const text = say.steps[stepOf(intent)]
    .replace('%1', () => first)
    .replace('%2', () => second)
    .replace(/\s+/gu, ' ')
    .trim();
  return text.length > MAX_CHARS ? `${text.slice(0, MAX_CHARS - 1)}…` : text;
}
