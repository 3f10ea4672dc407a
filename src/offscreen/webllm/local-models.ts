// The local models of this device as one thing: which there are and in what state, downloads under way, and
// the one model that is loaded. Lives as long as the offscreen document; what is on disk outlives it.
import { ENGINE_IDLE_MS } from '../../shared/budgets';
import type {
  CatalogueModel,
  LocalModelAction,
  ModelObstacle,
  HostedModels,
  HostedModel,
} from '../../shared/local-models';
import type { HostResult, Trouble } from '../../shared/messages/model';
import { occupy } from '../occupancy';
import { trouble } from '../provider';
import { advisedModel, obstacleOf, type DeviceFacts } from './device-fit';
import { download } from './download';
import { EngineHost, type EngineEnd } from './engine-host';
import type { EngineCommand, EngineReply } from './engine-messages';
import { engineTrouble, isDeviceLost } from './engine-trouble';
import { weightsFolder } from './model-source';
import { hasModel, ModelStore, removeModel } from './model-store';
import { packedModels, type PackedModels } from './packed-models';
import { readDevice } from './read-device';

type Ok = HostResult<Record<string, never>>;
const OK: Ok = { ok: true, data: {} };

type Question = Extract<EngineCommand, { op: 'complete' }>;
type Answered = HostResult<{ model: CatalogueModel; reply: EngineReply }>;

/** Where weights are fetched from. */
interface WeightsFrom {
  /** Stands in for the repository's origin; empty: none. */
  mirror: string;
  /** Origins that a policy allows; absent: any. */
  sources?: readonly string[] | undefined;
}

interface Patience {
  signal: AbortSignal;
  /** As performance.now() counts. */
  deadline: number;
  onText: (delta: string) => void;
}

interface Download {
  stop: AbortController;
  ended: Promise<void>;
  doneBytes: number;
  totalBytes: number | null;
}

export class LocalModels {
  private readonly downloads = new Map<string, Download>();
  /** What went wrong last, by model; gone with the next try. */
  private readonly troubles = new Map<string, Trouble>();
  private readonly engine = new EngineHost('webllm-worker.js');
  private loading: { id: string; result: Promise<Ok> } | undefined;
  private loaded: string | undefined;
  /** The engine takes one command at a time. */
  private turn: Promise<unknown> = Promise.resolve();
  private idle: ReturnType<typeof setTimeout> | undefined;
  private leave: (() => void) | undefined;

  async view(): Promise<HostedModels> {
    const [packed, device] = await Promise.all([packedModels(), readDevice()]);
    const advised = advisedModel(packed.models, device);
    return {
      models: await Promise.all(packed.models.map((model) => this.viewOf(model, packed, device, advised))),
      ...(advised ? { advised: advised.id } : {}),
      adapter: device.adapter?.name ?? '',
    };
  }

  /** Starts, stops or undoes a download; returns at once, the view tells how it goes. */
  async act(id: string, action: LocalModelAction, from: WeightsFrom): Promise<Ok> {
    const model = await this.find(id);
    if (!model) return trouble('NOT_FOUND', 'webllm_unknown_model', id);
    const running = this.downloads.get(id);
    if (action === 'download') return running ? OK : this.startDownload(model, from);
    running?.stop.abort();
    await running?.ended;
    if (action === 'remove') {
      if (this.loaded === id || this.loading?.id === id) this.unload();
      this.troubles.delete(id);
      await removeModel(id);
    }
    return OK;
  }

  /** Whether a reply could be asked for; loads nothing. */
  async ready(id: string): Promise<Ok> {
    const usable = await this.usable(id);
    return usable.ok ? OK : usable;
  }

  /**
   * Loads the model if it is not, and asks it. Waits its turn. A load goes on when the asker goes away: the
   * next one needs it too.
   */
  ask(id: string, question: (model: CatalogueModel) => Question, patience: Patience): Promise<Answered> {
    const mine = this.turn.then(() => this.askNow(id, question, patience));
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  private async askNow(
    id: string,
    question: (model: CatalogueModel) => Question,
    { signal, deadline, onText }: Patience,
  ): Promise<Answered> {
    if (signal.aborted) return trouble('CANCELLED', 'cancelled');
    const usable = await this.usable(id);
    if (!usable.ok) return usable;
    const { model, library } = usable.data;
    const loaded = await settled(this.load(model, library), signal, deadline);
    if (!loaded) return trouble('TIMEOUT', 'webllm_still_loading', model.name);
    if (!loaded.ok) return loaded;
    clearTimeout(this.idle);
    const end = await this.engine.run(question(model), {
      signal,
      limitMs: Math.max(1, deadline - performance.now()),
      onEvent: (event) => {
        if (event.type === 'text') onText(event.delta);
      },
    });
    this.rest();
    if (end.type === 'done') return { ok: true, data: { model, reply: end } };
    const failed = endTrouble(model.name, end);
    // With the device gone the engine has dropped the model; without a worker there is none either.
    if (isDeviceLost(failed) || !this.engine.running) this.unload();
    return failed;
  }

  /** Ends the engine; its memory is free at once. */
  unload(): void {
    this.engine.stop();
    this.loaded = undefined;
    clearTimeout(this.idle);
    this.leave?.();
    this.leave = undefined;
  }

  private async find(id: string): Promise<CatalogueModel | undefined> {
    return (await packedModels()).models.find((model) => model.id === id);
  }

  private async usable(id: string): Promise<HostResult<{ model: CatalogueModel; library: string }>> {
    const [{ models, libraries }, device] = await Promise.all([packedModels(), readDevice()]);
    const model = models.find((each) => each.id === id);
    if (!model) return trouble('NOT_FOUND', 'webllm_unknown_model', id);
    const obstacle = obstacleOf(model, device, libraries);
    if (obstacle) return obstacleTrouble(obstacle, model, advisedModel(models, device));
    if (!(await hasModel(id)) || !(await ModelStore.open(id)).complete)
      return trouble('MODEL_UNAVAILABLE', 'webllm_not_downloaded', model.name);
    return { ok: true, data: { model, library: libraries.get(model.library.file) ?? '' } };
  }

  /** One load at a time; another model's is waited for and then replaced. */
  private async load(model: CatalogueModel, sha256: string): Promise<Ok> {
    if (this.loaded === model.id && this.engine.running) return OK;
    if (this.loading?.id === model.id) return this.loading.result;
    await this.loading?.result;
    this.unload();
    this.leave = occupy();
    const result = this.loadNow(model, sha256).finally(() => (this.loading = undefined));
    this.loading = { id: model.id, result };
    return result;
  }

  private async loadNow(model: CatalogueModel, sha256: string): Promise<Ok> {
    const { id, features, overrides, library } = model;
    this.troubles.delete(id);
    const end = await this.engine.run(
      { op: 'load', id, features, overrides, library: { file: library.file, sha256 } },
      { signal: new AbortController().signal, onEvent: () => undefined },
    );
    if (end.type === 'loaded') {
      this.loaded = id;
      this.rest();
      return OK;
    }
    const failure = endTrouble(model.name, end);
    this.troubles.set(id, failure);
    // A worker whose load failed is in no known state.
    this.unload();
    return failure;
  }

  private rest(): void {
    clearTimeout(this.idle);
    if (this.loaded !== undefined) this.idle = setTimeout(() => this.unload(), ENGINE_IDLE_MS);
  }

  private async startDownload(model: CatalogueModel, { mirror, sources }: WeightsFrom): Promise<Ok> {
    const [{ models, libraries }, device] = await Promise.all([packedModels(), readDevice()]);
    const obstacle = obstacleOf(model, device, libraries);
    // Gigabytes that nothing here could run would be no kindness.
    if (obstacle) return obstacleTrouble(obstacle, model, advisedModel(models, device));
    const folder = weightsFolder(model, mirror);
    if (folder === undefined) return trouble('INVALID_ACTION', 'webllm_bad_mirror', mirror);
    const { origin } = new URL(folder);
    if (sources && !sources.includes(origin)) return trouble('POLICY_DENIED', 'webllm_policy', origin);
    if (this.downloads.has(model.id)) return OK;
    this.troubles.delete(model.id);
    const running: Download = {
      stop: new AbortController(),
      ended: Promise.resolve(),
      doneBytes: 0,
      totalBytes: null,
    };
    this.downloads.set(model.id, running);
    running.ended = this.download(model, folder, running);
    return OK;
  }

  private async download(model: CatalogueModel, folder: string, running: Download): Promise<void> {
    const leave = occupy();
    try {
      const result = await download({
        model,
        folder,
        store: await ModelStore.open(model.id),
        signal: running.stop.signal,
        onProgress: (doneBytes, totalBytes) => Object.assign(running, { doneBytes, totalBytes }),
      });
      if (!result.ok && result.code !== 'CANCELLED') this.troubles.set(model.id, result);
    } catch (error) {
      // A mistake of ours must not leave the row at "downloading" for ever.
      const name = error instanceof Error ? error.name : typeof error;
      this.troubles.set(model.id, trouble('LLM_FAILED', 'host_failed', name));
    } finally {
      this.downloads.delete(model.id);
      leave();
    }
  }

  private async viewOf(
    model: CatalogueModel,
    { libraries }: PackedModels,
    device: DeviceFacts,
    advised: CatalogueModel | undefined,
  ): Promise<HostedModel> {
    const { id, name, tier, vramMB, contextTokens, licence, card } = model;
    const obstacle = obstacleOf(model, device, libraries);
    const problem = obstacle ? obstacleTrouble(obstacle, model, advised) : this.troubles.get(id);
    return {
      ...{ id, name, tier, vramMB, contextTokens, licence, card },
      ...(await this.stateOf(model)),
      usable: obstacle === undefined,
      ...(problem ? { trouble: problem } : {}),
    };
  }

  private async stateOf(
    model: CatalogueModel,
  ): Promise<Pick<HostedModel, 'state' | 'doneBytes' | 'totalBytes'>> {
    const running = this.downloads.get(model.id);
    if (running) {
      const { doneBytes, totalBytes } = running;
      return { state: 'downloading', doneBytes, totalBytes };
    }
    if (!(await hasModel(model.id)))
      return { state: 'absent', doneBytes: 0, totalBytes: model.downloadBytes };
    const store = await ModelStore.open(model.id);
    const doneBytes = await store.storedBytes();
    const { totalBytes } = store;
    if (!store.complete) return { state: 'partial', doneBytes, totalBytes };
    if (this.loading?.id === model.id) return { state: 'loading', doneBytes, totalBytes };
    return { state: this.loaded === model.id ? 'loaded' : 'ready', doneBytes, totalBytes };
  }
}

/** The sentence for each obstacle; the second names the next best model, where another may do better. */
const OBSTACLES: Readonly<Record<ModelObstacle, readonly [alone: string, withNext?: string]>> = {
  no_library: ['webllm_no_library'],
  no_webgpu: ['webllm_no_webgpu'],
  no_adapter: ['webllm_no_adapter'],
  no_f16: ['webllm_no_f16', 'webllm_no_f16_take'],
  no_feature: ['webllm_no_feature', 'webllm_no_feature_take'],
  small_buffers: ['webllm_small_buffers', 'webllm_small_buffers_take'],
  old_gpu: ['webllm_old_gpu'],
};

function obstacleTrouble(obstacle: ModelObstacle, model: CatalogueModel, next?: CatalogueModel): Trouble {
  const [alone, withNext] = OBSTACLES[obstacle];
  return next && withNext
    ? trouble('MODEL_UNAVAILABLE', withNext, model.name, next.name)
    : trouble('MODEL_UNAVAILABLE', alone, model.name);
}

/** The failure that an end without the wanted result comes to. */
function endTrouble(name: string, end: EngineEnd): Trouble {
  switch (end.type) {
    case 'loaded':
    case 'done':
      throw new Error(`the engine answered another question: ${end.type}`);
    case 'failed':
      return engineTrouble(name, end);
    case 'stopped':
      return trouble('CANCELLED', 'cancelled');
    case 'late':
      return trouble('TIMEOUT', 'webllm_late', name);
    case 'silent':
      return trouble('TIMEOUT', 'webllm_silent', name);
    case 'crashed':
      return trouble('MODEL_UNAVAILABLE', 'webllm_crashed', name);
  }
}

/** The result, or undefined when the asker or the deadline came first. */
async function settled<T>(result: Promise<T>, signal: AbortSignal, deadline: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onAbort: (() => void) | undefined;
  const gone = new Promise<undefined>((resolve) => {
    onAbort = () => resolve(undefined);
    timer = setTimeout(onAbort, Math.max(0, deadline - performance.now()));
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([result, gone]);
  } finally {
    clearTimeout(timer);
    if (onAbort) signal.removeEventListener('abort', onAbort);
  }
}
