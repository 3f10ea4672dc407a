// What became of each act, by nonce, as long as the document lives: a service worker that died between
// intent and outcome asks here instead of acting twice. Also where nonces are used up and revoked.
import type { ActReply, OutboxReply } from '../shared/messages/content';

/** Finished acts whose replies are kept; the nonces of older ones stay used. */
const KEPT_REPLIES = 50;

export interface Outbox {
  /** Uses the nonce up; false when it was used or revoked before. */
  begin(nonce: string): boolean;
  finish(nonce: string, reply: ActReply): void;
  /** State of a nonce; one that was never seen is revoked by the question. */
  ask(nonce: string): OutboxReply;
}

export function createOutbox(): Outbox {
  const seen = new Set<string>();
  const running = new Set<string>();
  const done = new Map<string, ActReply>();
  return {
    begin(nonce) {
      if (seen.has(nonce)) return false;
      seen.add(nonce);
      running.add(nonce);
      return true;
    },
    finish(nonce, reply) {
      running.delete(nonce);
      done.set(nonce, reply);
      for (const oldest of done.keys()) {
        if (done.size <= KEPT_REPLIES) break;
        done.delete(oldest);
      }
    },
    ask(nonce) {
      const reply = done.get(nonce);
      if (reply) return { state: 'done', reply };
      if (running.has(nonce)) return { state: 'running' };
      seen.add(nonce);
      return { state: 'unseen' };
    },
  };
}
