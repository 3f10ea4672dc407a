// The model providers that are reached over the network: their address where the user gives none, and what
// a key is bound to. Pure.
import type { Settings } from './policy-shapes';

export const ENDPOINT_PROVIDERS = ['openai', 'anthropic', 'google'] as const;
export type EndpointProvider = (typeof ENDPOINT_PROVIDERS)[number];

/** Addresses of the OpenAI-compatible surface of each service, as its documentation names them. */
export const DEFAULT_BASE_URLS: Readonly<Record<EndpointProvider, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta/openai',
};

type ProviderChoice = Settings['provider'];

export function isEndpointProvider(provider: string): provider is EndpointProvider {
  return (ENDPOINT_PROVIDERS as readonly string[]).includes(provider);
}

/**
 * Where requests go: what the user entered, else the provider's own address. Undefined for a provider with
 * no address, and for an address that a request may not go to: https, or plain http to this computer.
 */
export function endpointOf({
  provider,
  baseUrl,
}: Pick<ProviderChoice, 'provider' | 'baseUrl'>): URL | undefined {
  if (!isEndpointProvider(provider)) return undefined;
  const url = URL.parse(baseUrl.trim() || DEFAULT_BASE_URLS[provider]);
  if (!url || url.username || url.password) return undefined;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) return undefined;
  return url;
}

/**
 * Whether the name of the provider says where requests go: those of a service to its own address. `openai` is every
 * compatible server, and what runs in the browser has no address.
 */
export function isReachedByName(choice: Pick<ProviderChoice, 'provider' | 'baseUrl'>): boolean {
  const { provider } = choice;
  if (!isEndpointProvider(provider) || provider === 'openai') return true;
  return endpointOf(choice)?.origin === endpointOf({ provider, baseUrl: '' })?.origin;
}

/** True for the names and addresses of this computer, as a URL's hostname gives them. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
