// The worker's side of the model host: makes the offscreen document when there is none, asks it over a port
// of its own, and asks once more when the document went away under the request. Losing this worker closes
// the port, which cancels the request over there.
import { MODEL_HOST_GRACE_MS } from '../shared/budgets';
import { RETRYABLE } from '../shared/errors';
import {
  HOST_RESULTS,
  hostReply,
  MODEL_PORT,
  type HostData,
  type HostOp,
  type HostProgress,
  type HostRequest,
  type Trouble,
} from '../shared/messages/model';
import { success, type ToolFailure, type ToolResult } from '../shared/tool-result';

const PAGE = 'offscreen.html';

export interface AskOptions {
  signal: AbortSignal;
  /** Patience for the result, ms; the host has its own deadline, this one is for a host that hangs. */
  timeoutMs: number;
  onProgress?: (progress: HostProgress) => void;
}

/** One request to the host. Never rejects. */
export async function askHost<O extends HostOp>(
  request: Extract<HostRequest, { op: O }>,
  options: AskOptions,
): Promise<ToolResult<HostData<O>>> {
  const first = await askOnce(request, options);
  const answer = first === 'lost' ? await askOnce(request, options) : first;
  return answer === 'lost' ? inWords(failed('MODEL_UNAVAILABLE', 'host_lost')) : answer;
}

async function askOnce<O extends HostOp>(
  request: Extract<HostRequest, { op: O }>,
  { signal, timeoutMs, onProgress }: AskOptions,
): Promise<ToolResult<HostData<O>> | 'lost'> {
  if (signal.aborted) return inWords(failed('CANCELLED', 'cancelled'));
  try {
    await ensureHost();
  } catch {
    return 'lost';
  }
  return new Promise((resolve) => {
    const port = chrome.runtime.connect({ name: MODEL_PORT });
    const end = (answer: ToolResult<HostData<O>> | 'lost') => {
      clearTimeout(hung);
      signal.removeEventListener('abort', cancelled);
      port.disconnect();
      resolve(answer);
    };
    const cancelled = () => end(inWords(failed('CANCELLED', 'cancelled')));
    const hung = setTimeout(
      () => end(inWords(failed('TIMEOUT', 'host_hung'))),
      timeoutMs + MODEL_HOST_GRACE_MS,
    );
    signal.addEventListener('abort', cancelled);
    port.onDisconnect.addListener(() => {
      void chrome.runtime.lastError; // read, or the browser logs it: nobody listened, which is told as lost
      end('lost');
    });
    port.onMessage.addListener((message: unknown) => {
      const reply = hostReply.safeParse(message);
      if (!reply.success) end(inWords(failed('LLM_FAILED', 'host_failed', 'reply')));
      else if (reply.data.type === 'result') end(read(request.op, reply.data.result));
      else onProgress?.(reply.data);
    });
    port.postMessage(request);
  });
}

function read<O extends HostOp>(op: O, result: unknown): ToolResult<HostData<O>> {
  const parsed = HOST_RESULTS[op].safeParse(result);
  if (!parsed.success) return inWords(failed('LLM_FAILED', 'host_failed', 'result'));
  return parsed.data.ok ? success(parsed.data.data as HostData<O>) : inWords(parsed.data);
}

let making: Promise<void> | undefined;

/** One document at most: two requests at once share its making. */
async function ensureHost(): Promise<void> {
  const documents = await chrome.runtime.getContexts({ contextTypes: ['OFFSCREEN_DOCUMENT' as never] });
  if (documents.length > 0) return;
  making ??= chrome.offscreen
    .createDocument({
      url: PAGE,
      reasons: ['WORKERS' as never],
      justification: 'Runs the language model that the user chose.',
    })
    .finally(() => (making = undefined));
  await making;
}

function failed(code: Trouble['code'], reason: string, ...args: string[]): Trouble {
  return { ok: false, code, reason, args };
}

/** The sentence in the user's language. */
function inWords({ code, reason, args }: Trouble): ToolFailure {
  const error = chrome.i18n.getMessage(`model_${reason}`, args) || reason;
  return { ok: false, code, error, retryable: RETRYABLE[code] };
}
