// A mirror of model weights on this computer: a made-up model of a few kilobytes, and what can go wrong with it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const SHARDS = ['params_shard_0.bin', 'params_shard_1.bin', 'params_shard_2.bin'];
const SHARD_BYTES = 4_096;

/** Files of the model, as the engine's format lays them out. */
export function modelFiles(): Map<string, Buffer> {
  const records = SHARDS.map((dataPath) => ({ dataPath, nbytes: SHARD_BYTES, records: [] }));
  const json = (value: unknown) => Buffer.from(JSON.stringify(value));
  return new Map([
    ['mlc-chat-config.json', json({ tokenizer_files: ['tokenizer.json'], context_window_size: 512 })],
    ['tensor-cache.json', json({ metadata: {}, records })],
    ['tokenizer.json', json({ version: '1.0', model: { type: 'BPE', vocab: {}, merges: [] } })],
    ...SHARDS.map((name, at) => [name, Buffer.alloc(SHARD_BYTES, at + 1)] as const),
  ]);
}

export interface WeightsMirror {
  origin: string;
  files: Map<string, Buffer>;
  /** Names in the order they were asked for. */
  asked: string[];
  /** Answers for this file are held back after half of it, until it is deleted from here. */
  held: Set<string>;
  close(): Promise<void>;
}

export async function startMirror(): Promise<WeightsMirror> {
  const files = modelFiles();
  const asked: string[] = [];
  const held = new Set<string>();
  const server = createServer((request, response) => {
    const name = request.url?.split('/').at(-1) ?? '';
    asked.push(name);
    const file = files.get(name);
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-length': file.length });
    if (!held.has(name)) return void response.end(file);
    response.write(file.subarray(0, file.length / 2));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    files,
    asked,
    held,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
