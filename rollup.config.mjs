// Builds the extension. One manifest, several profiles, chosen by the environment:
//   PROFILE=release    dist/            no site at install
//   PROFILE=loopback   dist-loopback/   loopback sites granted, optional API permissions required, test hooks
//   PROFILE=site       OUT_DIR          one origin (SITE_ORIGIN) granted: the command line's `--url`
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { rankingSource } from './scripts/ranking-source.mjs';
import { wordlessTools } from './scripts/wordless-tools.mjs';

const profile = process.env.PROFILE ?? 'release';
const OUT = { release: 'dist', loopback: 'dist-loopback', site: 'dist-site' };
const outDir = process.env.OUT_DIR ?? OUT[profile];
if (!outDir) throw new Error(`PROFILE is ${profile}; known are ${Object.keys(OUT).join(', ')}`);

/** The one manifest, with what the profile grants. */
function manifestFor(name) {
  const manifest = JSON.parse(readFileSync('manifest.json', 'utf8'));
  manifest.version = JSON.parse(readFileSync('package.json', 'utf8')).version;
  if (name === 'release') return manifest;
  manifest.permissions = [...manifest.permissions, ...manifest.optional_permissions];
  manifest.optional_permissions = [];
  manifest.host_permissions =
    name === 'loopback'
      ? ['http://127.0.0.1/*', 'http://localhost/*']
      : [matchPattern(process.env.SITE_ORIGIN)];
  return manifest;
}

/** Match patterns know no ports: the origin's own check is the product's allowlist. */
function matchPattern(origin) {
  const url = new URL(origin);
  return `${url.protocol}//${url.hostname}/*`;
}

function filesOf(dir) {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(join(dir, entry.name)) : [join(dir, entry.name)],
  );
}

/** The catalogue of local models, and the libraries that `npm run models:vendor` brought. */
function modelFiles() {
  const vendored = existsSync('models/vendor') ? filesOf('models/vendor') : [];
  return [
    ['models/catalogue.json', 'models/catalogue.json'],
    ...vendored.map((file) => [join('models', relative('models/vendor', file)), file]),
  ];
}

/** Manifest, the files of public/ and of models/, emitted once. */
const assets = {
  name: 'assets',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'manifest.json',
      source: JSON.stringify(manifestFor(profile), null, 2),
    });
    for (const file of filesOf('public')) {
      this.emitFile({ type: 'asset', fileName: relative('public', file), source: readFileSync(file) });
    }
    for (const [fileName, file] of modelFiles())
      this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
  },
};

const plugins = [
  nodeResolve({ browser: true, extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
  esbuild({
    target: 'chrome130',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    minify: true,
    charset: 'utf8',
    define: { __TEST_HOOKS__: String(profile === 'loopback') },
  }),
];

function onwarn(warning, warn) {
  if (warning.code === 'INVALID_ANNOTATION' && warning.id?.includes('node_modules')) return;
  if (warning.code === 'CIRCULAR_DEPENDENCY') {
    if (warning.ids?.some((id) => id.includes('node_modules'))) return;
    console.warn(warning.message);
  }
  warn(warning);
}

/** A page, worker or content script is one file: nothing is loaded later by name. */
const entry = (input, file, format, more = []) => ({
  input,
  output: {
    file: `${outDir}/${file}`,
    format,
    sourcemap: profile !== 'release',
  },
  plugins: [...plugins, ...more],
  onwarn,
});

const ENTRIES = [
  ['src/background/index.ts', 'background.js', 'es'],
  ['src/ui/sidepanel/index.tsx', 'sidepanel.js', 'es'],
  ['src/ui/popup/index.tsx', 'popup.js', 'es'],
  ['src/ui/options/index.tsx', 'options.js', 'es'],
  ['src/offscreen/index.ts', 'offscreen.js', 'es'],
  ['src/offscreen/webllm/worker.ts', 'webllm-worker.js', 'es'],
].filter(([input]) => existsSync(input));

/**
 * The content script in two files: content.js looks, content-tools.js reads and acts and joins it in the
 * same world when first needed. They are chunks of one build, so that no module (caches, tables of ids, the
 * way into closed shadow roots) exists twice: content.js leaves its exports under a symbol, content-tools.js
 * finds them there. Either file injected again does nothing.
 */
const TOOLS_ENTRY = 'content-tools';
const joined = {
  name: 'joined-content',
  resolveId: (source) => (source === TOOLS_ENTRY ? source : null),
  load: (id) =>
    id === TOOLS_ENTRY
      ? ['index', 'tools/index']
          .map((path) => `import ${JSON.stringify(resolve(`src/content/${path}.ts`))};`)
          .join('\n')
      : null,
};
const PARTS = "globalThis[Symbol.for('browser-copilot.content')]";
const OPENINGS = {
  content: `if(${PARTS})return;const exports=${PARTS}={};`,
  [TOOLS_ENTRY]:
    `const parts=${PARTS};if(!parts||parts[TOOLS])return;parts[TOOLS]=true;const require=()=>parts;`.replaceAll(
      'TOOLS',
      "Symbol.for('tools')",
    ),
};
/** Every page where the copilot works pays for these two: terser makes them a twentieth smaller than esbuild alone. */
const packed = (more) =>
  terser({
    ecma: 2020,
    compress: { passes: 5, unsafe_arrows: true, sequences: false, inline: 1, ...more },
  });
const looks = packed({ hoist_funs: true });
const acts = packed({ hoist_funs: false });
/** With all functions at its head the first packs better, and the second worse. */
const smaller = {
  name: 'smaller',
  renderChunk(code, chunk, ...rest) {
    const { renderChunk } = chunk.name === TOOLS_ENTRY ? acts : looks;
    return renderChunk.call(this, code, chunk, ...rest);
  },
};
const content = {
  input: { content: 'src/content/index.ts', [TOOLS_ENTRY]: TOOLS_ENTRY },
  output: {
    dir: outDir,
    format: 'cjs',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    minifyInternalExports: true,
    esModule: false,
    strict: false,
    sourcemap: profile !== 'release',
    banner: (chunk) => `(()=>{'use strict';${OPENINGS[chunk.name]}`,
    footer: '})();',
  },
  preserveEntrySignatures: 'allow-extension',
  plugins: [joined, rankingSource({ shared: true }), ...plugins, wordlessTools(), smaller],
  onwarn,
};

export default [
  ...ENTRIES.map(([input, file, format], index) => entry(input, file, format, index === 0 ? [assets] : [])),
  content,
];
