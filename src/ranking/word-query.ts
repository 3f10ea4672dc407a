// What the user's words ask for, cut once for every thing that they are compared with. Pure.
import { kindsNamedBy } from './kinds';
import { literalKey, nameKey, termsOf } from './tokens';

/** One alternative of a query. Plain data: it travels to the ranking worker. */
export interface WordQuery {
  /** As typed, folded: equal means the very name. */
  literal: string;
  /** The same without outer punctuation; `''` where only the very name will do. */
  key: string;
  /** Telling terms, each once; empty as `key` is. */
  terms: readonly string[];
  /** Kinds of controls that the words name, in whatever language. */
  kinds: readonly string[];
}

/** Words that narrow nothing: they must not let a long label win. */
const STOP = new Set(
  'a an the of to in on at for and or is my your this that with der die das den dem des ein eine und im zu le la les un une de du et el los las y en'.split(
    ' ',
  ),
);

/** The alternatives of `text` (`invoice|billing`), and where there are several the very name with the bars in it. */
export function wordQueries(text: string): WordQuery[] {
  const parts = text.split('|').map((part) => part.trim());
  const alternatives = parts.filter((each) => each !== '').map(wordQuery);
  return parts.length > 1 ? [...alternatives, nameQuery(text)] : alternatives;
}

/** Asks for the very name alone, not for any of its words. */
function nameQuery(text: string): WordQuery {
  return { literal: literalKey(text), key: '', terms: [], kinds: [] };
}

function wordQuery(text: string): WordQuery {
  const terms = [...new Set(termsOf(text))];
  const telling = terms.filter((term) => !STOP.has(term));
  return {
    literal: literalKey(text),
    key: nameKey(text),
    terms: telling.length > 0 ? telling : terms,
    kinds: [...kindsNamedBy(text)],
  };
}
