// A model behind an OpenAI-compatible address: OpenAI, Ollama, LM Studio, vLLM, gateways, and the compatible
// surfaces of Anthropic and Google. Through the maintained SDK, over a fetch that knows one origin.
import { OpenAI, type APIError } from 'openai';
import { MODEL_RETRIES } from '../shared/budgets';
import type { HostResult, ProviderConfig } from '../shared/messages/model';
import type { ModelOptions, ModelReply, ModelRequest } from '../shared/model';
import type { EndpointProvider } from '../shared/providers';
import { endpointFetch, type EndpointRefusal } from './endpoint-fetch';
import {
  bodyOf,
  mannersOf,
  MAX_MANNERS,
  nextManners,
  rememberManners,
  type Manners,
} from './endpoint-manners';
import { endpointTrouble, isApiError, isContextOverflow, wordsOf, type Asked } from './endpoint-trouble';
import { trouble, type Provider } from './provider';
import { readReply, type RawReply } from './read-stream';
import { jsonAnswer, plainAnswer } from './reply-text';

type EndpointConfig = Extract<ProviderConfig, { provider: EndpointProvider }>;

export function endpointProvider(config: EndpointConfig): Provider {
  return {
    complete: (request, options) => complete(config, request, options),
    ready: () => Promise.resolve({ ok: true, data: {} }),
  };
}

async function complete(
  config: EndpointConfig,
  request: ModelRequest,
  { signal, onText = () => undefined }: ModelOptions,
): Promise<HostResult<ModelReply>> {
  const url = new URL(config.baseUrl);
  const asked: Asked = { url, model: config.model, hasKey: config.apiKey !== undefined };
  const timeUp = AbortSignal.timeout(request.timeoutMs);
  let refusal: EndpointRefusal | undefined;
  const client = clientFor(config, url, (why) => (refusal = why));
  try {
    const raw = await ask(client, config, request, AbortSignal.any([signal, timeUp]), onText);
    return judged(raw, request, asked);
  } catch (error) {
    if (signal.aborted) return trouble('CANCELLED', 'cancelled');
    if (timeUp.aborted) return trouble('TIMEOUT', 'timeout', url.origin);
    return endpointTrouble(refusal ?? error, asked);
  }
}

function clientFor(
  { apiKey, baseUrl }: EndpointConfig,
  { origin }: URL,
  onRefusal: (refusal: EndpointRefusal) => void,
): OpenAI {
  return new OpenAI({
    // The SDK insists on a key; a server without one is sent no header.
    apiKey: apiKey ?? 'none',
    ...(apiKey === undefined ? { defaultHeaders: { Authorization: null } } : {}),
    baseURL: baseUrl,
    organization: null,
    project: null,
    fetch: endpointFetch(origin, onRefusal),
    maxRetries: MODEL_RETRIES,
    logLevel: 'off',
    // The key is the user's own, and this page runs no code but ours.
    dangerouslyAllowBrowser: true,
  });
}

/** Asks, and asks again in another form as often as the endpoint refuses the form. */
async function ask(
  client: OpenAI,
  { baseUrl, model }: EndpointConfig,
  request: ModelRequest,
  signal: AbortSignal,
  onText: (delta: string) => void,
): Promise<RawReply> {
  const endpoint = `${baseUrl} ${model}`;
  let manners: Manners = mannersOf(endpoint);
  for (let tries = 1; ; tries += 1) {
    try {
      const body = bodyOf(request, model, manners);
      const options = { signal, timeout: request.timeoutMs };
      const { data, response } = await client.chat.completions.create(body, options).withResponse();
      rememberManners(endpoint, manners);
      return await readReply(data, response, onText);
    } catch (error) {
      const next = tries < MAX_MANNERS && isRefusalOfForm(error) ? again(manners, error, request) : undefined;
      if (!next) throw error;
      manners = next;
    }
  }
}

function isRefusalOfForm(error: unknown): error is APIError {
  if (!isApiError(error)) return false;
  return (error.status === 400 || error.status === 422) && !isContextOverflow(error);
}

function again(manners: Manners, refusal: APIError, request: ModelRequest): Manners | undefined {
  return nextManners(manners, wordsOf(refusal), request.schema !== undefined);
}

/** A reply that came; whether it is an answer. */
function judged(raw: RawReply, request: ModelRequest, { url, model }: Asked): HostResult<ModelReply> {
  if (raw.refused || raw.finish === 'content_filter') return trouble('LLM_FAILED', 'declined', model);
  if (raw.finish === undefined) return trouble('LLM_FAILED', 'cut_off', url.origin);
  const finish = raw.finish === 'length' ? 'length' : 'stop';
  const answer = plainAnswer(raw.text);
  if (answer === '')
    return trouble('MODEL_OUTPUT_INVALID', finish === 'length' ? 'only_thought' : 'empty', model);
  const text = request.schema ? jsonAnswer(answer) : answer;
  if (text === undefined) return trouble('MODEL_OUTPUT_INVALID', 'not_json', model);
  return {
    ok: true,
    data: {
      text,
      inputTokens: raw.inputTokens ?? 0,
      outputTokens: raw.outputTokens ?? 0,
      finish,
      model: (raw.model ?? model).slice(0, 200),
    },
  };
}
