// The page as it is now, at the cost of what has changed since the last look. Nothing is watched until someone
// looks, and nothing is worked out until the next look: mutations are only kept. Page world, reads only.
import { MAX_ACTIONS } from '../../shared/perception-budgets';
import { ActionChoice } from './choose-actions';
import type { OpenDialog } from './dialogs';
import { noteChanges } from './page-changes';
import { RetainedPage } from './retained-page';
import type { Steps } from './slices';

/** Kept mutations; more are a new page. */
const MAX_RECORDS = 500;
/**
 * Looks can change without a mutation (hover, media queries, rules about siblings): after this long a look walks some
 * stretches again, and after this long everything.
 */
const TRUST_MS = 400;
const TRUST_ALL_MS = 10_000;
const CHECKED_STRETCHES = 6;
/** A page that goes on changing is told as it was after so many rounds. */
const MAX_ROUNDS = 3;

/** Events after which one element and what is around it may look or read differently though no node changed. */
const LOCAL_EVENTS = [
  'input',
  'reset',
  'invalid',
  'toggle',
  'transitionend',
  'animationend',
  'focusin',
] as const;
/** Events after which anything may: styles that hang on a checked box or the address, a late style sheet, a dialog's end. */
const GLOBAL_EVENTS = ['change', 'load', 'close', 'resize', 'hashchange'] as const;

export class WatchedPage {
  readonly #view: Window & typeof globalThis;
  #page: RetainedPage | undefined;
  #isStale = true;
  #choice: ActionChoice | undefined;
  /** Bringing the page up to date: one work for all who look meanwhile. */
  #work: Steps<RetainedPage> | undefined;
  #observer: MutationObserver | undefined;
  #watched = new WeakSet<Node>();
  #records: MutationRecord[] = [];
  #touched: Element[] = [];
  #version = 0;
  /** Counts what has made the page another one than a choice was made over. */
  #updates = 0;
  #scroll = '';
  #readMs = -Infinity;
  #checkedMs = -Infinity;
  #nextCheck = 0;

  constructor(view: Window) {
    this.#view = view as Window & typeof globalThis;
  }

  /** As it was at the last look; undefined before the first. */
  get last(): RetainedPage | undefined {
    return this.#page;
  }

  /** Counts what may have changed the page, mutations of this very task included. */
  changes(): number {
    this.#keep(this.#observer?.takeRecords() ?? []);
    return this.#version;
  }

  /** What was seen is no longer to be trusted: an act has changed the page. */
  markStale(): void {
    this.#version++;
    this.#isStale = true;
    this.#records = [];
    this.#touched = [];
  }

  start(): void {
    if (!this.#observer) {
      this.#observer = new this.#view.MutationObserver((records) => this.#keep(records));
      this.#watched = new WeakSet();
      this.markStale();
    }
    // Each time: `document.open()` drops them, and twice is once.
    this.#listen('addEventListener');
    this.#watch(this.#view.document);
  }

  #listen(how: 'addEventListener' | 'removeEventListener'): void {
    for (const type of LOCAL_EVENTS) this.#view[how](type, this.#onLocal, LISTENING);
    for (const type of GLOBAL_EVENTS) this.#view[how](type, this.#onGlobal, LISTENING);
    this.#view[how]('scrollend', this.#onScroll, LISTENING);
  }

  /** Drops observers and what was seen. */
  stop(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#listen('removeEventListener');
    this.#page = undefined;
    this.#choice = undefined;
    this.#work = undefined;
    this.#updates++;
    this.markStale();
  }

  /** The page as it is now; `brief`: far items of long collections need not be known. */
  *current(brief = false): Steps<RetainedPage> {
    for (;;) {
      const work = (this.#work ??= this.#bringUpToDate(brief));
      const step = this.#next(work);
      if (step.done === true) {
        if (this.#work === work) this.#work = undefined;
        // Stopped meanwhile: from the beginning. Read for someone who needed less: on from there.
        if (step.value === this.#page && (brief || step.value.isWhole)) return step.value;
      } else yield;
    }
  }

  /** What fails leaves nothing behind that the next look could take for the page. */
  #next(work: Steps<RetainedPage>): ReturnType<Steps<RetainedPage>['next']> {
    try {
      return work.next();
    } catch (error) {
      if (this.#work === work) this.#work = undefined;
      this.#page = undefined;
      this.#choice = undefined;
      this.markStale();
      throw error;
    }
  }

  /** The actions to tell, over the page as `current` gave it. */
  *choice(subgoal: string | undefined, brief: boolean): Steps<ActionChoice> {
    for (let round = 1; ; round++) {
      const page = yield* this.current(brief);
      if (this.#choice?.page === page && this.#choice.subgoal === subgoal) return this.#choice;
      for (const collection of page.collections) collection.use = undefined;
      const choice = new ActionChoice(page, subgoal, MAX_ACTIONS);
      const updates = this.#updates;
      yield* choice.make();
      // Others may have looked meanwhile: what their look changed, this choice does not know.
      if (updates === this.#updates) return (this.#choice = choice);
      if (round >= MAX_ROUNDS) return choice;
    }
  }

  *#bringUpToDate(brief: boolean): Steps<RetainedPage> {
    for (let round = 1; ; round++) {
      const version = this.changes();
      const page = this.#noted();
      if (!brief) page?.reach('all');
      if (page === undefined) yield* this.#read(brief);
      else if (page.isDirty && !(yield* this.#update(page))) this.#isStale = true;
      if (this.#page && ((this.changes() === version && !this.#isStale) || round >= MAX_ROUNDS))
        return this.#page;
    }
  }

  /** The page with all that has changed marked in it; undefined when it has to be read anew. */
  #noted(): RetainedPage | undefined {
    const { scrollX, scrollY } = this.#view;
    const nowMs = performance.now();
    const page = this.#page;
    const records = this.#records.splice(0);
    const touched = this.#touched.splice(0);
    if (page === undefined || this.#isStale || nowMs - this.#readMs > TRUST_ALL_MS) return undefined;
    if (page.known.hasNewHosts || !noteChanges(page, records, touched)) return undefined;
    if (this.#scroll !== `${scrollX},${scrollY}`) this.#choice = undefined;
    this.#scroll = `${scrollX},${scrollY}`;
    page.reach('near');
    if (nowMs - this.#checkedMs > TRUST_MS) {
      this.#checkedMs = nowMs;
      const { stretches } = page;
      for (let i = 0; i < CHECKED_STRETCHES && i < stretches.length; i++)
        stretches[this.#nextCheck++ % stretches.length]!.doubt();
    }
    return page;
  }

  *#read(brief: boolean): Steps<void> {
    this.#updates++;
    this.#isStale = false;
    this.#choice = undefined;
    this.#readMs = this.#checkedMs = performance.now();
    this.#scroll = `${this.#view.scrollX},${this.#view.scrollY}`;
    yield* this.#readWith(undefined, brief);
    // In shadow trees dialogs are met on the way only.
    if (this.#page?.holds === false) yield* this.#readWith(this.#page.dialogNow(), brief);
  }

  *#readWith(dialog: OpenDialog | undefined, brief: boolean): Steps<void> {
    const page = new RetainedPage(this.#view.document, (root) => this.#watch(root), dialog);
    this.#page = page;
    yield* page.read(brief);
  }

  /** False when the page turns out to be another one. */
  *#update(page: RetainedPage): Steps<boolean> {
    this.#updates++;
    const renewed = yield* page.update();
    if (!page.holds) return false;
    const choice = this.#choice;
    if (choice && !(yield* choice.renew(renewed)) && this.#choice === choice) this.#choice = undefined;
    return true;
  }

  #keep(records: readonly MutationRecord[]): void {
    if (records.length === 0) return;
    this.#version++;
    if (this.#isStale) return;
    if (this.#records.length + records.length > MAX_RECORDS) this.markStale();
    else this.#records.push(...records);
  }

  readonly #onLocal = (event: Event): void => {
    this.#version++;
    const [target] = event.composedPath();
    if (target instanceof Element && this.#touched.length < MAX_RECORDS) this.#touched.push(target);
    else this.#isStale = true;
  };

  readonly #onGlobal = (event: Event): void => {
    // A picture that has come changes itself at most.
    if (event.type === 'load' && event.target instanceof HTMLImageElement) this.#onLocal(event);
    else this.markStale();
  };

  /** Other things are in view, in the window or in a part of it. */
  readonly #onScroll = (): void => {
    this.#version++;
    this.#choice = undefined;
  };

  #watch(root: Document | ShadowRoot): void {
    if (this.#watched.has(root)) return;
    this.#watched.add(root);
    this.#observer?.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  }
}

const LISTENING = { capture: true, passive: true } as const;
