// "What is the tracking number?" where the page lists names and what they are: terms with their definitions, rows of a
// name and one value without a head.
import { phraseOf, series } from '../../shared/phrase';
import { isPairList, type Item } from '../items/items';
import type { SkillView } from '../skill';
import type { Draft } from '../steps/draft';
import { isSmall } from '../words/question-words';
import { clip, fold, hasPhrase, quote, sameWord, tokens } from '../words/words';
import { columnSynonym } from './asked-cells';
import { COUNTS } from './count';
import { found, rowCitation, rowText } from './found';

interface Pair {
  item: Item;
  label: string;
  value: string;
}

/** Told together; more values of one name are no answer. */
const MOST_VALUES = 5;

export function labelledValue(view: SkillView, items: readonly Item[], question: string): Draft | undefined {
  const pairs = items.flatMap((item) => pairOf(item) ?? []);
  const synonyms = pairs.filter((pair) => isAskedBySynonym(pair, question, view));
  const bySynonym = told(
    view,
    synonyms.map((pair) => ({ ...pair, unsaid: [] })),
  );
  if (bySynonym) return bySynonym;
  const named = pairs.flatMap((pair) => {
    const unsaid = unsaidBeside(pair, question, view);
    return unsaid === undefined ? [] : [{ ...pair, unsaid }];
  });
  const longest = Math.max(0, ...named.map(({ label }) => tokens(label).length));
  const best = named.filter(({ label }) => tokens(label).length === longest);
  const fewest = Math.min(...best.map(({ unsaid }) => unsaid.length));
  return told(
    view,
    best.filter(({ unsaid }) => unsaid.length === fewest),
  );
}

function pairOf(item: Item): Pair | undefined {
  const [label, value] = Object.values(item.cells).map(({ text }) => text);
  return isPairList({ fields: Object.keys(item.cells) }) && label && value
    ? { item, label, value }
    : undefined;
}

function told(view: SkillView, pairs: ReadonlyArray<Pair & { unsaid: string[] }>): Draft | undefined {
  const [first] = pairs;
  if (!first) return undefined;
  const isOne = pairs.every(({ value }) => fold(value) === fold(first.value));
  const lists = new Set(pairs.map(({ item }) => item.collection));
  if (!isOne && (lists.size < pairs.length || pairs.length > MOST_VALUES)) return undefined;
  const answer = !isOne
    ? pairs.map(({ item, value }) => `${item.collection ?? ''}: ${value}`).join('; ')
    : first.unsaid.length > 0
      ? phraseOf(
          'answer_of_row',
          first.value,
          quote(first.label),
          series(first.unsaid.map((word) => quote(word))),
        )
      : first.value;
  return found(answer, clip(rowText(first.item), 300), rowCitation(view, first.item));
}

/**
 * What else the question says of it and the page does not; undefined where it does not ask for the label: of "order
 * status" the label "Order" is no more than a part, and "what is in the order" asks for no number.
 */
function unsaidBeside({ item, label, value }: Pair, question: string, view: SkillView): string[] | undefined {
  const [asked, name] = [tokens(question), tokens(label)];
  if (COUNTS.test(fold(question))) return isCounted({ item, label, value }, question, view) ? [] : undefined;
  const at = asked.findIndex((_, from) =>
    name.every((word, i) => asked[from + i] !== undefined && sameWord(asked[from + i] ?? '', word)),
  );
  const next = asked[at + name.length];
  if (at < 0 || name.every(isSmall) || (next !== undefined && !isSmall(next))) return undefined;
  const before = asked.slice(0, at);
  if (!ASKS_WHAT.test(fold(question)) || before.some((word) => PREPOSITIONS.has(word))) return undefined;
  const isPerson = /^(?:who|wer)\b|谁/.test(fold(question));
  if (isPerson && (!/\p{L}{2}/u.test(value) || before.some((word) => !isSmall(word)))) return undefined;
  const unsaid = [...before, ...asked.slice(at + name.length)].filter(
    (word) => !isSmall(word) && !SAYS_NOTHING.test(word) && !isOn(view, item, word),
  );
  // What only the text tells of has values of its own.
  return unsaid.some((word) => isInText(view, word)) ? undefined : unsaid;
}

const isInText = (view: SkillView, word: string): boolean =>
  view.passages('passages').some(({ text }) => hasPhrase(fold(text), word));

/** "How many listeners are there": the label stands right behind, nothing else is said, and its value is a number. */
function isCounted({ item, label, value }: Pair, question: string, view: SkillView): boolean {
  const [rest, name] = [tokens(fold(question).replace(COUNTS, ' ')), tokens(label)];
  return (
    /^\d[\d.,]*(?:\s?\/\s?\d+)?$/u.test(value) &&
    name.every((word, at) => rest[at] === word) &&
    rest.slice(name.length).every((word) => isSmall(word) || isOn(view, item, word))
  );
}

const ASKS_WHAT =
  /^(?:and |so )?(?:what|which|who|whose|tell|show|give|was|welche[rsnm]?|wer|wessen|wie (?:lautet|hei(?:ss|ß)t|ist)|nenne?|zeige?)\b|什么|哪|多少|谁/;
const PREPOSITIONS = new Set(
  'in on with about for from at by of to into inside in im mit uber fur von vom an am auf bei zu'.split(' '),
);
/** Said of what the page shows anyway. */
const SAYS_NOTHING =
  /^(?:lautet|hei(?:ss|ß)t|running|runs|installed|used|current|active|set|shown|displayed|listed|available|installiert|lauft|verwendet|angezeigt|aktuelle?[nrs]?)$/;

/** "How heavy is it?" asks for the weight; of what the page is not about it asks for another. */
const isAskedBySynonym = ({ item, label }: Pair, question: string, view: SkillView): boolean =>
  columnSynonym(question, label) > 0 &&
  tokens(question).every((word) => isSmall(word) || ASKS_HOW.test(word) || isOn(view, item, word));

/** The words that `columnSynonym` goes by. */
const ASKS_HOW =
  /^(?:how|wie|much|costs?|price|kostet|when|wann|where|live|located|wo|wohnt|heavy|schwer|big|large|gro(?:ss|ß)|old|alt|long|lange?|dauert|tall|high|hoch|wide|breit|deep|tief|fast|schnell)$/;

/** Whether the page is about it: its title, a heading or the list's own name has the word. */
function isOn(view: SkillView, { collection = '' }: Item, word: string): boolean {
  const headings = view.passages('passages').flatMap(({ heading }) => heading ?? []);
  return [view.mini.title, collection, ...headings].some((text) => hasPhrase(fold(text), word));
}
