import { describe, expect, it } from 'vitest';
import { advisedModel, obstacleOf, type DeviceFacts } from '../../../src/offscreen/webllm/device-fit';
import { catalogueModel, type CatalogueModel } from '../../../src/shared/local-models';

const GIB = 2 ** 30;

function model(id: string, change: Partial<CatalogueModel> = {}): CatalogueModel {
  return catalogueModel.parse({
    id,
    name: id,
    tier: 'default',
    vramMB: 2_000,
    contextTokens: 4_096,
    features: ['shader-f16'],
    bufferBytes: null,
    downloadBytes: null,
    licence: null,
    card: 'https://example.test/card',
    weights: 'https://example.test/weights',
    library: { file: `${id}.wasm`, url: `https://example.test/${id}.wasm`, sha256: null },
    overrides: {},
    thinking: false,
    sha256: {},
    ...change,
  });
}

function device(
  change: Partial<NonNullable<DeviceFacts['adapter']>['limits']> = {},
  features = ['shader-f16'],
) {
  const limits = {
    maxBufferSize: GIB,
    maxStorageBufferBindingSize: GIB,
    maxComputeWorkgroupStorageSize: 32_768,
    maxStorageBuffersPerShaderStage: 10,
    ...change,
  };
  return { webgpu: true, adapter: { name: 'card', features, limits } } satisfies DeviceFacts;
}

const PACKED = new Set(['m.wasm']);

describe('obstacleOf', () => {
  it.each<[string, CatalogueModel, DeviceFacts, string | undefined]>([
    ['nothing in the way', model('m'), device(), undefined],
    ['a browser without WebGPU', model('m'), { webgpu: false }, 'no_webgpu'],
    ['WebGPU without an adapter', model('m'), { webgpu: true }, 'no_adapter'],
    ['no 16-bit shaders', model('m'), device({}, []), 'no_f16'],
    ['a 32-bit model needs no 16-bit shaders', model('m', { features: [] }), device({}, []), undefined],
    ['another feature is missing', model('m', { features: ['subgroups'] }), device(), 'no_feature'],
    ['buffers below what the engine takes', model('m'), device({ maxBufferSize: 2 ** 27 }), 'small_buffers'],
    [
      'buffers below what the model takes',
      model('m', { bufferBytes: 201_326_592 }),
      device({ maxStorageBufferBindingSize: 2 ** 27 }),
      'small_buffers',
    ],
    [
      'too little memory in a work group',
      model('m'),
      device({ maxComputeWorkgroupStorageSize: 16_384 }),
      'old_gpu',
    ],
    ['too few buffers in a stage', model('m'), device({ maxStorageBuffersPerShaderStage: 8 }), 'old_gpu'],
    ['no library in the build', model('other'), device(), 'no_library'],
  ])('%s', (_name, wanted, facts, obstacle) => {
    expect(obstacleOf(wanted, facts, PACKED)).toBe(obstacle);
  });
});

describe('advisedModel', () => {
  const small = model('small', { tier: 'small' });
  const wide = model('wide', { features: [], vramMB: 2_500 });
  const large = model('large', { tier: 'large', features: [] });
  const usual = model('usual');

  it('is the default that needs least memory', () => {
    expect(advisedModel([large, small, wide, usual], device())?.id).toBe('usual');
  });

  it('is the 32-bit variant where the card has no 16-bit shaders', () => {
    expect(advisedModel([large, small, wide, usual], device({}, []))?.id).toBe('wide');
  });

  it('is a smaller one before a larger one', () => {
    const sized = [large, model('usual', { bufferBytes: GIB }), small];
    expect(advisedModel(sized, device({ maxStorageBufferBindingSize: 2 ** 28 }))?.id).toBe('small');
  });

  it('is nothing where nothing runs', () => {
    expect(advisedModel([small, usual], { webgpu: true })).toBeUndefined();
  });
});
