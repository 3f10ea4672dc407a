// For builds (rollup, vite): `ranking-source` gives the ranking code as text, for a worker made from a blob.
// That code is bundled into one function that needs nothing around it. With `shared`, the bundle itself runs on
// this very function, so that the text costs no byte: it is what `toString` says.
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withoutUnusedMethods } from './unused-methods.mjs';

const NAME = 'ranking-source';
const CORE = '\0ranking-core';
/** What runs in the worker as well as inline. */
const FILES = ['rank-words', 'sieve-documents', 'ranking-desk', 'rank-document', 'tokens'].map((name) =>
  resolve(`src/ranking/${name}.ts`),
);

/** Of the library: it has much that changes an index. */
const CALLED = {
  MiniSearch: ['add', 'search'],
  SearchableMap: ['get', 'fetch', 'atPrefix', 'fuzzyGet'],
};
/** For documents that are taken out of an index again, and queries for all of them: ours are added, and asked for by words. */
const NEVER = { MiniSearch: ['removeTerm', 'executeWildcardQuery'] };

const exportsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:function\*?|const|class) (\w+)/gm)].map(
    ([, name]) => name,
  );

/** The body of a function that returns all exports. */
async function bundled() {
  const contents = FILES.map((file) => `export * from ${JSON.stringify(file)};`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: resolve('.') },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'chrome130',
    charset: 'utf8',
    minifySyntax: true,
    // The library's private members, by its own convention.
    mangleProps: /^_[a-z]/,
  });
  return withoutUnusedMethods(outputFiles[0].text, CALLED, NEVER).replace(
    /^export (\{[^}]*\});\s*$/m,
    'return $1;',
  );
}

export function rankingSource({ shared }) {
  return {
    name: NAME,
    enforce: 'pre',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : source === CORE ? CORE : null),
    async load(id) {
      if (id === CORE) {
        return `export function make(){${await bundled()}}export const core=make();`;
      }
      if (id === `\0${NAME}`) {
        return `import { make } from ${JSON.stringify(CORE)};export const rankingSource=()=>make.toString();`;
      }
      if (!shared || !FILES.includes(id)) return null;
      return `import { core } from ${JSON.stringify(CORE)};export const {${exportsOf(id).join()}}=core;`;
    },
  };
}
