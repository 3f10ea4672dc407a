// Shapes that rest or travel around the policy gate: the user's settings as stored, an administrator's
// policy as `chrome.storage.managed` gives it, and what the two come to.
import { z } from './schema';

const providerName = z.enum(['none', 'webllm', 'chrome', 'openai', 'anthropic', 'google']);

export const settings = z.object({
  planner: z._default(z.enum(['auto', 'none', 'local', 'key']), 'auto'),
  provider: z._default(
    z.object({
      provider: z._default(providerName, 'none'),
      baseUrl: z._default(z.string().check(z.maxLength(500)), ''),
      model: z._default(z.string().check(z.maxLength(200)), ''),
    }),
    { provider: 'none', baseUrl: '', model: '' },
  ),
  /** Stands in for the origin of local models' weights; empty: none. */
  modelMirror: z._default(z.string().check(z.maxLength(500)), ''),
  scripts: z._default(z.boolean(), false),
  bridge: z._default(
    z.object({
      on: z._default(z.boolean(), false),
      address: z._default(z.string().check(z.maxLength(300)), 'ws://localhost:8080'),
    }),
    { on: false, address: 'ws://localhost:8080' },
  ),
  theme: z._default(z.enum(['system', 'light', 'dark']), 'system'),
  /** 0 keeps everything. */
  retentionDays: z._default(z.int().check(z.minimum(0), z.maximum(3_650)), 90),
  onboarded: z._default(z.boolean(), false),
});
export type Settings = z.infer<typeof settings>;

/** What an administrator can switch off. */
export const FEATURES = [
  'scripts',
  'bridge',
  'uploads',
  'downloads',
  'exploration',
  'secrets',
  'models',
] as const;
export const feature = z.enum(FEATURES);
export type Feature = z.infer<typeof feature>;

const sites = z.array(z.string().check(z.minLength(1), z.maxLength(400))).check(z.maxLength(1_000));

/** Strict: a key that is misspelt must not silently leave a door open. */
export const managedPolicy = z.strictObject({
  /** Site patterns; when present, only these may be read or acted on. */
  allowedSites: z.optional(sites),
  /** Site patterns; a blocked site stays blocked whoever allows it. */
  blockedSites: z.optional(sites),
  disabledFeatures: z.optional(z.array(feature).check(z.maxLength(FEATURES.length))),
  allowedProviders: z.optional(z.array(providerName).check(z.maxLength(10))),
  /** Origins that a model may be reached at. */
  allowedEndpoints: z.optional(sites),
  modelMirror: z.optional(z.string().check(z.maxLength(500))),
  /** Every act is confirmed by the user. */
  confirmEveryAct: z.optional(z.boolean()),
  retentionDays: z.optional(z.int().check(z.minimum(1), z.maximum(3_650))),
  audit: z.optional(z.boolean()),
  /** Addresses the bridge may use besides loopback. */
  bridgeAddresses: z.optional(sites),
});
export type ManagedPolicy = z.infer<typeof managedPolicy>;

/** The policy in force: absent, in force, or unreadable and therefore closed. */
export type PolicyState =
  { kind: 'none' } | { kind: 'managed'; policy: ManagedPolicy } | { kind: 'closed'; reason: string };

export interface EffectiveSettings {
  settings: Settings;
  policy: PolicyState;
  /** Names of settings that the policy fixes. */
  managed: string[];
}
