// Tests of the built extension in a real Chromium, one browser at a time: they share two cores with it.
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './extension',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results',
  workers: 1,
  fullyParallel: false,
  timeout: 120_000,
  globalTimeout: 35 * 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
});
