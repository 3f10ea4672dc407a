// Entry of the engine's worker: WebLLM itself, and the only bundle that carries it (6 MB). A dedicated worker
// of the offscreen document, started for one model and ended with it. It holds no promise about time: whoever
// started it limits and ends it.
import { MLCEngine, type ChatCompletionRequestStreaming } from '@mlc-ai/web-llm';
import { MAX_BLANK_RUN } from '../../shared/budgets';
import { ENDLESS_BLANKS, engineCommand, type EngineCommand, type EngineEvent } from './engine-messages';
import { ModelStore } from './model-store';
import { sealGlobals, weightsAddress } from './sealed-globals';

type Load = Extract<EngineCommand, { op: 'load' }>;
type Complete = Extract<EngineCommand, { op: 'complete' }>;

const engine = new MLCEngine({
  logLevel: 'SILENT',
  initProgressCallback: ({ progress }) => tell({ type: 'progress', share: progress }),
});

globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const command = engineCommand.parse(data);
  if (command.op === 'interrupt') void engine.interruptGenerate();
  else
    (command.op === 'load' ? load(command) : complete(command)).then(tell, (error: unknown) => {
      const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
      tell({ type: 'failed', name, message });
    });
});

function tell(event: EngineEvent): void {
  globalThis.postMessage(event);
}

async function load({ id, library, features, overrides }: Load): Promise<EngineEvent> {
  const folder = weightsAddress(id);
  const url = new URL(`models/${library.file}`, globalThis.location.origin).href;
  sealGlobals(globalThis, await ModelStore.open(id), folder, { url, sha256: library.sha256 });
  engine.setAppConfig({
    cacheBackend: 'cache',
    model_list: [{ model_id: id, model: folder, model_lib: url, required_features: features, overrides }],
  });
  await engine.reload(id);
  return { type: 'loaded' };
}

async function complete({ messages, schema, maxTokens, temperature, quiet }: Complete): Promise<EngineEvent> {
  const request: ChatCompletionRequestStreaming = {
    messages,
    max_tokens: maxTokens,
    temperature,
    stream: true,
    stream_options: { include_usage: true },
    ...(schema === undefined ? {} : { response_format: { type: 'json_object', schema } }),
    ...(quiet ? { extra_body: { enable_thinking: false } } : {}),
  };
  let text = '';
  let blanks = 0;
  let usage = { prompt_tokens: 0, completion_tokens: 0 };
  let reason: string | null = null;
  for await (const { choices, usage: counted } of await engine.chat.completions.create(request)) {
    if (counted) usage = counted;
    const [choice] = choices;
    reason = choice?.finish_reason ?? reason;
    const delta = choice?.delta.content ?? '';
    if (delta === '') continue;
    text += delta;
    tell({ type: 'writing' });
    // A grammar allows any amount of white space between two tokens of JSON; a small model can get stuck in it.
    blanks = /\S/.test(delta) ? 0 : blanks + delta.length;
    if (blanks > MAX_BLANK_RUN)
      throw Object.assign(new Error(`${blanks} blanks in a row`), { name: ENDLESS_BLANKS });
  }
  return {
    type: 'done',
    text,
    inputTokens: usage.prompt_tokens,
    outputTokens: usage.completion_tokens,
    finish: reason === 'abort' ? 'interrupted' : reason === 'length' ? 'length' : 'stop',
  };
}
