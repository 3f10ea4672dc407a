// Tests of the built extension in a real Chromium, one browser at a time: they share two cores with it.
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './extension',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results',
  workers: 1,
  fullyParallel: false,
  timeout: 120_000,
  // FULL=1 is the whole list of recovery, which is no part of npm test.
  globalTimeout: process.env['FULL'] ? 3 * 60 * 60_000 : 35 * 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
});
