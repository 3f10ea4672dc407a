// The model that the browser brings along (`LanguageModel`), where there is one: on this computer, with the
// schema enforced by the browser. One session a request: nothing of one task is seen by the next.
import type { HostResult } from '../shared/messages/model';
import type { ModelOptions, ModelReply, ModelRequest } from '../shared/model';
import { builtInModel, LANGUAGES, type BuiltInMessage, type BuiltInSession } from './built-in-model';
import { trouble, type Provider } from './provider';
import { plainAnswer } from './reply-text';

const NAME = 'built-in';
/** The API has no bound for replies: they end at this many characters a token. */
const CHARS_PER_TOKEN = 4;

export function builtInProvider(): Provider {
  return { complete, ready };
}

async function ready(): Promise<HostResult<Record<string, never>>> {
  const model = builtInModel();
  if (!model) return trouble('MODEL_UNAVAILABLE', 'built_in_absent');
  switch (await model.availability(LANGUAGES)) {
    case 'available':
      return { ok: true, data: {} };
    case 'downloadable':
      return trouble('MODEL_UNAVAILABLE', 'built_in_not_fetched');
    case 'downloading':
      return trouble('MODEL_UNAVAILABLE', 'built_in_on_its_way');
    default:
      return trouble('MODEL_UNAVAILABLE', 'built_in_unfit');
  }
}

async function complete(request: ModelRequest, options: ModelOptions): Promise<HostResult<ModelReply>> {
  const standing = await ready();
  const model = builtInModel();
  if (!standing.ok || !model) return standing.ok ? trouble('MODEL_UNAVAILABLE', 'built_in_absent') : standing;
  const timeUp = AbortSignal.timeout(request.timeoutMs);
  const signal = AbortSignal.any([options.signal, timeUp]);
  let session: BuiltInSession | undefined;
  try {
    const { system, turns } = split(request);
    session = await model.create({ ...LANGUAGES, ...(system ? { initialPrompts: system } : {}), signal });
    return await prompt(session, turns, request, signal);
  } catch (error) {
    if (options.signal.aborted) return trouble('CANCELLED', 'cancelled');
    if (timeUp.aborted) return trouble('TIMEOUT', 'timeout', NAME);
    return builtInTrouble(error);
  } finally {
    session?.destroy();
  }
}

/** The system's words must stand first and alone. */
function split({ messages }: ModelRequest): { system?: BuiltInMessage[]; turns: BuiltInMessage[] } {
  const words = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  const turns = messages.filter(({ role }) => role !== 'system');
  return words.length === 0
    ? { turns }
    : { system: [{ role: 'system', content: words.join('\n\n') }], turns };
}

async function prompt(
  session: BuiltInSession,
  turns: BuiltInMessage[],
  { schema, maxTokens }: ModelRequest,
  signal: AbortSignal,
): Promise<HostResult<ModelReply>> {
  const constraint = schema ? { responseConstraint: schema.json } : {};
  const reader = session.promptStreaming(turns, { signal, ...constraint }).getReader();
  let written = '';
  let finish: ModelReply['finish'] = 'stop';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    written += part.value;
    if (written.length <= maxTokens * CHARS_PER_TOKEN) continue;
    finish = 'length';
    await reader.cancel();
  }
  const used = session.contextUsage ?? session.inputUsage ?? 0;
  const outputTokens = Math.ceil(written.length / CHARS_PER_TOKEN);
  const inputTokens = Math.max(0, Math.round(used) - outputTokens);
  return { ok: true, data: { text: plainAnswer(written), inputTokens, outputTokens, finish, model: NAME } };
}

function builtInTrouble(error: unknown): HostResult<never> {
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return trouble('CONTEXT_OVERFLOW', 'context_overflow');
  if (name === 'NotReadableError') return trouble('LLM_FAILED', 'declined', NAME);
  if (name === 'NotAllowedError') return trouble('MODEL_UNAVAILABLE', 'built_in_not_fetched');
  return trouble('LLM_FAILED', 'built_in_failed');
}
