import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shardsOf, tokenizerOf, weightsFolder } from '../../../src/offscreen/webllm/model-source';
import { catalogue } from '../../../src/shared/local-models';

const { models } = catalogue.parse(JSON.parse(readFileSync('models/catalogue.json', 'utf8')));
const first = models[0]!;

describe('weightsFolder', () => {
  const at = (weights: string, mirror = '') => weightsFolder({ ...first, weights }, mirror);

  it.each([
    ['https://hub.example/a/m', '', 'https://hub.example/a/m/resolve/main/'],
    ['https://hub.example/a/m/', '', 'https://hub.example/a/m/resolve/main/'],
    ['https://hub.example/a/m/resolve/v2', '', 'https://hub.example/a/m/resolve/v2/'],
    ['https://hub.example/a/m', 'https://in.example', 'https://in.example/a/m/resolve/main/'],
    ['https://hub.example/a/m', 'https://in.example/models/', 'https://in.example/models/a/m/resolve/main/'],
    ['https://hub.example/a/m', 'http://127.0.0.1:8080', 'http://127.0.0.1:8080/a/m/resolve/main/'],
    ['https://hub.example/a/m?token=1#x', '', 'https://hub.example/a/m/resolve/main/'],
  ])('%s through mirror "%s" is %s', (weights, mirror, folder) => {
    expect(at(weights, mirror)).toBe(folder);
  });

  it.each([
    'http://in.example',
    'ftp://in.example',
    'https://user:word@in.example',
    'file:///models',
    'nothing',
  ])('refuses the mirror %s', (mirror) => {
    expect(at('https://hub.example/a/m', mirror)).toBeUndefined();
  });
});

describe('the index of a model', () => {
  it('gives each file of weights and its size', () => {
    const index = { metadata: {}, records: [{ dataPath: 'params_shard_0.bin', nbytes: 12, records: [] }] };
    expect(shardsOf(JSON.stringify(index))).toEqual(new Map([['params_shard_0.bin', 12]]));
  });

  it.each([
    ['a path upwards', { records: [{ dataPath: '../manifest.json', nbytes: 1 }] }],
    ['another host', { records: [{ dataPath: 'https://elsewhere.example/x', nbytes: 1 }] }],
    ['no size', { records: [{ dataPath: 'a.bin' }] }],
    ['no files', { records: [] }],
  ])('is refused with %s', (_name, index) => {
    expect(shardsOf(JSON.stringify(index))).toBeUndefined();
  });

  it('is refused when it is a page instead', () => {
    expect(shardsOf('<!doctype html>')).toBeUndefined();
  });

  it('names the tokenizer that the engine prefers', () => {
    expect(tokenizerOf('{"tokenizer_files":["vocab.json","tokenizer.model","tokenizer.json"]}')).toBe(
      'tokenizer.json',
    );
    expect(tokenizerOf('{"tokenizer_files":["tokenizer.model"]}')).toBe('tokenizer.model');
    expect(tokenizerOf('{"tokenizer_files":[]}')).toBeUndefined();
    expect(tokenizerOf('{}')).toBeUndefined();
  });
});

describe('the catalogue', () => {
  it('has a default, a smaller and a larger model, and a 32-bit way where there are no 16-bit shaders', () => {
    expect(new Set(models.map(({ tier }) => tier))).toEqual(new Set(['small', 'default', 'large']));
    expect(models.filter(({ tier, features }) => tier === 'default' && features.length === 0)).toHaveLength(
      1,
    );
  });

  it('agrees with the engine’s own list in memory, addresses and overrides', async () => {
    const { prebuiltAppConfig } = await import('@mlc-ai/web-llm');
    for (const model of models) {
      const known = prebuiltAppConfig.model_list.find(({ model_id: id }) => id === model.id);
      expect(known, model.id).toMatchObject({
        model: model.weights,
        model_lib: model.library.url,
        vram_required_MB: model.vramMB,
        overrides: model.overrides,
      });
      expect(model.features).toEqual(/f16/.test(model.id) ? ['shader-f16'] : []);
    }
  });
});
