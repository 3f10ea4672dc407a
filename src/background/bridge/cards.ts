// Writes that the outside agent asked for, before the user. In memory only: a card that the worker's death
// takes away was not approved, and nothing was done.
import { BRIDGE_CONFIRM_MS } from '../../shared/budgets';
import { CopilotError } from '../../shared/errors';
import { newId } from '../../shared/ids';
import type { BridgeCard } from '../../shared/messages/bridge';
import type { Ask } from '../acts/gate';
import { now } from '../clock';
import { refuseUnread } from '../panel/unread-card';

export type Answer = 'approved' | 'trusted' | 'declined' | 'expired' | 'withdrawn';

export interface BridgeCards {
  list(): BridgeCard[];
  /** Resolves with the user's answer; with `expired` when there is none in time. */
  put(ask: Ask): Promise<Answer>;
  /** Throws for a card that is not there, or that the user cannot have read yet. */
  decide(cardId: string, approve: boolean, trust: boolean): void;
  /** The agent has gone: nobody waits for an answer any more. */
  withdrawAll(): void;
}

export function createBridgeCards(changed: () => void): BridgeCards {
  const open = new Map<string, { shown: BridgeCard; end: (answer: Answer) => void }>();

  return {
    list: () => [...open.values()].map(({ shown }) => shown),
    put: (ask) =>
      new Promise((resolve) => {
        const id = newId<string>();
        const late = setTimeout(() => end('expired'), BRIDGE_CONFIRM_MS);
        const end = (answer: Answer) => {
          clearTimeout(late);
          open.delete(id);
          changed();
          resolve(answer);
        };
        const card = { ...ask.card, id, taskId: 'bridge', createdAt: now() };
        open.set(id, { shown: { card, offersTrust: ask.trustable }, end });
        changed();
      }),
    decide: (cardId, approve, trust) => {
      const found = open.get(cardId);
      if (!found) throw new CopilotError('NOT_FOUND', 'This request is no longer open.');
      const { card, offersTrust } = found.shown;
      refuseUnread(card);
      found.end(approve ? (trust && offersTrust ? 'trusted' : 'approved') : 'declined');
    },
    withdrawAll: () => {
      for (const { end } of [...open.values()]) end('withdrawn');
    },
  };
}
