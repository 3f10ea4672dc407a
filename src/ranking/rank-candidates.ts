// Which of these things is meant? BM25 (MiniSearch) over label, own words and surroundings, joined with
// what is known beyond words: exact name, kind, role, landmark, fold, recency, proximity.
// Pure and synchronous: the same code in the ranking worker and inline, so both rank alike.
import MiniSearch from 'minisearch';
import { MAX_CANDIDATES } from '../shared/budgets';
import type { RankCandidate, RankOptions, Ranked } from './candidate';
import { kindsNamedBy } from './kinds';
import { prefilter } from './prefilter';
import { nameKey, termsOf } from './tokens';

/** How much a term found in a field tells, against the label's 1 (tuned by the cases in the tests). */
const FIELD_WEIGHT = { label: 1, text: 0.6, context: 0.25 } as const;
type Field = keyof typeof FIELD_WEIGHT;

/** A term that only begins alike, or is a typo away, counts for less than the term itself. */
const PREFIX_WEIGHT = 0.85;
const FUZZY_WEIGHT = 0.7;
/** A thing whose inferred kind is the one that the words name, in whatever language its label is. */
const KIND_FLOOR = 0.72;
/** Nothing but the exact name scores above this. */
const INEXACT_CEILING = 0.97;
/** Words that narrow nothing: they must not let a long label win. */
const STOP = new Set(
  'a an the of to in on at for and or is my your this that with der die das den dem des ein eine und im zu le la les un une de du et el los las y en'.split(
    ' ',
  ),
);

/**
 * Candidates that match, best first. `query` may hold alternatives (`invoice|billing`): the best of them counts.
 * Equal scores keep document order, so a tie is visible as a tie.
 */
export function rankCandidates(
  query: string,
  candidates: readonly RankCandidate[],
  options: RankOptions = {},
): Ranked[] {
  const best = new Map<number, Ranked>();
  for (const alternative of query.split('|')) {
    for (const ranked of rankOne(alternative.trim(), candidates, options)) {
      const before = best.get(ranked.index);
      if (!before || ranked.score > before.score) best.set(ranked.index, ranked);
    }
  }
  const out = [...best.values()].sort(
    (a, b) => b.score - a.score || candidates[a.index]!.order - candidates[b.index]!.order,
  );
  return options.topK === undefined ? out : out.slice(0, options.topK);
}

function rankOne(query: string, all: readonly RankCandidate[], options: RankOptions): Ranked[] {
  const key = nameKey(query);
  const terms = queryTerms(query);
  if (terms.length === 0) return symbolMatches(query, all);
  const kinds = kindsNamedBy(query);
  const indices = prefilter(all, key, terms, kinds, MAX_CANDIDATES);
  const { scores, top } = bm25(terms, all, indices);

  const out: Ranked[] = [];
  for (const index of indices) {
    const candidate = all[index]!;
    const exact = key !== '' && nameKey(candidate.label) === key;
    const kindMatches = candidate.kind !== undefined && kinds.has(candidate.kind);
    const found = scores.get(index);
    if (!exact && !kindMatches && !found) continue;
    let score = 1;
    if (!exact) {
      const words = found
        ? 0.6 * found.coverage + 0.25 * found.precision + 0.15 * (found.bm25 / (top || 1))
        : 0;
      const base = kindMatches ? KIND_FLOOR + (INEXACT_CEILING - KIND_FLOOR) * words : words;
      score = Math.min(
        INEXACT_CEILING,
        Math.max(0.01, base + nudge(candidate, options) * Math.min(1, base + 0.2)),
      );
    }
    out.push({ id: candidate.id, index, score: Math.round(score * 1000) / 1000, exact });
  }
  return out;
}

function queryTerms(query: string): string[] {
  const terms = [...new Set(termsOf(query))];
  const telling = terms.filter((term) => !STOP.has(term));
  return telling.length > 0 ? telling : terms;
}

/** A query without letters or digits ("+", "›", "×"): only the very same label. */
function symbolMatches(query: string, all: readonly RankCandidate[]): Ranked[] {
  if (query === '') return [];
  return all.flatMap((candidate, index) =>
    candidate.label.trim() === query ? [{ id: candidate.id, index, score: 1, exact: true }] : [],
  );
}

interface Found {
  bm25: number;
  /** Share of the query's terms that the thing has, weighed by where and how exactly. */
  coverage: number;
  /** Share of the label that the query accounts for. */
  precision: number;
}

function bm25(
  terms: readonly string[],
  all: readonly RankCandidate[],
  indices: readonly number[],
): { scores: Map<number, Found>; top: number } {
  const index = new MiniSearch<{ id: number } & Record<Field, string>>({
    fields: ['label', 'text', 'context'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => text.split(' '),
      boost: FIELD_WEIGHT,
      prefix: (term) => term.length >= 3,
      fuzzy: (term) => (term.length >= 5 && !/\d/.test(term) ? (term.length >= 7 ? 2 : 1) : false),
      weights: { prefix: PREFIX_WEIGHT, fuzzy: FUZZY_WEIGHT },
    },
  });
  for (const i of indices) {
    const { label, text = '', context = '' } = all[i]!;
    index.add({ id: i, label, text, context });
  }
  const scores = new Map<number, Found>();
  let top = 0;
  for (const result of index.search(terms.join(' '))) {
    const found = { bm25: result.score, ...measure(terms, result.match, all[result.id as number]!) };
    top = Math.max(top, result.score);
    scores.set(result.id as number, found);
  }
  return { scores, top };
}

function measure(
  terms: readonly string[],
  match: Record<string, string[]>,
  candidate: RankCandidate,
): { coverage: number; precision: number } {
  let covered = 0;
  const inLabel = new Set<string>();
  for (const term of terms) {
    let bestOfTerm = 0;
    for (const [found, fields] of Object.entries(match)) {
      const how = likeness(term, found);
      if (how === 0) continue;
      for (const field of fields as Field[]) {
        bestOfTerm = Math.max(bestOfTerm, how * FIELD_WEIGHT[field]);
        if (field === 'label') inLabel.add(found);
      }
    }
    covered += bestOfTerm;
  }
  const labelTerms = termsOf(candidate.label);
  const accounted = labelTerms.filter((term) => inLabel.has(term)).length;
  return {
    coverage: covered / terms.length,
    precision: labelTerms.length === 0 ? 0 : accounted / labelTerms.length,
  };
}

/** How a document's term answers a query's: itself 1, begins alike, or a small typo. */
function likeness(term: string, found: string): number {
  if (term === found) return 1;
  if (term.length >= 3 && found.startsWith(term)) {
    return PREFIX_WEIGHT * (0.7 + 0.3 * (term.length / found.length));
  }
  if (term.length < 5 || Math.abs(term.length - found.length) > 2) return 0;
  return found.slice(0, 1) === term.slice(0, 1) || found.slice(1, 3) === term.slice(1, 3)
    ? FUZZY_WEIGHT
    : FUZZY_WEIGHT / 2;
}

const LANDMARK_NUDGE = { main: 0.02, header: 0.01, nav: 0.01, aside: -0.01, footer: -0.03 } as const;

/** What is known beyond the words; small, so that it orders likes and never beats a better name. */
function nudge(candidate: RankCandidate, options: RankOptions): number {
  let sum = 0;
  if (options.roles && options.roles.length > 0 && candidate.role !== undefined) {
    sum += options.roles.includes(candidate.role) ? 0.06 : -0.06;
  }
  if (candidate.landmark) sum += LANDMARK_NUDGE[candidate.landmark];
  if (candidate.aboveFold === true) sum += 0.015;
  if (options.recent?.has(candidate.id) === true) sum += 0.02;
  if (options.near !== undefined) sum += 0.03 / (1 + Math.abs(candidate.order - options.near) / 20);
  return sum;
}
