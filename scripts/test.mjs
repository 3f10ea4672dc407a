// npm test: sets up and runs everything that CI runs. The last line alone is the counts; the exit code says
// whether all passed. Never hangs: every part has a deadline, and so has the whole.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.mjs';
import { ensureChromium, ensureDependencies, SetupError } from './setup.mjs';
import { countPlaywright, countVitest, printCounts } from './test-counts.mjs';

const MINUTE_MS = 60_000;
const WHOLE_MS = 58 * MINUTE_MS;
const counts = [];

/** The exit handlers of running commands end their children. */
const watchdog = setTimeout(() => {
  console.log(`The tests were not done after ${WHOLE_MS / MINUTE_MS} minutes.`);
  finish([...counts, { passed: 0, failed: 1 }]);
  process.exit(1);
}, WHOLE_MS);
watchdog.unref();

function finish(all) {
  const line = printCounts(all);
  process.exitCode = all.some(({ failed }) => failed > 0) ? 1 : 0;
  console.log(line);
}

async function main() {
  await ensureDependencies();
  const env = { CHROMIUM: await ensureChromium() };
  const dir = mkdtempSync(join(tmpdir(), 'browser-copilot-test-'));
  const { check } = await import('./check.mjs');

  console.log('— checks and unit tests');
  counts.push(...(await check({ timeoutMs: 10 * MINUTE_MS })));

  console.log('— builds');
  for (const profile of ['release', 'loopback']) {
    const { code } = await runCommand(process.execPath, ['scripts/build.mjs', profile], {
      timeoutMs: 3 * MINUTE_MS,
    });
    console.log(`${code === 0 ? '✓' : '✗'} ${profile}`);
    counts.push({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
  }

  console.log('— page tests');
  const pageReport = join(dir, 'page.json');
  const page = await runCommand(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'page',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${pageReport}`,
    ],
    { env, timeoutMs: 16 * MINUTE_MS },
  );
  counts.push(countVitest(pageReport, page.code));

  console.log('— extension tests');
  const extensionReport = join(dir, 'extension.json');
  const extension = await runCommand(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'test/playwright.config.ts',
      '--reporter=list,json',
    ],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: extensionReport }, timeoutMs: 43 * MINUTE_MS },
  );
  counts.push(countPlaywright(extensionReport, extension.code));
  rmSync(dir, { recursive: true, force: true });
}

try {
  await main();
} catch (error) {
  counts.push({ passed: 0, failed: 1 });
  console.error(error instanceof SetupError ? error.message : error);
}
clearTimeout(watchdog);
finish(counts);
