// For builds (rollup, vite): `ranking-source` gives the ranking code as text, for a worker made from a blob.
// That code is bundled into one function that needs nothing around it. With `shared`, the bundle itself runs on
// this very function, so that the text costs no byte: it is what `toString` says.
import { build } from 'esbuild';
import { resolve } from 'node:path';

const NAME = 'ranking-source';
const CORE = '\0ranking-core';
/** What runs in the worker as well as inline: file → its export. */
const EXPORTS = {
  'src/ranking/rank-words.ts': 'rankWords',
  'src/ranking/sieve-documents.ts': 'sieveSteps',
  'src/ranking/ranking-desk.ts': 'rankingDesk',
};
const byFile = new Map(Object.entries(EXPORTS).map(([file, name]) => [resolve(file), name]));

async function bundled() {
  const contents = [...byFile].map(([file, name]) => `export { ${name} } from ${JSON.stringify(file)};`);
  const { outputFiles } = await build({
    stdin: { contents: contents.join('\n'), resolveDir: resolve('.') },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'ranking',
    target: 'chrome130',
    charset: 'utf8',
  });
  return outputFiles[0].text;
}

export function rankingSource({ shared }) {
  return {
    name: NAME,
    enforce: 'pre',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : source === CORE ? CORE : null),
    async load(id) {
      if (id === CORE) {
        return `export function make(){${await bundled()}return ranking;}export const core=make();`;
      }
      if (id === `\0${NAME}`) {
        return `import { make } from ${JSON.stringify(CORE)};export const rankingSource=()=>make.toString();`;
      }
      const name = shared && byFile.get(id);
      return name ? `import { core } from ${JSON.stringify(CORE)};export const ${name}=core.${name};` : null;
    },
  };
}
