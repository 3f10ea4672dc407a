// A card that has only just come up cannot have been read. Pages keep its buttons still for that long; the background
// takes no answer to a task's card or the bridge's either, by its own clock, whoever sends one. (The palette keeps no card:
// it asks again with the user's yes, and only its page holds the button still.)
import { CARD_INERT_MS } from '../../shared/budgets';
import { CopilotError } from '../../shared/errors';
import { now } from '../clock';

/** Throws for an answer that comes too soon. */
export function refuseUnread({ createdAt }: { createdAt: number }): void {
  if (now() - createdAt < CARD_INERT_MS)
    throw new CopilotError('NOT_ACTIONABLE', 'The request has only just been shown. Read it first.');
}
