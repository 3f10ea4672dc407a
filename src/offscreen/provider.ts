// What a model provider is to the host: one function that asks it. Failures are values that name their
// sentence; a provider throws only when it is wrong itself.
import type { ErrorCode } from '../shared/errors';
import type { HostResult, ProviderConfig, Trouble } from '../shared/messages/model';
import type { ModelOptions, ModelReply, ModelRequest } from '../shared/model';

export interface Provider {
  /** One request. When the signal aborts it ends early, with `CANCELLED` or with what it has got by then. */
  complete(request: ModelRequest, options: ModelOptions): Promise<HostResult<ModelReply>>;
  /** Whether it could be asked now; reads only, sends nothing over the network. */
  ready(): Promise<HostResult<Record<string, never>>>;
}

/** Makes the provider for one request. Anything that is expensive to make it keeps between requests by itself. */
export type ProviderFactory<C extends ProviderConfig = ProviderConfig> = (config: C) => Provider;

/** `reason` is a sentence of messages.json without its prefix `model_`; `args` fill $1, $2, …. */
export function trouble(code: ErrorCode, reason: string, ...args: string[]): Trouble {
  return { ok: false, code, reason, args: args.map((arg) => arg.slice(0, 300)) };
}
