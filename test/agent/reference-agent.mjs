// The reference agent: what a program on this computer does to pair with the extension and to send commands
// (docs/bridge.md). Used by the tests; on its own it takes commands as JSON lines from the terminal:
//   node test/agent/reference-agent.mjs --key KEY [--port 8080] [--extension ID]
// Promises: listens on 127.0.0.1 only; takes no page for the extension (Origin and Host are checked); sends no
// command to a peer that has not proved the key.
import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { WebSocketServer } from 'ws';

export const PROTOCOL = 'browser-copilot-bridge/1';
const HEARTBEAT_MS = 15_000;

/** The proof of one side over what both know. */
export function prove(key, side, { port, extensionNonce, agentNonce }) {
  const text = [PROTOCOL, side, port, extensionNonce, agentNonce].join('\n');
  return createHmac('sha256', key).update(text).digest('hex');
}

function same(a, b) {
  const [left, right] = [Buffer.from(String(a)), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Only the extension's own pages and worker have such an origin; a rebound name shows in Host. */
function isExtension({ headers }, port, extensionId) {
  const origin = extensionId ? `chrome-extension://${extensionId}` : 'chrome-extension://';
  const fits = extensionId ? headers.origin === origin : headers.origin?.startsWith(origin);
  return Boolean(fits) && [`127.0.0.1:${port}`, `localhost:${port}`].includes(headers.host);
}

/** One paired extension. */
class Peer {
  #waiting = new Map();
  #heard = [];
  #next = 1;
  /** Frames that are no response: `waiting`, and what has no id. */
  notices = [];

  constructor(socket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.on('close', (code) => resolve(code)));
    void this.closed.then(() => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the connection was closed'));
    });
  }

  /** Sends a command under an id of its own, or the one given; resolves with the whole response. */
  command(type, params, id = `c${this.#next++}`) {
    return this.ask({ id, type, ...(params === undefined ? {} : { params }) });
  }

  /** Sends any frame that has an id. */
  ask(frame) {
    return new Promise((resolve, reject) => {
      this.#waiting.set(frame.id, { resolve, reject });
      this.send(frame);
    });
  }

  /** Sends any frame; text goes as it is. */
  send(frame) {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** The next frame that is no response to `command` and no heartbeat. */
  notice() {
    const first = this.notices.shift();
    return first ? Promise.resolve(first) : new Promise((resolve) => this.#heard.push(resolve));
  }

  /** Ends the connection without a word, as a crash does. */
  drop() {
    this.socket.terminate();
  }

  hear(frame) {
    const mine = 'success' in frame ? this.#waiting.get(frame.id) : undefined;
    if (mine) {
      this.#waiting.delete(frame.id);
      mine.resolve(frame);
    } else if (frame.type === 'ping') this.send({ type: 'pong' });
    else if (frame.type !== 'pong') {
      const listener = this.#heard.shift();
      if (listener) listener(frame);
      else this.notices.push(frame);
    }
  }
}

/**
 * @param {{key: string, port?: number, extensionId?: string, session?: string}} options
 * `session` names this run: within it a command sent again under its id is answered, not repeated.
 */
export async function startAgent({ key, port = 0, extensionId, session = randomUUID() }) {
  const http = createServer((_request, response) => response.writeHead(404).end());
  await new Promise((resolve) => http.listen(port, '127.0.0.1', resolve));
  const at = http.address().port;
  const server = new WebSocketServer({
    server: http,
    maxPayload: 1 << 20,
    verifyClient: ({ req }) => {
      agent.attempts++;
      return isExtension(req, at, extensionId);
    },
  });
  const peers = [];
  const expected = [];
  const agent = {
    port: at,
    address: `ws://127.0.0.1:${at}`,
    /** Connections tried, those refused included. */
    attempts: 0,
    /** Closing codes of connections that were not paired. */
    refused: [],
    /** The next paired extension. */
    peer: () =>
      peers.length > 0 ? Promise.resolve(peers.shift()) : new Promise((done) => expected.push(done)),
    close: async () => {
      for (const client of server.clients) client.terminate();
      server.close();
      await new Promise((resolve) => http.close(resolve));
    },
  };

  server.on('connection', (socket) => {
    const agentNonce = randomBytes(32).toString('hex');
    let extensionNonce;
    let peer;
    const beat = setInterval(() => peer?.send({ type: 'ping' }), HEARTBEAT_MS);
    socket.on('error', () => socket.terminate());
    socket.on('close', (code) => {
      clearInterval(beat);
      if (!peer) agent.refused.push(code);
    });
    socket.on('message', (data) => {
      const frame = JSON.parse(data.toString());
      if (peer) return peer.hear(frame);
      if (frame.type === 'hello' && frame.protocol === PROTOCOL && !extensionNonce) {
        extensionNonce = frame.nonce;
        const proof = prove(key, 'agent', { port: at, extensionNonce, agentNonce });
        return socket.send(JSON.stringify({ type: 'challenge', nonce: agentNonce, proof, session }));
      }
      const transcript = { port: at, extensionNonce, agentNonce };
      if (
        frame.type !== 'proof' ||
        !extensionNonce ||
        !same(frame.proof, prove(key, 'extension', transcript))
      )
        return socket.close(4401, 'not paired');
      peer = new Peer(socket);
      const waiting = expected.shift();
      if (waiting) waiting(peer);
      else peers.push(peer);
    });
  });
  return agent;
}

if (import.meta.filename === process.argv[1]) {
  const option = (name) => {
    const at = process.argv.indexOf(`--${name}`);
    return at < 0 ? undefined : process.argv[at + 1];
  };
  const key = option('key');
  if (!key) {
    console.error('Usage: node test/agent/reference-agent.mjs --key KEY [--port 8080] [--extension ID]');
    process.exit(2);
  }
  const agent = await startAgent({
    key,
    port: Number(option('port') ?? 8080),
    extensionId: option('extension'),
  });
  console.log(`Listening at ws://localhost:${agent.port}. Switch the bridge on in the options.`);
  const peer = await agent.peer();
  console.log('Paired. One command a line, for example {"type": "snapshot"}');
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    const { type, params } = JSON.parse(line);
    const response = await peer.command(type, params);
    console.log(response.data?.snapshot ?? JSON.stringify(response));
  }
  await agent.close();
}
