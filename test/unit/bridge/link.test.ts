// One connection to an agent: nothing is handed on before both sides have proved the key, and it ends for a reason.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startClient, type Peer } from '../../../src/bridge/client';
import { openLink, type Socket } from '../../../src/bridge/link';
import { newNonce, prove, verify } from '../../../src/bridge/pairing';
import { BRIDGE_HEARTBEAT_MS, BRIDGE_MAX_FRAMES, BRIDGE_PAIRING_MS } from '../../../src/shared/budgets';
import { prove as agentsProof } from '../../agent/reference-agent.mjs';

const KEY = 'correct horse battery staple';
const PORT = 8080;

/** A socket whose other end is the test. */
function fakeSocket() {
  const sent: Record<string, unknown>[] = [];
  const socket: Socket & { code?: number | undefined } = {
    send: (text) => void sent.push(JSON.parse(text) as Record<string, unknown>),
    close: (code) => void (socket.code = code),
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
  };
  const say = (frame: unknown) =>
    socket.onmessage?.({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) });
  return { socket, sent, say };
}

function linked(key = KEY) {
  const other = fakeSocket();
  const frames: unknown[] = [];
  const ends: string[] = [];
  const paired = vi.fn();
  const link = openLink({
    socket: other.socket,
    port: PORT,
    key,
    onPairing: () => undefined,
    onPaired: paired,
    onFrame: (frame) => frames.push(frame),
    onEnd: (why) => ends.push(why),
  });
  other.socket.onopen?.();
  return { ...other, frames, ends, paired, link };
}

/** The agent's answer to the hello, in the words of the reference agent. */
function challengeFor(hello: Record<string, unknown> | undefined, key = KEY, port = PORT) {
  const transcript = { port, extensionNonce: String(hello?.['nonce']), agentNonce: newNonce() };
  return {
    transcript,
    frame: {
      type: 'challenge',
      nonce: transcript.agentNonce,
      proof: agentsProof(key, 'agent', transcript),
      session: 'run-1',
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('pairing', () => {
  test('both sides prove the key, and the key is not sent', async () => {
    const { sent, say, paired } = linked();
    const { frame, transcript } = challengeFor(sent[0]);
    say(frame);
    await vi.waitFor(() => expect(paired).toHaveBeenCalledWith('run-1'));
    expect(sent[1]).toEqual({ type: 'proof', proof: await prove(KEY, 'extension', transcript) });
    expect(JSON.stringify(sent)).not.toContain('horse');
  });

  test.each([
    ['another key', 'another key altogether', PORT],
    ['another port: relayed from elsewhere', KEY, PORT + 1],
  ])('a proof with %s is refused, and no proof is given for it', async (_name, key, port) => {
    const { sent, say, ends, paired, socket } = linked();
    say(challengeFor(sent[0], key, port).frame);
    await vi.waitFor(() => expect(ends).toEqual(['wrong_key']));
    expect(socket.code).toBe(4401);
    expect(paired).not.toHaveBeenCalled();
    expect(sent.filter(({ type }) => type === 'proof')).toEqual([]);
    expect(sent.at(-1)).toMatchObject({
      success: false,
      error: expect.stringMatching(/Not paired/) as unknown,
    });
  });

  test('a proof is bound to its side, its nonces and its protocol', async () => {
    const transcript = { port: PORT, extensionNonce: newNonce(), agentNonce: newNonce() };
    const proof = await prove(KEY, 'agent', transcript);
    expect(await verify(KEY, 'agent', transcript, proof)).toBe(true);
    expect(await verify(KEY, 'extension', transcript, proof)).toBe(false);
    expect(await verify(KEY, 'agent', { ...transcript, extensionNonce: newNonce() }, proof)).toBe(false);
    expect(await verify(KEY, 'agent', transcript, '00'.repeat(32))).toBe(false);
  });

  test.each([
    [{ type: 'snapshot', id: 1 }],
    [{ type: 'challenge', nonce: 'x', proof: 'y' }],
    [{ type: 'ping' }],
    ['{'],
    ['9'.repeat(200_000)],
  ])('before it, %j ends the connection and is handed to nobody', async (frame) => {
    const { say, ends, frames, socket } = linked();
    say(frame);
    await vi.waitFor(() => expect(ends).toEqual(['bad_frame']));
    expect(frames).toEqual([]);
    expect(socket.code).toBe(4400);
  });

  test('a command that follows the challenge at once waits for the proof', async () => {
    const { sent, say, frames, paired } = linked();
    say(challengeFor(sent[0]).frame);
    say({ id: 1, type: 'snapshot' });
    await vi.waitFor(() => expect(frames).toEqual([{ id: 1, type: 'snapshot' }]));
    expect(paired).toHaveBeenCalledOnce();
  });

  test('who never answers the hello is given up', () => {
    const { ends } = linked();
    vi.advanceTimersByTime(BRIDGE_PAIRING_MS);
    expect(ends).toEqual(['no_answer']);
  });
});

describe('a paired connection', () => {
  async function pairedLink() {
    const made = linked();
    made.say(challengeFor(made.sent[0]).frame);
    await vi.waitFor(() => expect(made.paired).toHaveBeenCalled());
    return made;
  }

  test('gives signs of life and answers those of the agent', async () => {
    const { sent, say, frames } = await pairedLink();
    vi.advanceTimersByTime(BRIDGE_HEARTBEAT_MS);
    expect(sent.at(-1)).toEqual({ type: 'ping' });
    say({ type: 'ping' });
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: 'pong' }));
    expect(frames).toEqual([]);
  });

  test('is ended when the agent falls silent, and not while it answers', async () => {
    const { say, ends } = await pairedLink();
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(BRIDGE_HEARTBEAT_MS);
      say({ type: 'pong' });
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(ends).toEqual([]);
    vi.advanceTimersByTime(4 * BRIDGE_HEARTBEAT_MS);
    expect(ends).toEqual(['silent']);
  });

  test('is ended by a flood', async () => {
    const { say, ends, frames } = await pairedLink();
    for (let i = 0; i < 2 * BRIDGE_MAX_FRAMES; i++) say({ id: i, type: 'snapshot' });
    await vi.waitFor(() => expect(ends).toEqual(['flooded']));
    expect(frames.length).toBeLessThanOrEqual(BRIDGE_MAX_FRAMES);
  });
});

describe('the client', () => {
  test('tries again after growing pauses, tells what went wrong, and stops when told', () => {
    const sockets: ReturnType<typeof fakeSocket>[] = [];
    const states: string[] = [];
    const stop = startClient({
      url: `ws://localhost:${PORT}`,
      port: PORT,
      key: KEY,
      open: () => {
        const made = fakeSocket();
        sockets.push(made);
        return made.socket;
      },
      onState: (state, trouble) => states.push(trouble ? `${state}: ${trouble}` : state),
      onPeer: (_peer: Peer) => ({ frame: () => undefined, gone: () => undefined }),
    });
    sockets[0]?.socket.onclose?.();
    expect(states).toEqual(['connecting', 'waiting: unreachable']);
    vi.advanceTimersByTime(600);
    expect(sockets).toHaveLength(2);
    sockets[1]?.socket.onclose?.();
    vi.advanceTimersByTime(600);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(600);
    expect(sockets).toHaveLength(3);
    stop();
    sockets[2]?.socket.onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(3);
    expect(states.at(-1)).toBe('connecting');
  });
});
