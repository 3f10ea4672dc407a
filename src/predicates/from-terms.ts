// A predicate out of the goal's own words, for goals that no named predicate knows.
import type { MiniPCD } from '../shared/mini-pcd';
import { pathOf, plain } from './evidence';
import { definePredicate, type Predicate } from './predicate';

/** `terms` as in pcd.query: alternatives with `|`, the user's own words first. */
export function fromTerms(terms: string): Predicate {
  const alternatives = terms
    .split('|')
    .map((each) => plain(each).trim())
    .filter((each) => each !== '');
  return definePredicate({
    name: 'terms',
    words: /(?!)/,
    test: (mini) => Math.max(0, ...alternatives.map((each, at) => (at === 0 ? 1 : 0.8) * found(mini, each))),
  });
}

function found(mini: MiniPCD, words: string): number {
  const wanted = words.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (wanted.length === 0) return 0;
  const share = (text: string): number => {
    const have = plain(text);
    return (
      wanted.filter((word) => have.includes(word.replace(/(?<=\p{L}{3})s$/u, ''))).length / wanted.length
    );
  };
  const lists = Math.max(
    0,
    ...mini.collections.map((collection) => share(`${collection.name} ${collection.itemFields.join(' ')}`)),
  );
  const forms = Math.max(
    0,
    ...mini.forms.map((form) => share(`${form.purpose ?? ''} ${form.submitLabel ?? ''}`)),
  );
  const own = Math.max(
    0,
    ...mini.actions.filter((action) => action.landmark === 'main').map((action) => share(action.label)),
  );
  const open =
    (1 - 0.6 * share(mini.title)) * (1 - 0.5 * share(pathOf(mini))) * (1 - 0.4 * lists) * (1 - 0.3 * forms);
  return 1 - open * (1 - 0.2 * own);
}
