// A model behind an OpenAI-compatible address: OpenAI, Ollama, LM Studio, vLLM, gateways, and the compatible
// surfaces of Anthropic and Google. Through the maintained SDK, over a fetch that knows one origin.
import { OpenAI } from 'openai';
import type { HostResult, ProviderConfig } from '../shared/messages/model';
import type { ModelOptions, ModelReply, ModelRequest } from '../shared/model';
import { pause } from '../shared/pause';
import { isLoopback, type EndpointProvider } from '../shared/providers';
import { ANTHROPIC_BROWSER_HEADER, endpointFetch, type EndpointRefusal } from './endpoint-fetch';
import {
  bodyOf,
  mannersOf,
  nextManners,
  rememberManners,
  roomierManners,
  type Body,
  type Manners,
} from './endpoint-manners';
import { repeatAfterMs } from './endpoint-repeat';
import { endpointTrouble, isRefusalOfForm, wordsOf, type Asked } from './endpoint-trouble';
import { trouble, type Provider } from './provider';
import { readReply, readWhole, type RawReply } from './read-stream';
import { plainAnswer } from './reply-text';

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
  { signal }: ModelOptions,
): Promise<HostResult<ModelReply>> {
  const url = new URL(config.baseUrl);
  const asked: Asked = { url, model: config.model, hasKey: config.apiKey !== undefined };
  const timeUp = AbortSignal.timeout(request.timeoutMs);
  let refusal: EndpointRefusal | undefined;
  const client = clientFor(config, url, (why) => (refusal = why));
  try {
    return judged(await ask(client, config, request, AbortSignal.any([signal, timeUp])), asked);
  } catch (error) {
    if (signal.aborted) return trouble('CANCELLED', 'cancelled');
    if (timeUp.aborted) return trouble('TIMEOUT', 'timeout', url.origin);
    return endpointTrouble(refusal ?? error, asked);
  }
}

function clientFor(
  { provider, apiKey, baseUrl }: EndpointConfig,
  { origin, hostname }: URL,
  onRefusal: (refusal: EndpointRefusal) => void,
): OpenAI {
  const isAnthropic = provider === 'anthropic' || hostname === 'api.anthropic.com';
  return new OpenAI({
    // The SDK insists on a key; a server without one is sent no header.
    apiKey: apiKey ?? 'none',
    defaultHeaders: {
      ...(apiKey === undefined ? { Authorization: null } : {}),
      // Anthropic answers no request that has an origin without it.
      ...(isAnthropic ? { [ANTHROPIC_BROWSER_HEADER]: 'true' } : {}),
    },
    baseURL: baseUrl,
    organization: null,
    project: null,
    fetch: endpointFetch(origin, onRefusal),
    maxRetries: 0,
    logLevel: 'off',
    // The key is the user's own, and this page runs no code but ours.
    dangerouslyAllowBrowser: true,
  });
}

/**
 * Sends the request until there is an answer or no use in repeating it: in another form where the endpoint refuses the form,
 * with a larger bound where thinking left no room for an answer, and unchanged after a failure that may pass, as long as
 * the request's time lasts.
 */
async function ask(
  client: OpenAI,
  { baseUrl, model }: EndpointConfig,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<RawReply> {
  const endpoint = `${baseUrl} ${model}`;
  const isLocal = isLoopback(new URL(baseUrl).hostname);
  const deadline = performance.now() + request.timeoutMs;
  let manners = mannersOf(endpoint);
  let former: RawReply | undefined;
  for (let repeats = 0; ;) {
    try {
      const reply = await send(client, bodyOf(request, model, manners), manners, signal);
      rememberManners(endpoint, manners);
      const roomier = isOnlyThought(reply) ? roomierManners(manners) : undefined;
      if (!roomier) return former ? withTokensOf(former, reply) : reply;
      [manners, former] = [roomier, reply];
    } catch (error) {
      signal.throwIfAborted();
      const next = isRefusalOfForm(error)
        ? nextManners(manners, wordsOf(error), request.schema !== undefined)
        : undefined;
      if (!next) {
        const pauseMs = repeatAfterMs(error, repeats, isLocal);
        // What goes wrong now says more than that the time was up.
        if (pauseMs === undefined || performance.now() + pauseMs >= deadline) throw error;
        repeats += 1;
        await pause(pauseMs, signal);
      }
      manners = next ?? manners;
    }
  }
}

async function send(client: OpenAI, body: Body, { stream }: Manners, signal: AbortSignal): Promise<RawReply> {
  signal.throwIfAborted();
  const { completions } = client.chat;
  const read = async () => {
    if (!stream) return readWhole(await completions.create({ ...body, stream }, { signal }).asResponse());
    const { data, response } = await completions.create({ ...body, stream }, { signal }).withResponse();
    return readReply(data, response);
  };
  const reply = await read();
  // The SDK ends a stream that was aborted as if the server had.
  signal.throwIfAborted();
  return reply;
}

/** All of its bound went into thinking, or there was nothing but thinking. */
function isOnlyThought({ text, finish, refused }: RawReply): boolean {
  return !refused && plainAnswer(text) === '' && (finish === 'length' || text.trim() !== '');
}

function withTokensOf(former: RawReply, reply: RawReply): RawReply {
  const sum = (of: 'inputTokens' | 'outputTokens') => (former[of] ?? 0) + (reply[of] ?? 0);
  return { ...reply, inputTokens: sum('inputTokens'), outputTokens: sum('outputTokens') };
}

/** A reply that came; whether there is something to read in it. */
function judged(raw: RawReply, { url, model }: Asked): HostResult<ModelReply> {
  if (raw.refused || raw.finish === 'content_filter') return trouble('LLM_FAILED', 'declined', model);
  if (raw.finish === 'error') return trouble('LLM_FAILED', 'server_error', url.origin, 'stream');
  if (raw.finish === undefined && raw.text === '') return trouble('LLM_FAILED', 'cut_off', url.origin);
  if (isOnlyThought(raw)) return trouble('MODEL_OUTPUT_INVALID', 'only_thought', model);
  return {
    ok: true,
    data: {
      text: plainAnswer(raw.text),
      inputTokens: raw.inputTokens ?? 0,
      outputTokens: raw.outputTokens ?? 0,
      finish: raw.finish === 'length' ? 'length' : 'stop',
      model: (raw.model ?? model).slice(0, 200),
    },
  };
}
