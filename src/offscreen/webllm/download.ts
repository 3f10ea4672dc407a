// Brings a model's weights onto this device: the index first, then room is checked, then each file that is
// missing, a few at a time, each held to its size, and to its hash where the catalogue or an earlier download
// knows it. Stopping loses nothing that has arrived whole; the next download goes on from there. Runs in the
// offscreen document.
import { MAX_MODEL_META_BYTES, WEIGHTS_AT_ONCE, WEIGHTS_SPARE_BYTES } from '../../shared/budgets';
import type { CatalogueModel } from '../../shared/local-models';
import type { HostResult } from '../../shared/messages/model';
import { trouble } from '../provider';
import { fetchFile } from './fetch-file';
import { CONFIG_FILE, INDEX_FILE, shardsOf, tokenizerOf } from './model-source';
import { freeBytes, type ModelStore } from './model-store';
import { sha256 } from './sha256';

export interface DownloadOptions {
  model: CatalogueModel;
  /** Address that the files lie under, ending with a slash. */
  folder: string;
  store: ModelStore;
  signal: AbortSignal;
  /** Bytes of weights that are here, and all there will be. */
  onProgress: (doneBytes: number, totalBytes: number | null) => void;
}

type Done = HostResult<Record<string, never>>;
const DONE: Done = { ok: true, data: {} };

export async function download(options: DownloadOptions): Promise<Done> {
  const { store, onProgress } = options;
  try {
    const config = await metaFile(options, CONFIG_FILE);
    if (!config.ok) return config;
    const tokenizer = tokenizerOf(config.data);
    if (tokenizer === undefined) return await refuse(store, CONFIG_FILE);
    const index = await metaFile(options, INDEX_FILE);
    if (!index.ok) return index;
    const shards = shardsOf(index.data);
    if (!shards) return await refuse(store, INDEX_FILE);
    const vocabulary = await metaFile(options, tokenizer);
    if (!vocabulary.ok) return vocabulary;

    const totalBytes = [...shards.values()].reduce((sum, bytes) => sum + bytes, 0);
    const missing = await missingOf(store, shards);
    const missingBytes = missing.reduce((sum, [, bytes]) => sum + bytes, 0);
    const free = await freeBytes();
    if (missingBytes + WEIGHTS_SPARE_BYTES > free)
      return trouble('QUOTA', 'webllm_no_space', gigabytes(missingBytes), gigabytes(free));
    await store.setTotal(totalBytes);

    let doneBytes = totalBytes - missingBytes;
    onProgress(doneBytes, totalBytes);
    const onBytes = (delta: number) => onProgress((doneBytes += delta), totalBytes);
    const fetched = await inParallel(
      missing,
      WEIGHTS_AT_ONCE,
      ([name, bytes], signal) =>
        keepFile({ ...options, signal }, { name, maxBytes: bytes, exact: true, onBytes }),
      options.signal,
    );
    if (!fetched.ok) return fetched;
    await store.finish();
    return DONE;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      return trouble('QUOTA', 'webllm_disk_full');
    throw error;
  }
}

/** A small file, from disk where it is there already. */
async function metaFile(options: DownloadOptions, name: string): Promise<HostResult<string>> {
  const kept = await options.store.read(name);
  if (kept) return { ok: true, data: await kept.text() };
  const fetched = await keepFile(options, {
    name,
    maxBytes: MAX_MODEL_META_BYTES,
    onBytes: () => undefined,
  });
  return fetched.ok ? { ok: true, data: new TextDecoder().decode(fetched.data) } : fetched;
}

interface Wanted {
  name: string;
  maxBytes: number;
  exact?: boolean;
  onBytes: (delta: number) => void;
}

/**
 * Fetches a file and keeps it, unless its hash is another than the catalogue's or the one it had before. The
 * first fetch of a file without either is checked by its length alone.
 */
async function keepFile(
  { model, folder, store, signal }: DownloadOptions,
  { name, ...wish }: Wanted,
): Promise<HostResult<Uint8Array<ArrayBuffer>>> {
  const fetched = await fetchFile({ url: new URL(name, folder).href, ...wish, signal });
  if (!fetched.ok) return fetched;
  const hash = await sha256(fetched.data);
  const wanted = model.sha256[name] ?? store.hashOf(name);
  if (wanted !== undefined && wanted !== hash) {
    wish.onBytes(-fetched.data.length);
    return trouble('LLM_FAILED', 'webllm_wrong_hash', name, new URL(folder).host);
  }
  await store.write(name, fetched.data, hash);
  return fetched;
}

/** What was kept is not what it should be: it is fetched anew next time. */
async function refuse(store: ModelStore, name: string): Promise<Done> {
  await store.forget(name);
  return trouble('LLM_FAILED', 'webllm_bad_index', name);
}

async function missingOf(store: ModelStore, shards: Map<string, number>): Promise<[string, number][]> {
  const found = await Promise.all(
    [...shards].map(async (shard) => ((await store.read(shard[0])) ? undefined : shard)),
  );
  return found.filter((shard) => shard !== undefined);
}

/** The first that fails, or throws, stops the others; none is at work any longer when this ends. */
async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, signal: AbortSignal) => Promise<HostResult<unknown>>,
  signal: AbortSignal,
): Promise<Done> {
  const stop = new AbortController();
  const both = AbortSignal.any([signal, stop.signal]);
  let next = 0;
  let failed: Done | undefined;
  const lane = async () => {
    for (let item = items[next++]; item !== undefined && !failed; item = items[next++]) {
      const result = await work(item, both);
      if (result.ok || failed) continue;
      failed = result;
      stop.abort();
    }
  };
  const stopping = (error: unknown) => {
    stop.abort();
    throw error;
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, () => lane().catch(stopping)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return failed ?? DONE;
}

function gigabytes(bytes: number): string {
  return (bytes / 1e9).toFixed(bytes < 1e9 ? 2 : 1);
}
