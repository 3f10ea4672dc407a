// Which of these things is meant? BM25 (MiniSearch) over label and own words, joined with what is known beyond
// them: exact name, kind, surroundings, landmark, recency, proximity.
// Pure and synchronous: the same code in the ranking worker and inline, so both rank alike.
import MiniSearch from 'minisearch';
import { MAX_CANDIDATES } from '../shared/perception-budgets';
import { remembering } from '../shared/remembering';
import type { RankCandidate, RankOptions, Ranked } from './candidate';
import { nudge } from './nudge';
import { rankDocument } from './rank-document';
import { sieveNow } from './sieve-documents';
import { beginsWordIn, foldText, literalKey, nameKey, termsOf } from './tokens';
import type { WordQuery } from './word-query';

/** How much a term found in a field tells, against the label's 1 (tuned by the cases in the tests). */
const FIELD_WEIGHT = { label: 1, text: 0.6 } as const;
type Field = keyof typeof FIELD_WEIGHT;
/** The same for a term that only stands around the thing. */
const CONTEXT_WEIGHT = 0.25;

/** A term that only begins alike, or is a typo away, counts for less than the term itself. */
const PREFIX_WEIGHT = 0.85;
const FUZZY_WEIGHT = 0.7;
/** A thing whose inferred kind is the one that the words name, in whatever language its label is. */
const KIND_FLOOR = 0.72;
/** Nothing but the exact name scores above this. */
const INEXACT_CEILING = 0.97;

/** Texts whose folded words are kept: the same things are asked about again and again. */
const MAX_KNOWN = 1_000;
const knownTerms = remembering(termsOf, MAX_KNOWN);
const knownFold = remembering(foldText, MAX_KNOWN);

/**
 * Candidates that match any of the queries, best first; of several queries the best counts. Equal scores keep
 * document order, so a tie is visible as a tie; only the very name, to the last sign, comes before its likes,
 * and a control before what is clickable around it.
 */
export function rankWords(
  queries: readonly WordQuery[],
  candidates: readonly RankCandidate[],
  options: RankOptions = {},
): Ranked[] {
  const best = new Map<number, Ranked>();
  const places = new Map<number, number>();
  for (const query of queries) {
    for (const ranked of rankOne(query, candidates, options)) {
      const { index } = ranked;
      const before = best.get(index);
      if (!before || ranked.score > before.score) best.set(index, ranked);
      if (!ranked.exact) continue;
      places.set(index, Math.min(places.get(index) ?? Infinity, placeAmongExact(candidates[index]!, query)));
    }
  }
  const out = [...best.values()].sort(
    (a, b) =>
      b.score - a.score ||
      (places.get(a.index) ?? 0) - (places.get(b.index) ?? 0) ||
      candidates[a.index]!.order - candidates[b.index]!.order,
  );
  return options.topK === undefined ? out : out.slice(0, options.topK);
}

/** Before others of the same name: the very name (one with a bar in it first), and controls. */
function placeAmongExact({ label, implicit }: RankCandidate, { literal }: WordQuery): number {
  const name = literalKey(label) !== literal ? 2 : literal.includes('|') ? 0 : 1;
  return 2 * name + (implicit === true ? 1 : 0);
}

function rankOne(query: WordQuery, all: readonly RankCandidate[], options: RankOptions): Ranked[] {
  const { key, terms, kinds } = query;
  if (terms.length === 0) return symbolMatches(query, all);
  const indices = all.length <= MAX_CANDIDATES ? all.map((_, index) => index) : sieved(query, all);
  const out: Ranked[] = [];
  const inexact: number[] = [];
  for (const index of indices) {
    const { id, label } = all[index]!;
    if (key !== '' && nameKey(label) === key) out.push({ id, index, score: 1, exact: true });
    else inexact.push(index);
  }
  // Nothing scores above the exact name: enough of those are the whole answer.
  if (options.topK !== undefined && out.length >= options.topK) return out;

  const { scores, top } = bm25(terms, all, inexact);
  for (const index of inexact) {
    const candidate = all[index]!;
    const kindMatches = candidate.kind !== undefined && kinds.includes(candidate.kind);
    const found = scores.get(index);
    const covered = coverage(terms, found, candidate.context);
    if (!kindMatches && covered === 0) continue;
    const words =
      0.6 * covered + 0.25 * (found?.precision ?? 0) + (found ? 0.15 * (found.bm25 / (top || 1)) : 0);
    const base = kindMatches ? KIND_FLOOR + (INEXACT_CEILING - KIND_FLOOR) * words : words;
    const score = Math.min(
      INEXACT_CEILING,
      Math.max(0.01, base + nudge(candidate, options) * Math.min(1, base + 0.2)),
    );
    out.push({ id: candidate.id, index, score: Math.round(score * 1000) / 1000, exact: false });
  }
  return out;
}

/** More than one cycle takes: the sieve first, with the words around each thing. */
function sieved(query: WordQuery, all: readonly RankCandidate[]): number[] {
  const ofKind = new Set<number>();
  for (const [index, { kind }] of all.entries())
    if (kind !== undefined && query.kinds.includes(kind)) ofKind.add(index);
  return sieveNow({
    queries: [query],
    documents: all.map(({ label, text }) => rankDocument(label, text)),
    contexts: all.map(({ context }) => (context === undefined ? undefined : foldText(context))),
    ofKind,
    limit: MAX_CANDIDATES,
  }).kept;
}

/** A query without letters or digits ("+", "›", "×"): only the very same label. */
function symbolMatches({ literal }: WordQuery, all: readonly RankCandidate[]): Ranked[] {
  return all.flatMap(({ id, label }, index) =>
    literalKey(label) === literal ? [{ id, index, score: 1, exact: true }] : [],
  );
}

interface Found {
  bm25: number;
  /** By term of the query: how well the thing's own words answer it, 0…1. */
  byTerm: ReadonlyMap<string, number>;
  /** Share of the label that the query accounts for. */
  precision: number;
}

function bm25(
  terms: readonly string[],
  all: readonly RankCandidate[],
  indices: readonly number[],
): { scores: Map<number, Found>; top: number } {
  const labels = new Map<number, string[]>();
  const index = new MiniSearch<{ id: number } & Record<Field, string[]>>({
    fields: ['label', 'text'],
    // Terms are cut here, once; MiniSearch types a field as a string.
    stringifyField: (value) => value as string,
    tokenize: (cut) => cut as unknown as string[],
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => text.split(' '),
      boost: FIELD_WEIGHT,
      prefix: (term) => term.length >= 3,
      fuzzy: (term) => (term.length >= 5 && !/\d/.test(term) ? (term.length >= 7 ? 2 : 1) : false),
      weights: { prefix: PREFIX_WEIGHT, fuzzy: FUZZY_WEIGHT },
    },
  });
  for (const id of indices) {
    const label = knownTerms(all[id]!.label);
    labels.set(id, label);
    index.add({ id, label, text: knownTerms(all[id]!.text ?? '') });
  }
  const scores = new Map<number, Found>();
  let top = 0;
  for (const result of index.search(terms.join(' '))) {
    const id = result.id as number;
    top = Math.max(top, result.score);
    scores.set(id, { bm25: result.score, ...measure(terms, result.match, labels.get(id)!) });
  }
  return { scores, top };
}

function measure(
  terms: readonly string[],
  match: Record<string, string[]>,
  labelTerms: readonly string[],
): Omit<Found, 'bm25'> {
  const byTerm = new Map<string, number>();
  const inLabel = new Set<string>();
  for (const term of terms) {
    for (const [found, fields] of Object.entries(match)) {
      const how = likeness(term, found);
      if (how === 0) continue;
      for (const field of fields as Field[]) {
        byTerm.set(term, Math.max(byTerm.get(term) ?? 0, how * FIELD_WEIGHT[field]));
        if (field === 'label') inLabel.add(found);
      }
    }
  }
  const accounted = labelTerms.filter((term) => inLabel.has(term)).length;
  return { byTerm, precision: labelTerms.length === 0 ? 0 : accounted / labelTerms.length };
}

/** Share of the query's terms that the thing has, weighed by where and how exactly. */
function coverage(terms: readonly string[], found: Found | undefined, context = ''): number {
  let covered = 0;
  for (const term of terms) {
    const own = found?.byTerm.get(term);
    if (own !== undefined) covered += own;
    else if (context !== '' && beginsWordIn(knownFold(context), term)) covered += CONTEXT_WEIGHT;
  }
  return covered / terms.length;
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
