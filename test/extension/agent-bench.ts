// What the bridge's tests share: the reference agent, the options that pair it, and the activity view in a
// window of its own, in which the user answers.
import type { Locator, Page } from '@playwright/test';
import { startAgent, type Agent, type Peer, type Response } from '../agent/reference-agent.mjs';
import { expect, test as base, type Copilot } from './fixtures';

export const KEY = 'correct horse battery staple';

export class AgentBench {
  constructor(
    readonly copilot: Copilot,
    readonly agent: Agent,
  ) {}

  /** Fills in the bridge's fields in the options, as a user does, and switches it on. */
  async switchOn({ address = this.agent.address, key = KEY } = {}): Promise<void> {
    const options = await this.options();
    await options.getByRole('textbox', { name: 'Bridge address', exact: true }).fill(address);
    const keyField = options.getByLabel('Pairing key', { exact: true });
    await keyField.fill(key);
    await keyField.blur();
    await expect(options.getByText('A pairing key is stored.')).toBeVisible();
    await options.getByRole('switch', { name: 'Bridge', exact: true }).click();
    await expect(options.getByRole('switch', { name: 'Bridge', exact: true })).toBeChecked();
    await options.close();
  }

  async options(): Promise<Page> {
    const options = await this.copilot.browser.context.newPage();
    await options.goto(`chrome-extension://${this.copilot.browser.extensionId}/options.html`);
    return options;
  }

  async pair(): Promise<Peer> {
    await this.switchOn();
    const peer = await this.agent.peer();
    await this.copilot.page.bringToFront();
    return peer;
  }

  /** The popup in a window of its own, on the activity view. */
  async openActivity(): Promise<Page> {
    const { browser } = this.copilot;
    const url = `chrome-extension://${browser.extensionId}/popup.html`;
    const opened = browser.context.waitForEvent('page');
    const worker = await this.copilot.worker();
    await worker.evaluate(
      (address) =>
        chrome.windows.create({ url: address, type: 'popup', width: 560, height: 700 }).then(() => true),
      url,
    );
    const popup = await opened;
    await popup.getByRole('button', { name: /^Activity/ }).click();
    await popup.getByRole('heading', { name: 'Activity', exact: true }).waitFor();
    return popup;
  }
}

/** Sends a write and answers its card. */
export async function answered(
  pending: Promise<Response>,
  view: Page,
  button: 'Approve' | 'Decline',
): Promise<Response> {
  await cardOf(view).getByRole('button', { name: button, exact: true }).click();
  return pending;
}

export function cardOf(view: Page): Locator {
  return view.getByRole('group', { name: /An outside agent wants to do this/ });
}

/** The ref that a snapshot gives the element of this role and name. */
export function refIn(response: Response, roleAndName: string): string {
  const { snapshot } = response.data as { snapshot: string };
  const line = snapshot.split('\n').find((one) => one.includes(`- ${roleAndName}`));
  const ref = line && /\[ref=([\w.]+)\]/.exec(line)?.[1];
  if (!ref) throw new Error(`no ${roleAndName} in\n${snapshot}`);
  return ref;
}

export const test = base.extend<{ bench: AgentBench }>({
  bench: async ({ copilot }, use) => {
    const agent = await startAgent({ key: KEY, extensionId: copilot.browser.extensionId });
    await use(new AgentBench(copilot, agent));
    await agent.close();
  },
});
