// The registry of providers: one line each. What a configuration asks for is made here and nowhere else.
import type { ProviderConfig } from '../shared/messages/model';
import { builtInProvider } from './built-in-provider';
import { endpointProvider } from './endpoint-provider';
import type { Provider, ProviderFactory } from './provider';
import { webllmProvider } from './webllm/provider';

type Name = ProviderConfig['provider'];
type Factories = { [N in Name]: ProviderFactory<Extract<ProviderConfig, { provider: N }>> };

const PROVIDERS: Factories = {
  openai: endpointProvider,
  anthropic: endpointProvider,
  google: endpointProvider,
  chrome: builtInProvider,
  webllm: webllmProvider,
};

export function providerFor(config: ProviderConfig): Provider {
  const make = PROVIDERS[config.provider] as ProviderFactory;
  return make(config);
}
