// Asks the browser what its graphics adapter can do. Runs in the offscreen document; starts no engine.
import { pause } from '../../shared/pause';
import type { DeviceFacts } from './device-fit';

/**
 * A browser that has just started may say once that there is no adapter, and have one the next moment: seen
 * with a real card. Asked so often in the document's life before it is believed.
 */
let doubts = 2;
const PAUSE_MS = 250;

/** Never fails: a browser that refuses to say has no adapter. */
export async function readDevice(): Promise<DeviceFacts> {
  // Typed as always there; a browser without WebGPU has none.
  const gpu = navigator.gpu as GPU | undefined;
  if (!gpu) return { webgpu: false };
  const ask = () => gpu.requestAdapter({ powerPreference: 'high-performance' }).catch(() => null);
  let adapter = await ask();
  for (; !adapter && doubts > 0; adapter = await ask()) {
    doubts--;
    await pause(PAUSE_MS);
  }
  if (!adapter) return { webgpu: true };
  const { limits, info, features } = adapter;
  return {
    webgpu: true,
    adapter: {
      name: info.description || [info.vendor, info.architecture].filter(Boolean).join(' '),
      features: [...features],
      limits: {
        maxBufferSize: limits.maxBufferSize,
        maxStorageBufferBindingSize: limits.maxStorageBufferBindingSize,
        maxComputeWorkgroupStorageSize: limits.maxComputeWorkgroupStorageSize,
        maxStorageBuffersPerShaderStage: limits.maxStorageBuffersPerShaderStage,
      },
    },
  };
}
