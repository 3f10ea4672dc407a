// Secrets exist as handles. A value lives in chrome.storage.session, which only the
// extension's own contexts can read and no disk ever sees; what is stored says only what it is and where
// it may go. A value leaves this room for exactly one field at a time.
import { newId } from '../shared/ids';
import { secretHandle, type SecretHandle } from '../shared/secret-handle';
import type { SecretView } from '../shared/messages/ui';
import type { SecretRecord } from '../shared/records';
import type { FieldClass } from '../shared/target-info';
import { failure, success, type ToolResult } from '../shared/tool-result';
import { originOf } from '../shared/url';
import { write, type CopilotDb } from './database';
import { assertOrigin } from './grants';

const KEY_PREFIX = 'value:';

export interface NewSecret {
  /** Absent: a new one. Given by the lifting of a goal. */
  handle?: SecretHandle;
  name: string;
  value: string;
  /** Origin it may be typed on, as the browser prints it. */
  origin?: string;
  class: FieldClass;
  taskId?: string;
}

export async function saveSecret(db: CopilotDb, secret: NewSecret, now = Date.now()): Promise<SecretHandle> {
  if (secret.origin !== undefined) assertOrigin(secret.origin);
  const handle = secretHandle.parse(secret.handle ?? `secret:${newId<string>()}`);
  const record: SecretRecord = {
    handle,
    name: secret.name.slice(0, 100),
    class: secret.class,
    createdAt: now,
    ...(secret.origin === undefined ? {} : { origin: secret.origin }),
    ...(secret.taskId === undefined ? {} : { taskId: secret.taskId }),
  };
  await changeValues(chrome.storage.session.set({ [KEY_PREFIX + handle]: storedValue(secret) }));
  await write(db, ['secrets'], (tx) => tx.objectStore('secrets').put(record));
  return handle;
}

/** Where a secret is about to be typed, as the browser and the content script told it. */
export interface SecretUse {
  topOrigin: string;
  frameOrigin: string;
  fieldClass: FieldClass;
  /** Resolved action of the field's form; absent when the field is in none. */
  formTarget?: string | undefined;
  /** The field was chosen by a model or an outside agent, and shows what is typed into it. */
  foreignAndShown?: boolean;
  /** What such a field is called. */
  called?: string | undefined;
}

/**
 * The value, for this one field; or POLICY_DENIED with the reason. The error never holds the value. A secret that has no
 * site yet is bound to the page's once it is told: a field that it does not fit binds nothing. Throws where the page's
 * site is none.
 */
export async function resolveSecret(
  db: CopilotDb,
  handle: string,
  use: SecretUse,
): Promise<ToolResult<string>> {
  const record = await db.get('secrets', handle);
  if (!record) return failure('POLICY_DENIED', `there is no secret ${handle.slice(0, 80)}`);
  const { origin = use.topOrigin } = record;
  assertOrigin(origin);
  const refusal = refusalOf(record, origin, use);
  if (refusal) return failure('POLICY_DENIED', `the secret “${record.name}” was not typed: ${refusal}`);
  const key = KEY_PREFIX + handle;
  const stored = await chrome.storage.session.get(key);
  const value = heldIn(stored[key])?.value;
  if (value === undefined)
    return failure('POLICY_DENIED', `the value of “${record.name}” is gone since the browser was closed`);
  if (record.origin === undefined) {
    // First, so that what the page shows of it is known as its own.
    await changeValues(chrome.storage.session.set({ [key]: storedValue({ value, origin }) }));
    await write(db, ['secrets'], (tx) => tx.objectStore('secrets').put({ ...record, origin }));
  }
  return success(value);
}

function refusalOf(record: SecretRecord, home: string, use: SecretUse): string | undefined {
  if (use.topOrigin !== home) return `it belongs to ${home}, and this page is ${use.topOrigin}`;
  if (use.frameOrigin !== home) return `it belongs to ${home}, and this frame is ${use.frameOrigin}`;
  if (!fits(record, use)) return `it is for a ${record.class} field, and this is a ${use.fieldClass} field`;
  if (use.foreignAndShown && isPassword(record.class)) return 'the field shows what is typed into it';
  // A form that its page's own script sends has no target to compare.
  const sendsTo = use.formTarget ?? '';
  const scripted = /^(javascript:|$)/i.test(sendsTo);
  if (!scripted && originOf(sendsTo) !== home)
    return `the form sends to ${originOf(sendsTo) ?? 'somewhere unreadable'}, not to ${home}`;
  return undefined;
}

/**
 * A secret of class plain (a token, anything named by the user) fits any field but a file's. What the user
 * wrote into the goal also goes into fields that say nothing of their kind: the goal says where. A field that a
 * model chose must say it itself, by its kind or by its name: a comment goes to everybody.
 */
function fits(record: SecretRecord, { fieldClass: field, foreignAndShown, called = '' }: SecretUse): boolean {
  if (field === 'file') return false;
  const isSaid = !foreignAndShown || field !== 'plain';
  if (record.class === 'plain') return isSaid || CALLED_KEY.test(called);
  if (record.class === field) return true;
  if (isPassword(record.class) && isPassword(field)) return true;
  if (field !== 'plain') return false;
  if (record.class === 'oneTimeCode') return isSaid || CALLED_CODE.test(called);
  return record.taskId !== undefined && !foreignAndShown;
}

const CALLED_CODE =
  /(?<!(?:zip|post|postal|country|area|promo|coupon|discount|voucher|gift|source|product|bar|qr)[ -]?)code(?!\p{L})|(?<!\p{L})(?:t?otp|[2m]fa|(?:sms-?|m)?tan|token|digits?|ziffern)(?!\p{L})|验证|动态码|校验码/iu;
const CALLED_KEY =
  /(?:(?<!\p{L})|api|access|secret|private|auth)keys?(?!\p{L})|(?<!\p{L})(?:secret|token|credentials?|authorization|(?:recovery|backup|verification|access|activation)[ -]?code|(?:seed|recovery|secret|pass)[ -]?(?:phrase|words))(?!\p{L})|(?:schlüssel|token|wiederherstellungscode)(?!\p{L})|密钥|令牌|助记词|恢复码|备用码/iu;

const isPassword = (c: FieldClass) => c === 'password' || c === 'newPassword';

export async function removeSecret(db: CopilotDb, handle: string): Promise<void> {
  await changeValues(chrome.storage.session.remove(KEY_PREFIX + handle));
  await write(db, ['secrets'], (tx) => tx.objectStore('secrets').delete(handle));
}

/** Those that the user saved; secrets lifted from goals are not listed. */
export async function listSecrets(db: CopilotDb): Promise<SecretView[]> {
  const records = await db.getAll('secrets');
  return records
    .filter((record) => record.taskId === undefined)
    .map(({ handle, name, origin, createdAt }) => ({ handle, name, origin: origin ?? '', createdAt }));
}

/** What the user has saved for this origin and is still there to be typed, newest first: no values. */
export async function savedSecrets(db: CopilotDb, origin: string): Promise<SecretRecord[]> {
  const records = (await db.getAll('secrets')).filter((record) => record.origin === origin && !record.taskId);
  if (records.length === 0) return [];
  const values = await chrome.storage.session.get(records.map(({ handle }) => KEY_PREFIX + handle));
  return records
    .filter(({ handle }) => KEY_PREFIX + handle in values)
    .sort((a, b) => b.createdAt - a.createdAt);
}

/** A value in memory, and the origin that it is bound to. */
export interface HeldSecret {
  value: string;
  /** Absent: it has not been typed anywhere yet. */
  origin?: string;
}

const storedValue = ({ value, origin }: HeldSecret): HeldSecret =>
  origin === undefined ? { value } : { value, origin };

function heldIn(stored: unknown): HeldSecret | undefined {
  const { value, origin } = (stored ?? {}) as { value?: unknown; origin?: unknown };
  if (typeof value !== 'string') return undefined;
  return typeof origin === 'string' ? { value, origin } : { value };
}

/**
 * Every value now held: for scrubbing echoes only. The same array until one is saved, bound or removed: this room alone
 * writes them, in the one worker, so that what is remembered is what there is.
 */
export function heldSecrets(): Promise<readonly HeldSecret[]> {
  held ??= loadValues().catch((error: unknown) => {
    held = undefined;
    throw error;
  });
  return held;
}
let held: Promise<readonly HeldSecret[]> | undefined;

export const secretValues = async (): Promise<readonly string[]> =>
  (await heldSecrets()).map(({ value }) => value);

async function loadValues(): Promise<readonly HeldSecret[]> {
  const stored = await valueEntries();
  return stored.flatMap(([, value]) => heldIn(value) ?? []);
}

async function valueEntries(): Promise<[string, unknown][]> {
  const stored = await chrome.storage.session.get(null);
  return Object.entries(stored).filter(([key]) => key.startsWith(KEY_PREFIX));
}

/** Not before the write has ended: what is read meanwhile may lack it. */
async function changeValues(write: Promise<void>): Promise<void> {
  await write.finally(() => {
    held = undefined;
  });
}

/** After an erasure: the values of these handles, or of all. */
export async function eraseSecretValues(handles?: readonly string[]): Promise<void> {
  const keys = handles
    ? handles.map((handle) => KEY_PREFIX + handle)
    : (await valueEntries()).map(([key]) => key);
  if (keys.length > 0) await changeValues(chrome.storage.session.remove(keys));
}
