// Perception of one document: the summary, answers to needs, details, and the ids that name elements.
// Nothing is watched until someone asks, and nothing after half a minute without a question: a page where
// the copilot is not used pays nothing. Large pages are read in slices, between which the page has its turn.
// Page world; reads only.
import type { Need } from '../../shared/messages/content-request';
import type { NeedAnswer } from '../../shared/messages/content';
import type { MiniPCD } from '../../shared/mini-pcd';
import type { PcdHit, PcdQuery } from '../../shared/query';
import { withPerceptionCache } from '../accessible/pass-cache';
import type { Chunk } from '../read/passages';
import type { RefTable } from '../resolve/ref-table';
import { buildMini, purposeOf, type MiniContent } from './build-mini';
import { entryId, idOfKnown } from './hit';
import { ItemIds } from './item-ids';
import { attachedReader } from './need-reader';
import type { CollectionModel, PageModel } from './page-model';
import { queryPage, submitLabelOf } from './query-page';
import { Ranker, type RankingWorkers } from './ranker';
import type { RetainedPage } from './retained-page';
import { atOnce, due, inSlices, type Steps } from './slices';
import { textItemsOf, type TextItem } from './text-items';
import { WatchedPage } from './watched-page';

/** Watching ends after this long without a question. */
const IDLE_MS = 30_000;
/** Elements acted on that are remembered. */
const MAX_ACTED = 5;

export interface PerceptionRequest {
  needs: readonly Need[];
  subgoal?: string | undefined;
}

export interface Perceived {
  mini: MiniPCD;
  answers: NeedAnswer[];
}

/** What was read of the page beyond what can be used now, of one state of it. */
interface Texts {
  page: RetainedPage | undefined;
  version: number;
  items: TextItem[] | undefined;
  readable: Chunk[] | undefined;
  /** The page with what is behind the open dialog. */
  around: RetainedPage | undefined;
}

const NO_TEXTS: Texts = {
  page: undefined,
  version: -1,
  items: undefined,
  readable: undefined,
  around: undefined,
};
/** Of two things of the same name the one that can be used now comes first. */
const BEHIND = 0.8;

export class PagePerception implements RefTable {
  readonly #view: Window & typeof globalThis;
  readonly #ids = new ItemIds();
  readonly #ranker: Ranker;
  /** Acted on lately, the last first. */
  #acted: readonly Element[] = [];
  readonly #watched: WatchedPage;
  #texts: Texts = NO_TEXTS;
  #mini: { content: string; ts: number } | undefined;
  #askedMs = -Infinity;
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** `workers`: where large pages may be ranked beside the page's thread. */
  constructor(view: Window, workers?: RankingWorkers) {
    this.#view = view as Window & typeof globalThis;
    this.#ranker = new Ranker(workers);
    this.#watched = new WatchedPage(view);
  }

  /** The summary and the answers, all of the same moment. */
  perceive(asked: PerceptionRequest): Promise<Perceived> {
    this.start();
    return inSlices(this.#perceiving(asked), () => this.#watched.changes());
  }

  /** Sees to it that what is known is of now, so that the questions that are answered at once find it. */
  async refresh(): Promise<void> {
    this.start();
    await inSlices(this.#watched.current(), () => this.#watched.changes());
  }

  /** Answered at once, on large pages too: for callers that cannot wait. */
  query(query: PcdQuery): PcdHit[] {
    return this.#reading((page) => atOnce(this.#query(query, page)));
  }

  /** The same in slices. */
  async find(query: PcdQuery): Promise<PcdHit[]> {
    this.start();
    return inSlices(this.#finding(query), () => this.#watched.changes());
  }

  /** Work of a reader in slices, with look-ups shared as long as the page is the same. */
  during<T>(steps: Steps<T>): Promise<T> {
    this.start();
    return inSlices(steps, () => this.#watched.changes());
  }

  elementOf(id: string): Element | undefined {
    return this.#ids.elementOf(id);
  }

  /** The id under which the element is perceived; given now when it had none. */
  idOf(el: Element): string {
    // Ids outlive passes: what was perceived needs no new pass to be named.
    const seen = this.#watched.last?.byElement.get(el);
    if (seen) return entryId(seen, this.#ids);
    return this.#reading((model) => {
      const entry = model.byElement.get(el);
      return entry ? entryId(entry, this.#ids) : (idOfKnown(el, model, this.#ids) ?? this.#ids.idOf(el, 't'));
    });
  }

  refOf(el: Element): string {
    return this.idOf(el);
  }

  /** The page as it is now, for readers that need structure (extract, snapshot). */
  model(): PageModel {
    return this.#reading((page) => page);
  }

  /** What the form is for, as the summary tells it; undefined for a form that is none of the page's. */
  purposeOf(el: Element): string | undefined {
    const formIn = ({ forms }: PageModel) => forms.find((each) => each.el === el);
    // As with ids: what was perceived needs no new pass.
    const form = (this.#watched.last && formIn(this.#watched.last)) ?? this.#reading(formIn);
    return form && withPerceptionCache(() => purposeOf(form, submitLabelOf(form)));
  }

  /** The collection of this id, or of this element. */
  collectionOf(id: string): CollectionModel | undefined {
    const el = this.#ids.elementOf(id);
    return this.model().collections.find((collection) => collection.el === el);
  }

  /** What was seen is no longer to be trusted: an act has changed the page. */
  markDirty(): void {
    this.#watched.markStale();
  }

  /** An act on this element has changed the page; what is near it is likelier to be meant next. */
  noteAct(el: Element | null): void {
    if (el) this.#acted = [el, ...this.#acted.filter((other) => other !== el)].slice(0, MAX_ACTED);
    this.markDirty();
  }

  /** Watches for changes, so that questions about an unchanged page are free. Asking starts it, too. */
  start(): void {
    this.#watched.start();
    this.#askedMs = performance.now();
    this.#idle ??= setTimeout(this.#onIdle, IDLE_MS);
  }

  readonly #onIdle = (): void => {
    const leftMs = this.#askedMs + IDLE_MS - performance.now();
    if (leftMs <= 0) this.stop();
    else this.#idle = setTimeout(this.#onIdle, leftMs);
  };

  /** Drops observers, timers and what was seen. Ids stay. */
  stop(): void {
    this.#watched.stop();
    clearTimeout(this.#idle);
    this.#idle = undefined;
    this.#acted = [];
    this.#ranker.end();
    this.#texts = NO_TEXTS;
    this.#ids.sweep();
  }

  #reading<T>(work: (page: RetainedPage) => T): T {
    this.start();
    return withPerceptionCache(() => work(atOnce(this.#watched.current())));
  }

  *#perceiving({ needs, subgoal }: PerceptionRequest): Steps<Perceived> {
    const startedMs = performance.now();
    // Far items are asked for by words and by extracts, and may be what the subgoal is about.
    const brief = subgoal === undefined && needs.every(({ type }) => type === 'links' || type === 'text');
    const choice = yield* this.#watched.choice(subgoal, brief);
    const { page } = choice;
    const version = this.#watched.changes();
    const content = yield* buildMini(page, choice, this.#ids);
    const mini = this.#versioned(content, performance.now() - startedMs);
    const answers: NeedAnswer[] = [];
    for (const need of needs) {
      if (due()) yield;
      answers.push(yield* this.#answer(need, page));
    }
    if (this.#watched.changes() === version) return { mini, answers };
    return { mini, answers: answers.map((answer) => this.#present(answer)) };
  }

  /** Without the hits that the page has dropped since. */
  #present(answer: NeedAnswer): NeedAnswer {
    if (answer.type !== 'query') return answer;
    return {
      ...answer,
      hits: answer.hits.filter(({ id }) => this.#ids.elementOf(id)?.isConnected !== false),
    };
  }

  /** `ts` moves only when something that the summary tells has changed. */
  #versioned({ ariaCoverage, ...content }: MiniContent, buildMs: number): MiniPCD {
    const text = JSON.stringify(content);
    if (this.#mini?.content !== text) {
      this.#mini = { content: text, ts: Math.max(Date.now(), (this.#mini?.ts ?? 0) + 1) };
    }
    const metrics = {
      ariaCoverage,
      viewportH: this.#view.innerHeight,
      viewportW: this.#view.innerWidth,
      buildMs: Math.round(buildMs * 10) / 10,
    };
    return { ...content, ts: this.#mini.ts, metrics };
  }

  *#finding(query: PcdQuery): Steps<PcdHit[]> {
    return yield* this.#query(query, yield* this.#watched.current());
  }

  *#query(query: PcdQuery, page: RetainedPage): Steps<PcdHit[]> {
    const texts = this.#textsOf(page);
    if (query.behind === false || query.kind === 'text') return yield* this.#ranked(query, page, texts);
    let { around } = texts;
    if (around === undefined && (around = page.aroundDialog()) !== undefined) {
      yield* around.read();
      texts.around = around;
    }
    if (around === undefined) return yield* this.#ranked(query, page, texts);
    const hits = yield* this.#ranked(query, around, texts);
    return hits
      .map((hit) =>
        page.known.stretches.has(this.#ids.elementOf(hit.id)!)
          ? hit
          : { ...hit, behind: true as const, score: hit.score * BEHIND },
      )
      .sort((a, b) => b.score - a.score);
  }

  #ranked(query: PcdQuery, page: RetainedPage, texts: Texts): Steps<PcdHit[]> {
    return queryPage(query, {
      model: page,
      ids: this.#ids,
      ranker: this.#ranker,
      acted: this.#acted,
      version: texts.version,
      *text() {
        return (texts.items ??= yield* textItemsOf(page));
      },
    });
  }

  #textsOf(page: RetainedPage): Texts {
    const version = this.#watched.changes();
    if (this.#texts.version !== version || this.#texts.page !== page)
      this.#texts = { ...NO_TEXTS, page, version };
    return this.#texts;
  }

  *#answer(need: Need, page: RetainedPage): Steps<NeedAnswer> {
    if (need.type === 'query')
      return { key: need.key, type: 'query', hits: yield* this.#query(need.query, page) };
    return yield* attachedReader()(need, { page, ids: this.#ids, texts: this.#textsOf(page) });
  }
}
