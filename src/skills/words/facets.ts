// A search in several fields: which words of "crime novels by Lindqvist from 1999" belong to which field of
// a form that asks for genre, author and year. Pure; gives up unless every field gets its words.
import type { PcdHit } from '../../shared/query';
import { fold, keywords, stem } from './words';

export interface Facet {
  field: PcdHit;
  value: string;
}

/** Words between facets, and between a facet's name and its value. */
const GLUE = new Set(
  'a an the by from in of with and or is are was named called for on at to that which whose where von mit aus und vom im'.split(
    ' ',
  ),
);
const YEAR = /^(?:1[5-9]|20|21)\d\d$/;
const MIN_SHARED_CHARS = 5;

/** One value for each field, in the order of the fields; undefined when the words do not cover them. */
export function facetsOf(query: string, fields: readonly PcdHit[]): Facet[] | undefined {
  if (fields.length < 2 || fields.length > 6) return undefined;
  const words = query.split(/[\s,]+/).filter((word) => word !== '');
  const owner = words.map((word) => fields.find((field) => isNameFor(word, field)));
  const used = new Set<number>();
  const values = new Map<PcdHit, string>();
  owner.forEach((field, at) => {
    if (!field || values.has(field)) return;
    const [from, to] = valueAfter(words, owner, at);
    if (from === to) return;
    values.set(field, words.slice(from, to).join(' '));
    for (let i = at; i < to; i++) used.add(i);
  });
  for (const field of fields) {
    if (values.has(field) || !/year|date|released|jahr|datum|年/.test(fold(field.label))) continue;
    const at = words.findIndex((word, i) => !used.has(i) && YEAR.test(word));
    if (at < 0) continue;
    values.set(field, words[at] ?? '');
    used.add(at);
  }
  const left = words.filter((word, at) => !used.has(at) && !GLUE.has(word.toLowerCase()));
  const open = fields.filter((field) => !values.has(field));
  // "crime novels": the noun names what is searched, the words before it say which.
  if (left.length > 1 && /[^s]s$/i.test(left.at(-1) ?? '')) left.pop();
  const [last] = open;
  if (last && open.length === 1 && left.length > 0) values.set(last, left.join(' '));
  if (values.size < fields.length) return undefined;
  return fields.map((field) => ({ field, value: values.get(field) ?? '' }));
}

/** "directed" speaks of the director, "year" of the year. */
function isNameFor(word: string, field: PcdHit): boolean {
  const said = stem(fold(word));
  return keywords(field.label).some((name) => {
    const named = stem(name);
    if (said === named) return true;
    const shared = Math.min(said.length, named.length);
    return shared >= MIN_SHARED_CHARS && said.slice(0, shared) === named.slice(0, shared);
  });
}

/** From the name of a facet to where the next one begins. */
function valueAfter(
  words: readonly string[],
  owner: ReadonlyArray<PcdHit | undefined>,
  at: number,
): [number, number] {
  const isGlue = (i: number): boolean => GLUE.has((words[i] ?? '').toLowerCase());
  let from = at + 1;
  while (from < words.length && isGlue(from)) from++;
  let to = from;
  while (to < words.length && !isGlue(to) && !owner[to]) to++;
  return [from, to];
}
