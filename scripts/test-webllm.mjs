// npm run test:webllm -- --model DIR --library FILE.wasm [--adapter swiftshader|gpu|gpu-f16|FILE.js] [--engine DIR]
//   [--speed TOKENS,…] [--dist DIR]
// Runs a real model folder through the built extension: its weights are served on this computer as a mirror,
// its library is packed, and the options page and the model host do the rest. Checks each step and says how
// long it took. DIR holds mlc-chat-config.json, tensor-cache.json, the tokenizer and the weights.
// --adapter FILE.js: a module whose `installFakeGpu(config)` stands in for WebGPU where no card is.
// --engine DIR: another release of @mlc-ai/web-llm, for a library that the current one does not take.
// --speed TOKENS,…: also says how fast prompts of about so many tokens are read and the replies written.
// --dist DIR: a copy of this ready loopback build, its engine included, in place of a build of its own.
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, normalize, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build as bundle } from 'esbuild';
import { launchBrowser, workerOf } from './browser.mjs';
import { build } from './build.mjs';
import { vendor } from './models-vendor.mjs';
import { findChromium } from './setup.mjs';

const ID = 'model-under-test';
const WAIT_MS = 120_000;
// A browser without a screen draws by software, and has no graphics adapter then, unless told to use it.
const CARD = [
  '--enable-unsafe-webgpu',
  '--enable-features=Vulkan',
  '--use-angle=vulkan',
  '--disable-vulkan-surface',
  '--ignore-gpu-blocklist',
];
const FLAGS = {
  swiftshader: ['--enable-unsafe-webgpu', '--enable-features=Vulkan', '--use-webgpu-adapter=swiftshader'],
  gpu: CARD,
  // On Linux the browser offers no 16-bit shaders with NVIDIA's driver otherwise.
  'gpu-f16': [...CARD, '--enable-dawn-features=vulkan_enable_f16_on_nvidia'],
};
/** What the stand-in for WebGPU is made to say, step by step. */
const SAYS = 'Local models answer here.';
const DECISION = { choice: 2, why: 'because "quoted" words fit' };
const SCHEMA = {
  type: 'object',
  properties: { choice: { type: 'integer', enum: [1, 2, 3] }, why: { type: 'string' } },
  required: ['choice', 'why'],
  additionalProperties: false,
};

const { values: options } = parseArgs({
  options: {
    model: { type: 'string' },
    library: { type: 'string' },
    adapter: { type: 'string', default: 'swiftshader' },
    engine: { type: 'string' },
    speed: { type: 'string' },
    dist: { type: 'string' },
  },
});

/** Serves a folder as hub.example/ID/resolve/main/, and counts what is asked for. */
async function serveWeights(folder) {
  const hits = new Map();
  const server = createServer((request, response) => {
    const name = normalize(decodeURIComponent(request.url)).replace(`/${ID}/resolve/main/`, '');
    const file = join(folder, basename(name));
    hits.set(name, (hits.get(name) ?? 0) + 1);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-length': statSync(file).size });
    createReadStream(file).pipe(response);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { origin: `http://127.0.0.1:${server.address().port}`, hits, close: () => server.close() };
}

/** The loopback build with the one model in its catalogue. */
async function prepare({ dist, origin, config, standIn }) {
  if (options.dist) cpSync(options.dist, dist, { recursive: true });
  else build('loopback', { OUT_DIR: dist });
  const file = basename(options.library);
  const isHalf = /f16/.test(config.quantization ?? '');
  const model = {
    ...{
      id: ID,
      name: 'Model under test',
      tier: 'default',
      vramMB: 100,
      bufferBytes: null,
      downloadBytes: null,
    },
    ...{ contextTokens: config.context_window_size, features: isHalf ? ['shader-f16'] : [], licence: null },
    ...{ card: origin, weights: `${origin}/${ID}`, overrides: {}, thinking: false, sha256: {} },
    library: { file, url: `${origin}/${file}`, sha256: null },
  };
  writeFileSync(
    join(dist, 'models/catalogue.json'),
    JSON.stringify({ version: 1, engine: options.engine ?? 'as packaged', models: [model] }),
  );
  await vendor({
    models: [model],
    from: resolve(options.library, '..'),
    out: join(dist, 'models'),
    ...(options.engine || options.dist ? { checkFit: false } : {}),
  });
  if (options.engine && !options.dist) await otherEngine(dist);
  if (standIn)
    for (const script of ['offscreen.js', 'webllm-worker.js']) await install(dist, script, standIn, config);
}

/** The worker's bundle with another release of the engine; before 0.2.80 the index had another name. */
async function otherEngine(dist) {
  await bundle({
    entryPoints: ['src/offscreen/webllm/worker.ts'],
    outfile: join(dist, 'webllm-worker.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'chrome130',
    alias: { '@mlc-ai/web-llm': resolve(options.engine) },
    logLevel: 'error',
    plugins: [
      {
        name: 'index-name',
        setup: (build) =>
          build.onLoad({ filter: /web-llm\/lib\/index\.js$|package\/lib\/index\.js$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8').replaceAll('ndarray-cache.json', 'tensor-cache.json'),
            loader: 'js',
          })),
      },
    ],
  });
}

/** Puts the stand-in for WebGPU in front of a script; it takes replies and loses its device on command. */
async function install(dist, script, standIn, config) {
  cpSync(resolve(standIn), join(dist, 'stand-in.js'));
  const facts = { eos: [config.eos_token_id].flat()[0], vocab: config.vocab_size };
  const head = `import { installFakeGpu } from './stand-in.js';
const gpu = installFakeGpu(${JSON.stringify(facts)});
gpu.replies = [${JSON.stringify(SAYS)}];
new BroadcastChannel('stand-in').onmessage = ({ data }) => {
  if (data.lose) gpu.lose(data.lose);
  Object.assign(gpu, data);
};
`;
  writeFileSync(join(dist, `stand-in-${script}`), head);
  const path = join(dist, script);
  writeFileSync(path, `import './stand-in-${script}';\n${readFileSync(path, 'utf8')}`);
}

/** One request to the model in use, by the test build's own door to the background. */
async function ask(browser, request, leaveAfterMs) {
  const worker = await workerOf(browser);
  return worker.evaluate(({ request, leaveAfterMs }) => globalThis.copilot.askModel(request, leaveAfterMs), {
    request,
    leaveAfterMs,
  });
}

const question = (more = {}) => ({
  messages: [
    { role: 'system', content: 'You are helpful.' },
    { role: 'user', content: 'What is the action' },
  ],
  maxTokens: 64,
  temperature: 0,
  timeoutMs: WAIT_MS,
  ...more,
});

/** Its length is what the schema says, whatever the model would like. */
const STEPS = Array.from({ length: 12 }, (_, i) => `s${i + 1}`);
const LONG = {
  type: 'object',
  properties: Object.fromEntries(STEPS.map((step) => [step, { type: 'string', enum: ['click', 'choose'] }])),
  required: STEPS,
  additionalProperties: false,
};
const SPEED_RUNS = 3;

/** Prompts of about so many tokens, none the beginning of another; how much a token is, the model tells. */
async function speedOf(browser, sizes) {
  const WORDS = 'Hello page button name text ';
  const prompt = (run, times) => [{ role: 'user', content: `${run} ${WORDS.repeat(times)}` }];
  const counted = async (times) =>
    (await ask(browser, question({ messages: prompt(0, times), maxTokens: 4 }))).data.inputTokens;
  const few = await counted(10);
  const perRepeat = ((await counted(30)) - few) / 20;
  const kinds = [
    ['free', undefined],
    ['by a schema', { name: 'steps', json: LONG }],
  ];
  for (const [tokens, [name, schema]] of sizes.flatMap((size) => kinds.map((kind) => [size, kind]))) {
    const times = 10 + Math.max(0, Math.round((tokens - few) / perRepeat));
    for (let run = 1; run <= SPEED_RUNS; run++) {
      // The two prompts have one length and no common beginning: the first tells what reading takes.
      const [first, whole] = [
        await timed(browser, { messages: prompt(`${run}a`, times), maxTokens: 1 }),
        await timed(browser, {
          messages: prompt(`${run}b`, times),
          maxTokens: 400,
          ...(schema ? { schema } : {}),
        }),
      ];
      // At once: a run that is ended has said what it knows.
      console.log(`    ${name}: ${told(first, whole)}`);
    }
  }
  return `${SPEED_RUNS} of each`;
}

async function timed(browser, more) {
  const startMs = performance.now();
  const result = await ask(browser, question(more));
  return { result, ms: performance.now() - startMs };
}

function told(first, whole) {
  const failed = [first, whole].find(({ result }) => !result.ok);
  if (failed) return failed.result.error;
  const { inputTokens, outputTokens } = whole.result.data;
  const writingMs = whole.ms - first.ms;
  const perSecond = (tokens, ms) => `${((tokens / ms) * 1_000).toFixed(1)} tokens/s`;
  return (
    `${inputTokens} tokens in, one token after ${first.ms.toFixed(0)} ms (${perSecond(inputTokens, first.ms)}), ` +
    `${outputTokens} out in ${writingMs.toFixed(0)} ms more (${perSecond(outputTokens - 1, writingMs)}), ` +
    `${whole.ms.toFixed(0)} ms in all`
  );
}

async function run(browser, { hits, standIn }) {
  const page = browser.page;
  const row = () => page.locator('.local-models tbody tr');
  const state = (wanted) =>
    page.locator(`.local-models tr[data-state="${wanted}"]`).waitFor({ timeout: WAIT_MS });
  const tell = (message) =>
    page.evaluate((data) => new globalThis.BroadcastChannel('stand-in').postMessage(data), message);
  const click = (name) =>
    row()
      .getByRole('button', { name: `${name}: Model under test`, exact: true })
      .click();
  const answered = (result) => {
    assert.equal(result.ok, true, JSON.stringify(result));
    return result.data;
  };

  const steps = {
    'device check': async () => {
      await page.goto(`chrome-extension://${browser.extensionId}/options.html`);
      await state('absent');
      return (
        (await page.locator('#local-models').innerText()).match(/Graphics: .*/)?.[0] ??
        'adapter without a name'
      );
    },
    'download, verified': async () => {
      await click('Download');
      await state('ready');
      return `${[...hits.values()].reduce((sum, n) => sum + n, 0)} requests`;
    },
    'load and chat': async () => {
      await click('Use');
      const data = answered(await ask(browser, question()));
      if (standIn) assert.equal(data.text, SAYS);
      return `${JSON.stringify(data.text.slice(0, 60))}, ${data.inputTokens} tokens in, ${data.outputTokens} out`;
    },
    'constrained by a schema': async () => {
      if (standIn) await tell({ replies: [JSON.stringify(DECISION)] });
      const schema = { name: 'decision', json: SCHEMA };
      const { choice, why } = JSON.parse(
        answered(await ask(browser, question({ schema, maxTokens: 200 }))).text,
      );
      assert.ok([1, 2, 3].includes(choice) && typeof why === 'string');
      if (standIn) assert.deepEqual({ choice, why }, DECISION);
      return JSON.stringify({ choice, why });
    },
    'a reply against the schema is handed on as it is': async () => {
      if (!standIn) return 'only with a stand-in';
      await tell({ replies: ['I would rather not answer in JSON.'] });
      const result = await ask(
        browser,
        question({ schema: { name: 'decision', json: SCHEMA }, maxTokens: 48 }),
      );
      if (!result.ok) assert.equal(result.code, 'MODEL_OUTPUT_INVALID');
      return result.ok ? result.data.text : result.error;
    },
    interrupt: async () => {
      if (standIn) await tell({ replies: ['abcdefgh '.repeat(400)], delayMs: 20 });
      const left = await ask(browser, question({ maxTokens: 1_000 }), 1_000);
      assert.equal(left.code, 'CANCELLED', JSON.stringify(left));
      if (standIn) await tell({ replies: [SAYS], delayMs: 0 });
      answered(await ask(browser, question()));
      return 'the next question was answered';
    },
    'too long a question': async () => {
      const result = await ask(
        browser,
        question({ messages: [{ role: 'user', content: 'Hello page '.repeat(4_000) }] }),
      );
      assert.equal(result.code, 'CONTEXT_OVERFLOW', JSON.stringify(result));
      return result.code;
    },
    'device lost, loaded anew': async () => {
      if (!standIn) return 'only with a stand-in';
      await tell({ lose: 'test' });
      answered(await ask(browser, question()));
      return 'answered';
    },
    speed: async () =>
      options.speed ? speedOf(browser, options.speed.split(',').map(Number)) : 'not asked for',
    'document gone, loaded from disk': async () => {
      const before = [...hits.values()].reduce((sum, n) => sum + n, 0);
      const worker = await workerOf(browser);
      await worker.evaluate(async () => {
        await chrome.offscreen.closeDocument();
        // It is still listed for a moment.
        while ((await chrome.runtime.getContexts({ contextTypes: ['OFFSCREEN_DOCUMENT'] })).length > 0);
      });
      await page.reload();
      await state('ready');
      answered(await ask(browser, question()));
      assert.equal(
        [...hits.values()].reduce((sum, n) => sum + n, 0),
        before,
      );
      return 'no request to the mirror';
    },
    remove: async () => {
      await page.reload();
      await click('Remove');
      await row().getByRole('button', { name: 'Yes, remove' }).click();
      await state('absent');
      return '';
    },
  };
  for (const [name, step] of Object.entries(steps)) {
    const begun = performance.now();
    const said = await step().catch(async (error) => {
      console.error(await page.locator('#local-models').innerText());
      throw error;
    });
    console.log(`ok  ${name} (${((performance.now() - begun) / 1_000).toFixed(1)} s) ${said}`);
  }
}

async function main() {
  const { model, library, adapter } = options;
  if (!model || !library) throw new Error('--model DIR and --library FILE.wasm are needed');
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found: run node scripts/setup.mjs.');
  const standIn = adapter in FLAGS ? undefined : adapter;
  const config = JSON.parse(readFileSync(join(model, 'mlc-chat-config.json'), 'utf8'));
  const dist = mkdtempSync(join(tmpdir(), 'browser-copilot-webllm-'));
  const { origin, hits, close } = await serveWeights(model);
  let browser;
  try {
    await prepare({ dist, origin, config, standIn });
    browser = await launchBrowser({ dist, executablePath, args: FLAGS[adapter] ?? [] });
    await run(browser, { hits, standIn });
  } finally {
    await browser?.close();
    close();
    rmSync(dist, { recursive: true, force: true });
  }
}

await main();
