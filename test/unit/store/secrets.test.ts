// Where a secret goes, and what is known of those that are held.
import { beforeEach, expect, test, vi } from 'vitest';
import type { SecretRecord } from '../../../src/shared/records';
import type { FieldClass } from '../../../src/shared/target-info';
import type { CopilotDb } from '../../../src/store/database';
import { heldSecrets, removeSecret, resolveSecret, saveSecret } from '../../../src/store/secrets';

const A = 'https://a.test';
const records = new Map<string, SecretRecord>();
const session = new Map<string, unknown>();

vi.mock('../../../src/store/database', () => ({
  write: async (_db: unknown, _stores: unknown, work: (tx: unknown) => unknown) =>
    work({
      objectStore: () => ({
        put: async (record: SecretRecord) => void records.set(record.handle, record),
        delete: async (handle: string) => void records.delete(handle),
      }),
    }),
}));
const db = { get: async (_store: string, handle: string) => records.get(handle) } as unknown as CopilotDb;

beforeEach(() => {
  records.clear();
  session.clear();
  vi.stubGlobal('chrome', {
    storage: {
      session: {
        get: async (key: string | null) =>
          Object.fromEntries([...session].filter(([name]) => key === null || name === key)),
        set: async (values: object) =>
          Object.entries(values).forEach(([name, value]) => session.set(name, value)),
        remove: async (key: string) => void session.delete(key),
      },
    },
  });
});

const use = { topOrigin: A, frameOrigin: A, formTarget: undefined } as const;
const save = (fieldClass: FieldClass) =>
  saveSecret(db, { name: 'x', value: 'v4711', class: fieldClass, taskId: 't1', origin: A });

test.each<[FieldClass, FieldClass, called: string, ok: boolean]>([
  ['oneTimeCode', 'plain', 'Comment', false],
  ['oneTimeCode', 'plain', '', false],
  ['oneTimeCode', 'plain', 'Promo code', false],
  ['oneTimeCode', 'plain', 'Postcode', false],
  ['oneTimeCode', 'plain', 'Enter the 6-digit code', true],
  ['oneTimeCode', 'plain', 'TAN', true],
  ['oneTimeCode', 'plain', '输入验证码', true],
  ['oneTimeCode', 'oneTimeCode', '', true],
  ['plain', 'plain', 'Comment', false],
  ['plain', 'plain', 'Keywords', false],
  ['plain', 'plain', 'Monkey', false],
  ['plain', 'plain', 'API key', true],
  ['plain', 'plain', 'apikey', true],
  ['plain', 'plain', 'Access token', true],
  ['plain', 'plain', 'API-Schlüssel', true],
  ['plain', 'plain', 'Recovery phrase', true],
  ['plain', 'password', 'Secret', true],
  ['plain', 'file', 'Key', false],
])(
  'a secret of class %s in a %s field called “%s” that a model chose and that shows it: %s',
  async (of, fieldClass, called, ok) => {
    const handle = await save(of);
    const shown = { ...use, fieldClass, called, foreignAndShown: true };
    expect(await resolveSecret(db, handle, shown)).toMatchObject({ ok });
  },
);

test.each<FieldClass>(['oneTimeCode', 'plain'])(
  'a secret of class %s goes where the user’s own words say, whatever the field is called',
  async (of) => {
    const handle = await save(of);
    const where = { ...use, fieldClass: 'plain', called: 'Comment' } as const;
    expect(await resolveSecret(db, handle, where)).toEqual({ ok: true, data: 'v4711' });
  },
);

test('what is held is told with its site, from the moment that it is bound to one', async () => {
  const handle = await saveSecret(db, { name: 'PIN', value: '4711', class: 'password', taskId: 't1' });
  expect(await heldSecrets()).toEqual([{ value: '4711' }]);
  expect(await resolveSecret(db, handle, { ...use, fieldClass: 'file' })).toMatchObject({ ok: false });
  expect(await heldSecrets()).toEqual([{ value: '4711' }]);
  expect(await resolveSecret(db, handle, { ...use, fieldClass: 'password' })).toMatchObject({ ok: true });
  expect(await heldSecrets()).toEqual([{ value: '4711', origin: A }]);
  await removeSecret(db, handle);
  expect(await heldSecrets()).toEqual([]);
});
