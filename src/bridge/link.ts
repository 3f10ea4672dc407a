// One connection to the agent, from its opening to its end: pairing, heartbeat, frames. Service worker world.
// Promises: no frame is handed on before both sides have proved the key; it ends once, with the reason.
import {
  BRIDGE_FLOOD_WINDOW_MS,
  BRIDGE_HEARTBEAT_MS,
  BRIDGE_MAX_FRAMES,
  BRIDGE_MAX_FRAME_CHARS,
  BRIDGE_PAIRING_MS,
  BRIDGE_SILENCE_MS,
} from '../shared/budgets';
import type { BridgeTrouble } from '../shared/messages/bridge';
import { newNonce, prove, verify } from './pairing';
import {
  challenge,
  heartbeat,
  PROTOCOL,
  type Hello,
  type Proof,
  type Response,
  type Waiting,
} from './protocol';

/** What a link needs of a WebSocket; tests bring their own. */
export interface Socket {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

export interface LinkOptions {
  socket: Socket;
  /** Port of the address, as the proofs have it. */
  port: number;
  key: string;
  onPairing(): void;
  /** `session` is the agent's name for its run; absent, every connection is one of its own. */
  onPaired(session: string | undefined): void;
  /** A frame of the paired agent that is no heartbeat. */
  onFrame(frame: unknown): void;
  onEnd(why: BridgeTrouble): void;
}

export interface Link {
  send: (message: Response | Waiting) => void;
  /** Ends it from our side. */
  close: () => void;
}

/** Closing codes that an agent sees; 4000–4999 are free for applications. */
const CLOSE_CODES: Readonly<Partial<Record<BridgeTrouble, number>>> = {
  wrong_key: 4401,
  bad_frame: 4400,
  flooded: 4429,
  silent: 4408,
};
const SENTENCES: Readonly<Partial<Record<BridgeTrouble, string>>> = {
  wrong_key: 'Not paired: the proof does not fit the pairing key.',
  bad_frame: 'Not paired: the first frame must be the challenge, with a proof of the pairing key.',
  flooded: 'Too many or too large frames.',
};

/** Opens the link and returns at once; what becomes of it is told by the callbacks in `options`. */
export function openLink(options: LinkOptions): Link {
  const { socket, port, key } = options;
  const extensionNonce = newNonce();
  let phase: 'opening' | 'pairing' | 'paired' | 'ended' = 'opening';
  let heardAt = Date.now();
  let windowFrom = 0;
  let framesInWindow = 0;
  let beat: ReturnType<typeof setInterval> | undefined;
  const patience = setTimeout(
    () => end(phase === 'opening' ? 'unreachable' : 'no_answer'),
    BRIDGE_PAIRING_MS,
  );

  function end(why: BridgeTrouble): void {
    if (phase === 'ended') return;
    const open = phase !== 'opening';
    phase = 'ended';
    clearTimeout(patience);
    clearInterval(beat);
    const sentence = SENTENCES[why];
    try {
      if (open && sentence)
        socket.send(JSON.stringify({ success: false, code: 'POLICY_DENIED', error: sentence }));
      socket.close(CLOSE_CODES[why] ?? 1000, why);
    } catch {
      // It is closed already, which is what is wanted.
    }
    options.onEnd(why);
  }

  function send(message: object): void {
    if (phase === 'pairing' || phase === 'paired') socket.send(JSON.stringify(message));
  }

  socket.onopen = () => {
    if (phase !== 'opening') return;
    phase = 'pairing';
    options.onPairing();
    send({ type: 'hello', protocol: PROTOCOL, nonce: extensionNonce } satisfies Hello);
  };
  socket.onclose = () =>
    end(phase === 'opening' ? 'unreachable' : phase === 'pairing' ? 'refused' : 'closed');
  // What follows is `close`, which says the same; an error event tells nothing more.
  socket.onerror = null;
  // The proof is checked asynchronously: frames take turns, so that none is read before it.
  let turn: Promise<void> = Promise.resolve();
  socket.onmessage = ({ data }) => {
    turn = turn.then(() => receive(data)).catch(() => end('bad_frame'));
  };

  async function receive(data: unknown): Promise<void> {
    if (phase === 'ended') return;
    if (typeof data !== 'string' || data.length > BRIDGE_MAX_FRAME_CHARS || tooMany()) {
      end(phase === 'paired' ? 'flooded' : 'bad_frame');
      return;
    }
    heardAt = Date.now();
    const frame = parsed(data);
    if (phase === 'pairing') await pair(frame);
    else if (phase === 'paired') hear(frame);
  }

  function tooMany(): boolean {
    const now = Date.now();
    if (now - windowFrom > BRIDGE_FLOOD_WINDOW_MS) {
      windowFrom = now;
      framesInWindow = 0;
    }
    return ++framesInWindow > BRIDGE_MAX_FRAMES;
  }

  async function pair(frame: unknown): Promise<void> {
    const answer = challenge.safeParse(frame);
    if (!answer.success) return end('bad_frame');
    const transcript = { port, extensionNonce, agentNonce: answer.data.nonce };
    if (!(await verify(key, 'agent', transcript, answer.data.proof))) return end('wrong_key');
    const proof = await prove(key, 'extension', transcript);
    // It may have ended while the proofs were worked out.
    if (phase !== 'pairing') return;
    send({ type: 'proof', proof } satisfies Proof);
    phase = 'paired';
    clearTimeout(patience);
    beat = setInterval(pulse, BRIDGE_HEARTBEAT_MS);
    options.onPaired(answer.data.session);
  }

  function pulse(): void {
    if (Date.now() - heardAt > BRIDGE_SILENCE_MS) end('silent');
    else send({ type: 'ping' });
  }

  function hear(frame: unknown): void {
    const sign = heartbeat.safeParse(frame);
    if (!sign.success) options.onFrame(frame);
    else if (sign.data.type === 'ping') send({ type: 'pong' });
  }

  return { send, close: () => end('switched_off') };
}

/** `undefined` for what is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
