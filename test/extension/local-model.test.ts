// Local models through the built extension: its own options page, the real engine, weights from a mirror on
// this computer. What a run of a whole model shows is in scripts/test-webllm.mjs; here is what can go wrong.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { launchBrowser, type ExtensionBrowser } from '../../scripts/browser.mjs';
import { vendor } from '../../scripts/models-vendor.mjs';
import { findChromium } from '../../scripts/setup.mjs';
import type { CatalogueModel } from '../../src/shared/local-models';
import { expect, test as base } from './fixtures';
import { SHARDS, startMirror, type WeightsMirror } from './weights-mirror';

const DIST = join(import.meta.dirname, '../../dist-loopback');
/** A graphics adapter in software: no 16-bit shaders, and otherwise all that the engine asks for. */
const SOFTWARE_GPU = [
  '--enable-unsafe-webgpu',
  '--enable-features=Vulkan',
  '--use-webgpu-adapter=swiftshader',
];
/** The smallest program that wants something of its host: `env.not_there`. */
const MISFIT = Buffer.concat([
  Buffer.from('\0asm\x01\0\0\0', 'latin1'),
  Buffer.from([1, 4, 1, 0x60, 0, 0]),
  Buffer.from([2, 17, 1, 3]),
  Buffer.from('env'),
  Buffer.from([9]),
  Buffer.from('not_there'),
  Buffer.from([0, 0]),
]);
const NAME = 'Tiny 1M';

class LocalModelsPage {
  constructor(
    readonly browser: ExtensionBrowser,
    readonly mirror: WeightsMirror,
  ) {}

  get page(): Page {
    return this.browser.page;
  }

  async open(): Promise<void> {
    await this.page.goto(`chrome-extension://${this.browser.extensionId}/options.html`);
    await this.page.getByRole('rowheader', { name: NAME }).waitFor();
  }

  button(label: string) {
    return this.page.getByRole('button', { name: `${label}: ${NAME}`, exact: true });
  }

  /** What is said of all models at once. */
  get note() {
    return this.page.getByRole('region', { name: 'Local models' }).getByRole('note');
  }

  /** Waits until the row says so. */
  async says(text: string | RegExp): Promise<void> {
    const row = this.page.getByRole('row').filter({ hasText: NAME });
    await expect(row).toContainText(text, { timeout: 20_000 });
  }

  /** Asks the model that is in use one question, as the options page does; what came of it, in words. */
  async testConnection(): Promise<string> {
    await this.page.getByRole('button', { name: 'Test connection', exact: true }).press('Enter');
    const result = this.page.locator('[data-test-result]');
    await result.waitFor({ timeout: 30_000 });
    return result.innerText();
  }

  /** Overwrites bytes of a file on the disk, length kept, as a failing disk does. */
  async damage(name: string): Promise<void> {
    await this.page.evaluate(async (file) => {
      const root = await navigator.storage.getDirectory();
      const models = await root.getDirectoryHandle('local-models');
      const handle = await (await models.getDirectoryHandle('tiny')).getFileHandle(file);
      const writable = await handle.createWritable({ keepExistingData: true });
      await writable.write({ type: 'write', position: 3, data: new Uint8Array([35, 35]) });
      await writable.close();
    }, name);
  }
}

interface Setup {
  /** What the catalogue says otherwise of the model. */
  model: Partial<CatalogueModel>;
  args: string[];
}

const test = base.extend<Setup & { local: LocalModelsPage; mirror: WeightsMirror }>({
  model: [{}, { option: true }],
  args: [SOFTWARE_GPU, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
  mirror: async ({}, use) => {
    const mirror = await startMirror();
    await use(mirror);
    await mirror.close();
  },
  local: async ({ mirror, model, args }, use) => {
    const executablePath = findChromium();
    if (!executablePath) throw new Error('No Chromium was found: run node scripts/setup.mjs.');
    const dist = mkdtempSync(join(tmpdir(), 'browser-copilot-local-model-'));
    cpSync(DIST, dist, { recursive: true });
    await pack(dist, { ...tinyModel(mirror.origin), ...model });
    const browser = await launchBrowser({ dist, executablePath, args });
    const local = new LocalModelsPage(browser, mirror);
    await local.open();
    await use(local);
    await browser.close();
    rmSync(dist, { recursive: true });
  },
});

function tinyModel(origin: string): CatalogueModel {
  return {
    id: 'tiny',
    name: NAME,
    tier: 'default',
    vramMB: 1,
    contextTokens: 512,
    features: [],
    bufferBytes: null,
    downloadBytes: null,
    licence: null,
    card: `${origin}/card`,
    weights: `${origin}/hub/tiny`,
    library: { file: 'tiny.wasm', url: `${origin}/tiny.wasm`, sha256: null },
    overrides: {},
    thinking: false,
    sha256: {},
  };
}

/** A build with one model in its catalogue and a library that no engine takes. */
async function pack(dist: string, model: CatalogueModel): Promise<void> {
  writeFileSync(
    join(dist, 'models/catalogue.json'),
    JSON.stringify({ version: 1, engine: 'under test', models: [model] }),
  );
  if (model.library.file !== 'tiny.wasm') return;
  const from = join(dist, 'from');
  cpSync(join(dist, 'models'), from, { recursive: true });
  writeFileSync(join(from, 'tiny.wasm'), MISFIT);
  await vendor({ models: [model], from, out: join(dist, 'models'), checkFit: false });
  rmSync(from, { recursive: true });
}

test.describe('without a graphics adapter', () => {
  test.use({ args: [] });
  test('no model is offered, and hardware acceleration is named as the way', async ({ local }) => {
    await expect(local.note).toContainText(
      /offers no graphics adapter, so no local model can run here\. Switch on hardware acceleration/,
      { timeout: 20_000 },
    );
    await expect(local.button('Download')).toHaveCount(0);
    expect(local.mirror.asked).toEqual([]);
  });
});

test.describe('with a card that lacks what the model needs', () => {
  test.use({ model: { features: ['shader-f16'] } });
  test('nothing is downloaded and the reason is told', async ({ local }) => {
    await local.says('Tiny 1M needs 16-bit shaders, which this graphics card does not offer.');
    await expect(local.button('Download')).toHaveCount(0);
  });
});

test.describe('in a build without the model’s library', () => {
  test.use({
    model: { library: { file: 'absent.wasm', url: 'https://hub.example/absent.wasm', sha256: null } },
  });
  test('the build is named as what is missing something', async ({ local }) => {
    await expect(local.note).toContainText('This build does not carry the libraries of the local models', {
      timeout: 20_000,
    });
    await expect(local.button('Download')).toHaveCount(0);
  });
});

test('a download is verified, kept and removed', async ({ local }) => {
  await local.button('Download').click();
  await local.says('Ready');
  expect(local.mirror.asked.toSorted()).toEqual([...local.mirror.files.keys()].toSorted());
  await local.open();
  await local.says('Ready');
  await local.button('Remove').click();
  await local.says('Ready');
  await local.page.getByRole('button', { name: 'Yes, remove' }).click();
  await local.says('Not downloaded');
});

test('a stopped download goes on with what is missing', async ({ local }) => {
  const [last = ''] = SHARDS.slice(-1);
  local.mirror.held.add(last);
  await local.button('Download').click();
  const bar = local.page.getByRole('progressbar', { name: `Download of ${NAME}` });
  await expect(bar).toHaveAttribute('value', String(2.5 * 4_096));
  await local.button('Cancel').click();
  await local.says('Partly downloaded');
  local.mirror.held.clear();
  local.mirror.asked.length = 0;
  await local.button('Resume').click();
  await local.says('Ready');
  expect(local.mirror.asked).toEqual([last]);
});

test('a download goes on when the worker dies', async ({ local }) => {
  const [first = ''] = SHARDS;
  local.mirror.held.add(first);
  await local.button('Download').click();
  await local.says('Downloading');
  const { targetInfos } = await local.browser.cdp.send('Target.getTargets');
  const worker = targetInfos.find(({ type }) => type === 'service_worker');
  await local.browser.cdp.send('Target.closeTarget', { targetId: worker!.targetId });
  await local.open();
  await local.says('Downloading');
});

test('a mirror that is not there, has no such file, or has something else is told apart', async ({
  local,
}) => {
  const { files, origin } = local.mirror;
  const host = new URL(origin).host;
  const config = files.get('mlc-chat-config.json')!;
  files.delete('mlc-chat-config.json');
  await local.button('Download').click();
  await local.says(`${host} has no file “mlc-chat-config.json”`);
  files.set('mlc-chat-config.json', Buffer.from('<!doctype html><title>Welcome</title>'));
  await local.button('Resume').click();
  await local.says('“mlc-chat-config.json” is not what a model’s folder holds there');
  files.set('mlc-chat-config.json', config);
  const mirror = local.page.getByRole('textbox', { name: 'Mirror of model weights' });
  await mirror.fill('http://hub.example');
  await mirror.blur();
  await local.button('Resume').click();
  await expect(
    local.page.getByText('“http://hub.example” is not an address for model weights'),
  ).toBeVisible();
  await mirror.fill('http://127.0.0.1:9');
  await mirror.blur();
  await local.button('Resume').click();
  await local.says('No answer from 127.0.0.1:9');
  await mirror.fill(origin);
  await mirror.blur();
  await local.button('Resume').click();
  await local.says('Ready');
});

test.describe('with a hash in the catalogue', () => {
  test.use({ model: { sha256: { [SHARDS[1]!]: createHash('sha256').update('another').digest('hex') } } });
  test('a file of another hash is not kept', async ({ local }) => {
    await local.button('Download').click();
    await local.says(`“${SHARDS[1]}” from ${new URL(local.mirror.origin).host} is not the file it should be`);
    await local.says('Partly downloaded');
  });
});

test('a model that does not fit on the disk is not begun', async ({ local }) => {
  const records = [{ dataPath: SHARDS[0], nbytes: 9e14, records: [] }];
  local.mirror.files.set('tensor-cache.json', Buffer.from(JSON.stringify({ metadata: {}, records })));
  await local.button('Download').click();
  await local.says(/There is not enough room: 900000\.0 GB are needed, [\d.]+ GB are free/);
  expect(local.mirror.asked).not.toContain(SHARDS[0]);
});

test('a file that ends early or runs over is not kept', async ({ local }) => {
  const whole = local.mirror.files.get(SHARDS[2]!)!;
  local.mirror.files.set(SHARDS[2]!, Buffer.concat([whole, whole]));
  await local.button('Download').click();
  await local.says(`“${SHARDS[2]}” is larger than the model’s index says`);
  local.mirror.files.set(SHARDS[2]!, whole.subarray(1));
  await local.button('Resume').click();
  await local.says(`“${SHARDS[2]}” ended too early`);
});

test('the engine refuses a library that does not fit it, in words', async ({ local }) => {
  await local.button('Download').click();
  await local.says('Ready');
  await local.button('Use').click();
  expect(await local.testConnection()).toContain('The packaged library of Tiny 1M does not fit this engine.');
});

test('a file that was damaged on the disk is not given to the engine, and alone is fetched again', async ({
  local,
}) => {
  await local.button('Download').click();
  await local.says('Ready');
  await local.button('Use').click();
  await local.damage('mlc-chat-config.json');
  expect(await local.testConnection()).toContain('A file of Tiny 1M on this device is damaged');
  await local.open();
  await local.says('Partly downloaded');
  local.mirror.asked.length = 0;
  await local.button('Resume').click();
  await local.says('Ready');
  expect(local.mirror.asked).toEqual(['mlc-chat-config.json']);
});
