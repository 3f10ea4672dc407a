// What the engine may reach, set in its worker before it runs: `caches` is the model's files on disk, each
// held to its hash as it is read, and `fetch` is the one packaged library, held to the hash that it was packed
// with. Everything else fails, so the engine can load no code and no data from anywhere, whatever it tries.
//
// The engine has four kinds of cache; `cache` is the one of them whose interface is a web standard, and so
// the one that can be stood in for without knowing how the engine lays out its files.
import { DAMAGED_FILE, MISSING_FILE } from './engine-messages';
import type { ModelStore } from './model-store';
import { sha256 } from './sha256';

/** A host that never exists (RFC 2606): names files to the engine, leads nowhere. */
const WEIGHTS_ORIGIN = 'https://weights.invalid';

/** The address that the engine is told a model's files have. */
export function weightsAddress(id: string): string {
  return `${WEIGHTS_ORIGIN}/${id}/resolve/main/`;
}

export interface PackedLibrary {
  url: string;
  sha256: string;
}

/** Other ways out of a worker; a worker inside the worker would have globals of its own. */
const DOORS = [
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'Worker',
  'indexedDB',
];

/** `scope` is the worker's global object. Cannot be undone. */
export function sealGlobals(
  scope: { fetch: typeof fetch },
  store: ModelStore,
  folder: string,
  library: PackedLibrary,
): void {
  const realFetch = scope.fetch.bind(scope);
  const cache = modelCache(store, folder);
  const seal = (name: string, value: unknown) =>
    Object.defineProperty(scope, name, { value, configurable: false, writable: false });
  for (const door of DOORS) seal(door, undefined);
  seal('caches', { open: () => Promise.resolve(cache) });
  seal('fetch', async (input: RequestInfo | URL): Promise<Response> => {
    const url = input instanceof Request ? input.url : String(input);
    if (url !== library.url)
      throw named(MISSING_FILE, `not packaged and not downloaded: ${url.slice(0, 200)}`);
    const bytes = await (await realFetch(url)).arrayBuffer();
    if ((await sha256(bytes)) !== library.sha256) throw named(DAMAGED_FILE, nameOf(url));
    return new Response(bytes);
  });
}

/**
 * The part of the Cache interface that the engine uses. It looks for each file twice, only to see that it is
 * there the first time, so a file is read and held to its hash when its content is asked for.
 */
function modelCache(store: ModelStore, folder: string) {
  return {
    match: async (request: Request): Promise<Pick<Response, 'arrayBuffer' | 'json'> | undefined> => {
      if (!request.url.startsWith(folder)) return undefined;
      const name = nameOf(request.url);
      const file = await store.read(name);
      if (!file) return undefined;
      const arrayBuffer = async () => {
        const bytes = await file.arrayBuffer();
        if ((await sha256(bytes)) === store.hashOf(name)) return bytes;
        await store.drop(name);
        throw named(DAMAGED_FILE, name);
      };
      const json = async (): Promise<unknown> => JSON.parse(new TextDecoder().decode(await arrayBuffer()));
      return { arrayBuffer, json };
    },
    add: (request: Request): Promise<void> => Promise.reject(named(MISSING_FILE, nameOf(request.url))),
    keys: () => Promise.resolve(store.names.map((name) => new Request(new URL(name, folder)))),
    delete: () => Promise.resolve(false),
  };
}

function nameOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
}

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}
