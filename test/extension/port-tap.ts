// A second page of ours on the real port, without the panel's code between: raw calls as Comlink puts them on the
// wire, and every event in the order it came.
import type { Page } from '@playwright/test';
import type { PortMessage, UiArgs, UiCallName, UiEvent } from '../../src/shared/messages/ui';
import type { Copilot } from './fixtures';

interface TapWindow {
  tapped: { events: UiEvent[]; call(name: string, args: unknown): Promise<unknown> };
}

export class PortTap {
  constructor(private readonly page: Page) {}

  /** The reply as it came, unparsed. A call that was refused rejects with its `CODE: text`. */
  call<N extends UiCallName>(name: N, args: UiArgs<N>): Promise<unknown> {
    const sent = { name, args: args as unknown };
    return this.page.evaluate(
      (wanted) => (window as unknown as TapWindow).tapped.call(wanted.name, wanted.args),
      sent,
    );
  }

  events(): Promise<UiEvent[]> {
    return this.page.evaluate(() => (window as unknown as TapWindow).tapped.events);
  }

  async eventsOf<T extends UiEvent['type']>(type: T): Promise<Extract<UiEvent, { type: T }>[]> {
    const all = await this.events();
    return all.filter((event): event is Extract<UiEvent, { type: T }> => event.type === type);
  }
}

export async function tapPort(copilot: Copilot): Promise<PortTap> {
  const page = await copilot.browser.context.newPage();
  await page.goto(`chrome-extension://${copilot.browser.extensionId}/options.html`);
  await page.evaluate(() => {
    const port = chrome.runtime.connect({ name: 'copilot-ui' });
    const events: UiEvent[] = [];
    const waiting = new Map<string, (reply: unknown) => void>();
    port.onMessage.addListener((message: PortMessage) => {
      if ('event' in message) events.push(message.event);
      else if ('rpc' in message) waiting.get((message.rpc as { id: string }).id)?.(message.rpc);
    });
    const call = async (name: string, args: unknown) => {
      const id = crypto.randomUUID();
      const reply = new Promise((resolve) => waiting.set(id, resolve));
      port.postMessage({
        rpc: { id, type: 'APPLY', path: [name], argumentList: [{ type: 'RAW', value: args }] },
      });
      const { type, value } = (await reply) as { type: string; value: unknown };
      if (type === 'RAW') return value;
      throw new Error((value as { value: { message: string } }).value.message);
    };
    Object.assign(window, { tapped: { events, call } });
  });
  return new PortTap(page);
}
