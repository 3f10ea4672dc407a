// The only way from a model provider to the network. Runs in the offscreen document. Promises: requests go to
// the one configured origin, without cookies, without following redirects, with no header that was not meant,
// and no more than a bounded reply is read.
import { MAX_MODEL_REPLY_BYTES } from '../shared/budgets';

export const ANTHROPIC_BROWSER_HEADER = 'anthropic-dangerous-direct-browser-access';
/** Headers that a model endpoint needs; what a library adds about itself or this computer stays here. */
const HEADERS = ['accept', 'authorization', 'content-type', ANTHROPIC_BROWSER_HEADER];

/** A request that must not leave, or a reply that is too much. */
export class EndpointRefusal extends Error {
  constructor(readonly reason: 'other_origin' | 'too_large') {
    super(reason);
    this.name = 'EndpointRefusal';
  }
}

/** `fetch` for one origin. `onRefusal` hears why a request or reply was stopped: libraries hide the cause. */
export function endpointFetch(origin: string, onRefusal: (refusal: EndpointRefusal) => void): typeof fetch {
  const refuse = (reason: EndpointRefusal['reason']): EndpointRefusal => {
    const refusal = new EndpointRefusal(reason);
    onRefusal(refusal);
    return refusal;
  };
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw refuse('other_origin');
    const sent = new Headers(init.headers);
    const headers = HEADERS.flatMap((name): [string, string][] => {
      const value = sent.get(name);
      return value === null ? [] : [[name, value]];
    });
    const response = await fetch(url, {
      method: init.method ?? 'GET',
      body: init.body ?? null,
      signal: init.signal ?? null,
      headers,
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    const { status, statusText } = response;
    const body = response.body?.pipeThrough(upTo(MAX_MODEL_REPLY_BYTES, () => refuse('too_large'))) ?? null;
    const told = response.ok || body === null ? body : inOneForm(await new Response(body).text());
    return new Response(told, { status, statusText, headers: response.headers });
  };
}

/** An error as the SDK reads it, `{"error": …}`: Google sends a list of one, others the inside alone. */
function inOneForm(text: string): string {
  try {
    const json: unknown = JSON.parse(text);
    const told: unknown = Array.isArray(json) ? json[0] : json;
    if (typeof told !== 'object' || told === null) return text;
    return JSON.stringify('error' in told ? told : { error: told });
  } catch {
    return text; // no JSON: the SDK takes the words as they are
  }
}

/** The SDK copies the rest of a piece for every event in it: thousands of small events in one piece took half a minute. */
const PIECE_BYTES = 16_384;

function upTo(limitBytes: number, refuse: () => Error): TransformStream<Uint8Array, Uint8Array<ArrayBuffer>> {
  let read = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      read += chunk.byteLength;
      if (read > limitBytes) return controller.error(refuse());
      for (let at = 0; at < chunk.byteLength; at += PIECE_BYTES)
        controller.enqueue(chunk.subarray(at, at + PIECE_BYTES));
    },
  });
}
