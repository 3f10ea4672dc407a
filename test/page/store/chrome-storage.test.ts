import { beforeEach, describe, expect, test, vi } from 'vitest';
import { managedPolicy, settings as settingsSchema } from '../../../src/shared/policy-shapes';
import type { FieldClass } from '../../../src/shared/target-info';
import type { CopilotDb } from '../../../src/store/database';
import {
  eraseSecretValues,
  listSecrets,
  removeSecret,
  resolveSecret,
  saveSecret,
  secretValues,
} from '../../../src/store/secrets';
import {
  apiKeyFor,
  loadEffective,
  loadPolicy,
  loadSettings,
  lockDown,
  merge,
  saveSettings,
  settingsView,
} from '../../../src/store/settings';
import { freshDatabase } from './fixtures';

const A = 'https://a.test';
const areas = { local: new Map<string, unknown>(), session: new Map<string, unknown>() };
let managed: () => Record<string, unknown>;
let locked: string[];

function area(name: 'local' | 'session') {
  const held = areas[name];
  return {
    async get(keys: null | string | string[]) {
      const wanted = keys === null ? [...held.keys()] : [keys].flat();
      return Object.fromEntries(wanted.filter((key) => held.has(key)).map((key) => [key, held.get(key)]));
    },
    async set(items: Record<string, unknown>) {
      for (const [key, value] of Object.entries(items)) held.set(key, structuredClone(value));
    },
    async remove(keys: string | string[]) {
      for (const key of [keys].flat()) held.delete(key);
    },
    async setAccessLevel({ accessLevel }: { accessLevel: string }) {
      locked.push(`${name} ${accessLevel}`);
    },
  };
}

let db: CopilotDb;
beforeEach(async () => {
  db = await freshDatabase();
  areas.local.clear();
  areas.session.clear();
  locked = [];
  managed = () => ({});
  const storage = {
    local: area('local'),
    session: area('session'),
    sync: { setAccessLevel: async () => void locked.push('sync') },
    managed: { get: async () => managed(), setAccessLevel: async () => void locked.push('managed') },
  };
  Object.defineProperty(globalThis, 'chrome', { value: { storage }, configurable: true, writable: true });
});

describe('secrets', () => {
  const use = { topOrigin: A, frameOrigin: A, fieldClass: 'password', formTarget: `${A}/login` } as const;
  const save = (more: object = {}) =>
    saveSecret(db, { name: 'portal', value: 'hunter2', origin: A, class: 'password', ...more });

  test('the value is typed where it belongs', async () => {
    const handle = await save();
    expect(await resolveSecret(db, handle, use)).toEqual({ ok: true, data: 'hunter2' });
    expect(await resolveSecret(db, handle, { ...use, formTarget: undefined })).toMatchObject({ ok: true });
    expect(await resolveSecret(db, handle, { ...use, formTarget: 'javascript:void(0)' })).toMatchObject({
      ok: true,
    });
    expect(await resolveSecret(db, handle, { ...use, fieldClass: 'newPassword' })).toMatchObject({
      ok: true,
    });
  });

  test.each([
    ['another site', { topOrigin: 'https://b.test' }],
    ['another port', { topOrigin: 'https://a.test:444', frameOrigin: 'https://a.test:444' }],
    ['a foreign frame', { frameOrigin: 'https://b.test' }],
    ['an opaque frame', { frameOrigin: 'null' }],
    ['a plain field', { fieldClass: 'plain' }],
    ['a file field', { fieldClass: 'file' }],
    ['a form that sends elsewhere', { formTarget: 'https://b.test/x' }],
    ['a form that falls back to http', { formTarget: 'http://a.test/x' }],
    ['a form to a data address', { formTarget: 'data:text/html,x' }],
  ] as const)('never in %s, and the reason holds no value', async (_, where) => {
    const handle = await save();
    const result = await resolveSecret(db, handle, { ...use, ...where });
    expect(result).toMatchObject({ ok: false, code: 'POLICY_DENIED' });
    expect(JSON.stringify(result)).not.toContain('hunter2');
  });

  test('one lifted from a goal goes where the goal says, on the site it is bound to', async () => {
    const handle = await saveSecret(db, { name: 'password', value: 'x', class: 'password', taskId: 't1' });
    const b = { topOrigin: 'https://b.test', frameOrigin: 'https://b.test', formTarget: undefined };
    expect(await resolveSecret(db, handle, { ...use, ...b, fieldClass: 'file' })).toMatchObject({
      ok: false,
    });
    await expect(resolveSecret(db, handle, { ...use, topOrigin: 'null' })).rejects.toThrow('not an http(s)');
    expect(await resolveSecret(db, handle, { ...use, fieldClass: 'plain' })).toMatchObject({ ok: true });
    expect(await resolveSecret(db, handle, { ...use, ...b })).toMatchObject({ ok: false });
    expect(await listSecrets(db)).toEqual([]);
  });

  test('where a model chose a field that shows what is typed, no password and no card is typed', async () => {
    const shown = { ...use, foreignAndShown: true };
    const lifted = (fieldClass: FieldClass) =>
      saveSecret(db, { name: 'x', value: 'x', class: fieldClass, taskId: 't1' });
    const password = await lifted('password');
    for (const fieldClass of ['plain', 'password', 'newPassword'] as const)
      expect(await resolveSecret(db, password, { ...shown, fieldClass })).toMatchObject({
        ok: false,
        code: 'POLICY_DENIED',
      });
    expect(await resolveSecret(db, password, { ...shown, foreignAndShown: false })).toMatchObject({
      ok: true,
    });
    const card = await lifted('card');
    expect(await resolveSecret(db, card, { ...shown, fieldClass: 'plain' })).toMatchObject({ ok: false });
    expect(await resolveSecret(db, card, { ...shown, fieldClass: 'card' })).toMatchObject({ ok: true });
    const code = await lifted('oneTimeCode');
    const plain = { ...shown, fieldClass: 'plain' } as const;
    expect(await resolveSecret(db, code, { ...plain, called: 'Code' })).toMatchObject({ ok: true });
    expect(await resolveSecret(db, code, { ...plain, called: 'Comment' })).toMatchObject({ ok: false });
  });

  test('no value rests in the database', async () => {
    await save();
    expect(JSON.stringify(await db.getAll('secrets'))).not.toContain('hunter2');
    expect(await listSecrets(db)).toMatchObject([{ name: 'portal', origin: A }]);
  });

  test('a removed or forgotten secret types nothing', async () => {
    const removed = await save();
    await removeSecret(db, removed);
    expect(await resolveSecret(db, removed, use)).toMatchObject({ ok: false });
    const gone = await save();
    expect(await secretValues()).toEqual(['hunter2']);
    await eraseSecretValues();
    expect(await resolveSecret(db, gone, use)).toMatchObject({ ok: false, code: 'POLICY_DENIED' });
  });

  test('values are read from the store again when one comes or goes, and only then', async () => {
    const reads = vi.spyOn(chrome.storage.session, 'get');
    const first = await save();
    expect([...(await secretValues()), ...(await secretValues())]).toEqual(['hunter2', 'hunter2']);
    expect(reads).toHaveBeenCalledOnce();
    await save({ value: 'swordfish' });
    expect(await secretValues()).toEqual(['hunter2', 'swordfish']);
    await removeSecret(db, first);
    expect(await secretValues()).toEqual(['swordfish']);
    expect(reads).toHaveBeenCalledTimes(3);
    await eraseSecretValues();
    expect(await secretValues()).toEqual([]);
  });

  test('values that could not be read are asked for again', async () => {
    await save();
    vi.spyOn(chrome.storage.session, 'get').mockRejectedValueOnce(new Error('busy'));
    await expect(secretValues()).rejects.toThrow('busy');
    expect(await secretValues()).toEqual(['hunter2']);
  });

  test('a site is an origin', async () => {
    await expect(save({ origin: 'a.test' })).rejects.toMatchObject({ code: 'INVALID_ACTION' });
  });
});

describe('settings', () => {
  test('what was never set, or cannot be read, is the cautious default', async () => {
    expect(await loadSettings()).toMatchObject({ scripts: false, bridge: { on: false }, planner: 'auto' });
    areas.local.set('settings', { scripts: 'yes' });
    expect((await loadSettings()).scripts).toBe(false);
  });

  test('two changes at once both hold', async () => {
    await Promise.all([saveSettings({ theme: 'dark' }), saveSettings({ bridge: { on: true } })]);
    expect(await loadSettings()).toMatchObject({
      theme: 'dark',
      bridge: { on: true, address: 'ws://localhost:8080' },
    });
  });

  test('a key belongs to one endpoint and is dropped when that changes', async () => {
    const provider = { provider: 'openai', baseUrl: 'https://models.test/v1', model: 'm' } as const;
    await saveSettings({ provider, apiKey: 'key-1' });
    expect(await apiKeyFor(await loadSettings())).toBe('key-1');
    expect(await settingsView(await loadEffective())).toMatchObject({ provider: { hasKey: true } });
    await saveSettings({ provider: { baseUrl: 'https://models.test/v2' } });
    expect(await apiKeyFor(await loadSettings())).toBe('key-1');
    await saveSettings({ provider: { baseUrl: 'https://other.test/v1' } });
    expect(await apiKeyFor(await loadSettings())).toBeUndefined();
    expect(JSON.stringify([...areas.local])).not.toContain('key-1');
  });

  test.each([
    ['no provider', {}],
    ['plain http to another computer', { provider: 'openai', baseUrl: 'http://models.test/v1' }],
    ['an address with a password in it', { provider: 'openai', baseUrl: 'https://me:pw@models.test/v1' }],
  ] as const)('a key is refused with %s: there is nowhere it may go', async (_, provider) => {
    await expect(saveSettings({ provider, apiKey: 'key-1' })).rejects.toThrow('choose a provider');
    expect(JSON.stringify([...areas.local])).not.toContain('key-1');
  });

  test('a key for a provider’s own address is not given to another provider', async () => {
    await saveSettings({ provider: { provider: 'anthropic' }, apiKey: 'key-1' });
    expect(await apiKeyFor(await loadSettings())).toBe('key-1');
    await saveSettings({ provider: { provider: 'google' } });
    expect(await apiKeyFor(await loadSettings())).toBeUndefined();
  });

  test('another provider starts without address and model; the key waits for its own', async () => {
    const provider = { provider: 'openai', baseUrl: 'https://models.test/v1', model: 'm' } as const;
    await saveSettings({ provider, apiKey: 'key-1' });
    await saveSettings({ provider: { provider: 'anthropic' } });
    expect((await loadSettings()).provider).toEqual({ provider: 'anthropic', baseUrl: '', model: '' });
    expect(await apiKeyFor(await loadSettings())).toBeUndefined();
    await saveSettings({ provider: { provider: 'none' } });
    await saveSettings({ provider });
    expect(await apiKeyFor(await loadSettings())).toBe('key-1');
    await saveSettings({ provider: { provider: 'webllm', model: 'small' } });
    expect((await loadSettings()).provider).toEqual({ provider: 'webllm', baseUrl: '', model: 'small' });
  });

  test('a provider that the policy put off for its address starts without it when it is chosen', async () => {
    const provider = { provider: 'anthropic', baseUrl: 'https://collector.test/v1', model: 'm' } as const;
    await saveSettings({ provider });
    managed = () => ({ sets: ['allowedProviders'], allowedProviders: ['anthropic'] });
    expect((await loadEffective()).settings.provider.provider).toBe('none');
    await saveSettings({ provider: { provider: 'anthropic' } });
    expect((await loadEffective()).settings.provider).toMatchObject({ provider: 'anthropic', baseUrl: '' });
  });

  test('the view never holds a key', async () => {
    await saveSettings({
      provider: { provider: 'anthropic' },
      apiKey: 'key-1',
      bridge: { pairingKey: 'pair-1' },
    });
    const view = await settingsView(await loadEffective());
    expect(view).toMatchObject({ provider: { hasKey: true }, bridge: { hasPairingKey: true } });
    expect(JSON.stringify(view)).not.toMatch(/key-1|pair-1/);
  });

  test('content scripts lose sight of every area', async () => {
    await lockDown();
    expect(locked.sort()).toEqual(['local TRUSTED_CONTEXTS', 'managed', 'session TRUSTED_CONTEXTS', 'sync']);
  });
});

describe('the administrator’s policy', () => {
  test('none is none', async () => {
    expect(await loadPolicy()).toEqual({ kind: 'none' });
  });

  test.each([
    [{ sets: ['blockedSites'], blockedSites: 'example.com' }],
    [{ sets: ['blokedSites'], blokedSites: [] }],
    [{ sets: ['disabledFeatures'], disabledFeatures: ['everything'] }],
    // What the browser leaves of a policy whose blocked sites it did not understand.
    [{ sets: ['audit', 'blockedSites'], audit: true }],
    [{ audit: true }],
    [{ sets: ['audit'], audit: true, blockedSites: [] }],
  ])('a malformed one closes: %j', async (raw) => {
    managed = () => raw;
    expect(await loadPolicy()).toMatchObject({ kind: 'closed' });
    await saveSettings({ scripts: true, bridge: { on: true } });
    expect((await loadEffective()).settings).toMatchObject({ scripts: false, bridge: { on: false } });
  });

  test('one that names all of its entries is in force', async () => {
    managed = () => ({ sets: ['audit'], audit: true });
    expect(await loadPolicy()).toEqual({ kind: 'managed', policy: { audit: true } });
  });

  test('one that cannot be read closes', async () => {
    managed = () => {
      throw new Error('disk error');
    };
    expect(await loadPolicy()).toMatchObject({ kind: 'closed' });
  });

  test('the stricter of policy and user holds', () => {
    const user = settingsSchema.parse({
      scripts: true,
      bridge: { on: true },
      retentionDays: 0,
      provider: { provider: 'openai', baseUrl: 'https://models.test/v1', model: 'm' },
    });
    const effective = (policy: object) => merge(user, { kind: 'managed', policy });
    expect(effective({ disabledFeatures: ['scripts', 'bridge'] })).toMatchObject({
      settings: { scripts: false, bridge: { on: false } },
      managed: ['scripts', 'bridge'],
    });
    expect(effective({ retentionDays: 30 }).settings.retentionDays).toBe(30);
    expect(effective({ allowedProviders: ['webllm'] }).settings.provider.provider).toBe('none');
    expect(effective({ allowedEndpoints: ['https://other.test'] }).settings.provider.baseUrl).toBe('');
    expect(effective({ allowedEndpoints: ['https://models.test'] }).settings.provider.provider).toBe(
      'openai',
    );
    expect(effective({ modelMirror: 'https://mirror.test' })).toMatchObject({
      settings: { modelMirror: 'https://mirror.test' },
      managed: ['modelMirror'],
    });
    const anthropic = { ...user, provider: { provider: 'anthropic', baseUrl: '', model: 'm' } } as const;
    const policy = { allowedEndpoints: ['https://models.test'] };
    expect(merge(anthropic, { kind: 'managed', policy }).settings.provider.provider).toBe('none');
    expect(merge({ ...user, scripts: false }, { kind: 'managed', policy: {} }).settings.scripts).toBe(false);
  });

  test.each([
    ['anthropic', '', {}, 'anthropic'],
    ['anthropic', 'https://api.anthropic.com/v1/', {}, 'anthropic'],
    ['anthropic', 'https://collector.test/v1', {}, 'none'],
    ['google', 'https://collector.test/v1', {}, 'none'],
    ['openai', 'https://collector.test/v1', {}, 'openai'],
    ['anthropic', 'https://gateway.test/v1', { allowedEndpoints: ['https://gateway.test'] }, 'anthropic'],
  ] as const)('of %s at “%s”, allowed by its name and %j, is left %s', (provider, baseUrl, more, inForce) => {
    const user = settingsSchema.parse({ provider: { provider, baseUrl, model: 'm' } });
    const policy = managedPolicy.parse({ allowedProviders: [provider], ...more });
    expect(merge(user, { kind: 'managed', policy }).settings.provider.provider).toBe(inForce);
  });
});
