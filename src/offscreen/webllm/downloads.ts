// Downloads of weights under way, at most one a model. They go on while nobody looks, keep the document open,
// and end by themselves; what went wrong stays until the next try. Runs in the offscreen document.
import type { CatalogueModel } from '../../shared/local-models';
import type { HostResult, Trouble } from '../../shared/messages/model';
import { occupy } from '../occupancy';
import { trouble } from '../provider';
import { download } from './download';
import { weightsFolder } from './model-source';
import { ModelStore } from './model-store';

/** Where weights are fetched from. */
export interface WeightsFrom {
  /** Stands in for the repository's origin; empty: none. */
  mirror: string;
  /** Origins that a policy allows; absent: any. */
  sources?: readonly string[] | undefined;
}

interface Download {
  stop: AbortController;
  ended: Promise<void>;
  doneBytes: number;
  totalBytes: number | null;
}

export class Downloads {
  private readonly running = new Map<string, Download>();
  private readonly troubles = new Map<string, Trouble>();

  /** How far a download is; undefined: none runs. */
  progressOf(id: string): Pick<Download, 'doneBytes' | 'totalBytes'> | undefined {
    return this.running.get(id);
  }

  troubleOf(id: string): Trouble | undefined {
    return this.troubles.get(id);
  }

  /** Returns when the download has begun; one that runs already is left alone. */
  start(model: CatalogueModel, { mirror, sources }: WeightsFrom): HostResult<Record<string, never>> {
    const folder = weightsFolder(model, mirror);
    if (folder === undefined) return trouble('INVALID_ACTION', 'webllm_bad_mirror', mirror);
    const { origin } = new URL(folder);
    if (sources && !sources.includes(origin)) return trouble('POLICY_DENIED', 'webllm_policy', origin);
    if (this.running.has(model.id)) return { ok: true, data: {} };
    this.troubles.delete(model.id);
    const stop = new AbortController();
    const begun: Download = { stop, ended: Promise.resolve(), doneBytes: 0, totalBytes: null };
    this.running.set(model.id, begun);
    begun.ended = this.run(model, folder, begun);
    return { ok: true, data: {} };
  }

  /** Resolves when nothing of it runs any longer. What has arrived whole stays. */
  async stop(id: string): Promise<void> {
    const running = this.running.get(id);
    running?.stop.abort();
    await running?.ended;
  }

  forget(id: string): void {
    this.troubles.delete(id);
  }

  private async run(model: CatalogueModel, folder: string, begun: Download): Promise<void> {
    const leave = occupy();
    try {
      const result = await download({
        model,
        folder,
        store: await ModelStore.open(model.id),
        signal: begun.stop.signal,
        onProgress: (doneBytes, totalBytes) => Object.assign(begun, { doneBytes, totalBytes }),
      });
      if (!result.ok && result.code !== 'CANCELLED') this.troubles.set(model.id, result);
    } catch (error) {
      // A mistake of ours must not leave the row at "downloading" for ever.
      const name = error instanceof Error ? error.name : typeof error;
      this.troubles.set(model.id, trouble('LLM_FAILED', 'host_failed', name));
    } finally {
      this.running.delete(model.id);
      leave();
    }
  }
}
