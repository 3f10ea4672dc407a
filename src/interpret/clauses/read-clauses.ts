// Each clause → a reading: takes off conditions, negations and purposes, asks the rules, and says honestly
// when a clause is a wish of no known kind, or noise.
import type { Intent } from '../../shared/intent';
import { regex, trimEdges } from '../clean';
import { countOf } from '../counts';
import { saysPartOfDay } from '../dates';
import { dictatedFrom, isSaid } from '../dictated';
import type { LanguageTable } from '../language/language';
import { QUOTE, unmask } from '../quotes';
import { readClause, type RuleReading } from '../rules/registry';
import { clauseContext, isEmptyTarget, reading } from '../rules/rule';
import { splitClauses } from '../split';
import { parseTarget, parseTargets, type TargetContext } from '../targets';
import { isDeniedInList, isEither, isLostException, meansAll, phrasesOf, sparesApart } from './exceptions';
import { takeCondition, withOtherwise, type Conditional } from './cases';
import { contrastOf } from './contrasts';
import { correctionIn } from './corrections';
import { inTime } from './in-time';
import { leavesOver, withoutAgain, withPronoun } from './leftovers';
import type { ClauseReading } from './link-clauses';
import { readManner } from './manners';
import { negationIn } from './negations';
import { readBehind, readInPlace } from './placed';
import { takePurpose } from './purpose';
import { inActs } from './run-on';
import { asMine, readInSettings } from './settings';

export interface ReadGoal {
  readings: ClauseReading[];
  /** Clauses that say what not to do. */
  negative: string[];
  /** Clauses that no rule read. */
  unknown: string[];
  /** The clause at the end, whoever read it. */
  last: string;
  /** A question that has to be answered first. */
  ask: string | undefined;
}

/** Clauses longer than this (quotes masked) are not given to the rules. */
const MAX_CLAUSE_CHARS = 600;
/** How often an act may be repeated ("press Tab 3 times"). */
const MAX_TIMES = 20;
const PREAMBLE = /^(?:navigate|browse|look|go|search|scroll|click) (?:through|around)(?! .*\bto\b)/iu;

export function readGoal(text: string, context: TargetContext): ReadGoal {
  const result: ReadGoal = { readings: [], negative: [], unknown: [], last: '', ask: undefined };
  const corrected = correctionIn(text, context.table);
  if (corrected && corrected.left === undefined)
    return { ...result, ask: context.table.say.negative.replace('%1', () => unmask(text, context.masked)) };
  if (corrected?.left !== undefined) result.negative.push(unmask(corrected.left, context.masked));
  const isRead = (part: string): boolean => {
    const read = readOne(part, context);
    return read !== undefined && read.rule !== 'other' && read.rule !== 'verbal' && read.ask === undefined;
  };
  const inSaidOrder = (sentence: readonly string[]): string[] => inTime(sentence, text, context.table);
  const clauses = withOtherwise(
    corrected?.clauses ?? splitClauses(text, context.table, inSaidOrder),
    context.table,
  ).flatMap((clause) => inActs(clause, context.table, isRead));
  const [only, ...others] = clauses;
  const unwanted = only !== undefined && others.length === 0 ? readUnwanted(only, context) : undefined;
  if (unwanted) return { ...result, readings: [unwanted] };
  if (sparesApart(clauses, context.table))
    return { ...result, ask: context.table.say.negative.replace('%1', () => unmask(text, context.masked)) };
  for (const clause of clauses) {
    const isNoise = PREAMBLE.test(clause) || regex(`^(?:${context.table.greeting})$`).test(clause);
    if (clauses.length > 1 && isNoise) continue;
    readInto(result, clause, context, false);
  }
  return result;
}

/** "Don't send me newsletters", as the whole goal: it says what is not wanted, so its check box is to be unticked. */
function readUnwanted(clause: string, context: TargetContext): ClauseReading | undefined {
  const { table, masked } = context;
  const said = regex(`^(?:${table.noMore})$`).exec(trimEdges(clause))?.groups;
  if (!said) return undefined;
  const { what, of = what, event = '' } = said;
  const targets = of === undefined ? [{ text: unmask(event, masked) }] : parseTargets(of, context);
  if (targets.length === 0 || targets.some(isEmptyTarget)) return undefined;
  return { ...reading({ kind: 'check', targets, on: false }, 0.85), rule: 'uncheck', clause, table };
}

function readInto(result: ReadGoal, clause: string, context: TargetContext, optional: boolean): void {
  const { table, masked } = context;
  const plain = unmask(clause, masked);
  result.last = plain;
  const question = regex(`^(?:${table.questionStart})`).test(clause);
  const contrast = question ? undefined : contrastOf(clause, table);
  if (contrast === 'both') {
    result.ask ??= table.say.negative.replace('%1', () => plain);
    return;
  }
  if (contrast && readOne(contrast.act, context)) {
    result.negative.push(unmask(contrast.left, masked));
    return readInto(result, contrast.act, context, optional);
  }
  if (!question) {
    const condition = takeCondition(clause, context);
    if (condition?.kind === 'presence') return readConsequence(result, condition, context);
    if (condition) return addOther(result, clause, context);
    const negation = negationIn(clause, context);
    if (negation === 'start') {
      result.negative.push(plain);
      return;
    }
    if (negation === 'inside') {
      result.ask ??= table.say.negative.replace('%1', () => plain);
      return;
    }
  }
  const instead = question ? undefined : insteadIn(clause, context);
  if (instead) result.negative.push(unmask(instead.left, masked));
  // "Share it, but not yet": the user is asked, and nothing is done now.
  if (
    !question &&
    (NOT_YET.test(clause) || (!instead && ACQUIRES.test(clause) && CHOICE.test(clause))) &&
    !isSaid(clause, table) &&
    dictatedFrom(clause, table) === undefined
  )
    result.ask ??= table.say.negative.replace('%1', () => plain);
  const wanted = withoutAgain(instead?.act ?? clause, table);
  const { act, purpose, replaced } = takePurpose(wanted, table, question);
  for (const [index, part] of act.entries()) {
    result.last = unmask(part, masked);
    const found = readOne(part, context);
    const read = found && withPronoun(asMine(found, part, context), table);
    if (!read) {
      const again = sameVerb(part, result, context);
      if (again) {
        result.readings.push(again);
        continue;
      }
      if (replaced && index > 0) continue;
      addUnknown(result, part, context);
      continue;
    }
    if (losesTime(read, part, context) || leavesOver(read, part, context)) {
      addOther(result, part, context);
      continue;
    }
    if (read.ask !== undefined) result.ask ??= read.ask;
    if (isLostException(read, part, table)) result.ask ??= table.say.negative.replace('%1', () => plain);
    if (isDeniedInList(read)) result.ask ??= table.say.negative.replace('%1', () => plain);
    if (isEither(read, part)) result.ask ??= table.say.whichTarget.replace('%1', () => unmask(part, masked));
    result.readings.push({
      ...read,
      clause: part,
      table,
      ...(optional ? { optional: true } : {}),
      ...(purpose === undefined ? {} : { purpose: unmask(purpose, masked) }),
    });
  }
}

/** "Cancel the meetings on Friday afternoon": no row tells the part of the day, and those of the whole day are not meant. */
const losesTime = ({ intents }: RuleReading, part: string, context: TargetContext): boolean =>
  intents.some(
    (intent) =>
      ACTS.has(intent.kind) &&
      !(intent.kind === 'item' && intent.action === 'find') &&
      phrasesOf(intent).some(({ where }) => where?.some(({ field }) => field === 'date')),
  ) && saysPartOfDay(part, context);
const ACTS: ReadonlySet<string> = new Set([
  'item',
  'drag',
  'check',
  'click',
  'open',
  'addToCart',
  'download',
]);

const NOT_YET = /(?:,| and| but) not (?:just )?(?:yet|now)$/u;

/** "Hug the dog" is no name: some act on a thing. */
const isName = (clause: string, { spaced, verbStart, nounVerb, articles }: LanguageTable): boolean =>
  spaced &&
  clause.split(/\s+/u).length <= 3 &&
  !regex(`^(?!${articles} )\\p{Ll}+ (?:${articles}) `, 'u').test(clause) &&
  !regex(`^(?:${verbStart}|${nounVerb})(?!\\p{L})`).test(clause);

/** `Click "Save" and then "Done"`: a lone name repeats the click before it. */
function sameVerb(clause: string, result: ReadGoal, context: TargetContext): ClauseReading | undefined {
  const previous = result.readings.at(-1);
  if (previous?.rule === 'open' && isName(clause, context.table)) {
    const open = reading({ kind: 'open', target: parseTarget(clause, context) }, 0.8);
    return { ...open, rule: 'open', clause, table: context.table };
  }
  // "Press Tab and then Enter".
  if (previous?.rule === 'pressKey') {
    const verb = /^\S+/u.exec(previous.clause)?.[0] ?? '';
    const read = readClause(clauseContext(context, `${verb} ${clause}`));
    return read?.rule === 'pressKey' ? { ...read, clause, table: context.table } : undefined;
  }
  if (previous?.rule !== 'click') return undefined;
  const what = clause.replace(/^(?:on|auf) (?:the )?/iu, '');
  const isQuote = regex(`^(?:the )?${QUOTE}(?: (?:button|link|tab))?$`).test(what);
  const isShort = context.table.spaced ? what.split(/\s+/u).length <= 3 : what.length <= 8;
  if (!isQuote && !isShort) return undefined;
  const click = reading({ kind: 'click', target: parseTarget(what, context) }, isQuote ? 0.9 : 0.8);
  return { ...click, rule: 'click', clause, table: context.table };
}

/** Reads a clause; "press Tab 3 times" as three presses. */
function readOne(clause: string, context: TargetContext): RuleReading | undefined {
  if (clause.length > MAX_CLAUSE_CHARS) return undefined;
  const said = regex(context.table.times).exec(clause);
  const times = said ? Number(countOf(said.groups?.['n'] ?? '2')) : 1;
  if (said && Number.isInteger(times) && times > 1 && times <= MAX_TIMES) {
    const read = readPlaced(clause.replace(said[0], ''), context);
    const once = read?.intents[0];
    if (read?.intents.length === 1 && once && isRepeatable(once))
      return { ...read, intents: Array.from({ length: times }, () => once) };
  }
  return (
    readManner(clause, context, (words) => readPlaced(words, context)) ??
    readTheyAll(clause, context) ??
    readPlaced(clause, context)
  );
}

const isRepeatable = (intent: Intent): boolean =>
  intent.kind === 'click' ||
  intent.kind === 'press' ||
  (intent.kind === 'history' && intent.direction !== 'reload') ||
  (intent.kind === 'scroll' && (intent.direction === 'up' || intent.direction === 'down')) ||
  (intent.kind === 'paginate' && (intent.to === 'next' || intent.to === 'previous'));

/** "Delete them all": all of what was named before, not all that is on the page. */
function readTheyAll(clause: string, context: TargetContext): RuleReading | undefined {
  const { all, both, them } = context.table.theyAll;
  for (const [many, words] of [
    ['all', all],
    ['both', both],
  ] as const) {
    const said = regex(words, 'u').exec(clause)?.[0];
    if (said === undefined) continue;
    const read = readPlaced(clause.replace(said, them), context);
    if (read?.pronoun === true) return { ...read, many };
    const { say } = context.table;
    const other = readPlaced(clause, context);
    const isPage = other?.intents.some((intent) =>
      phrasesOf(intent).some(({ all, text }) => all && text === ''),
    );
    if (other && isPage)
      return { ...other, ask: say.noPrevious.replace('%1', () => unmask(clause, context.masked)) };
  }
  return undefined;
}

/** Reads a clause as it stands, else with its place behind the act: "In the footer, click Imprint". */
function readPlaced(clause: string, context: TargetContext): RuleReading | undefined {
  const inSettings = readInSettings(clause, context);
  if (inSettings) return inSettings;
  const order = context.table.reordered?.(clause);
  const ordered = order === undefined ? undefined : readClause(clauseContext(context, order));
  if (ordered && ordered.rule !== 'other') return ordered;
  const read = readClause(clauseContext(context, clause));
  if (!context.table.spaced) return read;
  return readInPlace(clause, context) ?? read ?? readBehind(clause, context);
}

function readConsequence(result: ReadGoal, { act }: Conditional, context: TargetContext): void {
  const before = result.readings.length;
  readInto(result, act, context, true);
  for (const read of result.readings.slice(before)) read.optional = true;
}

function addOther(result: ReadGoal, clause: string, context: TargetContext): void {
  const other: RuleReading = {
    ...reading({ kind: 'other', text: unmask(clause, context.masked).slice(0, 1_000) }, 0.3),
    rule: 'other',
  };
  result.readings.push({ ...other, clause, table: context.table });
}

/** "Click Save instead of Submit": the act, and what is not to be done instead. In words to be written, "instead of" is left alone. */
function insteadIn(clause: string, context: TargetContext): { act: string; left: string } | undefined {
  const found = INSTEAD.exec(clause) ?? contrastIn(clause, context);
  const { left = found?.[0] ?? '', rest = '' } = found?.groups ?? {};
  const act = trimEdges(`${clause.slice(0, found?.index)} ${rest}`);
  const read = found ? readOne(act, context) : undefined;
  const isAct = read?.intents.every((intent) => PLAIN.has(intent.kind) && !('value' in intent));
  if (read && !INSTEAD.test(clause) && read.intents.some((intent) => isOfMany(intent, left)))
    return undefined;
  const kinds = new Set(read?.intents.map(({ kind }) => kind));
  return found && isAct === true && kinds.size === 1 && read?.rule !== 'verbal'
    ? { act, left: trimEdges(left) }
    : undefined;
}

/** "The mails, but not the newest": what is left out is one of them, and no other thing. */
function isOfMany(intent: Intent, left: string): boolean {
  return phrasesOf(intent).some(
    ({ text, all, count, where, literal, ordinal, superlative }) =>
      all === true ||
      count !== undefined ||
      where !== undefined ||
      (literal !== true && intent.kind !== 'click' && PLURAL.test(text)) ||
      (ordinal === undefined && superlative === undefined && ONE_OF.test(left)),
  );
}
const PLURAL = /(?<!\p{Lu}\p{L}*)[^s'’]s$/u;
const ONE_OF =
  /^not (?:(?:the|my|this|that) )?(?:\p{Ll}+est|first|second|third|fourth|fifth|last|next|previous|\d+(?:st|nd|rd|th))(?!\p{L})/iu;

/** "Click Save, not Delete"; of "all that are new and not read" it says which ones, as "not only" denies nothing. */
function contrastIn(clause: string, { table }: TargetContext): RegExpExecArray | null {
  const found = (table.spaced ? CONTRAST : CONTRAST_ZH).exec(clause);
  const before = clause.slice(0, found?.index);
  const isSaidOf = DESCRIBES.test(before) || meansAll(table).test(before);
  const isTold = dictatedFrom(clause, table) !== undefined || isSaid(clause, table);
  const numbered = /^not (\p{Ll}+) \d+$/u.exec(found?.groups?.['left'] ?? '')?.[1];
  const isOther =
    !table.spaced ||
    OTHER_THING.test(found?.groups?.['left'] ?? '') ||
    (CHOOSES.test(clause) && CHOICE.test(found?.[0] ?? '')) ||
    (numbered !== undefined && regex(`\\s${numbered} \\d+$`).test(before));
  const isState = regex(`not (?:${table.states})$`).test(found?.[0] ?? '');
  return isSaidOf || isTold || isState || !isOther ? null : found;
}
/** "Not yet", "not permanently", "not pdf files" say how or which ones. */
const OTHER_THING = /^not (?:(?:the|an?|my|this|that|to|on|with) |[\p{Lu}\d\uE000-\uE7FF])/u;
/** "Choose standard, not express", of what is chosen; "not permanently" says how. */
const CHOOSES = /^(?:choose|select|pick|tick|check|add|pay|use|switch)\s/iu;
/** "Buy the laptop, not refurbished": one that is not so is meant, and no other thing; nothing here tells which are. */
const ACQUIRES = /^(?:buy|book|take|order|purchase|reserve|rent)\s/iu;
const CHOICE =
  /,\s(?:and |but )?not (?:by |with )?(?!(?!(?:hour|dai|week|month|quarter|year)ly$)\p{L}+ly$)\p{Ll}[\p{L}\d-]*(?: [\p{Ll}\d-]+){0,2}$/u;
const CONTRAST =
  /(?<=\S)(?:,\s(?:and |but )?|\s(?:and|but) )(?<left>not (?!(?:only|just|yet|if|until|too|so|more|less|before|after|necessarily) )[^,]+)(?:, (?<rest>(?:to|from|in|into|as|for|on) .+))?$/u;
const CONTRAST_ZH = /(?<=\S)(?:[，,]而?|而)(?<left>不(?:是|选|点击?|按|要|用|打开).+)$/u;
const DESCRIBES = /(?<!\p{L})(?:that|which|who|whose|where|are|is|were|was)(?!\p{L})/iu;
const INSTEAD = /(?<=\S)(?:,?\s(?:instead of|rather than|(?:an)?statt)\s|[，,]?而不是).+$/iu;
const PLAIN: ReadonlySet<string> = new Set([
  'click',
  'open',
  'choose',
  'check',
  'submit',
  'sort',
  'item',
  'classify',
  'date',
  'download',
  'upload',
  'add',
  'addToCart',
  'drag',
  'expand',
  'rate',
]);

/** A request put as a question. */
const REQUEST =
  '^(?:please |bitte )?(?:(?:can|could|would|will) (?:you|u)|(?:kannst|könntest|würdest|magst) du|(?:können|könnten|würden) sie)(?!\\p{L})|^你?能|^可以';

/** What is to be written may well ask something. */
const WRITES =
  /^(?:(?:create|write|send|tell(?! us\b)|reply|respond|add(?! ons?\b)|(?:message|post|text)(?= .*[:,])|(?:schreib|send|schick|sag|antwort|erstell)(?:e|en)?)(?!\p{L})|回复|告诉|写)/iu;

/** A clause that no rule could read: a wish of no known kind if it has function words of a language, otherwise noise. */
function addUnknown(result: ReadGoal, clause: string, context: TargetContext): void {
  const { table, masked } = context;
  const asked = unmask(clause, masked);
  // "Any new mails?": whatever it is, it is no order.
  const isLong = table.spaced ? asked.split(/\s+/u).length > 2 : asked.length > 4;
  const isRequest = regex(REQUEST).test(masked.text.trim());
  if (
    isLong &&
    !isRequest &&
    !WRITES.test(clause) &&
    /[?？]\s*$/u.test(masked.text) &&
    masked.text.replace(/[?？\s]+$/u, '').endsWith(clause)
  ) {
    const answer = reading({ kind: 'answer', question: asked.slice(0, 1_000) }, 0.6);
    result.readings.push({ ...answer, rule: 'question', clause, table });
    return;
  }
  result.unknown.push(asked);
  if (isSentence(clause, table)) addOther(result, clause, context);
}

export function isSentence(clause: string, table: LanguageTable): boolean {
  if (!table.spaced) return regex(`${table.verbStart}`).test(clause) && clause.length > 3;
  const words = clause.match(/[\p{L}\p{N}'’]+|[\uE000-\uEFFF]/gu) ?? [];
  const known = words.filter((word) => regex(`^(?:${table.functionWords})$`).test(word)).length;
  return words.length >= 3 && known >= 1 && known * 8 >= words.length;
}
