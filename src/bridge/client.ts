// Keeps a link to the agent while the bridge is on: connects, tries again after a growing pause, stops when
// told. Service worker world; safe to lose: the next worker starts it anew.
import { BRIDGE_FIRST_RETRY_MS, BRIDGE_LAST_RETRY_MS } from '../shared/budgets';
import type { BridgeState, BridgeTrouble } from '../shared/messages/bridge';
import { openLink, type Link, type Socket } from './link';

export interface Peer {
  session: string | undefined;
  send: Link['send'];
}

export interface ClientOptions {
  url: string;
  port: number;
  key: string;
  open(url: string): Socket;
  onState(state: BridgeState, trouble?: BridgeTrouble): void;
  /** A paired agent. What it returns takes the agent's frames, and is told when the agent has gone. */
  onPeer(peer: Peer): { frame(frame: unknown): void; gone(): void };
}

/** Starts at once; the returned function ends it for good. */
export function startClient(options: ClientOptions): () => void {
  let stopped = false;
  let pauseMs = BRIDGE_FIRST_RETRY_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let link: Link | undefined;

  function connect(): void {
    options.onState('connecting');
    let peer: ReturnType<ClientOptions['onPeer']> | undefined;
    const mine = openLink({
      socket: options.open(options.url),
      port: options.port,
      key: options.key,
      onPairing: () => options.onState('pairing'),
      onPaired: (session) => {
        pauseMs = BRIDGE_FIRST_RETRY_MS;
        options.onState('connected');
        peer = options.onPeer({ session, send: mine.send });
      },
      onFrame: (frame) => peer?.frame(frame),
      onEnd: (why) => {
        peer?.gone();
        if (stopped) return;
        options.onState('waiting', why);
        retry = setTimeout(connect, pauseMs);
        pauseMs = Math.min(pauseMs * 2, BRIDGE_LAST_RETRY_MS);
      },
    });
    link = mine;
  }

  connect();
  return () => {
    stopped = true;
    clearTimeout(retry);
    link?.close();
  };
}
