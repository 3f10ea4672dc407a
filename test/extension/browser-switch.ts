// The browser's own switch "Allow user scripts" on its page about the extension, as the user sets it.
import { expect, type Copilot } from './fixtures';

export async function allowUserScripts(copilot: Copilot): Promise<void> {
  const { context, extensionId } = copilot.browser;
  const page = await context.newPage();
  await page.goto('chrome://extensions');
  await page.evaluate(async (id) => {
    const { developerPrivate } = chrome as unknown as {
      developerPrivate: {
        updateExtensionConfiguration(change: {
          extensionId: string;
          userScriptsAccess: boolean;
        }): Promise<void>;
      };
    };
    await developerPrivate.updateExtensionConfiguration({ extensionId: id, userScriptsAccess: true });
  }, extensionId);
  await page.close();
  // The browser starts the extension anew.
  await expect
    .poll(async () => {
      const worker = await copilot.worker();
      return worker.evaluate(() => typeof chrome.userScripts?.execute).catch(() => 'restarting');
    })
    .toBe('function');
}

/** The switch of our own options. */
export async function switchScriptsOn(copilot: Copilot): Promise<void> {
  const { context, extensionId } = copilot.browser;
  const options = await context.newPage();
  await options.goto(`chrome-extension://${extensionId}/options.html`);
  const scripts = options.getByRole('switch', { name: 'Scripts', exact: true });
  await scripts.click();
  await expect(scripts).toBeChecked();
  await options.close();
}
