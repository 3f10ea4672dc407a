// Downloads of a local model, with the network in the test's hand and the browser's own file system.
import { afterEach, expect, test, vi } from 'vitest';
import { download } from '../../../src/offscreen/webllm/download';
import { ModelStore, removeModel } from '../../../src/offscreen/webllm/model-store';
import type { CatalogueModel } from '../../../src/shared/local-models';

const ID = 'test-model';
const FILES: Readonly<Record<string, string>> = {
  'mlc-chat-config.json': '{"tokenizer_files": ["tokenizer.json"]}',
  'tokenizer.json': '{}',
  'tensor-cache.json': JSON.stringify({
    records: ['a', 'b', 'c', 'd'].map((name) => ({ dataPath: `${name}.bin`, nbytes: 4 })),
  }),
};
const model = { id: ID, sha256: {} } as CatalogueModel;

afterEach(async () => {
  vi.unstubAllGlobals();
  await removeModel(ID);
});

/** Answers what FILES holds and `first`; all else hangs until it is given up, and is counted as open till then. */
function network(first: string) {
  const open = new Set<string>();
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    const name = url.split('/').at(-1) ?? '';
    const body = FILES[name] ?? (name === first ? 'four' : undefined);
    if (body !== undefined) return Promise.resolve(new Response(body));
    open.add(name);
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        open.delete(name);
        reject(new DOMException('given up', 'AbortError'));
      });
    });
  });
  return open;
}

test('a disk that fills up ends the download, and nothing of it is at work any longer', async () => {
  const open = network('a.bin');
  const store = await ModelStore.open(ID);
  const write = store.write.bind(store);
  vi.spyOn(store, 'write').mockImplementation((name, bytes, hash) =>
    name === 'a.bin'
      ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
      : write(name, bytes, hash),
  );
  const result = await download({
    model,
    folder: 'https://weights.example/m/resolve/main/',
    store,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  expect(result).toMatchObject({ ok: false, code: 'QUOTA', reason: 'webllm_disk_full' });
  expect([...open]).toEqual([]);
});

test('looking for a model leaves nothing behind', async () => {
  expect(await ModelStore.find(ID)).toBeUndefined();
  expect(await ModelStore.find(ID)).toBeUndefined();
  await ModelStore.open(ID);
  expect(await ModelStore.find(ID)).toMatchObject({ complete: false });
});
