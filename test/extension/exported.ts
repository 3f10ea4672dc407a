import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type Copilot } from './fixtures';

/**
 * The text of the one JSON file that the export button of the options saves. Chrome reserves a
 * download's name with an empty file and moves the finished one there, so a file is whole once
 * there is something in it.
 */
export async function exported(copilot: Copilot, options: Page): Promise<string> {
  const { downloadDir } = copilot.browser;
  const saved = () =>
    readdirSync(downloadDir)
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(join(downloadDir, name), 'utf8'));
  await options.getByRole('button', { name: 'Export everything', exact: true }).click();
  await expect.poll(() => saved().map((text) => text.length > 0)).toEqual([true]);
  return saved()[0]!;
}
