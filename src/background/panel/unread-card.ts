// A card that has only just appeared cannot have been read. Our pages disable its buttons for that long, and the background
// refuses, by its own clock, any answer to a card of a task or the bridge that comes sooner. (Cards of the palette are not
// kept here: it repeats its call with the user's approval, so that only its page disables the button.)
import { CARD_INERT_MS } from '../../shared/budgets';
import { CopilotError } from '../../shared/errors';
import { now } from '../clock';

/** Throws for an answer that comes too soon. */
export function refuseUnread({ createdAt }: { createdAt: number }): void {
  if (now() - createdAt < CARD_INERT_MS)
    throw new CopilotError('NOT_ACTIONABLE', 'The request has only just been shown. Read it first.');
}
