// npm run models:vendor -- [--from DIR|URL] [--id ID]... [--out DIR]
// Brings model libraries (compiled programs, Wasm) into the package, because a store allows no code from
// elsewhere at run time; only weights are ever downloaded by the extension. Without --from each library comes
// from its address in models/catalogue.json. Without --out they go to models/vendor/, which every build packs.
// A library that is no Wasm, does not fit the engine, or is not the one of the catalogue's hash is refused.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const ENGINE = 'node_modules/@mlc-ai/web-llm/lib/index.js';
const LIST = 'libraries.json';
const FETCH_TIMEOUT_MS = 120_000;
const USAGE = 'npm run models:vendor -- [--from DIR|URL] [--id ID]... [--out DIR]';

/** Imports of a library that the engine does not have; none means that it fits. Throws when it is no Wasm. */
export async function missingImports(bytes, engine = readFileSync(ENGINE, 'utf8')) {
  const imports = WebAssembly.Module.imports(await WebAssembly.compile(bytes));
  return imports.map(({ name }) => name).filter((name) => !engine.includes(name));
}

/**
 * Packs libraries into a folder, beside those that are there; returns all that it holds now.
 * @param {{models: {id: string, library: {file: string, url: string, sha256: string | null}}[], from?: string,
 *   out: string, checkFit?: boolean}} options
 */
export async function vendor({ models, from, out, checkFit = true }) {
  mkdirSync(out, { recursive: true });
  const packed = new Map(readList(out).map((entry) => [entry.file, entry]));
  for (const { id, library } of models) {
    const bytes = await load(library, from);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (library.sha256 && library.sha256 !== sha256)
      throw new Error(`${library.file}: SHA-256 is ${sha256}, the catalogue says ${library.sha256}`);
    const missing = checkFit ? await missingImports(bytes) : [];
    if (missing.length > 0)
      throw new Error(`${library.file} (${id}) does not fit the engine, which lacks ${missing.join(', ')}`);
    writeFileSync(join(out, library.file), bytes);
    packed.set(library.file, { file: library.file, sha256, bytes: bytes.length });
  }
  const libraries = [...packed.values()];
  writeFileSync(join(out, LIST), `${JSON.stringify({ libraries }, null, 2)}\n`);
  return libraries;
}

function readList(out) {
  const path = join(out, LIST);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).libraries : [];
}

async function load({ file, url }, from) {
  if (from !== undefined && !/^https?:/.test(from)) return readFileSync(resolve(from, file));
  const address = from === undefined ? url : new URL(file, from.endsWith('/') ? from : `${from}/`).href;
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function main() {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      id: { type: 'string', multiple: true },
      out: { type: 'string', default: 'models/vendor' },
    },
  });
  const { models } = JSON.parse(readFileSync('models/catalogue.json', 'utf8'));
  const ids = values.id ?? models.map(({ id }) => id);
  const unknown = ids.filter((id) => !models.some((model) => model.id === id));
  if (unknown.length > 0)
    throw new Error(
      `not in models/catalogue.json: ${unknown.join(', ')}; it has ${models.map(({ id }) => id).join(', ')}`,
    );
  const libraries = await vendor({
    models: models.filter(({ id }) => ids.includes(id)),
    ...(values.from === undefined ? {} : { from: values.from }),
    out: values.out,
  });
  for (const { file, bytes, sha256 } of libraries)
    console.log(`${file}: ${(bytes / 1e6).toFixed(1)} MB, SHA-256 ${sha256}`);
}

if (import.meta.filename === process.argv[1])
  await main().catch((error) => {
    console.error(`${error.message}\n${USAGE}`);
    process.exitCode = 1;
  });
