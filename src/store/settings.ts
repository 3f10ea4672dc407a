// The user's settings, the model key, and the administrator's policy: chrome.storage, closed to content
// scripts. Read at act time; a policy that cannot be read closes everything, and says why.
import type { UiArgs, SettingsView } from '../shared/messages/ui';
import {
  managedPolicy,
  settings as settingsSchema,
  type EffectiveSettings,
  type PolicyState,
  type Settings,
} from '../shared/policy-shapes';
import { CopilotError } from '../shared/errors';
import { endpointOf, isReachedByName } from '../shared/providers';
import { takingTurns } from '../shared/taking-turns';

const SETTINGS_KEY = 'settings';
const API_KEY = 'apiKey';
const PAIRING_KEY = 'pairingKey';

/** Called first at every start: closes chrome.storage to content scripts. */
export async function lockDown(): Promise<void> {
  const level = { accessLevel: 'TRUSTED_CONTEXTS' } as const;
  await Promise.all([
    chrome.storage.local.setAccessLevel(level),
    chrome.storage.session.setAccessLevel(level),
    chrome.storage.sync.setAccessLevel(level),
    chrome.storage.managed.setAccessLevel(level),
  ]);
}

/** The user's settings as stored, without the policy. Those that cannot be read count as the defaults, which are the cautious choice. */
export async function loadSettings(): Promise<Settings> {
  const stored = await chrome.storage.local.get(SETTINGS_KEY);
  const parsed = settingsSchema.safeParse(stored[SETTINGS_KEY] ?? {});
  return parsed.success ? parsed.data : settingsSchema.parse({});
}

/** Writes one after the other, so that two changes at once both hold. */
export function saveSettings(change: UiArgs<'setSettings'>): Promise<EffectiveSettings> {
  return inTurn(() => save(change));
}
const inTurn = takingTurns();

async function save(change: UiArgs<'setSettings'>): Promise<EffectiveSettings> {
  const { apiKey, provider, bridge, ...rest } = change;
  const { pairingKey, ...bridgeRest } = bridge ?? {};
  const now = await loadSettings();
  const inForce = merge(now, await loadPolicy()).settings.provider.provider;
  const isChosen = provider?.provider !== undefined && provider.provider !== inForce;
  const next = settingsSchema.parse({
    ...now,
    ...defined(rest),
    // Address and model were entered for one provider: another one, or one that the policy had switched off, starts without.
    provider: { ...(isChosen ? {} : now.provider), ...defined(provider ?? {}) },
    bridge: { ...now.bridge, ...defined(bridgeRest) },
  });
  const keptFor = keyOrigin(next);
  if (apiKey && keptFor === undefined)
    throw new CopilotError(
      'INVALID_ACTION',
      'A key is kept for one address: choose a provider and its base URL first.',
    );
  await chrome.storage.local.set({ [SETTINGS_KEY]: next });
  const held = await chrome.storage.local.get(API_KEY);
  if (apiKey !== undefined) await setOrRemove(API_KEY, apiKey && { value: apiKey, origin: keptFor });
  // With another address the key is removed. With only another provider it is kept, for when the user switches back:
  // `apiKeyFor` gives it to no other origin.
  else if (provider?.baseUrl !== undefined && keptFor !== undefined && boundOrigin(held[API_KEY]) !== keptFor)
    await chrome.storage.local.remove(API_KEY);
  if (pairingKey !== undefined) await setOrRemove(PAIRING_KEY, pairingKey);
  return loadEffective();
}

async function setOrRemove(key: string, value: unknown): Promise<void> {
  if (value) await chrome.storage.local.set({ [key]: value });
  else await chrome.storage.local.remove(key);
}

function defined(change: object): object {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/** What a key is bound to: the origin it will be sent to. None: there is nowhere a key could go. */
function keyOrigin({ provider }: Settings): string | undefined {
  return endpointOf(provider)?.origin;
}

function boundOrigin(stored: unknown): string | undefined {
  if (typeof stored !== 'object' || stored === null || !('origin' in stored)) return undefined;
  return typeof stored.origin === 'string' ? stored.origin : undefined;
}

/** The key, for the endpoint it was entered for and no other. For the model host only; never to a page of ours. */
export async function apiKeyFor(settings: Settings): Promise<string | undefined> {
  const { [API_KEY]: stored } = await chrome.storage.local.get(API_KEY);
  const origin = keyOrigin(settings);
  if (origin === undefined || boundOrigin(stored) !== origin) return undefined;
  const { value } = stored as { value?: unknown };
  return typeof value === 'string' ? value : undefined;
}

export async function loadPairingKey(): Promise<string | undefined> {
  const { [PAIRING_KEY]: stored } = await chrome.storage.local.get(PAIRING_KEY);
  return typeof stored === 'string' ? stored : undefined;
}

/** The administrator's policy. Absent is fine; unreadable or incomplete is closed. */
export async function loadPolicy(): Promise<PolicyState> {
  let raw: Record<string, unknown>;
  try {
    raw = await chrome.storage.managed.get(null);
  } catch (error) {
    // A browser without managed storage for this extension rejects: there is no policy then.
    const text = error instanceof Error ? error.message : '';
    if (/not (been )?(configured|available|supported)|no managed/i.test(text)) return { kind: 'none' };
    return { kind: 'closed', reason: `the administrator’s policy could not be read: ${text.slice(0, 200)}` };
  }
  if (Object.keys(raw).length === 0) return { kind: 'none' };
  const { sets, ...rest } = raw;
  const parsed = managedPolicy.safeParse(rest);
  const issue = parsed.error?.issues[0];
  const wrong = issue ? `${issue.path.join('.') || 'policy'}: ${issue.message}` : missing(sets, rest);
  if (parsed.success && wrong === undefined) return { kind: 'managed', policy: parsed.data };
  return {
    kind: 'closed',
    reason: `the administrator’s policy is not understood (${(wrong ?? '').slice(0, 300)}), so nothing is done`,
  };
}

/**
 * The browser drops, without a word, every entry that does not fit the managed schema: a misspelt or mistyped
 * rule would be no rule. So the policy names its entries in `sets`, and all of them must have arrived.
 */
function missing(sets: unknown, arrived: Record<string, unknown>): string | undefined {
  if (!Array.isArray(sets)) return 'sets: it must name the entries of the policy';
  const named = new Set<unknown>(sets);
  const lost = [...named].find((name) => typeof name !== 'string' || !(name in arrived));
  if (lost !== undefined)
    return `${typeof lost === 'string' ? lost : 'an entry of sets'}: the browser refused it; check its name and its type`;
  const unnamed = Object.keys(arrived).find((name) => !named.has(name));
  return unnamed === undefined ? undefined : `${unnamed}: it is not named in sets`;
}

/** managed ∧ user: the stricter of the two, wherever both speak. */
export async function loadEffective(): Promise<EffectiveSettings> {
  const [user, policy] = await Promise.all([loadSettings(), loadPolicy()]);
  return merge(user, policy);
}

export function merge(user: Settings, policy: PolicyState): EffectiveSettings {
  if (policy.kind === 'none') return { settings: user, policy, managed: [] };
  if (policy.kind === 'closed')
    return {
      settings: {
        ...user,
        scripts: false,
        bridge: { ...user.bridge, on: false },
        provider: { provider: 'none', baseUrl: '', model: '' },
      },
      policy,
      managed: ['scripts', 'bridge', 'provider'],
    };
  const {
    disabledFeatures = [],
    allowedProviders,
    allowedEndpoints,
    modelMirror,
    retentionDays,
  } = policy.policy;
  const off = new Set(disabledFeatures);
  const managed: string[] = [];
  const merged: Settings = { ...user };
  if (off.has('scripts')) {
    merged.scripts = false;
    managed.push('scripts');
  }
  if (off.has('bridge')) {
    merged.bridge = { ...user.bridge, on: false };
    managed.push('bridge');
  }
  const { provider } = user.provider;
  const endpoint = endpointOf(user.provider)?.origin;
  // An endpoint whose address cannot be read is none, and goes nowhere.
  const allowed =
    !off.has('models') &&
    (allowedProviders?.includes(provider) ?? true) &&
    (allowedEndpoints === undefined
      ? allowedProviders === undefined || isReachedByName(user.provider)
      : endpoint === undefined || allowedEndpoints.includes(endpoint));
  if (!allowed) merged.provider = { provider: 'none', baseUrl: '', model: '' };
  if (off.has('models')) managed.push('provider');
  if (modelMirror !== undefined) {
    merged.modelMirror = modelMirror;
    managed.push('modelMirror');
  }
  if (retentionDays !== undefined) {
    merged.retentionDays =
      user.retentionDays === 0 ? retentionDays : Math.min(user.retentionDays, retentionDays);
    managed.push('retentionDays');
  }
  return { settings: merged, policy, managed };
}

/** What the options page may see: whether there are keys, never what they are. */
export async function settingsView(effective: EffectiveSettings): Promise<SettingsView> {
  const { settings, managed, policy } = effective;
  const { allowedProviders, allowedEndpoints } = policy.kind === 'managed' ? policy.policy : {};
  const [key, pairing] = await Promise.all([apiKeyFor(settings), loadPairingKey()]);
  return {
    ...settings,
    provider: { ...settings.provider, hasKey: key !== undefined },
    bridge: { ...settings.bridge, hasPairingKey: pairing !== undefined },
    managed,
    ...(allowedProviders ? { providersAllowed: allowedProviders } : {}),
    ...(allowedEndpoints ? { endpointsAllowed: allowedEndpoints } : {}),
  };
}

/** Settings, keys, and what is kept in memory for the length of a browser session. */
export async function eraseSettings(): Promise<void> {
  await Promise.all([chrome.storage.local.clear(), chrome.storage.session.clear()]);
}
