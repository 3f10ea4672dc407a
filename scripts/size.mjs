// npm run size: how large each part of the release build is, gzipped, and what fills it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const LARGEST = 5;

/** Gzipped bytes of a file. */
export function gzippedBytes(file) {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

/** Rendered bytes of each package or room in a bundle, largest first. */
export function partsOf(modules) {
  const parts = new Map();
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const part = partOf(relative(process.cwd(), id.replace(/^\0/, '').replace(/\?.*$/, '')));
    parts.set(part, (parts.get(part) ?? 0) + renderedLength);
  }
  return [...parts].sort((a, b) => b[1] - a[1]);
}

function partOf(path) {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path);
  if (inPackage) return inPackage[1];
  return path.split('/').slice(0, 3).join('/');
}

async function main() {
  const { rollup } = await import('rollup');
  process.env.PROFILE = 'release';
  const { default: configs } = await import(pathToFileURL('rollup.config.mjs').href);
  for (const { output, ...config } of configs) {
    const plugins = config.plugins.filter(({ name }) => name !== 'assets');
    const bundle = await rollup({ ...config, plugins });
    const { output: chunks } = await bundle.generate(output);
    await bundle.close();
    for (const chunk of chunks) {
      if (chunk.type !== 'chunk') continue;
      console.log(`${chunk.fileName}: ${kilobytes(gzipSync(chunk.code, { level: 9 }).length)} gzipped`);
      for (const [part, bytes] of partsOf(chunk.modules).slice(0, LARGEST))
        console.log(`  ${kilobytes(bytes).padStart(10)}  ${part}`);
    }
  }
  if (existsSync('public'))
    for (const file of readdirSync('public').filter((name) => /\.(html|css)$/.test(name)))
      console.log(`${file}: ${kilobytes(gzippedBytes(join('public', file)))} gzipped`);
}

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;

if (import.meta.filename === process.argv[1]) await main();
