// Perception of one document: the summary, answers to needs, details, and the ids that name elements.
// Nothing is watched until someone asks, and nothing after half a minute without a question: a page where
// the copilot is not used pays nothing. Large pages are read in slices, between which the page has its turn.
// Page world; reads only.
import { READ_CHUNK_CHARS } from '../../shared/budgets';
import type { Need, NeedAnswer } from '../../shared/messages/content';
import type { MiniPCD, PCDActionDetail } from '../../shared/mini-pcd';
import type { PcdHit, PcdQuery } from '../../shared/query';
import { withPerceptionCache } from '../accessible/pass-cache';
import { extractRows } from '../read/extract';
import { readLinks } from '../read/links';
import { passagesOf, readableText, type Chunk } from '../read/passages';
import { chooseSelector } from '../resolve/choose';
import { landmarkOf } from '../resolve/landmark';
import type { RefTable } from '../resolve/ref-table';
import { buildMini, purposeOf, type MiniContent } from './build-mini';
import { entryId, idOfKnown } from './hit';
import { ItemIds } from './item-ids';
import type { CollectionModel, PageModel } from './page-model';
import { queryPage, submitLabelOf } from './query-page';
import { Ranker, type RankingWorkers } from './ranker';
import { scanSteps } from './scan-page';
import { atOnce, due, inSlices, mapped, type Steps } from './slices';
import { textItemsOf, type TextItem } from './text-items';

/** Watching ends after this long without a question. */
const IDLE_MS = 30_000;
/** Styles change without a mutation (hover, transitions, media queries): what was seen is trusted this long. */
const TRUST_MS = 400;
/** Elements acted on that are remembered. */
const MAX_ACTED = 5;
/** Tables told when all are asked for. */
const MAX_TABLES = 6;

export interface PerceptionRequest {
  needs: readonly Need[];
  subgoal?: string | undefined;
}

export interface Perceived {
  mini: MiniPCD;
  answers: NeedAnswer[];
}

interface Pass {
  version: number;
  model: PageModel;
  at: number;
  scroll: string;
  text: TextItem[] | undefined;
  readable: Chunk[] | undefined;
  buildMs: number;
}

export class PagePerception implements RefTable {
  readonly #view: Window & typeof globalThis;
  readonly #ids = new ItemIds();
  readonly #ranker: Ranker;
  /** Acted on lately, the last first. */
  #acted: readonly Element[] = [];
  #pass: Pass | undefined;
  #mini: { content: string; ts: number } | undefined;
  #observer: MutationObserver | undefined;
  #watched = new WeakSet<Node>();
  /** Counts what may have changed the page; a pass is of one count. */
  #version = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** `workers`: where large pages may be ranked beside the page's thread. */
  constructor(view: Window, workers?: RankingWorkers) {
    this.#view = view as Window & typeof globalThis;
    this.#ranker = new Ranker(workers);
  }

  /** The summary and the answers, all of the same moment. */
  perceive(asked: PerceptionRequest): Promise<Perceived> {
    this.start();
    return inSlices(this.#perceiving(asked), () => this.#changes());
  }

  /** Sees to it that what is known is of now, so that the questions that are answered at once find it. */
  async refresh(): Promise<void> {
    this.start();
    await inSlices(this.#current(), () => this.#changes());
  }

  /** Answered at once, on large pages too: for callers that cannot wait. */
  query(query: PcdQuery): PcdHit[] {
    return this.#reading((pass) => atOnce(this.#query(query, pass)));
  }

  /** The same in slices. */
  async find(query: PcdQuery): Promise<PcdHit[]> {
    this.start();
    return inSlices(this.#finding(query), () => this.#changes());
  }

  /** Selectors of perceived things; ids of things that are gone are left out. */
  async details(ids: readonly string[]): Promise<PCDActionDetail[]> {
    this.start();
    const found = await inSlices(
      mapped(ids, (id) => this.#detail(id)),
      () => this.#changes(),
    );
    return found.filter((detail) => detail !== undefined);
  }

  #detail(id: string): PCDActionDetail | undefined {
    const el = this.#ids.elementOf(id);
    if (!el?.isConnected) return undefined;
    const landmark = landmarkOf(el);
    const chosen = chooseSelector(el, this.#view.document) ?? {
      selector: { kind: 'ref', ref: id } as const,
      altSelectors: [],
    };
    return {
      id,
      selector: chosen.selector,
      altSelectors: [...chosen.altSelectors.slice(0, 3), { kind: 'ref', ref: id }],
      ...(landmark === undefined ? {} : { landmark }),
    };
  }

  elementOf(id: string): Element | undefined {
    return this.#ids.elementOf(id);
  }

  /** The id under which the element is perceived; given now when it had none. */
  idOf(el: Element): string {
    // Ids outlive passes: what was perceived needs no new pass to be named.
    const seen = this.#pass?.model.byElement.get(el);
    if (seen) return entryId(seen, this.#ids);
    return this.#reading(({ model }) => {
      const entry = model.byElement.get(el);
      return entry ? entryId(entry, this.#ids) : (idOfKnown(el, model, this.#ids) ?? this.#ids.idOf(el, 't'));
    });
  }

  refOf(el: Element): string {
    return this.idOf(el);
  }

  /** The pass in force, for readers that need structure (extract, snapshot). */
  model(): PageModel {
    return this.#reading((pass) => pass.model);
  }

  /** What the form is for, as the summary tells it; undefined for a form that is none of the page's. */
  purposeOf(el: Element): string | undefined {
    const formIn = ({ model }: Pass) => model.forms.find((each) => each.el === el);
    // As with ids: what was perceived needs no new pass.
    const form = (this.#pass && formIn(this.#pass)) ?? this.#reading(formIn);
    return form && withPerceptionCache(() => purposeOf(form, submitLabelOf(form)));
  }

  /** The collection of this id, or of this element. */
  collectionOf(id: string): CollectionModel | undefined {
    const el = this.#ids.elementOf(id);
    return this.model().collections.find((collection) => collection.el === el);
  }

  /** What was seen is no longer to be trusted: an act has changed the page. */
  markDirty(): void {
    this.#version++;
  }

  /** An act on this element has changed the page; what is near it is likelier to be meant next. */
  noteAct(el: Element | null): void {
    if (el) this.#acted = [el, ...this.#acted.filter((other) => other !== el)].slice(0, MAX_ACTED);
    this.markDirty();
  }

  /** Watches for changes, so that questions about an unchanged page are free. Asking starts it, too. */
  start(): void {
    if (!this.#observer) {
      this.#observer = new this.#view.MutationObserver(() => this.markDirty());
      this.#watched = new WeakSet();
      for (const type of CHANGES)
        this.#view.addEventListener(type, this.#onChange, { capture: true, passive: true });
      this.markDirty();
    }
    this.#watch(this.#view.document);
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.stop(), IDLE_MS);
  }

  /** Drops observers, timers and what was seen. Ids stay. */
  stop(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    for (const type of CHANGES) this.#view.removeEventListener(type, this.#onChange, { capture: true });
    clearTimeout(this.#idle);
    this.#idle = undefined;
    this.#pass = undefined;
    this.#acted = [];
    this.#ranker.end();
    this.markDirty();
    this.#ids.sweep();
  }

  readonly #onChange = (): void => this.markDirty();

  #watch(root: Document | ShadowRoot): void {
    if (this.#watched.has(root)) return;
    this.#watched.add(root);
    this.#observer?.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  }

  #reading<T>(work: (pass: Pass) => T): T {
    this.start();
    return withPerceptionCache(() => work(atOnce(this.#current())));
  }

  /** Records of this very task have not been delivered yet. */
  #changes(): number {
    if ((this.#observer?.takeRecords().length ?? 0) > 0) this.#version++;
    return this.#version;
  }

  *#current(): Steps<Pass> {
    const { scrollX, scrollY, innerWidth, innerHeight } = this.#view;
    const scroll = `${scrollX},${scrollY},${innerWidth},${innerHeight}`;
    const now = performance.now();
    const version = this.#changes();
    const known = this.#pass;
    if (known?.version === version && now - known.at < TRUST_MS && known.scroll === scroll) return known;
    let model = yield* scanSteps(this.#view.document);
    for (const root of model.shadowRoots) this.#watch(root);
    // The page went on changing meanwhile: what has left it is dropped, and the next question reads anew.
    if (this.#changes() !== version) model = connected(model);
    const at = performance.now();
    const pass = { model, at, version, scroll, text: undefined, readable: undefined, buildMs: at - now };
    if (version >= (this.#pass?.version ?? 0)) this.#pass = pass;
    return pass;
  }

  *#perceiving({ needs, subgoal }: PerceptionRequest): Steps<Perceived> {
    const pass = yield* this.#current();
    const started = performance.now();
    const content = yield* buildMini(this.#view.document, pass.model, this.#ids, subgoal);
    const mini = this.#versioned(content, pass.buildMs + performance.now() - started);
    const answers: NeedAnswer[] = [];
    for (const need of needs) {
      if (due()) yield;
      answers.push(yield* this.#answer(need, pass));
    }
    if (this.#changes() === pass.version) return { mini, answers };
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
    return yield* this.#query(query, yield* this.#current());
  }

  #query(query: PcdQuery, pass: Pass): Steps<PcdHit[]> {
    return queryPage(query, {
      model: pass.model,
      ids: this.#ids,
      ranker: this.#ranker,
      acted: this.#acted,
      version: pass.version,
      *text() {
        return (pass.text ??= yield* textItemsOf(pass.model));
      },
    });
  }

  *#answer(need: Need, pass: Pass): Steps<NeedAnswer> {
    const { key } = need;
    switch (need.type) {
      case 'links':
        return { key, type: 'links', links: readLinks(this.#view.document, need.limit) };
      case 'query':
        return { key, type: 'query', hits: yield* this.#query(need.query, pass) };
      case 'extract': {
        const el = need.collectionId === undefined ? undefined : this.#ids.elementOf(need.collectionId);
        const wanted = pass.model.collections.filter(
          (each) => need.collectionId === undefined || each.el === el,
        );
        const tables = yield* mapped(wanted.slice(0, MAX_TABLES), (each) =>
          extractRows(each, { model: pass.model, ids: this.#ids }),
        );
        return { key, type: 'extract', tables };
      }
      case 'text': {
        pass.readable ??= yield* readableText(pass.model.root);
        const { passages, total, nextOffset } = passagesOf(pass.readable, this.#ids, {
          maxChars: Math.min(need.maxChars, READ_CHUNK_CHARS),
          ...(need.offset === undefined ? {} : { offset: need.offset }),
        });
        return { key, type: 'text', passages, total, ...(nextOffset === undefined ? {} : { nextOffset }) };
      }
    }
  }
}

function connected(model: PageModel): PageModel {
  const present = ({ el }: { el: Element }): boolean => el.isConnected;
  return {
    ...model,
    entries: model.entries.filter(present),
    forms: model.forms.filter(present),
    collections: model.collections.filter(present),
  };
}

/** Events after which the page may look or read differently though no node changed. */
const CHANGES = [
  'input',
  'change',
  'toggle',
  'transitionend',
  'animationend',
  'load',
  'focusin',
  'close',
  'scrollend',
] as const;
