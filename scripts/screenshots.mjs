// npm run screenshots: pictures of the built extension at work on the demo portal, for the README and the docs.
// The panel stands beside the page it works on, as in the browser; light and dark.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { launchBrowser, openPanelWindow, tabIdOf } from './browser.mjs';
import { ENDED, sendGoal, waitForStatus } from './panel.mjs';
import { ensureChromium, exitOnSetupError } from './setup.mjs';
import { DEMO_USER, startPortal } from '../test/sites/serve.mjs';

const OUT = join(import.meta.dirname, '../docs/images');
const PAGE = { width: 1200, height: 760 };
const PANEL = { width: 400, height: 760 };

/** The page left, the panel right, in one picture; drawn by the browser itself. */
async function sideBySide(browser, panel, name) {
  const shots = await Promise.all([browser.page.screenshot(), panel.screenshot()]);
  const [page, side] = shots.map((png) => `data:image/png;base64,${png.toString('base64')}`);
  const board = await browser.context.newPage();
  await board.setViewportSize({ width: PAGE.width + PANEL.width, height: PAGE.height });
  await board.setContent(
    `<body style="margin:0;display:flex;background:#888"><img src="${page}" width="${PAGE.width}"><img src="${side}" width="${PANEL.width - 1}" style="margin-left:1px"></body>`,
  );
  await board.screenshot({ path: join(OUT, name) });
  await board.close();
}

/** A card's buttons are inert at first, and look it. */
async function usable(panel) {
  await panel.locator('.card button.primary:enabled').waitFor();
}

async function takePictures(executablePath, colorScheme, suffix) {
  const portal = await startPortal();
  const browser = await launchBrowser({ dist: 'dist-loopback', executablePath, viewport: PAGE });
  try {
    const { page } = browser;
    await page.emulateMedia({ colorScheme });
    await page.goto(portal.origin);
    const panel = await openPanelWindow(browser, await tabIdOf(browser, page), PANEL);
    await panel.setViewportSize(PANEL);
    await panel.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await panel.getByRole('button', { name: 'Skip', exact: true }).waitFor();
    writeFileSync(join(OUT, `onboarding${suffix}.png`), await panel.screenshot());
    await sendGoal(panel, "Download last month's invoice");
    await waitForStatus(panel, [...ENDED, 'awaiting_user']);
    await usable(panel);
    await sideBySide(browser, panel, `sign-in${suffix}.png`);
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(DEMO_USER.email);
    await page.getByLabel(/^Password/).fill(DEMO_USER.password);
    await page.getByLabel(/^Password/).press('Enter');
    await waitForStatus(panel, ENDED, 90_000);
    await sideBySide(browser, panel, `panel${suffix}.png`);
    await page.goto(`${portal.origin}/account/settings`);
    await sendGoal(panel, 'Set company name to "Quarry Ltd" and click Delete account');
    await panel.getByRole('button', { name: 'Approve', exact: true }).waitFor({ timeout: 60_000 });
    await usable(panel);
    await sideBySide(browser, panel, `confirm${suffix}.png`);
  } finally {
    await browser.close();
    await portal.close();
  }
}

try {
  const executablePath = await ensureChromium();
  mkdirSync(OUT, { recursive: true });
  build('loopback');
  await takePictures(executablePath, 'light', '');
  await takePictures(executablePath, 'dark', '-dark');
  console.log(`Pictures are in ${OUT}.`);
} catch (error) {
  exitOnSetupError(error);
}
