// What the policy gate hands out: leave for exactly one act on exactly one thing (spec section 9).
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

/** FNV-1a over a canonical form: cheap, stable across processes; it names an action, it keeps no secret. */
export function hashOf(value: unknown): string {
  const text = canonical(value);
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul(b ^ ((c << 5) | (i % 31)), 0x85ebca6b);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
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
