// Whether a model can be run here, and where not, why, in the sentence for the user: the catalogue, the device
// and the packaged libraries together. Runs in the offscreen document.
import type { CatalogueModel, ModelObstacle } from '../../shared/local-models';
import type { HostResult, Trouble } from '../../shared/messages/model';
import { trouble } from '../provider';
import { advisedModel, obstacleOf } from './device-fit';
import { packedModels } from './packed-models';
import { readDevice } from './read-device';

/** Everything that is known of the models before anything is downloaded. */
export interface Standing {
  models: { model: CatalogueModel; obstacle: Trouble | undefined }[];
  advised: CatalogueModel | undefined;
  /** Name of the graphics adapter; empty when there is none or it has none. */
  adapter: string;
}

export async function standing(): Promise<Standing> {
  const [{ models, libraries }, device] = await Promise.all([packedModels(), readDevice()]);
  const advised = advisedModel(models, device);
  return {
    models: models.map((model) => {
      const obstacle = obstacleOf(model, device, libraries);
      return { model, obstacle: obstacle && obstacleTrouble(obstacle, model, advised) };
    }),
    advised,
    adapter: device.adapter?.name ?? '',
  };
}

/** The model of this id, if nothing stands in its way. */
export async function runnable(id: string): Promise<HostResult<CatalogueModel>> {
  const found = (await standing()).models.find(({ model }) => model.id === id);
  if (!found) return trouble('NOT_FOUND', 'webllm_unknown_model', id);
  return found.obstacle ?? { ok: true, data: found.model };
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
