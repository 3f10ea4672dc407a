// npm run bench:perception -- [--pages DIR] [--sizes 1000,10000,100000] [--runs 7]
// Perception beside Playwright's accessibility snapshot and bare passes over the same pages in the same run: saved
// pages (*.html under DIR) and generated ones, each at rest, all of them asked in turn; slices and changes by
// themselves. Prints figures and ratios; asserts nothing.
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
const percentile = (all, share) => [...all].sort((a, b) => a - b)[Math.ceil(all.length * share) - 1] ?? NaN;
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

/** What a page does after it has loaded is not perception's, and not the peer's. */
const REST_MS = 1_500;
/** Pages change often: the engine knows that code sooner than that of a first look. */
const CHANGES = 31;
const allSlices = [];

async function measure(path) {
  await page.goto(`${origin}/${path}`, { waitUntil: 'load' });
  await page.evaluate(ours);
  await page.evaluate(playwrightInPage());
  await page.waitForTimeout(REST_MS);
  const heapMb = await heapOf(page);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const cold = await page.evaluate('perceptionBench.build()');
  const keptMb = (await heapOf(page)) - heapMb;
  // What is left for when the page is idle is done by the time of a second look.
  await page.waitForTimeout(REST_MS);
  const all = { builds: [], wholes: [], bare: [], early: [], peers: [] };
  for (let i = 0; i <= runs; i++) {
    const round = {
      builds: await page.evaluate('perceptionBench.build()'),
      wholes: await page.evaluate('perceptionBench.whole()'),
      bare: await page.evaluate('perceptionBench.barePass()'),
      early: await page.evaluate('perceptionBench.earlyPass()'),
      peers: await page.evaluate(() => {
        const startMs = performance.now();
        globalThis.peer.ariaSnapshot(document.body, { mode: 'ai' });
        return performance.now() - startMs;
      }),
    };
    // The first of each is the engine's getting to know it.
    if (i > 0) for (const key in all) all[key].push(round[key]);
  }
  // By itself: who shares the page pays for the peer's garbage.
  const slices = [];
  for (let i = 0; i < runs; i++)
    for (const read of ['build', 'whole'])
      slices.push(...(await page.evaluate(`perceptionBench.${read}()`)).slicesMs);
  allSlices.push(...slices);
  const names = await page.evaluate('perceptionBench.names()');
  const label = await page.evaluate(
    () => [...document.querySelectorAll('button, a[href]')].at(-40)?.textContent?.trim().slice(0, 60) ?? '',
  );
  const queries = label ? await repeated(runs, `perceptionBench.query(${JSON.stringify(label)})`) : [];
  const updates = await repeated(CHANGES, 'perceptionBench.update()');
  const peerNames = await page.evaluate(() =>
    globalThis.perceptionBench.names(globalThis.peer.utils.getElementAccessibleNameText),
  );
  return {
    page: path,
    nodes,
    buildMs: median(all.builds.map(({ ms }) => ms)),
    wholeMs: median(all.wholes.map(({ ms }) => ms)),
    coldMs: cold.ms,
    coldSliceMs: Math.max(...cold.slicesMs),
    keptMb,
    sliceMs: percentile(slices, 0.99),
    bareMs: median(all.bare),
    earlyMs: median(all.early),
    peerMs: median(all.peers),
    updateMs: median(updates.map(({ ms }) => ms)),
    queryMs: median(queries.map(({ ms }) => ms)),
    namesEarly: names.count / names.earlyMs,
    namesPerMs: names.count / names.ms,
    peerNames: peerNames.count / peerNames.ms,
    tokens: encode(cold.text).length,
  };
}

/** By column; `ratio` and `whole×`: how many times the peer takes as long as the summary, and as everything. */
const COLUMNS = {
  nodes: ({ nodes }) => nodes.toFixed(0),
  buildMs: ({ buildMs }) => fixed(buildMs),
  wholeMs: ({ wholeMs }) => fixed(wholeMs),
  peerMs: ({ peerMs }) => fixed(peerMs),
  ratio: ({ peerMs, buildMs }) => fixed(peerMs / buildMs),
  'whole×': ({ peerMs, wholeMs }) => fixed(peerMs / wholeMs),
  bareMs: ({ bareMs }) => fixed(bareMs),
  earlyMs: ({ earlyMs }) => fixed(earlyMs),
  coldMs: ({ coldMs }) => fixed(coldMs),
  coldSlice: ({ coldSliceMs }) => fixed(coldSliceMs),
  slice99: ({ sliceMs }) => fixed(sliceMs),
  keptMb: ({ keptMb }) => fixed(keptMb),
  updateMs: ({ updateMs }) => fixed(updateMs),
  queryMs: ({ queryMs }) => fixed(queryMs),
  namesEarly: ({ namesEarly }) => fixed(namesEarly, 0),
  namesPerMs: ({ namesPerMs }) => fixed(namesPerMs, 0),
  peerNames: ({ peerNames }) => fixed(peerNames, 0),
  tokens: ({ tokens }) => tokens.toFixed(0),
};
function print(row) {
  const cells = Object.values(COLUMNS).map((tell) => tell(row).padStart(10));
  console.log(row.page.slice(0, 34).padEnd(35) + cells.join(' '));
}

console.log(
  ''.padEnd(35) +
    Object.keys(COLUMNS)
      .map((name) => name.padStart(10))
      .join(' '),
);
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
    ...Object.fromEntries(Object.keys(rows[0]).map((key) => [key, of(key)])),
    page: 'median of the saved pages',
  });
}
for (const size of sizes) print(await measure(`generated/${size}`));
console.log(
  `\nslices of all pages, ms: 99th percentile ${fixed(percentile(allSlices, 0.99))}, longest ${fixed(Math.max(...allSlices))}`,
);
await browser.close();
server.close();
