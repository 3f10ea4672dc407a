// The model host: an extension page that nobody sees, made by the worker when a model is first asked, closed
// by itself when idle. One port is one request; a port that closes cancels it, so a worker that dies leaves
// nothing running here. Only the extension's own contexts are answered.
import { MODEL_HOST_ALIVE_MS } from '../shared/budgets';
import {
  hostCall,
  hostRequest,
  portNameOf,
  type HostReply,
  type HostRequest,
  type HostResult,
} from '../shared/messages/model';
import { occupy } from './occupancy';
import { trouble } from './provider';
import { providerFor } from './providers';
import { localModels } from './webllm/provider';

chrome.runtime.onMessage.addListener((message: unknown, sender) => {
  const call = hostCall.safeParse(message);
  if (call.success && isOwnContext(sender)) openPort(call.data.id);
});

function openPort(id: string): void {
  const leave = occupy();
  const cancelled = new AbortController();
  const port = chrome.runtime.connect({ name: portNameOf(id) });
  port.onDisconnect.addListener(() => {
    cancelled.abort();
    leave();
  });
  port.onMessage.addListener((message: unknown) => void answer(port, message, cancelled.signal));
}

/** The worker or a page of this extension: a content script has the page's address and a tab. */
function isOwnContext({ id, url }: chrome.runtime.MessageSender): boolean {
  return id === chrome.runtime.id && url?.startsWith(chrome.runtime.getURL('')) === true;
}

async function answer(port: chrome.runtime.Port, message: unknown, signal: AbortSignal): Promise<void> {
  const post = (reply: HostReply) => {
    if (!signal.aborted) port.postMessage(reply);
  };
  const parsed = hostRequest.safeParse(message);
  // A model may think for minutes; an idle worker is ended after 30 s, a message keeps it.
  const alive = setInterval(() => post({ type: 'alive' }), MODEL_HOST_ALIVE_MS);
  const result = parsed.success
    ? await carryOut(parsed.data, signal)
    : trouble('INVALID_ACTION', 'bad_request', parsed.error.issues[0]?.message ?? '');
  clearInterval(alive);
  post({ type: 'result', result });
}

async function carryOut(asked: HostRequest, signal: AbortSignal): Promise<HostResult<unknown>> {
  try {
    switch (asked.op) {
      case 'ready':
        return await providerFor(asked.config).ready();
      case 'complete':
        return await providerFor(asked.config).complete(asked.request, { signal });
      case 'local_models':
        return { ok: true, data: await localModels.view() };
      case 'local_model':
        return await localModels.act(asked.id, asked.action, asked);
    }
  } catch (error) {
    // A mistake of ours: its name helps, its words might hold anything.
    return trouble('LLM_FAILED', 'host_failed', error instanceof Error ? error.name : typeof error);
  }
}
