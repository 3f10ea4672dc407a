// What the options say of the models: which rung could be asked now, and what a short question to it brings.
import { jsonSchemaOf } from '../../agent/model/json-schema';
import { parseReply } from '../../agent/model/parse-reply';
import { SCOUT_SHARES } from '../../agent/prompts/scout-prompt';
import { MODEL_READY_TIMEOUT_MS } from '../../shared/budgets';
import type { ProviderConfig, Trouble } from '../../shared/messages/model';
import type { ModelStatus, ModelTest } from '../../shared/messages/ui';
import { endpointOf, isEndpointProvider } from '../../shared/providers';
import { z } from '../../shared/schema';
import { log, type App } from '../app';
import { now } from '../clock';
import { userLanguage } from '../panel/user-language';
import { configOf, replyTimeoutMs } from './model-client';
import { askHost, inWords } from './model-host';

/** Sentences that a missing permission of the browser can be behind. */
const MAYBE_NOT_GRANTED = ['no_answer', 'no_answer_local'];

const say = (key: string, ...args: string[]) => chrome.i18n.getMessage(key, args);

export async function modelStatus({ effective: { settings } }: App): Promise<ModelStatus> {
  const config = await configOf(settings);
  const unset = { ready: false, text: say('rung_not_set_up') };
  if (!config) return { local: unset, key: unset };
  if (isEndpointProvider(config.provider))
    return { local: unset, key: { ready: true, text: say('rung_set_up', nameOf(config)) } };
  const signal = new AbortController().signal;
  const standing = await askHost({ op: 'ready', config }, { signal, timeoutMs: MODEL_READY_TIMEOUT_MS });
  const local = standing.ok
    ? { ready: true, text: say('rung_ready', nameOf(config)) }
    : { ready: false, text: inWords(standing).error };
  return { local, key: unset };
}

/** The test is asked as tasks ask: held to a schema, and within the smallest bound that they have. */
const testReply = z.object({ ready: z.boolean() });

export async function testModel(app: App): Promise<ModelTest> {
  const { settings } = app.effective;
  const config = await configOf(settings);
  if (!config) return { ok: false, message: missing(app) };
  const timeoutMs = replyTimeoutMs(config);
  const began = now();
  const reply = await askHost(
    {
      op: 'complete',
      config,
      request: {
        messages: [{ role: 'user', content: 'Are you ready? Reply with the JSON object {"ready": true}.' }],
        schema: { name: 'test', json: jsonSchemaOf(testReply) },
        maxTokens: SCOUT_SHARES.reply.most,
        temperature: 0,
        timeoutMs,
      },
    },
    { signal: new AbortController().signal, timeoutMs },
  );
  if (reply.ok) {
    const { text, model } = reply.data;
    if (text === '') return { ok: false, message: say('model_empty', model) };
    if (!parseReply(text, testReply).ok) return { ok: false, message: say('model_not_json', model) };
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    const numbers = new Intl.NumberFormat(userLanguage().language, digits);
    return { ok: true, message: say('model_test_ok', model, numbers.format((now() - began) / 1_000)) };
  }
  const { code, error } = inWords(reply);
  log(app, 'warn', 'model', `test: ${code}: ${error}`);
  const grant = await grantThatMayHelp(config, reply);
  return { ok: false, message: error, ...(grant === undefined ? {} : { grant }) };
}

function missing({ effective: { settings, managed } }: App): string {
  const { provider } = settings.provider;
  if (provider === 'none') return say(managed.includes('provider') ? 'model_policy' : 'model_no_provider');
  if (isEndpointProvider(provider) && !endpointOf(settings.provider)) return say('model_bad_address');
  return say('model_no_name');
}

/** Without the browser's permission only servers that allow every origin can be read. */
async function grantThatMayHelp(config: ProviderConfig, { reason }: Trouble): Promise<string | undefined> {
  if (!MAYBE_NOT_GRANTED.includes(reason) || !('baseUrl' in config)) return undefined;
  const pattern = `${new URL(config.baseUrl).origin}/*`;
  return (await chrome.permissions.contains({ origins: [pattern] })) ? undefined : pattern;
}

function nameOf(config: ProviderConfig): string {
  if (config.provider === 'webllm') return config.model;
  return config.provider === 'chrome'
    ? say('provider_chrome')
    : `${config.model} · ${new URL(config.baseUrl).host}`;
}
