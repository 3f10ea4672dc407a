// Every act and every failure of a task can be walked through again in the panel's history.
import type { Page } from '@playwright/test';
import { turnsOf } from '../../scripts/panel.mjs';
import { expect, test, type Copilot } from './fixtures';

/** Opens the replay of the task with this goal. */
async function replay(panel: Page, goal: string): Promise<void> {
  await panel.getByRole('button', { name: 'History', exact: true }).click();
  await panel.getByRole('searchbox', { name: 'Search the history' }).fill(goal);
  await panel.getByRole('button', { name: goal }).click();
  await expect(panel.getByRole('heading', { name: goal })).toBeVisible();
}

interface Shown {
  description: string;
  outcome: string;
  text: string;
}

/** The steps as the replay tells them, walked with the arrow key. */
async function walk(panel: Page, count: number): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (let at = 1; at <= count; at++) {
    await expect(panel.getByRole('group', { name: 'Steps', exact: true })).toContainText(
      `Step ${at} of ${count}`,
    );
    const step = panel.getByRole('region', { name: 'Step', exact: true });
    shown.push({
      description: await step.getByRole('heading').innerText(),
      outcome: await step.locator('dt:text-is("Outcome") + dd').innerText(),
      text: await step.innerText(),
    });
    await panel.keyboard.press('ArrowRight');
  }
  return shown;
}

async function stepsDone(copilot: Copilot, panel: Page): Promise<string[]> {
  const intents = await copilot.records<{ phase: string; description: string }>(panel, 'journal');
  return intents.filter(({ phase }) => phase === 'intent').map(({ description }) => description);
}

test('a task that succeeded is replayed act by act', async ({ copilot }) => {
  const goal = 'Search for "thermostat"';
  await copilot.openPortal('/shop');
  const panel = await copilot.openPanel();
  expect(await copilot.runGoal(panel, goal)).toBe('succeeded');
  const done = await stepsDone(copilot, panel);
  expect(done.length).toBeGreaterThan(0);
  await replay(panel, goal);
  const shown = await walk(panel, done.length);
  expect(shown.map(({ description }) => description)).toEqual(done);
  expect(shown.every(({ outcome }) => outcome === 'Done')).toBe(true);
  expect(shown.some(({ text }) => text.includes('thermostat'))).toBe(true);
});

test('a task that failed is replayed with what failed and why', async ({ copilot }) => {
  const goal = 'Click "Save changes"';
  await copilot.openSignedIn('/account/profile');
  // Nothing can be pressed under this; only the person who looks could say what it is for.
  await copilot.page.evaluate(() => {
    const cover = document.createElement('div');
    cover.style.cssText = 'position:fixed;inset:0;z-index:99999;background:#0008';
    document.body.append(cover);
  });
  const panel = await copilot.openPanel();
  expect(await copilot.runGoal(panel, goal)).toBe('failed');
  const done = await stepsDone(copilot, panel);
  const told = (await turnsOf(panel)).map(({ text }) => text).join('\n');
  expect(told).toContain('is covered by');
  await replay(panel, goal);
  const shown = await walk(panel, done.length);
  expect(shown.map(({ description }) => description)).toEqual(done);
  const failed = shown.filter(({ outcome }) => outcome !== 'Done');
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.map(({ text }) => text)).toEqual(failed.map(() => expect.stringContaining('is covered by')));
});
