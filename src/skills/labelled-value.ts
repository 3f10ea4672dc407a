// "What is the tracking number?" where the page lists names and what they are: terms with their definitions, rows of a
// name and one value without a head.
import { phraseOf, series } from '../shared/phrase';
import { columnSynonym } from './asked-cells';
import { COUNTS } from './count';
import type { Draft } from './draft';
import { found, rowCitation, rowText } from './found';
import { isPairList, type Item } from './items';
import { isSmall, VERBS } from './question-words';
import type { SkillView } from './skill';
import { clip, fold, hasPhrase, quote, sameWord, tokens } from './words';

interface Pair {
  item: Item;
  label: string;
  value: string;
}

/** Told together; more values of one name are no answer. */
const MOST_VALUES = 5;

export function labelledValue(view: SkillView, items: readonly Item[], question: string): Draft | undefined {
  const isCount = COUNTS.test(fold(question));
  const pairs = items
    .flatMap((item) => pairOf(item) ?? [])
    .filter(({ value }) => !isCount || /\d/u.test(value));
  const named = pairs.flatMap((pair) => {
    const unsaid = unsaidBeside(pair, question, view);
    return unsaid === undefined ? [] : [{ ...pair, unsaid }];
  });
  const longest = Math.max(0, ...named.map(({ label }) => tokens(label).length));
  const best = named.filter(({ label }) => tokens(label).length === longest);
  const fewest = Math.min(...best.map(({ unsaid }) => unsaid.length));
  return (
    told(
      view,
      best.filter(({ unsaid }) => unsaid.length === fewest),
    ) ?? told(view, bySynonym(pairs, question, view))
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
 * status" the label "Order" is no more than a part.
 */
function unsaidBeside({ item, label }: Pair, question: string, view: SkillView): string[] | undefined {
  const [asked, name] = [tokens(question), tokens(label)];
  const at = asked.findIndex((_, from) =>
    name.every((word, i) => asked[from + i] !== undefined && sameWord(asked[from + i] ?? '', word)),
  );
  const next = asked[at + name.length];
  if (at < 0 || name.every(isSmall) || (next !== undefined && !isSmall(next))) return undefined;
  const end = asked.findIndex((word, i) => i >= at + name.length && VERBS.has(word));
  const beside = [...asked.slice(0, at), ...asked.slice(at + name.length, end < 0 ? undefined : end)];
  return beside.filter((word) => !isSmall(word) && !ASKS.test(word) && !isOn(view, item, word));
}

const ASKS = /^(?:lautet|hei(?:ss|ß)t)$/;

/** "How heavy is it?" asks for the weight. Only where all else that is said stands on the page. */
function bySynonym(
  pairs: readonly Pair[],
  question: string,
  view: SkillView,
): Array<Pair & { unsaid: string[] }> {
  return pairs
    .filter(
      ({ item, label }) =>
        columnSynonym(question, label) > 0 &&
        tokens(question).every(
          (word) => isSmall(word) || columnSynonym(word, label) > 0 || isOn(view, item, word),
        ),
    )
    .map((pair) => ({ ...pair, unsaid: [] }));
}

/** Whether the page has the word, or the list is called so. */
function isOn(view: SkillView, { collection = '' }: Item, word: string): boolean {
  const texts = view.passages('passages').flatMap(({ heading = '', text }) => [heading, text]);
  return [view.mini.title, collection, ...texts].some((text) => hasPhrase(fold(text), word));
}
