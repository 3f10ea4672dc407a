// A model for the planner, set up in the options as a user does, with a scripted endpoint behind it.
import type { Endpoint, EndpointRequest } from '../endpoint/scripted-endpoint.mjs';
import type { Copilot } from './fixtures';

export type PlannerName = 'Automatic' | 'No model' | 'Local' | 'Key';

export async function usePlanner(copilot: Copilot, planner: PlannerName, endpoint?: Endpoint): Promise<void> {
  const options = await copilot.browser.context.newPage();
  await options.goto(`chrome-extension://${copilot.browser.extensionId}/options.html`);
  if (endpoint) {
    const provider = options.getByRole('combobox', { name: 'Provider', exact: true });
    await provider.selectOption('openai');
    for (const [name, value] of [
      ['Base URL', endpoint.baseUrl],
      ['Model', 'scripted-model'],
    ] as const) {
      const field = options.getByRole('textbox', { name, exact: true });
      await field.fill(value);
      await field.press('Tab');
    }
  }
  await options.getByRole('radio', { name: planner, exact: true }).check();
  await options.waitForFunction(
    async ([planner, baseUrl]) => {
      const { settings } = await chrome.storage.local.get<{ settings?: StoredSettings }>('settings');
      const model = baseUrl === '' || settings?.provider.model === 'scripted-model';
      return (
        model && settings?.planner === planner && (baseUrl === '' || settings.provider.baseUrl === baseUrl)
      );
    },
    [STORED[planner], endpoint?.baseUrl ?? ''] as const,
    { polling: 50 },
  );
  await options.close();
}

interface StoredSettings {
  planner: string;
  provider: { baseUrl: string; model: string };
}
const STORED = { Automatic: 'auto', 'No model': 'none', Local: 'local', Key: 'key' } as const;

/** Which question of the planner a request is: `goal`, `decision`, `plan` or `fields`. */
export function questionOf(request: EndpointRequest): string {
  return request.body.response_format?.json_schema?.name ?? '';
}

/** The number that the prompt gave to a thing, by a part of its line. */
export function numberOf(request: EndpointRequest, line: string | RegExp): string {
  const wanted =
    typeof line === 'string' ? (text: string) => text.includes(line) : (text: string) => line.test(text);
  for (const each of request.text.split('\n')) {
    const numbered = /^(\d+)\. (.*)$/.exec(each);
    if (numbered?.[1] && wanted(numbered[2] ?? '')) return numbered[1];
  }
  throw new Error(`Nothing numbered is like ${String(line)} in:\n${request.text}`);
}

/** A plan of the keyed model: labels (or lines) with values. */
export function planOf(
  request: EndpointRequest,
  steps: [line: string | RegExp, value?: string][],
): { json: unknown } {
  const chosen = steps.map(([line, value = '']) => ({ choice: numberOf(request, line), value }));
  return { json: { steps: chosen, next: 'look', say: '', why: 'the task says so' } };
}

export function ending(next: string, say = ''): { json: unknown } {
  return { json: { steps: [], next, say, why: 'as the page shows' } };
}
