// Shapes that rest or travel around the policy gate: the user's settings as stored, an administrator's
// policy as `chrome.storage.managed` gives it, and what the two come to.
import { z } from './schema';

const providerName = z.enum(['none', 'webllm', 'chrome', 'openai', 'anthropic', 'google']);

export const settings = z.object({
  planner: z.enum(['auto', 'none', 'local', 'key']).default('auto'),
  provider: z
    .object({
      provider: providerName.default('none'),
      baseUrl: z.string().max(500).default(''),
      model: z.string().max(200).default(''),
    })
    .default({ provider: 'none', baseUrl: '', model: '' }),
  scripts: z.boolean().default(false),
  bridge: z
    .object({ on: z.boolean().default(false), address: z.string().max(300).default('ws://localhost:8080') })
    .default({ on: false, address: 'ws://localhost:8080' }),
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  /** 0 keeps everything. */
  retentionDays: z.number().int().min(0).max(3_650).default(90),
  onboarded: z.boolean().default(false),
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

const sites = z.array(z.string().min(1).max(400)).max(1_000);

/** Strict: a key that is misspelt must not silently leave a door open. */
export const managedPolicy = z.strictObject({
  /** Site patterns; when present, only these may be read or acted on. */
  allowedSites: sites.optional(),
  /** Site patterns; a blocked site stays blocked whoever allows it. */
  blockedSites: sites.optional(),
  disabledFeatures: z.array(feature).max(FEATURES.length).optional(),
  allowedProviders: z.array(providerName).max(10).optional(),
  /** Origins that a model may be reached at. */
  allowedEndpoints: sites.optional(),
  modelMirror: z.string().max(500).optional(),
  /** Every act is confirmed by the user. */
  confirmEveryAct: z.boolean().optional(),
  retentionDays: z.number().int().min(1).max(3_650).optional(),
  audit: z.boolean().optional(),
  /** Addresses the bridge may use besides loopback. */
  bridgeAddresses: sites.optional(),
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
