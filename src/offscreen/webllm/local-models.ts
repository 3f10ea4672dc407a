// The local models of this device as one thing: which there are, in what state, and what is done with them.
// Lives as long as the offscreen document; what is on disk outlives it.
import type { CatalogueModel, HostedModel, HostedModels, LocalModelAction } from '../../shared/local-models';
import type { HostResult } from '../../shared/messages/model';
import { runnable, standing } from './can-run';
import { Downloads, type WeightsFrom } from './downloads';
import { LoadedModel } from './loaded-model';
import { ModelStore, removeModel } from './model-store';

type Ok = HostResult<Record<string, never>>;

export class LocalModels {
  readonly loaded = new LoadedModel();
  private readonly downloads = new Downloads();

  async view(): Promise<HostedModels> {
    const { models, advised, adapter } = await standing();
    const views = models.map(async ({ model, obstacle }): Promise<HostedModel> => {
      const { id, name, tier, vramMB, contextTokens, licence, card } = model;
      const trouble = obstacle ?? this.downloads.troubleOf(id) ?? this.loaded.troubleOf(id);
      return {
        ...{ id, name, tier, vramMB, contextTokens, licence, card },
        ...(await this.stateOf(model)),
        usable: obstacle === undefined,
        ...(trouble ? { trouble } : {}),
      };
    });
    return { models: await Promise.all(views), ...(advised ? { advised: advised.id } : {}), adapter };
  }

  /** Starts, stops or undoes a download; returns at once, the view tells how it goes. */
  async act(id: string, action: LocalModelAction, from: WeightsFrom): Promise<Ok> {
    if (action === 'download') {
      // Gigabytes that nothing here could run would be no kindness.
      const model = await runnable(id);
      if (!model.ok) return model;
      this.loaded.drop(id);
      return this.downloads.start(model.data, from);
    }
    await this.downloads.stop(id);
    if (action === 'remove') {
      this.loaded.drop(id);
      this.downloads.forget(id);
      await removeModel(id);
    }
    return { ok: true, data: {} };
  }

  private async stateOf({
    id,
    downloadBytes,
  }: CatalogueModel): Promise<Pick<HostedModel, 'state' | 'doneBytes' | 'totalBytes'>> {
    const progress = this.downloads.progressOf(id);
    if (progress)
      return { state: 'downloading', doneBytes: progress.doneBytes, totalBytes: progress.totalBytes };
    const store = await ModelStore.find(id);
    if (!store) return { state: 'absent', doneBytes: 0, totalBytes: downloadBytes };
    const { totalBytes } = store;
    const doneBytes = await store.storedBytes();
    if (!store.complete) return { state: 'partial', doneBytes, totalBytes };
    const share = this.loaded.shareOf(id);
    if (share === undefined) return { state: 'ready', doneBytes, totalBytes };
    if (share === 1) return { state: 'loaded', doneBytes, totalBytes };
    return { state: 'loading', doneBytes: Math.round(share * doneBytes), totalBytes };
  }
}
