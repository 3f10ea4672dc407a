// The worker's side of the model host: makes the offscreen document when there is none, asks it over a port
// that the document opens for this request, and asks once more when the document went away under it. Losing
// this worker closes the port, which cancels the request over there.
import { MODEL_HOST_GRACE_MS } from '../../shared/budgets';
import { newId } from '../../shared/ids';
import {
  HOST_RESULTS,
  hostReply,
  portNameOf,
  type HostCall,
  type HostData,
  type HostOp,
  type HostRequest,
  type HostResult,
  type Trouble,
} from '../../shared/messages/model';
import { failure, type ToolFailure } from '../../shared/tool-result';

const PAGE = 'offscreen.html';

export interface AskOptions {
  signal: AbortSignal;
  /** Patience for the result, ms; the host has its own deadline, this one is for a host that hangs. */
  timeoutMs: number;
}

/** One request to the host. Never rejects. */
export async function askHost<O extends HostOp>(
  request: Extract<HostRequest, { op: O }>,
  options: AskOptions,
): Promise<HostResult<HostData<O>>> {
  const first = await askOnce(request, options);
  const answer = first === 'lost' ? await askOnce(request, options) : first;
  return answer === 'lost' ? failed('MODEL_UNAVAILABLE', 'host_lost') : answer;
}

async function askOnce<O extends HostOp>(
  request: Extract<HostRequest, { op: O }>,
  { signal, timeoutMs }: AskOptions,
): Promise<HostResult<HostData<O>> | 'lost'> {
  let port: chrome.runtime.Port;
  try {
    await ensureHost();
    port = await portFromHost();
  } catch {
    return 'lost';
  }
  return new Promise((resolve) => {
    const end = (answer: HostResult<HostData<O>> | 'lost') => {
      clearTimeout(hung);
      signal.removeEventListener('abort', cancelled);
      port.disconnect();
      resolve(answer);
    };
    const cancelled = () => end(failed('CANCELLED', 'cancelled'));
    const hung = setTimeout(() => end(failed('TIMEOUT', 'host_hung')), timeoutMs + MODEL_HOST_GRACE_MS);
    signal.addEventListener('abort', cancelled);
    port.onDisconnect.addListener(() => end('lost'));
    port.onMessage.addListener((message: unknown) => {
      const reply = hostReply.safeParse(message);
      if (!reply.success) end(failed('LLM_FAILED', 'host_failed', 'reply'));
      else if (reply.data.type === 'result') end(read(request.op, reply.data.result));
    });
    if (signal.aborted) return cancelled();
    try {
      port.postMessage(request);
    } catch {
      end('lost'); // it closed before there was a listener to hear so
    }
  });
}

function read<O extends HostOp>(op: O, result: unknown): HostResult<HostData<O>> {
  const parsed = HOST_RESULTS[op].safeParse(result);
  if (!parsed.success) return failed('LLM_FAILED', 'host_failed', 'result');
  return parsed.data;
}

const awaited = new Map<string, (port: chrome.runtime.Port) => void>();

/** Called for every port that opens. True when it is the model host's: then nobody else must take it. */
export function acceptHostPort(port: chrome.runtime.Port): boolean {
  const accept = awaited.get(port.name);
  if (!accept || port.sender?.id !== chrome.runtime.id || port.sender.url !== chrome.runtime.getURL(PAGE))
    return false;
  accept(port);
  return true;
}

/** Rejects when nobody listens, or the document does not come to it. */
async function portFromHost(): Promise<chrome.runtime.Port> {
  const id = newId<string>();
  const name = portNameOf(id);
  const opened = new Promise<chrome.runtime.Port>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the model host opened no port')), MODEL_HOST_GRACE_MS);
    awaited.set(name, (port) => {
      clearTimeout(late);
      resolve(port);
    });
  });
  try {
    const call: HostCall = { call: 'model-host', id };
    const [port] = await Promise.all([opened, chrome.runtime.sendMessage(call)]);
    return port;
  } finally {
    awaited.delete(name);
  }
}

let making: Promise<void> | undefined;

/** One document at most: two requests at once share its making. */
async function ensureHost(): Promise<void> {
  const documents = await chrome.runtime.getContexts({ contextTypes: ['OFFSCREEN_DOCUMENT'] });
  // A document that is still being made is listed before it can answer.
  if (documents.length > 0 && !making) return;
  making ??= chrome.offscreen
    .createDocument({
      url: PAGE,
      reasons: ['WORKERS'],
      justification: 'Runs the language model that the user chose.',
    })
    .finally(() => (making = undefined));
  await making;
}

/** Closes the document, and with it all that it is doing; the next request makes a new one. */
export async function closeHost(): Promise<void> {
  await chrome.offscreen.closeDocument().catch(() => undefined); // there is none
}

function failed(code: Trouble['code'], reason: string, ...args: string[]): Trouble {
  return { ok: false, code, reason, args };
}

/** The host's failure as a `ToolFailure`: its code, and its sentence in the user's language. */
export function inWords({ code, reason, args }: Trouble): ToolFailure {
  const error = chrome.i18n.getMessage(`model_${reason}`, args) || reason;
  return failure(code, error);
}
