// Readings of single clauses → one chain: joins "find X" with what is done to X, resolves pronouns, and
// drops preambles. A pronoun that stands for nothing known becomes a question.
import type { Intent, TargetPhrase } from '../../shared/intent';
import { regex } from '../clean';
import { LITERAL } from '../quotes';
import type { LanguageTable } from '../language/language';
import { asItems, canonicalAction, iconAction, isItem } from '../rules/items';
import type { RuleReading } from '../rules/registry';
import { countedBefore } from './counted-before';
import { isControl, pressedIn, subjectOf, takesFound, toldOfOne, waitedFor, withSubject } from './pronouns';
import { asShown } from './shown';

export interface ClauseReading extends RuleReading {
  clause: string;
  table: LanguageTable;
  /** "to delete it", when it only explains the act. */
  purpose?: string;
}

export type Linked = { kind: 'ok'; readings: ClauseReading[] } | { kind: 'ask'; question: string };

/** Buttons that end a form rather than act on the item just found. */
const FORM_BUTTON =
  /^(?:submit|save|ok(?:ay)?|done|continue|next|search|log ?in|sign in|apply|send|absenden|speichern|weiter|提交|保存|确定|搜索)$/iu;

export function linkClauses(readings: ClauseReading[], lastTargets: readonly TargetPhrase[]): Linked {
  const out: ClauseReading[] = [];
  for (const current of readings) {
    const previous = out.at(-1);
    const joined = previous && (joinItem(previous, current) ?? countedBefore(previous, current));
    if (joined) {
      out[out.length - 1] = joined;
      continue;
    }
    const said = saidOn(previous, current);
    if (said) {
      out.push(said);
      continue;
    }
    const shared = sharedOn(previous, current);
    if (shared) {
      out.splice(shared.isFound ? -1 : out.length, 1, shared.reading);
      continue;
    }
    if (current.pronoun !== true) {
      out.push(asShown(current));
      continue;
    }
    // "Open the first result and add it to the cart": "it" is the product that the opened page shows.
    const last = out.at(-1)?.intents.at(-1);
    if (current.rule === 'addToCart' && last && (OPENS.has(last.kind) || isProperty(last, current.table))) {
      out.push(current);
      continue;
    }
    const each = eachOf(out.at(-1), current);
    if (each) {
      out[out.length - 1] = each;
      continue;
    }
    const [only] = current.intents;
    const named =
      current.many && only && current.intents.length === 1
        ? namedBefore(out, lastTargets, current)
        : undefined;
    if (named && only) {
      const each = named.flatMap((subject) => withSubject(only, subject) ?? []);
      if (each.length === 0) return { kind: 'ask', question: noPrevious(current) };
      out.push({ ...current, intents: each });
      continue;
    }
    // "Filter the list and export it": "it" is all rows that are left.
    if (current.rule === 'extract' && last && LISTS.has(last.kind)) {
      const intents = current.intents.map((intent) => withSubject(intent, ALL_ROWS) ?? intent);
      out.push({ ...current, intents });
      continue;
    }
    const isSet = current.intents.some((intent) => intent.kind === 'fill' && !takesFound(intent));
    const before = waitedFor(last, current.intents[0], current.clause) ?? lastSubject(out);
    const subject = isSet
      ? lastControl(out)
      : (copiedFor(current, out) ??
        (before === ALL_ROWS ? undefined : (before ?? sessionSubject(lastTargets, current))));
    const shown = subject ? undefined : asShown(current);
    if (shown && shown !== current) {
      out.push(shown);
      continue;
    }
    if (!subject) return { kind: 'ask', question: noPrevious(current) };
    out.push({
      ...current,
      intents: current.intents.map((intent) => withSubject(intent, subject) ?? intent),
    });
  }
  return { kind: 'ok', readings: out };
}

const noPrevious = ({ table, clause }: ClauseReading): string =>
  table.say.noPrevious.replace('%1', () => clause);

/** The things that "them all" and "both" stand for, from the task before; undefined where this goal names them itself. */
function namedBefore(
  out: readonly ClauseReading[],
  lastTargets: readonly TargetPhrase[],
  { many }: ClauseReading,
): TargetPhrase[] | undefined {
  if (out.length > 0) return many === 'both' ? [] : undefined;
  const named = [...new Map(lastTargets.map((phrase) => [JSON.stringify(phrase), phrase])).values()];
  return many === 'both' && named.length !== 2 ? [] : named;
}

/** "Search for Ada and say hi": the message goes to Ada. "Say hi in the chat": to whoever the open chat is with. */
function saidOn(previous: ClauseReading | undefined, current: ClauseReading): ClauseReading | undefined {
  const [now] = current.intents;
  if (current.rule !== 'message' || now?.kind !== 'item' || now.item.text !== '' || current.pronoun)
    return undefined;
  const whom = THERE.test(current.clause) ? undefined : soughtIn(previous);
  return whom ? { ...current, intents: [{ ...now, item: whom }] } : current;
}

const THERE =
  / (?:chat|conversation|channel|group|thread|room|unterhaltung|kanal|gruppe|konversation)$|聊天|群|会话|对话/iu;

function soughtIn(previous: ClauseReading | undefined): TargetPhrase | undefined {
  const before = previous?.intents.at(-1);
  const isSought = before?.kind === 'search' || (before?.kind === 'item' && before.action === 'find');
  return isSought ? subjectOf(before) : undefined;
}

/** "Find plan.pdf and share it with a@b.c" is an act on the file that is found; a thing that is open is shared by its own form. */
function sharedOn(
  previous: ClauseReading | undefined,
  current: ClauseReading,
): { reading: ClauseReading; isFound: boolean } | undefined {
  if (current.rule !== 'invite' || current.pronoun !== true) return undefined;
  const sought = soughtIn(previous);
  const before = previous?.intents.at(-1);
  const given = before && !OPENS.has(before.kind) ? subjectOf(before) : undefined;
  const item = sought ?? (given === ALL_ROWS ? undefined : given);
  const address = current.intents.flatMap((intent) => (intent.kind === 'fill' ? intent.fields : []))[0]
    ?.value;
  if (!item || address?.from !== 'text') return { reading: current, isFound: false };
  const { pronoun: _pronoun, ...rest } = current;
  // Handing on has no place for what they may do with it.
  const isWithRole = current.intents.some(({ kind }) => kind === 'choose');
  const intent: Intent = isWithRole
    ? { kind: 'other', text: current.clause }
    : { kind: 'item', item, action: 'forward', recipient: address.text };
  return { reading: { ...rest, intents: [intent] }, isFound: sought !== undefined && !isWithRole };
}

/** "Select A and B and delete them": the act on A, and on B. */
function eachOf(previous: ClauseReading | undefined, current: ClauseReading): ClauseReading | undefined {
  const [before] = previous?.intents ?? [];
  const [now] = current.intents;
  if (!previous || previous.intents.length !== 1 || now?.kind !== 'item') return undefined;
  const named =
    before?.kind === 'choose' && !before.field
      ? before.options
      : before?.kind === 'check'
        ? before.targets
        : [];
  if (named.length < 2) return undefined;
  return { ...current, intents: named.map((item) => ({ ...now, item })) };
}

const KEEPS: ReadonlySet<string> = new Set([
  'mute',
  'unmute',
  'star',
  'like',
  'add to wishlist',
  'add to watchlist',
  'save for later',
]);

/** "Choose the size M": what is bought has it, and is not called so. */
const isProperty = (intent: Intent, { fieldNouns }: LanguageTable): boolean =>
  intent.kind === 'choose' && intent.options.every(({ text }) => regex(`^(?:${fieldNouns}) \\S`).test(text));

/** After these "it" is all that is listed, for a file alone: what else would be done to every row is asked about. */
const LISTS: ReadonlySet<string> = new Set(['filter', 'sort', 'search']);
const ALL_ROWS: TargetPhrase = { text: '', all: true };

/** "Copy the code and enter it in the field": what has been copied is entered, and nothing else is done with it. */
function copiedFor(current: ClauseReading, out: readonly ClauseReading[]): TargetPhrase | undefined {
  const last = out.at(-1)?.intents.at(-1);
  return last?.kind === 'copy' && last.dest === undefined && current.intents.some(takesFound)
    ? last.source
    : undefined;
}

const OPENS: ReadonlySet<string> = new Set(['open', 'click', 'goto']);

function lastSubject(readings: readonly ClauseReading[]): TargetPhrase | undefined {
  for (const { intents } of readings.toReversed()) {
    const intent = intents.at(-1);
    const subject = intent && subjectOf(intent);
    if (subject) return subject;
  }
  return undefined;
}

/** The control that the clause before pressed, or named as one that takes a value. */
function lastControl(readings: readonly ClauseReading[]): TargetPhrase | undefined {
  const intent = readings.at(-1)?.intents.at(-1);
  return intent && isControl(intent) ? subjectOf(intent) : undefined;
}

function sessionSubject(
  lastTargets: readonly TargetPhrase[],
  current: ClauseReading,
): TargetPhrase | undefined {
  // The page in front of the user: its rows are only read.
  if (current.rule === 'extract') return ALL_ROWS;
  const last = lastTargets.at(-1);
  const [intent] = current.intents;
  // "Show all orders", "delete it": one of them, and nobody says which.
  if (last?.all && intent?.kind === 'item' && ONE.test(current.clause)) return undefined;
  if (last) return intent?.kind === 'item' ? asItems(last, intent.action, current.table) : last;
  // "add it to the cart", "delete this" with nothing before: the page in front of the user is meant, but
  // only a cart, the lists of what somebody likes and the sound say so without harm.
  if (current.rule === 'addToCart') return { text: '' };
  if (intent?.kind !== 'item') return undefined;
  // An answer is to what is open.
  const isQuoted = regex(`[:：]|${LITERAL}`, 'u').test(current.clause);
  if (intent.action === 'reply' && intent.value !== undefined && isQuoted)
    return { text: 'message', shown: true };
  return KEEPS.has(intent.action) ? { text: 'page', shown: true } : undefined;
}

const ONE = /(?<!\p{L})(?:it|th(?:is|at) one|es|ihn)(?!\p{L})|它(?!们)/iu;

/** "Find the mail by Mara" + "delete it": one act on one item, from two clauses; undefined where they do not go together. */
function joinItem(previous: ClauseReading, current: ClauseReading): ClauseReading | undefined {
  const before = previous.intents.at(-1);
  const now = current.intents[0];
  if (!before || !now || previous.intents.length !== 1 || current.intents.length !== 1) return undefined;
  if (
    before.kind === 'copy' &&
    before.dest === undefined &&
    now.kind === 'copy' &&
    current.pronoun === true &&
    now.dest
  ) {
    return {
      ...previous,
      intents: [{ ...before, dest: now.dest }],
      clause: `${previous.clause} ${current.clause}`,
    };
  }
  const found = foundItem(before, previous);
  if (!found) return undefined;
  // "Find the order number and type it into the box": it is found by being read.
  if (takesFound(now) && previous.rule === 'find') {
    const clause = `${previous.clause}, ${current.clause}`;
    const intent: Intent = PART_OF_TEXT.test(found.text)
      ? { kind: 'other', text: clause }
      : (toldOfOne(now, found) ?? withSubject(now, found) ?? now);
    return { ...previous, intents: [intent], clause, confidence: Math.min(0.85, current.confidence) };
  }
  const merged = mergedIntent(found, before, now, current);
  if (!merged) return undefined;
  const { pronoun: _pronoun, ...rest } = previous;
  return {
    ...rest,
    intents: [merged],
    rule: 'item',
    clause: `${previous.clause} ${current.clause}`,
    confidence: Math.min(0.92, current.confidence),
  };
}

/** "The 4th word" is no thing on a page that could be read by itself. */
const PART_OF_TEXT =
  /^(?:words?|letters?|characters?|sentences?|syllables?|wort|wörter|buchstaben?|satz|sätze)$|[词字句]$/iu;

function foundItem(intent: Intent, { table }: ClauseReading): TargetPhrase | undefined {
  if (intent.kind === 'item' && intent.action === 'find') return intent.item;
  if (intent.kind === 'search') return { text: intent.query };
  if (intent.kind === 'open' && isItem(intent.target, table)) return intent.target;
  const isAlone = intent.kind === 'choose' && intent.options.length === 1 && intent.field === undefined;
  const option = isAlone ? intent.options[0] : undefined;
  return option && isItem(option, table) ? option : undefined;
}

function mergedIntent(
  item: TargetPhrase,
  before: Intent,
  now: Intent,
  current: ClauseReading,
): Intent | undefined {
  const { table, purpose } = current;
  const pronoun = current.pronoun === true;
  // A search that was asked for as one is done as one; "find Ann and reply to her" was not.
  const soft =
    before.kind === 'item' ||
    (before.kind === 'search' && pronoun) ||
    ((before.kind === 'open' || before.kind === 'choose') && pronoun);
  if (!soft) return undefined;
  switch (now.kind) {
    case 'item':
      return pronoun ? { ...now, item: asItems(item, now.action, table) } : undefined;
    case 'open':
      return pronoun ? { kind: 'item', item, action: 'open' } : undefined;
    case 'download':
    case 'addToCart':
      return pronoun && before.kind === 'item' ? { ...now, what: item } : undefined;
    case 'check':
      return pronoun ? { ...now, targets: [item] } : undefined;
    case 'click': {
      if (pronoun) return pressedIn(before, table) ?? { kind: 'item', item, action: 'open' };
      if (before.kind !== 'item') return undefined;
      const name = now.target.text;
      if (name === '' || FORM_BUTTON.test(name) || now.target.within !== undefined) return undefined;
      return {
        kind: 'item',
        item,
        action:
          iconAction(name, table) ?? purposeAction(purpose, table) ?? canonicalAction(name, table) ?? name,
      };
    }
    default:
      return undefined;
  }
}

function purposeAction(purpose: string | undefined, table: LanguageTable): string | undefined {
  if (purpose === undefined) return undefined;
  const bare = purpose
    .replace(regex(`(?<!\\p{L})(?:${table.pronoun})(?!\\p{L})`, 'giu'), ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return canonicalAction(bare, table);
}
