// Two projects: `unit` runs pure logic in Node; `page` runs page logic in a real Chromium.
import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { rankingSource } from './scripts/ranking-source.mjs';

const executablePath =
  process.env['CHROMIUM'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

export default defineConfig({
  cacheDir: '.cache/vite',
  oxc: false,
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['test/unit/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        plugins: [rankingSource({ shared: false })],
        // Bundled before the first test: found later, they would load a running page anew.
        optimizeDeps: {
          include: [
            ...['@mui/material', 'react', 'react-dom/client', 'choices.js', 'flatpickr'],
            '@shoelace-style/shoelace/dist/shoelace.js',
          ],
        },
        test: {
          name: 'page',
          include: ['test/page/**/*.test.{ts,tsx}'],
          // Most of a test's time is waiting for a page: three at once take half the time on two cores.
          maxWorkers: 3,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(executablePath ? { executablePath } : {}),
                args: [
                  '--no-sandbox',
                  '--disable-quic',
                  '--no-first-run',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                ],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 720 } }],
          },
        },
      },
    ],
  },
});
