// "Who requested this?": the value beside the name of whoever does that, "Requestor", on a page about one thing.
import type { TargetPhrase } from '../../shared/intent';
import { valueOfLabel } from '../fields/label-value';
import { contentOf } from '../fields/value';
import type { SkillView } from '../skill';
import type { Draft } from '../steps/draft';
import { poolOf } from '../target/pool';
import { namesOfKind } from '../words/naming';
import { clip, fold, sameWord, tokens } from '../words/words';
import { found } from './found';

/** "Who owns this", "who is this assigned to"; as `fold` gives it. */
const WHO =
  /^(?:who(?:m)? (?:is|was) (?:this|the) \p{L}+ (?<given>\p{L}+) to|who (?:has |did )?(?<verb>(?!is |was |are |were )\p{L}+))\b(?<rest>.*)$/u;

/** How whoever did that may be called, with the words that say of what; undefined where nobody is asked for. */
function askedIn(question: string): { names: string[]; of: string } | undefined {
  const { verb, given, rest = '' } = WHO.exec(fold(question).replace(/[?]/g, ''))?.groups ?? {};
  const did = given ?? verb;
  if (did === undefined || did.length < 3) return undefined;
  const stems = [did.replace(/(?:ed|e?s)$/, ''), did.replace(/[ds]$/, '')];
  const ends = given === undefined ? AGENT : GIVEN;
  const names = stems.flatMap((stem) => ends.map((end) => `${stem}${end}`));
  return { names, of: given === undefined ? rest : 'this' };
}
const AGENT = ['or', 'er', 'r', 'ors', 'ers', 'rs'];
const GIVEN = ['ee', 'ees'];

/** What to look for on the page. */
export const namesOfWho = (question: string): TargetPhrase[] => {
  const asked = askedIn(question);
  return asked ? [{ text: asked.names.join('|') }] : [];
};

/** Undefined unless the page tells exactly one under such a name. */
export function whoDid(view: SkillView, question: string): Draft | undefined {
  const asked = askedIn(question);
  if (!asked || !isOfShown(view, asked.of)) return undefined;
  const isName = (text: string): boolean => asked.names.includes(fold(text).replace(/\s*[:：]\s*$/, ''));
  const pool = poolOf(view).filter(({ type }) => type !== 'form' && type !== 'collection');
  // A head of a column is said of all its rows.
  const labels = pool.filter(
    (hit) => hit.type === 'text' && hit.role !== 'columnheader' && isName(contentOf(hit)),
  );
  const told = labels.flatMap((label) => {
    const value = valueOfLabel(pool, label);
    // A field tells what may become of it, a button what may be done; where nothing is told the next name follows.
    const isTold = value && value.type !== 'field' && value.role !== 'button';
    const text = isTold ? contentOf(value) : '';
    return text === '' || /[:：]\s*$/.test(text) ? [] : [clip(text, 200)];
  });
  const [value] = told;
  return value !== undefined && new Set(told).size === 1
    ? found(value, `${contentOf(labels[0]!)} ${value}`)
    : undefined;
}

/** "This ticket", "it", or words of the page's title: not any other thing. */
function isOfShown({ mini }: SkillView, rest: string): boolean {
  const words = tokens(rest);
  if (/^(?:this|it|that)$/.test(words[0] ?? '')) return true;
  // After a dash it is the site's name.
  const title = tokens(mini.title.split(/ [-–—|·] /)[0] ?? '');
  const own = words.filter((word) => !/^(?:the|a|an|to|for|by)$/.test(word) && namesOfKind(word).length < 2);
  return own.length > 0 && own.every((word) => title.some((other) => sameWord(word, other)));
}
