// What the ranking worker answers: the sieve and the ranking of rank-words.ts, over documents that it was given
// before. Pure; the worker's glue is one line around it, and tests call it as it is.
import type { RankCandidate, RankOptions, Ranked } from './candidate';
import type { RankDocument } from './rank-document';
import { rankWords } from './rank-words';
import { sieveNow, type Sieved } from './sieve-documents';
import type { WordQuery } from './word-query';

/** Documents are named by numbers from 1 on, given by who asks. */
export type RankingQuestion =
  | {
      op: 'sieve';
      queries: readonly WordQuery[];
      /** Documents in document order. */
      numbers: Uint32Array;
      ofKind: ReadonlySet<number> | undefined;
      /** Of each, the document whose label is the folded text around it; 0 for none. */
      contexts: Uint32Array | undefined;
      limit: number;
    }
  | {
      op: 'rank';
      queries: readonly WordQuery[];
      candidates: readonly RankCandidate[];
      options: RankOptions;
    };

export type RankingRequest =
  | { op: 'keep'; documents: ReadonlyArray<readonly [number, RankDocument]> }
  | { op: 'forget' }
  | { op: 'ask'; ask: number; question: RankingQuestion };

export type RankingReply = { op: 'sieve'; sieved: Sieved } | { op: 'rank'; ranked: Ranked[] };

/** Answers a question with its number and reply, everything else with undefined. */
export function rankingDesk(): (request: RankingRequest) => { ask: number; reply: RankingReply } | undefined {
  const kept = new Map<number, RankDocument>();
  return (request) => {
    switch (request.op) {
      case 'keep':
        for (const [number, document] of request.documents) kept.set(number, document);
        return undefined;
      case 'forget':
        kept.clear();
        return undefined;
      case 'ask':
        return { ask: request.ask, reply: replyTo(request.question, kept) };
    }
  };
}

function replyTo(question: RankingQuestion, kept: ReadonlyMap<number, RankDocument>): RankingReply {
  if (question.op === 'rank') {
    return { op: 'rank', ranked: rankWords(question.queries, question.candidates, question.options) };
  }
  const { queries, ofKind, limit } = question;
  const documents = Array.from(question.numbers, (number) => kept.get(number)!);
  const contexts = question.contexts && Array.from(question.contexts, (number) => kept.get(number)?.label);
  return { op: 'sieve', sieved: sieveNow({ queries, documents, ofKind, contexts, limit }) };
}
