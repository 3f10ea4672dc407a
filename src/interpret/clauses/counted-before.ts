// "How many apples are there? Enter the number …", "count the apples, type the number …": what is entered is the answer to
// what was asked just before. Pure.
import type { Intent } from '../../shared/intent';
import type { ClauseReading } from './link-clauses';

/** What only points at a number that was asked for. */
const THE_NUMBER =
  /^(?:(?:the|your|my) )?(?:number|count|answer|result|total|amount)$|^(?:die|das|deine?) (?:anzahl|zahl|antwort|ergebnis)$/iu;
const ASKED: ReadonlyArray<readonly [RegExp, (what: string, where: string) => string]> = [
  [
    /^how many times (?:does |is )?(?<what>.+?) (?:appears?|occurs?|shown|listed)(?<where> .+)?$/iu,
    (what, where) => `the number of ${what}${where}`,
  ],
  [
    /^how many (?<what>.+?) (?:are|is)(?: there)?(?: shown| listed| displayed)?(?<where> .+)?$/iu,
    (what, where) => `the number of ${what}${where}`,
  ],
  [
    /^(?:count|find out|work out) how (?:many|often)(?: times)? (?:the word )?(?<what>.+?) (?:appears?|occurs?|are|is)(?: there| shown| listed)?(?<where> .+)?$/iu,
    (what, where) => `the number of ${what}${where}`,
  ],
  [
    /^count (?:(?:all|up) )?(?:the (?:number of )?)?(?!how )(?<what>.+?)(?<where> (?:in|on) .+)?$/iu,
    (what, where) => `the number of ${what}${where}`,
  ],
  [
    /^wie viele (?<what>.+?) (?:sind|gibt es|stehen)(?: es| da| dort)?(?<where> .+)?$/iu,
    (what, where) => `die Anzahl der ${what}${where}`,
  ],
];

/** The entering alone, with what was asked for as its value; undefined where the two are not one wish. */
export function countedBefore(previous: ClauseReading, current: ClauseReading): ClauseReading | undefined {
  const [asked] = previous.intents;
  const [now] = current.intents;
  if (previous.intents.length !== 1 || asked?.kind !== 'answer' || now?.kind !== 'fill') return undefined;
  const [only, ...more] = now.fields;
  if (more.length > 0 || only?.value.from !== 'described' || !THE_NUMBER.test(only.value.words))
    return undefined;
  const question = asked.question.replace(/[?？.\s]+$/u, '');
  for (const [pattern, wordsOf] of ASKED) {
    const groups = pattern.exec(question)?.groups;
    if (!groups) continue;
    const words = wordsOf(groups['what'] ?? '', groups['where'] ?? '');
    const intent: Intent = { ...now, fields: [{ ...only, value: { from: 'described', words } }] };
    return {
      ...current,
      intents: [intent, ...current.intents.slice(1)],
      clause: `${previous.clause}, ${current.clause}`,
    };
  }
  return undefined;
}
