// Which model may be asked, by settings and policy together, as the one thing that planners see of it.
import {
  KEYED_REPLY_TIMEOUT_MS,
  LOCAL_CONTEXT_TOKENS,
  LOCAL_REPLY_TIMEOUT_MS,
  ONLINE_CONTEXT_TOKENS,
} from '../../shared/budgets';
import type { ProviderConfig } from '../../shared/messages/model';
import type { ModelClient } from '../../shared/model';
import type { Settings } from '../../shared/policy-shapes';
import { endpointOf, isEndpointProvider, isLoopback } from '../../shared/providers';
import { apiKeyFor } from '../../store/settings';
import { log, type App } from '../app';
import { askHost, inWords } from './model-host';

/** The model that the user and the policy allow now; undefined when there is none, or the planner wants none. */
export async function modelClientFor(app: App): Promise<ModelClient | undefined> {
  const { settings } = app.effective;
  const { planner } = settings;
  if (planner === 'none') return undefined;
  const config = await configOf(settings);
  if (!config) return undefined;
  const rung = isEndpointProvider(config.provider) ? 2 : 1;
  if ((planner === 'local' && rung !== 1) || (planner === 'key' && rung !== 2)) return undefined;
  return clientOf(app, config, rung);
}

function clientOf(app: App, config: ProviderConfig, rung: ModelClient['rung']): ModelClient {
  return {
    rung,
    timeoutMs: replyTimeoutMs(config),
    contextTokens: isOnline(config) ? ONLINE_CONTEXT_TOKENS : LOCAL_CONTEXT_TOKENS,
    complete: async (request, { signal }) => {
      const options = { signal, timeoutMs: request.timeoutMs };
      const reply = await askHost({ op: 'complete', config, request }, options);
      if (reply.ok) return reply;
      const failure = inWords(reply);
      if (reply.code !== 'CANCELLED') log(app, 'warn', 'model', `${failure.code}: ${failure.error}`);
      return failure;
    },
  };
}

/** Patience for one reply, ms: a model on this computer may be slow, and may have to be loaded first. */
export const replyTimeoutMs = (config: ProviderConfig): number =>
  isOnline(config) ? KEYED_REPLY_TIMEOUT_MS : LOCAL_REPLY_TIMEOUT_MS;

const isOnline = (config: ProviderConfig): boolean =>
  'baseUrl' in config && !isLoopback(new URL(config.baseUrl).hostname);

/** What the host needs to ask the chosen provider; undefined when it is not set up. */
export async function configOf(settings: Settings): Promise<ProviderConfig | undefined> {
  const { provider, model } = settings.provider;
  if (provider === 'chrome') return { provider };
  if (provider === 'webllm') return model === '' ? undefined : { provider, model };
  const url = endpointOf(settings.provider);
  if (!isEndpointProvider(provider) || !url || model === '') return undefined;
  const apiKey = await apiKeyFor(settings);
  return { provider, baseUrl: url.href, model, ...(apiKey === undefined ? {} : { apiKey }) };
}
