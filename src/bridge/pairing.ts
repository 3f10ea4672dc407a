// The pairing: both sides prove that they hold the key, and neither sends it. HMAC-SHA-256 over a transcript
// that names the protocol, the side that proves, the port and both nonces: a proof cannot be reflected, replayed,
// or relayed by a process that listens at another port. Any adapter world with WebCrypto.
import { PROTOCOL } from './protocol';

export type Side = 'agent' | 'extension';

export interface Transcript {
  /** Port that the extension connects to, and the agent listens at. */
  port: number;
  extensionNonce: string;
  agentNonce: string;
}

/** 32 random bytes, hex. */
export function newNonce(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The proof of a side, hex. */
export async function prove(key: string, side: Side, transcript: Transcript): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await imported(key), textOf(side, transcript));
  return toHex(new Uint8Array(signature));
}

/** Compares in constant time. */
export async function verify(
  key: string,
  side: Side,
  transcript: Transcript,
  proof: string,
): Promise<boolean> {
  return crypto.subtle.verify('HMAC', await imported(key), fromHex(proof), textOf(side, transcript));
}

function imported(key: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', new TextEncoder().encode(key), algorithm, false, ['sign', 'verify']);
}

function textOf(side: Side, { port, extensionNonce, agentNonce }: Transcript): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode([PROTOCOL, side, port, extensionNonce, agentNonce].join('\n'));
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const pairs = text.match(/[0-9a-f]{2}/g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}
