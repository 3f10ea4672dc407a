// npm run package: a zip of the release build, byte for byte the same for the same sources.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { build } from './build.mjs';

/** Zip entries carry a date; a fixed one keeps the package reproducible. */
const MTIME = new Date(1980, 0, 1);

function entriesOf(dir, prefix = '') {
  return readdirSync(join(dir, prefix), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
      return entry.isDirectory() ? entriesOf(dir, path) : [path];
    });
}

build('release');
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const files = Object.fromEntries(
  entriesOf('dist').map((path) => [path, [readFileSync(join('dist', path)), { mtime: MTIME }]]),
);
const name = `browser-copilot-${version}.zip`;
const zip = zipSync(files, { level: 9 });
writeFileSync(name, zip);
console.log(`${name}: ${Object.keys(files).length} files, ${zip.length} bytes`);
