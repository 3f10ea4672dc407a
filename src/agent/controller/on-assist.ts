// What becomes of a task that needs the user's help (access to a page, a log-in), and notices by itself when it was given.
import { troubleOf } from '../../shared/phrase';
import { say, waitFor } from './cards';
import type { AgentEvent, Clock, Reduced } from './events';
import type { ControllerState } from './state';

/** Only the user can let the copilot onto a page: a task that stands before one is not over. */
export function accessNeeded(
  state: ControllerState,
  { trouble, origins }: Extract<AgentEvent, { type: 'accessNeeded' }>,
  clock: Clock,
): Reduced {
  const said = troubleOf(trouble);
  const draft = { kind: 'assist', type: 'permission', message: trouble.error, said, origins } as const;
  return waitFor(state, draft, clock, said);
}

/** On with the item. A goal that was given on a page which nobody could see belongs to that page's site. */
export function assistNoticed(
  state: ControllerState,
  event: Extract<AgentEvent, { type: 'assistNoticed' }>,
): Reduced {
  if (state.phase.at !== 'wait' || state.phase.card.id !== event.cardId) return { state, say: [] };
  const begun = state.goalOrigins.length > 0 || event.origin === undefined;
  return {
    state: {
      ...state,
      status: 'executing',
      phase: { at: state.list ? 'propose' : 'interpret' },
      failures: 0,
      ...(begun ? {} : { goalOrigins: [event.origin!] }),
    },
    say: [say('notice', event.note)],
  };
}
