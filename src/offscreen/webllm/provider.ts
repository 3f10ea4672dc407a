// The provider `webllm`: one request to a local model. A model whose graphics device was lost is loaded anew
// and asked once more. Runs in the offscreen document.
import type { HostResult } from '../../shared/messages/model';
import type { ModelOptions, ModelReply, ModelRequest } from '../../shared/model';
import { trouble, type Provider } from '../provider';
import { plainAnswer } from '../reply-text';
import type { EngineReply } from './engine-messages';
import { isDeviceLost } from './engine-trouble';
import { downloaded } from './loaded-model';
import { LocalModels } from './local-models';

/** One for the document: it holds the engine. */
export const localModels = new LocalModels();

export function webllmProvider({ model: id }: { model: string }): Provider {
  return {
    ready: async () => {
      const model = await downloaded(id);
      return model.ok ? { ok: true, data: {} } : model;
    },
    complete: async (request, options) => {
      const first = await ask(id, request, options);
      return !first.ok && isDeviceLost(first) ? ask(id, request, options) : first;
    },
  };
}

async function ask(
  id: string,
  request: ModelRequest,
  { signal }: ModelOptions,
): Promise<HostResult<ModelReply>> {
  const { messages, schema, maxTokens, temperature = 0, timeoutMs } = request;
  const answered = await localModels.loaded.ask(
    id,
    ({ thinking }) => ({
      op: 'complete',
      messages,
      ...(schema ? { schema: JSON.stringify(schema.json) } : {}),
      maxTokens,
      temperature,
      quiet: thinking,
    }),
    {
      signal,
      deadline: performance.now() + timeoutMs,
    },
  );
  if (!answered.ok) return answered;
  return replyOf(id, answered.data.reply);
}

function replyOf(
  id: string,
  { text, inputTokens, outputTokens, finish }: EngineReply,
): HostResult<ModelReply> {
  if (finish === 'interrupted') return trouble('CANCELLED', 'cancelled');
  return { ok: true, data: { text: plainAnswer(text), inputTokens, outputTokens, finish, model: id } };
}
