// Tests of the built extension in a real Chromium, two browsers at a time: while one waits for a page, the other works.
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './extension',
  testMatch: '**/*.test.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  // FULL=1 is the whole list of recovery and of the portal's variants, which is no part of npm test.
  globalTimeout: process.env['FULL'] ? 3 * 60 * 60_000 : 41 * 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
});
