// Fetches one file of a model as data: no cookies, bounded in size and in silence, tried again when the
// connection breaks. Redirects are followed, because repositories of weights hand large files to a delivery
// network; whoever asked judges what arrives by its hash, where one is known. Runs in the offscreen document.
import { WEIGHTS_ATTEMPTS, WEIGHTS_RETRY_BASE_MS, WEIGHTS_SILENCE_MS } from '../../shared/budgets';
import type { HostResult, Trouble } from '../../shared/messages/model';
import { pause } from '../../shared/pause';
import { trouble } from '../provider';

interface FileWish {
  url: string;
  /** More is an error; where `exact` is set, less is too. */
  maxBytes: number;
  exact?: boolean;
  signal: AbortSignal;
  /** Bytes since the last call; negative when an attempt was given up and its bytes no longer count. */
  onBytes: (delta: number) => void;
}

export async function fetchFile(wish: FileWish): Promise<HostResult<Uint8Array<ArrayBuffer>>> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await fetchOnce(wish);
    if (result.ok || !result.again || attempt === WEIGHTS_ATTEMPTS) return result;
    await pause(WEIGHTS_RETRY_BASE_MS * attempt, wish.signal);
  }
}

type Attempt = { ok: true; data: Uint8Array<ArrayBuffer> } | (Trouble & { again: boolean });

async function fetchOnce({ url, maxBytes, exact, signal, onBytes }: FileWish): Promise<Attempt> {
  const { host, pathname } = new URL(url);
  const file = pathname.split('/').at(-1) ?? '';
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), WEIGHTS_SILENCE_MS);
  let received = 0;
  const giveUp = (again: boolean, failure: Trouble): Attempt => {
    onBytes(-received);
    return { ...failure, again };
  };
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body)
      return giveUp(response.status >= 500, statusTrouble(response, file, host));
    const parts: Uint8Array[] = [];
    for await (const part of chunksOf(response.body)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), WEIGHTS_SILENCE_MS);
      received += part.length;
      onBytes(part.length);
      if (received > maxBytes) return giveUp(false, trouble('LLM_FAILED', 'webllm_wrong_size', file));
      parts.push(part);
    }
    if (exact && received !== maxBytes) return giveUp(true, trouble('LLM_FAILED', 'webllm_cut_off', file));
    return { ok: true, data: joined(parts, received) };
  } catch (error) {
    if (signal.aborted) return giveUp(false, trouble('CANCELLED', 'cancelled'));
    if (silence.signal.aborted) return giveUp(true, trouble('TIMEOUT', 'webllm_stalled', host));
    // fetch says no more than TypeError when a host is not there, refuses the origin, or breaks off.
    if (error instanceof TypeError) return giveUp(true, trouble('MODEL_UNAVAILABLE', 'webllm_network', host));
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function statusTrouble({ status }: Response, file: string, host: string): Trouble {
  if (status === 404 || status === 410) return trouble('MODEL_UNAVAILABLE', 'webllm_no_file', file, host);
  if (status === 401 || status === 403) return trouble('MODEL_UNAVAILABLE', 'webllm_refused', host);
  if (status === 429) return trouble('QUOTA', 'webllm_busy', host);
  return trouble('MODEL_UNAVAILABLE', 'webllm_server', host, String(status));
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Also when the consumer stops early: the rest is not wanted.
    await reader.cancel().catch(() => undefined);
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
