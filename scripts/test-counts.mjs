// Reads the counts out of the JSON reports of vitest and Playwright. A run without a readable report, or one
// that failed without a failing test (a file that cannot be loaded, a crash), counts as one failure.
import { readFileSync } from 'node:fs';

/** @returns {{passed: number, failed: number, skipped: number}} */
export function countVitest(reportFile, exitCode) {
  const report = readReport(reportFile);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return withCrash(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded,
      skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    },
    exitCode,
  );
}

/** @returns {{passed: number, failed: number, skipped: number}} */
export function countPlaywright(reportFile, exitCode) {
  const report = readReport(reportFile);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withCrash(
    { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0), skipped },
    exitCode,
  );
}

function withCrash(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // No report: the run did not get that far.
    return undefined;
  }
}

/** The last line of npm test. */
export function printCounts(all) {
  const sum = (key) => all.reduce((total, counts) => total + (counts[key] ?? 0), 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
