// Libraries of local models: brought into a folder with their hashes, or refused.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { missingImports, vendor } from '../../../scripts/models-vendor.mjs';
import { libraryList } from '../../../src/shared/local-models';

/** A program with no imports, and one that wants `env.not_there`. */
const FITS = Buffer.from('\0asm\x01\0\0\0', 'latin1');
const MISFIT = Buffer.concat([
  FITS,
  Buffer.from([1, 4, 1, 0x60, 0, 0, 2, 17, 1, 3]),
  Buffer.from('env\tnot_there'),
  Buffer.from([0, 0]),
]);
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let from: string;
let out: string;
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), 'libraries-'));
  out = join(from, 'out');
});
afterEach(() => rmSync(from, { recursive: true }));

const model = (file: string, url = `https://hub.invalid/${file}`, sha256: string | null = null) => ({
  id: file,
  library: { file, url, sha256 },
});
const packed = () =>
  libraryList.parse(JSON.parse(readFileSync(join(out, 'libraries.json'), 'utf8'))).libraries;

test('a library from a folder is packed with its hash, beside those that are there', async () => {
  writeFileSync(join(from, 'a.wasm'), FITS);
  writeFileSync(join(from, 'b.wasm'), FITS);
  await vendor({ models: [model('a.wasm')], from, out });
  await vendor({ models: [model('b.wasm')], from, out });
  expect(packed()).toEqual(
    ['a.wasm', 'b.wasm'].map((file) => ({ file, sha256: hash(FITS), bytes: FITS.length })),
  );
  expect(readFileSync(join(out, 'a.wasm')).equals(FITS)).toBe(true);
});

test('a library comes from an address, its own or a given one', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(FITS);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await vendor({ models: [model('a.wasm', `${origin}/own/a.wasm`)], out });
  await vendor({ models: [model('a.wasm')], from: `${origin}/given`, out });
  server.close();
  expect(asked).toEqual(['/own/a.wasm', '/given/a.wasm']);
});

test('a library that the engine does not take is refused, and what it lacks is named', async () => {
  writeFileSync(join(from, 'a.wasm'), MISFIT);
  await expect(vendor({ models: [model('a.wasm')], from, out })).rejects.toThrow(
    'does not fit the engine, which lacks not_there',
  );
});

test('another hash than the catalogue’s is refused', async () => {
  writeFileSync(join(from, 'a.wasm'), FITS);
  const wanted = hash(MISFIT);
  await expect(vendor({ models: [model('a.wasm', '', wanted)], from, out })).rejects.toThrow(wanted);
});

test('what is no program is refused', async () => {
  await expect(missingImports(Buffer.from('<!doctype html>'))).rejects.toThrow(WebAssembly.CompileError);
});
