// Words → TaskList, or a question. Pure and quick: quotes are masked, the goal is split into clauses, each
// clause is read by the most specific rule of its language, and the readings are chained into typed tasks.
// Never throws; what is ambiguous, unreadable or contradictory is asked about, never carried out.
import { MAX_GOAL_CHARS } from '../shared/budgets';
import { newId } from '../shared/ids';
import type { Intent, IntentKind, TargetPhrase } from '../shared/intent';
import { interpretation, type Interpretation, type TaskItem, type TaskList } from '../shared/task-list';
import { regex, stripPoliteness, trimEdges } from './clean';
import { linkClauses, type ClauseReading } from './clauses/link-clauses';
import { readGoal, type ReadGoal } from './clauses/read-clauses';
import { asShown } from './clauses/shown';
import { describeIntent } from './describe-intent';
import type { LanguageTable, Sentences } from './language/language';
import { likelyTables, sentencesFor, TABLES, unreadableScript } from './language/tables';
import { maskLiterals, unmask, type Masked } from './quotes';
import { isRepeat, repeated } from './repeat';
import { SHOWS } from './rules/navigate';
import { sentLast } from './sent-last';
import { taskTypeOf } from './task-types';
import { thereAndBack } from './there-and-back';
import { withoutSlips } from './typos';

export interface InterpretContext {
  now: Date;
  /** BCP 47. Decides the order of day and month. */
  locale: string;
  /** BCP 47: what questions and descriptions are worded in. Default: the locale. */
  language?: string;
  previous?: {
    /** What the tasks before acted on, newest last: "it" in a new goal. */
    lastTargets: TargetPhrase[];
    /** What the last task of the conversation was: "again". */
    lastList?: TaskList;
  };
}

const MAX_TASKS = 60;

const languageOf = ({ language, locale }: InterpretContext): string => language ?? locale;
const wordsFor = (context: InterpretContext): Sentences => sentencesFor(languageOf(context));

const JOINS = regex(`^(?:${TABLES.map(({ joins }) => joins).join('|')})(?=[\\p{L}\\p{N}])`);

export function interpret(goal: string, context: InterpretContext): Interpretation {
  const say = wordsFor(context);
  const text = goal.trim().replace(JOINS, '');
  if (!/[\p{L}\p{N}]/u.test(text)) return ask(say.empty);
  // Handles do not count: they are mostly longer than the secrets that the user typed.
  const chars = text.replace(/secret:[a-z0-9-]+/g, '').length;
  if (chars > MAX_GOAL_CHARS) return askForLess(chars, context);
  // The same word over and over is no goal.
  const words = text.toLowerCase().split(/\s+/);
  if (words.length > 3 && new Set(words).size === 1) return ask(say.empty);
  if (TABLES.some(({ greeting }) => regex(`^${greeting}[\\s.!?！？。]*$`).test(text)))
    return ask(say.greeting);
  if (isRepeat(text)) {
    const last = context.previous?.lastList;
    return last
      ? { kind: 'tasks', list: repeated(last, context.now) }
      : ask(say.noPrevious.replace('%1', () => short(text)));
  }
  const masked = maskLiterals(text);
  if (unreadableScript(masked.text)) return ask(say.script);
  const made = readBest(masked, context);
  return interpretation.safeParse(made).success ? made : ask(say.tooMany.replace('%1', String(MAX_TASKS)));
}

/** The question where the goal is too long: which part of it to do first. `chars`: how long it is. */
export function askForLess(chars: number, context: InterpretContext): Interpretation {
  const { tooLong } = wordsFor(context);
  return ask(tooLong.replace('%1', String(chars)).replace('%2', String(MAX_GOAL_CHARS)));
}

const ask = (question: string): Interpretation => ({
  kind: 'clarify',
  question: question.slice(0, 1_000),
  options: [],
});

/** Reads the goal in the likeliest language, and in the others as long as something is left unread; the best reading counts. */
function readBest(masked: Masked, context: InterpretContext): Interpretation {
  const tables = likelyTables(masked.text, context.locale);
  let best: { table: LanguageTable; read: ReadGoal; score: number } | undefined;
  for (const table of tables) {
    const read = readGoal(masked.text, { table, masked, now: context.now, locale: context.locale });
    const score =
      read.readings.filter(({ rule }) => rule !== 'other').length +
      read.negative.length -
      2 * read.unknown.length;
    if (!best || score > best.score) best = { table, read, score };
    if (read.unknown.length === 0 && read.readings.length > 0) break;
  }
  const say = wordsFor(context);
  if (!best) return ask(say.script);
  return readMeant(best.read, tables, masked, context) ?? conclude(best.read, best.table, masked, context);
}

/** Where something was left unread: the reading with typing mistakes mended, if that leaves nothing unread. */
function readMeant(
  { readings, unknown }: ReadGoal,
  tables: readonly LanguageTable[],
  masked: Masked,
  context: InterpretContext,
): Interpretation | undefined {
  if (unknown.length === 0 && readings.every(({ rule }) => rule !== 'other')) return undefined;
  for (const table of tables) {
    const text = withoutSlips(masked.text, table);
    if (text === undefined) continue;
    const meant = { ...masked, text };
    const read = readGoal(text, { table, masked: meant, now: context.now, locale: context.locale });
    const isRead = read.readings.length > 0 && read.readings.every(({ rule }) => rule !== 'other');
    if (isRead && read.unknown.length === 0 && read.ask === undefined)
      return conclude(read, table, meant, context);
  }
  return undefined;
}

/** From a reading to the task list; or to a question, where the reading leaves one. */
function conclude(
  read: ReadGoal,
  table: LanguageTable,
  masked: Masked,
  context: InterpretContext,
): Interpretation {
  const say = wordsFor(context);
  if (read.ask !== undefined) return ask(read.ask);
  const noise = read.unknown.filter(
    (clause) => !read.readings.some((one) => one.rule === 'other' && unmask(one.clause, masked) === clause),
  );
  const first = noise[0];
  if (first !== undefined) return askAbout(first, read, table, context);
  if (read.readings.length === 0) {
    const negative = read.negative[0];
    return ask(
      negative === undefined
        ? say.unclear.replace('%1', () => short(unmask(masked.text, masked)))
        : say.onlyNegative.replace('%1', () => short(negative)),
    );
  }
  const opening = read.readings[0] && asShown(read.readings[0]);
  if (opening?.rule === 'other' && !context.previous) {
    const words = stripPoliteness(unmask(opening.clause, masked), table);
    if (regex(`^\\p{L}+ (?:${table.pronoun})(?: \\p{L}{2,5})?$`).test(words))
      return ask(say.noPrevious.replace('%1', () => short(words)));
  }
  const linked = linkClauses(read.readings, context.previous?.lastTargets ?? []);
  if (linked.kind === 'ask') return ask(unmask(linked.question, masked));
  // "Reply …, but don't send it": a reply does nothing else than send, so the user is asked.
  const unsent = read.negative.find((clause) => SENDING.test(clause));
  if (unsent !== undefined && linked.readings.some(({ intents }) => intents.some(isSaid)))
    return ask(say.negative.replace('%1', () => short(unsent)));
  return {
    kind: 'tasks',
    list: makeList(
      sentLast(asUnsent(linked.readings.map(inOnePlace), read.negative), masked),
      read.negative,
      context,
    ),
  };
}

const SENDING =
  /\b(?:send|submit|post|publish|(?:ab|ver)?(?:send|schick)(?:e|en|et)?|veröffentliche?n?)\b|发送|提交|发布/iu;
const isSaid = (intent: Intent): boolean =>
  intent.kind === 'item' && /^(?:reply|message|comment|forward)$/.test(intent.action);

const AS_DRAFT = /\bas (?:a )?draft\b|\bals entwurf\b|草稿/iu;

/** "Write … but do not send it", "… and save it as draft": what would be filled in and sent is only filled in. */
function asUnsent(readings: readonly ClauseReading[], negative: readonly string[]): ClauseReading[] {
  const isKept =
    negative.some((clause) => SENDING.test(clause)) || readings.some(({ clause }) => AS_DRAFT.test(clause));
  return readings.map((one) =>
    isKept && one.intents.length > 1
      ? { ...one, intents: one.intents.filter(({ kind }) => kind !== 'submit') }
      : one,
  );
}

/** "Show all orders" opens the list of them, not each order in a tab of its own. */
function inOnePlace(one: ClauseReading): ClauseReading {
  const intents = one.intents.map((intent): Intent => {
    if (intent.kind !== 'open' || !intent.target.all || intent.target.text === '' || !SHOWS.test(one.clause))
      return intent;
    const { all: _all, ...target } = intent.target;
    return { ...intent, target };
  });
  return { ...one, intents };
}

/** The question about a clause that no rule could read: a bare verb, a bare name, or noise. */
function askAbout(
  clause: string,
  read: ReadGoal,
  table: LanguageTable,
  context: InterpretContext,
): Interpretation {
  const say = wordsFor(context);
  const words = stripPoliteness(clause, table);
  const verb = regex(
    `^(?:${table.verbStart}|${table.nounVerb})(?: (?:on|to|in|it|that|this|them|the|for))*$`,
  );
  if (verb.test(words)) {
    const question = say.whichTarget.replace('%1', () => short(words));
    const before = readingsBefore(clause, read, context);
    return before ? askOfPage(words, context, question, [], before) : ask(question);
  }
  if (
    regex(`^(?:do|make|try|run|repeat|mach|tu)(?: \\p{L}+)?(?: (?:it|that|this|again|es|das))*$`).test(
      words,
    ) ||
    regex(`^(?:${table.pronoun}|again|nochmal)$`).test(words)
  ) {
    return ask(say.noPrevious.replace('%1', () => short(words)));
  }
  if (regex(`^(?:${table.functionWords}|then|finally)$`).test(words)) {
    return ask(say.unclear.replace('%1', () => short(words)));
  }
  const isName =
    read.readings.length === 0 &&
    words.length <= 80 &&
    words.split(/\s+/u).length <= 6 &&
    /\p{L}{2}/u.test(words);
  if (!isName) return ask(say.unclear.replace('%1', () => short(words)));
  const name = short(trimEdges(words));
  return askOfPage(
    words,
    context,
    say.bareNoun.replace('%1', () => name),
    [say.openIt, say.searchIt, say.clickIt].map((option) => option.replace('%1', () => name)),
  );
}

/** The readings of all clauses before the one that is asked about; undefined where that is not the last, or something else is unread. */
function readingsBefore(
  clause: string,
  { readings, unknown, negative, last }: ReadGoal,
  context: InterpretContext,
): ClauseReading[] | undefined {
  if (unknown.length > 1 || negative.length > 0 || clause !== last) return undefined;
  const linked = linkClauses(readings, context.previous?.lastTargets ?? []);
  return linked.kind === 'ask' ? undefined : asUnsent(linked.readings, negative);
}

/**
 * A question that the page may answer: where it has a thing that is called just so, that is meant, and nobody is asked.
 * `before`: what is done first.
 */
function askOfPage(
  words: string,
  context: InterpretContext,
  question: string,
  options: string[],
  before: readonly ClauseReading[] = [],
): Interpretation {
  const intents: Intent[] = [{ kind: 'other', text: words, instead: { question, options } }];
  return {
    kind: 'clarify',
    question,
    options,
    perhaps: makeList([...before, { intents, confidence: 0.3 }], [], context),
  };
}

const short = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

function makeList(
  readings: ReadonlyArray<Pick<ClauseReading, 'intents' | 'confidence' | 'optional'>>,
  negative: string[],
  context: InterpretContext,
): TaskList {
  const tasks: TaskItem[] = [];
  const inOrder = thereAndBack(readings.flatMap(({ intents }) => intents)).values();
  for (const read of readings) {
    for (const intent of read.intents) {
      const parameters = inOrder.next().value ?? intent;
      tasks.push({
        id: `t${tasks.length + 1}`,
        description: describeIntent(parameters, languageOf(context)),
        type: taskTypeOf(parameters),
        parameters,
        status: 'pending',
        dependencies: dependenciesOf(parameters, tasks),
        ...(read.optional ? { optional: true } : {}),
      });
    }
  }
  const left = negative.map((clause) => ` (✗ ${short(clause)})`).join('');
  const steps = tasks.map((task) =>
    task.optional ? `${task.description} (${wordsFor(context).optional})` : task.description,
  );
  return {
    id: newId<string>(),
    tasks,
    createdAt: context.now.getTime(),
    confidence: Math.min(
      1,
      Math.max(
        0,
        Math.min(...readings.map(({ confidence }) => confidence)) - (negative.length > 0 ? 0.05 : 0),
      ),
    ),
    reading: `${steps.join(' → ')}${left}`.slice(0, 2_000),
    // No offer to send at the end where the user said what not to do: sending may be just that.
    ...(negative.length === 0 && tasks.length < MAX_TASKS ? { closing: offer(context) } : {}),
  };
}

/** The item that offers, at the end, to send what was filled in (`closing` of a list). */
function offer(context: InterpretContext): TaskItem {
  const parameters: Intent = { kind: 'offer' };
  return {
    id: 'offer',
    description: describeIntent(parameters, languageOf(context)),
    type: taskTypeOf(parameters),
    parameters,
    status: 'pending',
    dependencies: [],
  };
}

/** Kinds whose repetitions do not build on each other: "download A and download B". */
const INDEPENDENT: ReadonlySet<IntentKind> = new Set(['download', 'extract', 'answer', 'addToCart']);

function dependenciesOf(intent: Intent, earlier: readonly TaskItem[]): string[] {
  const previous = earlier.at(-1);
  if (!previous) return [];
  if (INDEPENDENT.has(intent.kind) && previous.parameters.kind === intent.kind)
    return [...previous.dependencies];
  return [previous.id];
}
