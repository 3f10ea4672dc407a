// The one model that is loaded, and the questions to it, one after the other. It is loaded when first asked and
// let go when nobody has asked for a while. Runs in the offscreen document.
import { ENGINE_IDLE_MS } from '../../shared/budgets';
import type { CatalogueModel } from '../../shared/local-models';
import type { HostResult, Trouble } from '../../shared/messages/model';
import { takingTurns } from '../../shared/taking-turns';
import { occupy } from '../occupancy';
import { trouble } from '../provider';
import { runnable } from './can-run';
import { EngineHost } from './engine-host';
import type { EngineCommand, EngineReply } from './engine-messages';
import { endTrouble, isDeviceLost } from './engine-trouble';
import { ModelStore } from './model-store';
import { packedModels } from './packed-models';
import { settled } from './settled';

export type Question = Extract<EngineCommand, { op: 'complete' }>;
export type Answered = HostResult<{ model: CatalogueModel; reply: EngineReply }>;

export interface Patience {
  signal: AbortSignal;
  /** As performance.now() counts. */
  deadline: number;
}

export class LoadedModel {
  private readonly engine = new EngineHost('webllm-worker.js');
  private loading: { id: string; result: Promise<HostResult<CatalogueModel>>; share: number } | undefined;
  private loaded: CatalogueModel | undefined;
  /** Why the last load of a model failed; gone with the next try. */
  private readonly troubles = new Map<string, Trouble>();
  /** The engine takes one command at a time. */
  private readonly inTurn = takingTurns();
  private idle: ReturnType<typeof setTimeout> | undefined;
  private leave: (() => void) | undefined;

  /** How much of a model is loaded, 0…1; undefined: it is not, and nobody is loading it. */
  shareOf(id: string): number | undefined {
    if (this.loaded?.id === id) return 1;
    return this.loading?.id === id ? this.loading.share : undefined;
  }

  troubleOf(id: string): Trouble | undefined {
    return this.troubles.get(id);
  }

  /**
   * Loads the model if it is not, and asks it. Waits its turn. A load goes on when the asker goes away: the
   * next one needs it too.
   */
  ask(id: string, question: (model: CatalogueModel) => Question, patience: Patience): Promise<Answered> {
    return this.inTurn(() => this.askNow(id, question, patience));
  }

  /** Ends the engine; its memory is free at once. */
  unload(): void {
    this.engine.stop();
    this.loaded = undefined;
    clearTimeout(this.idle);
    this.leave?.();
    this.leave = undefined;
  }

  /** Also forgets what went wrong with it. */
  drop(id: string): void {
    if (this.shareOf(id) !== undefined) this.unload();
    this.troubles.delete(id);
  }

  private async askNow(
    id: string,
    question: (model: CatalogueModel) => Question,
    { signal, deadline }: Patience,
  ): Promise<Answered> {
    if (signal.aborted) return trouble('CANCELLED', 'cancelled');
    const ready = await settled(this.ready(id), signal, deadline);
    if (!ready) return trouble('TIMEOUT', 'webllm_still_loading', id);
    if (!ready.ok) return ready;
    const model = ready.data;
    clearTimeout(this.idle);
    const end = await this.engine.run(question(model), {
      signal,
      limitMs: Math.max(1, deadline - performance.now()),
    });
    this.rest();
    if (end.type === 'done') return { ok: true, data: { model, reply: end } };
    const failed = endTrouble(model.name, end);
    // With the device gone the engine has dropped the model; without a worker there is none either.
    if (isDeviceLost(failed) || !this.engine.running) this.unload();
    return failed;
  }

  /** The model, loaded. One load at a time: another model's is waited for and then replaced. */
  private ready(id: string): Promise<HostResult<CatalogueModel>> {
    if (this.loaded?.id === id) return Promise.resolve({ ok: true, data: this.loaded });
    if (this.loading?.id === id) return this.loading.result;
    // Noted before anything is awaited: whoever asks meanwhile shares this load.
    const result = this.loadAfter(this.loading?.result, id).finally(() => {
      if (this.loading?.result === result) this.loading = undefined;
    });
    this.loading = { id, result, share: 0 };
    return result;
  }

  private async loadAfter(
    former: Promise<unknown> | undefined,
    id: string,
  ): Promise<HostResult<CatalogueModel>> {
    await former;
    const model = await downloaded(id);
    if (!model.ok) return model;
    this.unload();
    this.leave = occupy();
    return this.load(model.data);
  }

  private async load(model: CatalogueModel): Promise<HostResult<CatalogueModel>> {
    const { id, features, overrides, library } = model;
    const sha256 = (await packedModels()).libraries.get(library.file) ?? '';
    this.troubles.delete(id);
    const end = await this.engine.run(
      { op: 'load', id, features, overrides, library: { file: library.file, sha256 } },
      {
        signal: new AbortController().signal,
        onEvent: (event) => {
          if (event.type === 'progress' && this.loading?.id === id) this.loading.share = event.share;
        },
      },
    );
    if (end.type === 'loaded') {
      this.loaded = model;
      this.rest();
      return { ok: true, data: model };
    }
    const failed = endTrouble(model.name, end);
    if (failed.code !== 'CANCELLED') this.troubles.set(id, failed);
    // A worker whose load failed is in no known state.
    this.unload();
    return failed;
  }

  private rest(): void {
    clearTimeout(this.idle);
    if (this.loaded !== undefined) this.idle = setTimeout(() => this.unload(), ENGINE_IDLE_MS);
  }
}

/** The model, if it can run here and all of it is on this device. */
export async function downloaded(id: string): Promise<HostResult<CatalogueModel>> {
  const model = await runnable(id);
  if (!model.ok) return model;
  const store = await ModelStore.find(id);
  return store?.complete ? model : trouble('MODEL_UNAVAILABLE', 'webllm_not_downloaded', model.data.name);
}
