// Can this device run this model, and which is the next best? Asked before anything is downloaded, because
// the engine itself finds out only after the model's library is there. Pure; runs anywhere.
import type { CatalogueModel, ModelObstacle } from '../../shared/local-models';

/** What WebGPU says of the device. */
export interface DeviceFacts {
  /** `navigator.gpu` exists. */
  webgpu: boolean;
  adapter?: {
    name: string;
    features: readonly string[];
    limits: Readonly<Record<keyof typeof ENGINE_MINIMUM, number>>;
  };
}

/** Below these the engine refuses every model (its device detection, web-llm 0.2.86). Bytes, and a count. */
const ENGINE_MINIMUM = {
  maxBufferSize: 2 ** 28,
  maxStorageBufferBindingSize: 2 ** 27,
  maxComputeWorkgroupStorageSize: 32 * 1024,
  maxStorageBuffersPerShaderStage: 10,
} as const;

/** The first thing that stands in the way; undefined: it should run. */
export function obstacleOf(
  model: CatalogueModel,
  device: DeviceFacts,
  /** The files that the build carries. */
  libraries: { has(file: string): boolean },
): ModelObstacle | undefined {
  return deviceObstacle(model, device) ?? (libraries.has(model.library.file) ? undefined : 'no_library');
}

function deviceObstacle(model: CatalogueModel, { webgpu, adapter }: DeviceFacts): ModelObstacle | undefined {
  if (!webgpu) return 'no_webgpu';
  if (!adapter) return 'no_adapter';
  const { features, limits } = adapter;
  const missing = model.features.filter((feature) => !features.includes(feature));
  if (missing.includes('shader-f16')) return 'no_f16';
  if (missing.length > 0) return 'no_feature';
  if (
    limits.maxBufferSize < ENGINE_MINIMUM.maxBufferSize ||
    limits.maxStorageBufferBindingSize <
      Math.max(ENGINE_MINIMUM.maxStorageBufferBindingSize, model.bufferBytes ?? 0)
  )
    return 'small_buffers';
  if (
    limits.maxComputeWorkgroupStorageSize < ENGINE_MINIMUM.maxComputeWorkgroupStorageSize ||
    limits.maxStorageBuffersPerShaderStage < ENGINE_MINIMUM.maxStorageBuffersPerShaderStage
  )
    return 'old_gpu';
  return undefined;
}

const PREFERENCE = ['default', 'small', 'large'] as const;

/**
 * The model to offer first: the default where it runs, else the next best. Within a tier the one that needs
 * less memory. What only lacks a library counts as running: that is the build's lack, not the device's.
 */
export function advisedModel(
  models: readonly CatalogueModel[],
  device: DeviceFacts,
): CatalogueModel | undefined {
  return models
    .filter((model) => deviceObstacle(model, device) === undefined)
    .toSorted((a, b) => PREFERENCE.indexOf(a.tier) - PREFERENCE.indexOf(b.tier) || a.vramMB - b.vramMB)[0];
}
