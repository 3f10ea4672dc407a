// What the release build asks for and carries: no site at install, a strict policy, no doors, no test hooks.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from '../../scripts/build.mjs';
import { TOOLS } from '../../src/tools/registry';
import { expect, test } from './fixtures';

test.use({ dist: 'dist' });
// They share one build.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => build('release'));

const DIST = join(import.meta.dirname, '../../dist');
const text = (file: string) => readFileSync(join(DIST, file), 'utf8');

interface Manifest {
  permissions: string[];
  optional_permissions: string[];
  host_permissions?: string[];
  content_scripts?: unknown[];
  web_accessible_resources?: unknown[];
  externally_connectable?: unknown;
  content_security_policy: { extension_pages: string };
}
const manifest = () => JSON.parse(text('manifest.json')) as Manifest;

test('no site is granted and no script is injected by the manifest', () => {
  const { host_permissions: hosts, content_scripts: scripts, permissions } = manifest();
  expect(hosts ?? []).toEqual([]);
  expect(scripts ?? []).toEqual([]);
  expect([...permissions].sort()).toEqual(
    [
      'sidePanel',
      'storage',
      'unlimitedStorage',
      'scripting',
      'activeTab',
      'offscreen',
      'alarms',
      'declarativeNetRequest',
    ].sort(),
  );
});

test('pages and outsiders find no door', () => {
  const { web_accessible_resources: resources, externally_connectable: outside } = manifest();
  expect(resources ?? []).toEqual([]);
  expect(outside).toBeUndefined();
});

test('the content security policy allows own code only', () => {
  const directives = new Map(
    manifest()
      .content_security_policy.extension_pages.split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')?.filter((source) => source !== "'wasm-unsafe-eval'")).toEqual([
    "'self'",
  ]);
  for (const [name, sources] of directives)
    for (const source of sources.filter((each) => !(name === 'connect-src' && each === 'https:'))) {
      expect(["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'http:'], `${name} ${source}`).not.toContain(
        source,
      );
    }
});

test('only the worker and the model host may reach the network: the pages that show things may not', () => {
  for (const page of ['sidepanel.html', 'popup.html', 'options.html'])
    expect(text(page), page).toContain(
      `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'" />`,
    );
});

test('the library for model endpoints is in the model host alone', () => {
  const carrying = readdirSync(DIST).filter(
    (file) => /\.js$/.test(file) && /chat\/completions/.test(text(file)),
  );
  expect(carrying).toEqual(['offscreen.js']);
});

test('the engine of local models is in its worker alone', () => {
  const carrying = readdirSync(DIST).filter((file) => /\.js$/.test(file) && text(file).includes('tvmjs'));
  expect(carrying).toEqual(['webllm-worker.js']);
});

test('no test hook, no source map and no code from elsewhere is in the bundles', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(text('background.js')).not.toMatch(/holdAt|shiftClock|test\.markers/);
  for (const file of files.filter((name) => name.endsWith('.js')))
    expect(text(file), file).not.toMatch(/importScripts\(|import\(["'`]https?:|new Function\(|\beval\(/);
  for (const file of files.filter((name) => name.endsWith('.html')))
    expect(text(file), file).not.toMatch(/<script(?![^>]*src="[\w-]+\.js")|https?:\/\/|\son\w+=/);
});

test('the content script is at most 60 KiB gzipped, and what follows it on use is no larger', () => {
  const sizes = readdirSync(DIST)
    .filter((file) => /^content.*\.js$/.test(file))
    .map((file) => [file, gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length] as const);
  console.log(sizes.map(([file, bytes]) => `${file}: ${(bytes / 1024).toFixed(1)} KiB`).join(', '));
  expect(sizes.map(([file]) => file)).toContain('content.js');
  for (const [file, bytes] of sizes) expect(bytes, file).toBeLessThanOrEqual(60 * 1024);
  const tools = text('content-tools.js');
  for (const { name, description } of TOOLS)
    expect(tools.includes(description), `what ${name} is described by`).toBe(false);
});

test('the release worker starts, has no hooks and can read no site', async ({ copilot, portal }) => {
  await copilot.page.goto(portal.origin);
  const worker = await copilot.worker();
  expect(await worker.evaluate(() => 'copilot' in globalThis)).toBe(false);
  const urls = await worker.evaluate(async () => (await chrome.tabs.query({})).map((tab) => tab.url ?? ''));
  expect(urls.filter((url) => url.startsWith('http'))).toEqual([]);
});
