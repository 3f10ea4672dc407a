// What the engine of a local model can reach: the files of its model as they were verified, its own packaged
// library, and nothing else. Runs on the browser's real private file system.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ModelStore, removeModel } from '../../../src/offscreen/webllm/model-store';
import { sealGlobals, weightsAddress } from '../../../src/offscreen/webllm/sealed-globals';
import { sha256 } from '../../../src/offscreen/webllm/sha256';

const ID = 'sealed';
const FOLDER = weightsAddress(ID);
const LIBRARY = 'chrome-extension://abc/models/tiny.wasm';
const bytes = (text: string) => new TextEncoder().encode(text);

interface Sealed {
  fetch: typeof fetch;
  caches: CacheStorage;
}
let store: ModelStore;
let asked: string[];

beforeEach(async () => {
  await removeModel(ID);
  store = await ModelStore.open(ID);
  await store.write('config.json', bytes('{"a":1}'), await sha256(bytes('{"a":1}')));
  asked = [];
});
afterEach(() => removeModel(ID));

async function sealed(packed = 'library'): Promise<Sealed> {
  const scope = {
    fetch: (url: string) => {
      asked.push(url);
      return Promise.resolve(new Response('library'));
    },
    XMLHttpRequest,
    WebSocket,
    Worker,
    indexedDB,
  };
  sealGlobals(scope as never, store, FOLDER, { url: LIBRARY, sha256: await sha256(bytes(packed)) });
  return scope as never;
}
const cacheOf = async (scope: Sealed) => scope.caches.open('webllm/config');

test('a verified file is read from the disk', async () => {
  const cache = await cacheOf(await sealed());
  const found = await cache.match(new Request(`${FOLDER}config.json`));
  expect(await found?.json()).toEqual({ a: 1 });
  expect(new Uint8Array(await found!.arrayBuffer())).toEqual(bytes('{"a":1}'));
  expect((await cache.keys()).map(({ url }) => url)).toEqual([`${FOLDER}config.json`]);
  expect(asked).toEqual([]);
});

test('a file is hashed when its content is asked for, not when it is looked for', async () => {
  const cache = await cacheOf(await sealed());
  const digest = vi.spyOn(crypto.subtle, 'digest');
  await cache.match(new Request(`${FOLDER}config.json`));
  const found = await cache.match(new Request(`${FOLDER}config.json`));
  expect(digest).not.toHaveBeenCalled();
  await found?.arrayBuffer();
  expect(digest).toHaveBeenCalledOnce();
  digest.mockRestore();
});

test('a file that has changed on the disk is refused, dropped, and must come back as it was', async () => {
  const root = await navigator.storage.getDirectory();
  const folder = await (await root.getDirectoryHandle('local-models')).getDirectoryHandle(ID);
  const writable = await (await folder.getFileHandle('config.json')).createWritable();
  await writable.write('{"a":2}');
  await writable.close();
  const cache = await cacheOf(await sealed());
  const found = await cache.match(new Request(`${FOLDER}config.json`));
  await expect(found?.arrayBuffer()).rejects.toMatchObject({ name: 'DamagedFileError' });
  expect(await store.read('config.json')).toBeUndefined();
  expect(store.hashOf('config.json')).toBe(await sha256(bytes('{"a":1}')));
});

test('a file of another model or host is not there, and nothing is fetched for it', async () => {
  const cache = await cacheOf(await sealed());
  for (const url of ['https://hub.example/config.json', `${weightsAddress('other')}config.json`])
    expect(await cache.match(new Request(url))).toBeUndefined();
  await expect(cache.add(new Request(`${FOLDER}absent.bin`))).rejects.toMatchObject({
    name: 'MissingFileError',
  });
  expect(asked).toEqual([]);
});

test('fetch reaches the packaged library as it was packed, and nothing else', async () => {
  const scope = await sealed();
  expect(await (await scope.fetch(LIBRARY)).text()).toBe('library');
  await expect(scope.fetch('https://hub.example/code.wasm')).rejects.toMatchObject({
    name: 'MissingFileError',
  });
  expect(asked).toEqual([LIBRARY]);
  const changed = await sealed('another library');
  await expect(changed.fetch(LIBRARY)).rejects.toMatchObject({ name: 'DamagedFileError' });
});

test('other ways out are closed for good', async () => {
  const scope = (await sealed()) as unknown as Record<string, unknown>;
  for (const door of ['XMLHttpRequest', 'WebSocket', 'Worker', 'indexedDB']) {
    expect(scope[door], door).toBeUndefined();
    expect(() => (scope[door] = 1), door).toThrow(TypeError);
  }
});

test('the store forgets what a crash left without an entry, and counts only whole files', async () => {
  const root = await navigator.storage.getDirectory();
  const folder = await (await root.getDirectoryHandle('local-models')).getDirectoryHandle(ID);
  await folder.getFileHandle('half.bin', { create: true });
  const again = await ModelStore.open(ID);
  expect(await again.read('half.bin')).toBeUndefined();
  expect(await again.storedBytes()).toBe(7);
  expect(again.complete).toBe(false);
});
