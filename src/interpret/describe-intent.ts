// An intent → one short imperative sentence in the user's language, for plan steps and the reading.
import type { FieldValue, Intent, IntentOf, TargetPhrase, ValueSource } from '../shared/intent';
import type { Sentences } from './language/language';
import { sentencesFor } from './language/tables';

const MAX_CHARS = 200;
const quote = ({ quotes: [open, close] }: Sentences, text: string): string => `${open}${text}${close}`;
const aside = ({ aside: [open, close] }: Sentences, text: string): string => `${open}${text}${close}`;
/** A role or a way as people call it in the language; else as it is. */
const word = ({ words }: Sentences, code: string): string => words[code] ?? code;

function describeTarget(say: Sentences, target: TargetPhrase): string {
  const parts: string[] = [];
  if (target.count !== undefined)
    parts.push(target.count > 0 ? `#1–${target.count}` : `#last ${-target.count}`);
  else if (target.all) parts.push(word(say, 'all'));
  if (target.ordinal !== undefined)
    parts.push(
      target.ordinal < 0 ? (target.ordinal === -1 ? '#last' : `#${target.ordinal}`) : `#${target.ordinal}`,
    );
  if (target.superlative) parts.push(`${target.superlative.direction} ${target.superlative.field}`);
  if (target.look)
    parts.push(
      [target.look.color, target.look.size, ...(target.look.position ?? []), target.look.shape]
        .filter(Boolean)
        .join(' '),
    );
  if (target.text !== '') parts.push(quote(say, target.text));
  const role = target.roles?.[0];
  const many = target.all && target.text === '' ? MANY.get(role ?? '') : undefined;
  if (many !== undefined) parts.push(word(say, many));
  else if (role === 'row' && target.all) parts.push('');
  else if (role !== undefined && (target.text === '' || role !== 'button')) parts.push(word(say, role));
  for (const condition of target.where ?? []) {
    const { field, op, value, to } = condition;
    // "Selected", and not "= selected": a sign stands between two.
    const sign = op === 'is' && field === undefined ? undefined : word(say, SIGN[op]);
    parts.push(`(${[field, sign, value, to].filter((part) => part !== undefined && part !== '').join(' ')})`);
  }
  if (target.within !== undefined) parts.push(`· ${target.within}`);
  return parts.filter((part) => part !== '').join(' ');
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
      return [`“${intent.text}”`, intent.style];
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
        intent.forText ? quote(say, intent.forText) : (intent.forUrl ?? `${(intent.ms ?? 0) / 1_000} s`),
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
