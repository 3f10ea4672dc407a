// npm run check: types, lint (the rooms' import rule in it), format and unit tests, before every commit.
// Promises an end within its deadline and the whole output of whatever failed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.mjs';
import { countVitest } from './test-counts.mjs';

const NODE = process.execPath;

/** The checks that need no build and no browser, two at a time; returns the counts of all. */
export async function check({ timeoutMs = 5 * 60_000 } = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'browser-copilot-check-'));
  const unitReport = join(dir, 'unit.json');
  const jobs = [
    { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'] },
    { name: 'lint', args: ['node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.'] },
    {
      name: 'unit tests',
      args: [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'unit',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
      ],
      report: unitReport,
    },
    { name: 'systems', args: ['scripts/check-systems.mjs'] },
    {
      name: 'format',
      args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
    },
  ];
  try {
    const results = await inPairs(jobs, async ({ name, args, report }) => {
      const { code, output, ms } = await runCommand(NODE, args, { quiet: true, timeoutMs });
      const counts = report
        ? countVitest(report, code)
        : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${(ms / 1000).toFixed(1)} s)`);
      if (code !== 0) console.log(output);
      return counts;
    });
    return results;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Two at a time: the machines that run this have two cores. */
async function inPairs(jobs, run) {
  const waiting = [...jobs];
  const results = [];
  const lane = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) results.push(await run(job));
  };
  await Promise.all([lane(), lane()]);
  return results;
}

if (import.meta.filename === process.argv[1]) {
  const results = await check();
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}
