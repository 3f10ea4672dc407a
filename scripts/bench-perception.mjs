// npm run bench:perception -- [--pages DIR] [--sizes 1000,10000,100000] [--runs 7]
// Perception beside Playwright's accessibility snapshot and a bare pass over the same pages in the same run: saved
// pages (*.html under DIR) and generated ones. Prints figures and ratios; asserts nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { generatedPage } from './bench/generated-page.mjs';
import { findChromium } from './setup.mjs';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string' },
    sizes: { type: 'string', default: '1000,10000,100000' },
    runs: { type: 'string', default: '7' },
  },
});
const runs = Number(options.runs);

const bundle = await build({
  entryPoints: ['scripts/bench/perception-in-page.ts'],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'perceptionBench',
  minify: true,
});
const ours = `${bundle.outputFiles[0].text};globalThis.perceptionBench = perceptionBench;`;

/** The script that Playwright puts into pages, as it ships: the in-page part of its snapshot alone. */
function playwrightInPage() {
  const core = createRequire(import.meta.resolve('@playwright/test'))
    .resolve('playwright-core')
    .replace(/index\.js$/, 'lib/coreBundle.js');
  const text = readFileSync(core, 'utf8');
  const from = text.indexOf("'", text.indexOf(' = ', text.indexOf('injectedScriptSource.ts"() {')));
  let to = from + 1;
  while (text[to] !== "'") to += text[to] === '\\' ? 2 : 1;
  const source = new Function(`return ${text.slice(from, to + 1)}`)();
  return `(() => { const module = {}; ${source};
    globalThis.peer = new (module.exports.InjectedScript())(globalThis, { isUnderTest: false, sdkLanguage: 'javascript',
      testIdAttributeName: 'data-testid', stableRafCount: 1, browserName: 'chromium', customEngines: [] }); })()`;
}

const saved = options.pages
  ? readdirSync(options.pages, { recursive: true }).filter((f) => f.endsWith('.html'))
  : [];
/** A page that is alone in its process has a clock of 5 µs, else of 100. */
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};
const sizes = options.sizes.split(',').filter(Boolean).map(Number);
const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url, 'http://x').pathname).slice(1);
  const size = /^generated\/(\d+)$/.exec(path)?.[1];
  try {
    const body = size
      ? generatedPage(Number(size))
      : readFileSync(join(options.pages ?? '.', normalize(`/${path}`)));
    const type =
      size || path.endsWith('.html') ? 'text/html; charset=utf-8' : path.endsWith('.css') ? 'text/css' : '';
    response.writeHead(200, { ...ISOLATED, ...(type ? { 'content-type': type } : {}) }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.on('listening', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;

const browser = await chromium.launch({
  executablePath: findChromium() ?? 'chromium',
  args: ['--no-sandbox', '--disable-renderer-backgrounding'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });

const median = (all) => [...all].sort((a, b) => a - b)[all.length >> 1] ?? NaN;
const fixed = (n, digits = 1) => (Number.isFinite(n) ? n.toFixed(digits) : '–');

async function repeated(times, expression) {
  const out = [];
  for (let i = 0; i < times; i++) out.push(await page.evaluate(expression));
  return out;
}

/** JavaScript heap in MB, garbage collected. */
async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}

async function measure(path) {
  await page.goto(`${origin}/${path}`, { waitUntil: 'load' });
  const heapMb = await heapOf(page);
  await page.evaluate(ours);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const large = nodes > 20_000;
  const times = large ? Math.min(3, runs) : runs;
  const cold = await page.evaluate('perceptionBench.build()');
  const keptMb = (await heapOf(page)) - heapMb;
  const builds = await repeated(times, 'perceptionBench.build()');
  const bare = await repeated(times, 'perceptionBench.barePass()');
  const names = await page.evaluate('perceptionBench.names()');
  const label = await page.evaluate(
    () => [...document.querySelectorAll('button, a[href]')].at(-40)?.textContent?.trim().slice(0, 60) ?? '',
  );
  const queries = label ? await repeated(times, `perceptionBench.query(${JSON.stringify(label)})`) : [];
  const updates = await repeated(times + 2, 'perceptionBench.update()');
  await page.evaluate(playwrightInPage());
  const peers = await repeated(times, () => {
    const startMs = performance.now();
    globalThis.peer.ariaSnapshot(document.body, { mode: 'ai' });
    return performance.now() - startMs;
  });
  const peerNames = await page.evaluate(() =>
    globalThis.perceptionBench.names(globalThis.peer.utils.getElementAccessibleNameText),
  );
  return {
    page: path,
    nodes,
    buildMs: median(builds.map(({ ms }) => ms)),
    coldMs: cold.ms,
    keptMb,
    sliceMs: Math.max(...builds.map(({ sliceMs }) => sliceMs)),
    bareMs: median(bare),
    peerMs: median(peers),
    updateMs: median(updates.map(({ ms }) => ms)),
    queryMs: median(queries.map(({ ms }) => ms)),
    namesEarly: names.count / names.earlyMs,
    namesPerMs: names.count / names.ms,
    peerNames: peerNames.count / peerNames.ms,
    tokens: encode(cold.text).length,
  };
}

const COLUMNS = [
  'nodes',
  'buildMs',
  'coldMs',
  'keptMb',
  'sliceMs',
  'bareMs',
  'peerMs',
  'ratio',
  'updateMs',
  'queryMs',
  'namesEarly',
  'namesPerMs',
  'peerNames',
  'tokens',
];
function print(row) {
  const cells = COLUMNS.map((key) =>
    fixed(
      key === 'ratio' ? row.peerMs / row.buildMs : row[key],
      key === 'nodes' || key === 'tokens' ? 0 : 1,
    ).padStart(10),
  );
  console.log(row.page.slice(0, 34).padEnd(35) + cells.join(' '));
}

console.log(''.padEnd(35) + COLUMNS.map((name) => name.padStart(10)).join(' '));
const rows = [];
for (const path of saved) {
  try {
    rows.push(await measure(path));
    print(rows.at(-1));
  } catch (error) {
    console.log(`${path}: ${String(error).split('\n')[0]}`);
  }
}
if (rows.length > 1) {
  const of = (key) => median(rows.map((row) => row[key]));
  print({
    page: 'median of the saved pages',
    ...Object.fromEntries([...COLUMNS, 'peerMs'].map((key) => [key, of(key)])),
  });
}
for (const size of sizes) print(await measure(`generated/${size}`));
await browser.close();
server.close();
