// Where ranking is done: here, or in a worker that was found for it. Both run the same code over the same words,
// so the answer is the same; the worker only takes the work off the page's thread, which pays on large pages.
// Page world.
import type { RankCandidate, RankOptions, Ranked } from '../../ranking/candidate';
import type { RankDocument } from '../../ranking/rank-document';
import { rankWords } from '../../ranking/rank-words';
import type { RankingQuestion, RankingReply, RankingRequest } from '../../ranking/ranking-desk';
import { sieveSteps, type Sieved } from '../../ranking/sieve-documents';
import type { WordQuery } from '../../ranking/word-query';
import { canWait, due, waited, type Steps } from './slices';

/** One worker that runs `rankingDesk`. Messages arrive in order; a worker that has ended answers undefined. */
export interface RankingPort {
  post(request: RankingRequest): void;
  ask(question: RankingQuestion): Promise<RankingReply | undefined>;
}

export interface RankingWorkers {
  /** Things on a page from which on it is asked. */
  readonly least: number;
  /** The worker, once it has said that it works; the first call starts it. undefined where there is none (yet). */
  current(): RankingPort | undefined;
  end(): void;
}

/** Documents in one message: cloning them is work, too. */
const BATCH = 500;

/** What one worker has been given. */
interface Sent {
  port: RankingPort;
  numbers: WeakMap<RankDocument, number>;
  /** Numbers of whole lists that were asked about before. */
  lists: WeakMap<object, Uint32Array>;
  /** Documents that it was given, and the longest list of them. */
  count: number;
  longest: number;
}

/** Words that are kept for every one that the page is known to have: beyond, most are of things that are gone. */
const KEPT_TIMES = 4;

export interface SieveQuestion {
  queries: readonly WordQuery[];
  /** In document order. */
  documents: readonly RankDocument[];
  ofKind?: ReadonlySet<number> | undefined;
  /** Of each document the words around it, as the label of a document of its own. */
  contexts?: ReadonlyArray<RankDocument | undefined>;
  /** At most so many are let through. */
  limit: number;
}

export class Ranker {
  readonly #workers: RankingWorkers | undefined;
  #sent: Sent | undefined;
  /** None is given twice, after all was forgotten either: a query may still be at it. */
  #lastNumber = 0;

  constructor(workers?: RankingWorkers) {
    this.#workers = workers;
  }

  *sieve({ queries, documents, ofKind, contexts, limit }: SieveQuestion): Steps<Sieved> {
    const port = this.#portFor(documents.length);
    if (port) {
      const sent = this.#sentTo(port, documents.length);
      const numbers = yield* this.#send(sent, documents);
      const around = contexts && (yield* this.#send(sent, contexts));
      if (numbers && sent === this.#sent) {
        const reply = yield* waited(
          port.ask({ op: 'sieve', queries, numbers, ofKind, contexts: around, limit }),
        );
        if (reply?.op === 'sieve') return reply.sieved;
      }
    }
    const labels = contexts?.map((context) => context?.label);
    return yield* sieveSteps({ queries, documents, ofKind, contexts: labels, limit }, due);
  }

  /** `of`: how many things the candidates were sieved from. */
  *rank(
    queries: readonly WordQuery[],
    candidates: readonly RankCandidate[],
    options: RankOptions,
    of: number,
  ): Steps<Ranked[]> {
    const port = this.#portFor(of);
    if (port) {
      const reply = yield* waited(port.ask({ op: 'rank', queries, candidates, options }));
      if (reply?.op === 'rank') return reply.ranked;
    }
    if (due()) yield;
    return rankWords(queries, candidates, options);
  }

  /** Ends the worker; the next question about a large page starts another. */
  end(): void {
    this.#sent = undefined;
    this.#workers?.end();
  }

  #portFor(size: number): RankingPort | undefined {
    const workers = this.#workers;
    return workers && size >= workers.least && canWait() ? workers.current() : undefined;
  }

  #sentTo(port: RankingPort, documents: number): Sent {
    const longest = Math.max(documents, this.#sent?.longest ?? 0);
    const stale = this.#sent !== undefined && this.#sent.count > KEPT_TIMES * longest;
    if (stale) port.post({ op: 'forget' });
    if (this.#sent?.port !== port || stale)
      this.#sent = { port, numbers: new WeakMap(), lists: new WeakMap(), count: 0, longest: documents };
    else this.#sent.longest = longest;
    return this.#sent;
  }

  /**
   * Numbers of the documents, 0 for none; what the worker has not got is sent before. undefined when another
   * query has begun anew meanwhile.
   */
  *#send(sent: Sent, documents: ReadonlyArray<RankDocument | undefined>): Steps<Uint32Array | undefined> {
    const known = sent.lists.get(documents);
    if (known) return known;
    const numbers = new Uint32Array(documents.length);
    let batch: Array<[number, RankDocument]> = [];
    for (const [at, document] of documents.entries()) {
      if (document === undefined) continue;
      let number = sent.numbers.get(document);
      if (number === undefined) {
        sent.numbers.set(document, (number = ++this.#lastNumber));
        sent.count++;
        batch.push([number, document]);
      }
      numbers[at] = number;
      if (batch.length < BATCH) continue;
      sent.port.post({ op: 'keep', documents: batch });
      batch = [];
      if (due()) yield;
      if (sent !== this.#sent) return undefined;
    }
    if (batch.length > 0) sent.port.post({ op: 'keep', documents: batch });
    sent.lists.set(documents, numbers);
    return numbers;
  }
}
