// What the options page shows, and how a change is saved: at once, with a word on how it went.
import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { LocalModelsView } from '../../shared/local-models';
import type { BridgeStatus } from '../../shared/messages/bridge';
import type {
  CopilotApi,
  ModelStatus,
  ModelTest,
  SecretView,
  SettingsView,
  SiteView,
  UiArgs,
} from '../../shared/messages/ui';
import { pause } from '../../shared/pause';
import { siteAddress } from '../../shared/url';
import type { Client } from '../client';
import { t } from '../i18n';
import { troubleText } from '../trouble';
import type { Platform } from '../platform';
import { applyTheme } from '../theme';

export interface Settings {
  api: CopilotApi;
  platform: Platform;
  settings: ReadonlySignal<SettingsView | undefined>;
  sites: ReadonlySignal<SiteView[] | undefined>;
  secrets: ReadonlySignal<SecretView[] | undefined>;
  bridge: ReadonlySignal<BridgeStatus | undefined>;
  /** Which rungs of the planner could be asked now. */
  models: ReadonlySignal<ModelStatus | undefined>;
  /** Models of this computer; the section that shows them keeps it up to date. */
  localModels: Signal<LocalModelsView | undefined>;
  /** The line that the page announces: saving, saved, or what went wrong. */
  state: ReadonlySignal<string>;
  managed(name: string): boolean;
  /** False when it failed. */
  save(change: UiArgs<'setSettings'>): Promise<boolean>;
  /** Asks the model one short question, after all that was entered has been saved. `of`: the provider that was asked. */
  testModel(): Promise<{ of: SettingsView['provider'] | undefined; test: ModelTest }>;
  /** Loads again which rungs are ready, after a local model was added or removed. */
  loadModels(): Promise<void>;
  addSite(site: string): Promise<boolean>;
  removeSite(origin: string): void;
  saveSecret(secret: UiArgs<'saveSecret'>): Promise<boolean>;
  removeSecret(handle: string): void;
  /** Runs a call and says how it went. False when it failed. */
  attempt(call: () => Promise<unknown>, done?: string): Promise<boolean>;
  load(): Promise<void>;
  /** The same, with a word on what could not be loaded. */
  loadAndTell(): void;
}

/** How long the page waits for the list of local models before it is shown without it. */
const LONGEST_WAIT_MS = 1_500;

export function createSettings(client: Client, platform: Platform): Settings {
  const { api } = client;
  const settings = signal<SettingsView>();
  const sites = signal<SiteView[]>();
  const secrets = signal<SecretView[]>();
  const bridge = signal<BridgeStatus>();
  const models = signal<ModelStatus>();
  const localModels = signal<LocalModelsView>();
  const state = signal('');
  let saving: Promise<unknown> = Promise.resolve();
  let saves = 0;
  /** What could not be loaded, and why. */
  let missed = '';

  async function attempt(call: () => Promise<unknown>, done = t('options_saved')): Promise<boolean> {
    state.value = t('options_saving');
    try {
      await call();
      state.value = done;
      return true;
    } catch (error) {
      state.value = troubleText(error);
      return false;
    }
  }

  async function load(): Promise<void> {
    // A failure is not told here: the section of the local models asks again, and tells it.
    const ofLocalModels = loadLocalModels().catch(() => undefined);
    const others = Promise.allSettled([
      loadModels(),
      api.listSites({}).then((found) => (sites.value = found)),
      api.listSecrets({}).then((found) => (secrets.value = found)),
      api.GET_STATUS({}).then((found) => (bridge.value = found)),
    ]);
    // Where the database cannot be opened, everything but these fails. The page must still be shown, to erase all.
    const before = saves;
    const loaded = await api.getSettings({});
    applyTheme(loaded.theme);
    // The message about the rest stands at the top: shown later, it would move a button away from under the pointer.
    if (settings.value === undefined)
      await Promise.race([Promise.all([others, ofLocalModels]), pause(LONGEST_WAIT_MS)]);
    // Settings that were saved meanwhile are newer than those loaded here.
    if (saves === before) settings.value = loaded;
    const failed = (await others).find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** Loads everything and announces what failed; the announcement is withdrawn when a later load succeeds. */
  function loadAndTell(): void {
    load().then(
      () => {
        if (state.value === missed) state.value = '';
      },
      (error: unknown) => (state.value = missed = troubleText(error)),
    );
  }

  async function loadLocalModels(): Promise<void> {
    localModels.value = await api.listLocalModels({});
  }

  async function loadModels(): Promise<void> {
    models.value = await api.modelStatus({});
  }

  function save(change: UiArgs<'setSettings'>): Promise<boolean> {
    saves += 1;
    const saved = attempt(async () => {
      const next = await api.setSettings(change);
      settings.value = next;
      applyTheme(next.theme);
    });
    saving = Promise.all([saving, saved]);
    if (change.provider ?? change.apiKey !== undefined) void saved.then(loadModels).catch(() => undefined); // shown as it was
    return saved;
  }

  async function testModel(): Promise<{ of: SettingsView['provider'] | undefined; test: ModelTest }> {
    await saving;
    const of = settings.value?.provider;
    const test = await api.testModel({}).catch((error: unknown) => ({
      ok: false,
      message: troubleText(error),
    }));
    return { of, test };
  }

  function addSite(site: string): Promise<boolean> {
    const origin = originOfTyped(site);
    if (origin === undefined) {
      state.value = t('options_site_bad');
      return Promise.resolve(false);
    }
    // Before any await: the browser's prompt needs the gesture. Refused, the site is listed as not granted.
    const asked = platform.requestOrigins([`${origin}/*`]).catch(() => false);
    return attempt(async () => {
      await asked;
      sites.value = await api.addSite({ site: origin });
    });
  }

  client.onEvent((event) => {
    if (event.type === 'bridge_update') bridge.value = event.status;
  });
  client.onReconnect(loadAndTell);
  loadAndTell();

  return {
    api,
    platform,
    settings,
    sites,
    secrets,
    bridge,
    models,
    localModels,
    state,
    managed: (name) => settings.value?.managed.includes(name) ?? false,
    save,
    testModel,
    loadModels,
    addSite,
    removeSite: (origin) => void attempt(async () => (sites.value = await api.removeSite({ origin }))),
    saveSecret: (secret) => attempt(async () => (secrets.value = await api.saveSecret(secret))),
    removeSecret: (handle) => void attempt(async () => (secrets.value = await api.removeSecret({ handle }))),
    attempt,
    load,
    loadAndTell,
  };
}

/** The http(s) origin of a site that the user typed; undefined where it names none. */
export function originOfTyped(typed: string): string | undefined {
  const url = URL.parse(siteAddress(typed));
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  // Chromium takes a space in a host as %20; a host as DNS and IP literals write it has none.
  if (!/^[a-z0-9._:[\]-]+$/i.test(url.hostname)) return undefined;
  return url.origin;
}
