// What the policy gate hands out: leave for exactly one act on exactly one thing.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { documentId, nonce, tabId } from './ids';
import { z } from './schema';

export const capability = z.object({
  nonce,
  tabId,
  documentId,
  /** Origin of the frame that is acted on. */
  origin: z.string().check(z.maxLength(400)),
  /** Hash of tool name and arguments. */
  actionHash: z.string().check(z.maxLength(80)),
  /** What the target looked like when the gate judged it; checked again at the act. */
  fingerprint: z.string().check(z.maxLength(200)),
  /** ms since the epoch. */
  expiresAt: z.number(),
});
export type Capability = z.infer<typeof capability>;

/**
 * SHA-256 over a canonical form, as 64 hexadecimal digits: what was approved is told by it, and pages and models
 * choose what goes in. Not by crypto.subtle, which http pages lack and which cannot answer at once.
 */
export function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, v]) => v !== undefined);
    entries.sort(([x], [y]) => (x < y ? -1 : 1));
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join()}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
