// Asks the browser what its graphics adapter can do. Runs in the offscreen document; starts no engine.
import type { DeviceFacts } from './device-fit';

/** Never fails: a browser that refuses to say has no adapter. */
export async function readDevice(): Promise<DeviceFacts> {
  // Typed as always there; a browser without WebGPU has none.
  const gpu = navigator.gpu as GPU | undefined;
  if (!gpu) return { webgpu: false };
  const adapter = await gpu.requestAdapter({ powerPreference: 'high-performance' }).catch(() => null);
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
